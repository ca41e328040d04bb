import { parseClock, parseLocalDate } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';
import { instantOf } from '@/inspect/instant';
import type { GoldReading, MailRow } from './gold';
import { allowsStart, parseGoldTime } from './gold-times';

/** What an automatic act may get wrong. */
export type Harm = 'slot' | 'people' | 'duration' | 'medium' | 'recipient' | 'minutes';

const SILENT = new Set(['thank', 'acknowledge', 'out_of_office', 'bounce', 'not_scheduling']);
/** Intents that lead to a time being offered, booked or moved. */
const TIMED = new Set([
  'accept',
  'propose_times',
  'decline_times',
  'ask_other_times',
  'request_meeting',
  'request_recurring',
  'reschedule',
  'state_availability',
  'instruct',
]);
/** Intents that change who is there or who is written to. */
const PEOPLE = new Set(['add_participant', 'remove_participant', 'change_attendance']);
const ADDRESSED = new Set([
  'cancel',
  'decline_meeting',
  'opt_out',
  'stop',
  'delegate',
  'hold_off',
  'resume',
  'approve_plan',
  'reject_plan',
  'edit_plan',
  'share_scheduling_link',
]);
const CHANGES = new Set(['change_duration', 'change_medium', 'change_location', 'change_title']);
const DEFAULT_MINUTES = 30;
/** Starts that are compared: every quarter of an hour of this many days from now. */
const DAYS_COMPARED = 75;

/**
 * What an automatic act on `read` would get wrong for the expected act of `gold`: slot, people, duration, medium,
 * recipient or minutes of lateness. Empty where the act is the expected one, would reach nobody, or is a question. Both
 * readings in the gold notation. A slot is wrong when the act could choose a start that the gold does not allow.
 */
export function harmOf(read: GoldReading, gold: GoldReading, row: MailRow): Harm[] {
  if (gold.mustAsk) return actsOutward(read) ? ['recipient'] : [];
  if (!actsOutward(read)) return [];
  const harms: Harm[] = [];
  const goldSilent = gold.intents.every((intent) => SILENT.has(intent));
  if (goldSilent || !sameWithin(read, gold, ADDRESSED)) harms.push('recipient');
  if (hasAny(read, TIMED) && slotDiffers(read, gold, row)) harms.push('slot');
  const concernsMeeting = hasAny(read, TIMED) || hasAny(read, CHANGES);
  if (concernsMeeting && (read.dur ?? null) !== (gold.dur ?? null)) harms.push('duration');
  if (concernsMeeting && (read.medium ?? null) !== (gold.medium ?? null)) harms.push('medium');
  if (peopleDiffer(read, gold)) harms.push('people');
  if (read.intents.includes('running_late') && (read.late ?? null) !== (gold.late ?? null)) harms.push('minutes');
  return harms;
}

/** Whether acting on a reading sends something other than a question to anybody. */
export function actsOutward(read: GoldReading): boolean {
  return read.intents.some((intent) => !SILENT.has(intent) && intent !== 'unclear');
}

function hasAny(reading: GoldReading, kinds: ReadonlySet<string>): boolean {
  return reading.intents.some((intent) => kinds.has(intent));
}

function sameWithin(a: GoldReading, b: GoldReading, kinds: ReadonlySet<string>): boolean {
  const within = (reading: GoldReading): string =>
    reading.intents
      .filter((kind) => kinds.has(kind))
      .sort()
      .join();
  return within(a) === within(b);
}

function peopleDiffer(read: GoldReading, gold: GoldReading): boolean {
  if (!sameWithin(read, gold, PEOPLE)) return true;
  if (gold.participants === undefined) return false;
  const list = (reading: GoldReading): string =>
    (reading.participants ?? [])
      .map(({ op, email, name }) => `${op} ${email ?? name ?? ''}`)
      .sort()
      .join();
  return list(read) !== list(gold);
}

function slotDiffers(read: GoldReading, gold: GoldReading, row: MailRow): boolean {
  if (!hasAny(gold, TIMED)) return true;
  const series = (reading: GoldReading): boolean => reading.intents.includes('request_recurring');
  if (series(read) !== series(gold)) return true;
  const permitted = startTest(gold, row);
  return candidates(read, row).some((start) => !permitted(start));
}

/** The starts that an act on this reading may choose. */
function candidates(reading: GoldReading, row: MailRow): EpochMinute[] {
  const accepted = acceptedStarts(reading, row);
  if (accepted) return accepted;
  const now = instantOf(row.now, row.ownerZone);
  const first = Math.ceil(now / 15) * 15;
  const test = startTest(reading, row);
  const grid = Array.from({ length: DAYS_COMPARED * 96 }, (_, i) => first + i * 15);
  return [...grid, ...pointStarts(reading, row)].filter(test);
}

/** Named starts that no quarter of an hour meets ("at 4:10"). */
function pointStarts(reading: GoldReading, row: MailRow): EpochMinute[] {
  return reading.times
    .map((text) => parseGoldTime(text, homeOf(row)))
    .flatMap((time) =>
      time.point && time.day !== null && time.polarity === '+'
        ? [toInstant(time.zone, time.day * 1440 + (time.from ?? 0))]
        : [],
    );
}

function startTest(reading: GoldReading, row: MailRow): (start: EpochMinute) => boolean {
  const accepted = acceptedStarts(reading, row);
  if (accepted) return (start) => accepted.includes(start);
  const times = reading.times.map((text) => parseGoldTime(text, homeOf(row)));
  const minutes = reading.dur ?? DEFAULT_MINUTES;
  return (start) => allowsStart(times, start, minutes);
}

function acceptedStarts({ accept, intents }: GoldReading, row: MailRow): EpochMinute[] | null {
  if (!intents.includes('accept') || accept === undefined) return null;
  const table = zoneTable(row.ownerZone);
  const starts = row.offered.map((text) =>
    toInstant(table, parseLocalDate(text.slice(0, 10)) * 1440 + parseClock(text.slice(11))),
  );
  return accept === 'any' ? starts : accept.flatMap((n) => starts[n - 1] ?? []);
}

function homeOf(row: MailRow): string {
  return row.senderZone ?? row.ownerZone;
}
