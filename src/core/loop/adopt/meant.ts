import type { Intent } from '../../reading/reading';
import { overlaps } from '../../time/period';
import type { Heard, ResolvedWindow, StepContext } from '../context';
import { isMeant } from '../owner/people';
import type { Adoptable, CalendarMeeting } from './calendar-meeting';

/** What somebody wants only of a meeting that there is. */
const CHANGES: ReadonlySet<Intent> = new Set([
  'reschedule',
  'cancel',
  'running_late',
  'change_duration',
  'change_medium',
  'change_location',
  'change_title',
  'remove_participant',
  'change_attendance',
]);
/** What a guest says of one: to them, whoever wrote first, "I can't make it" is no answer to an offer. */
const OF_GUESTS: ReadonlySet<Intent> = new Set([...CHANGES, 'decline_meeting']);

/** Who speaks, and who else has to take part in what they speak of. */
export interface Speaking {
  /** Null for the owner. */
  readonly guest: string | null;
  readonly copied: readonly string[];
}

/** The events that a mail may be about; `sure` when one of them, and only it, fits what was said. */
export interface Meant {
  readonly events: readonly Adoptable[];
  readonly sure: boolean;
}

/** Shorter words are no names. */
const SHORTEST_NAME = 3;
/** Nobody says that they are late for what begins later than this. */
const NEAR_MIN = 60;

const NOTHING: Meant = { events: [], sure: false };

/** Whether the words want something of a meeting that stands, whichever it is. */
export function changesMeeting(heard: Heard, { guest }: Speaking): boolean {
  const { reading, windows } = heard;
  const kinds = guest === null ? CHANGES : OF_GUESTS;
  const changes = reading.intents.some(({ kind }) => kinds.has(kind)) || reading.details.shiftMin !== null;
  const asks = reading.intents.some(({ kind }) => kind === 'request_meeting');
  // A model tells a meeting that is asked for from one that there is; the grammar does not always.
  if (asks) return changes && reading.by !== 'model' && !saysMore(heard);
  return changes || windows.some((w) => w.role === 'current_event') || (guest !== null && windows.some(refuses));
}

/**
 * Which events of the calendar are meant: those with the people who are named, write or are copied, called as the words
 * have it, at the time that was named. Of a series it is the time that is named, else the next.
 */
export function meetingMeant(heard: Heard, speaking: Speaking, ctx: StepContext): Meant {
  const late = heard.reading.intents.some(({ kind }) => kind === 'running_late');
  const mention = (one: CalendarMeeting) =>
    heard.about?.find((m) => m.calendarId === one.calendarId && m.eventId === one.eventId);
  const all = (ctx.upcoming ?? []).filter(
    (one) =>
      takesPart(one, speaking) &&
      isOfNamed(one, heard, (mention(one)?.title ?? 0) > 0) &&
      (!late || one.start - ctx.now <= NEAR_MIN),
  );
  const spoken = speaking.guest !== null || speaking.copied.length > 0;
  const named = all.filter((one) => spoken || mention(one));
  const titled = best(named, (one) => mention(one)?.title ?? 0);
  const times = timesNamed(heard);
  const at = (candidates: readonly CalendarMeeting[]) => candidates.filter((one) => times.some((w) => isAt(one, w)));
  if (named.length === 0 && times.length === 0) return late ? choice(all, heard, []) : NOTHING;
  if (named.length === 0) return choice(soonest(at(all), times), heard, times);
  const fitting = [at(titled), at(named)].find((one) => one.length > 0);
  if (fitting) return choice(soonest(fitting, times), heard, times);
  const doubtful = times.some((w) => w.role === 'current_event');
  const meant = choice(titled, heard, []);
  return doubtful ? { ...meant, sure: false } : meant;
}

/** Each event once, by its first time among these. */
function choice(candidates: readonly CalendarMeeting[], heard: Heard, times: readonly ResolvedWindow[]): Meant {
  const first = candidates.filter(
    (one, i) => candidates.findIndex((o) => o.eventId === one.eventId && o.calendarId === one.calendarId) === i,
  );
  const events = first.map(({ calendarId, eventId, start, end, title, repeats, loopId }): Adoptable => {
    const whole = repeats && (times.length === 0 ? ends(heard) : repeatsThroughout(heard));
    return { calendarId, eventId, start, end, title, whole, ...(loopId ? { loopId } : {}) };
  });
  return { events, sure: events.length === 1 };
}

function takesPart({ guests }: CalendarMeeting, { guest, copied }: Speaking): boolean {
  return [...(guest === null ? [] : [guest]), ...copied].every((a) => guests.some(({ address }) => address === a));
}

/**
 * Whoever is named takes part, or stands in the title; by one of their names, whatever stands before it ("Herrn Meier"). An
 * address that the calendar has no name for may be theirs by its first letter, where the words name the meeting itself.
 */
function isOfNamed({ guests, title }: CalendarMeeting, { owner }: Heard, isNamed: boolean): boolean {
  const inTitle = (name: string) => (title ?? '').toLowerCase().includes(name.toLowerCase());
  const names = (owner?.names ?? []).map((name) => {
    const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= SHORTEST_NAME);
    return parts.length === 0 ? [] : [name, ...parts];
  });
  const isThere = (parts: readonly string[]) =>
    parts.length === 0 || parts.some((part) => inTitle(part) || guests.some((g) => isMeant(part, g)));
  const nameless = guests.filter((g) => !g.name && !names.flat().some((part) => isMeant(part, g)));
  const mayBe = ([name = '']: readonly string[]) =>
    nameless.some(({ address }) => address[0] === name[0]?.toLowerCase());
  return names.every((parts) => isThere(parts) || (isNamed && mayBe(parts)));
}

/** The times by which a meeting is told from others: those that are said to be its own, else where nothing is moved, any. */
function timesNamed(heard: Heard): readonly ResolvedWindow[] {
  const own = heard.windows.filter((w) => w.role === 'current_event' || refuses(w));
  if (own.length > 0) return own;
  return heard.reading.intents.some(({ kind }) => kind === 'reschedule') ? [] : heard.windows;
}

function refuses({ stance, role }: ResolvedWindow): boolean {
  return stance === 'cannot' && role === 'offer';
}

function isAt(one: CalendarMeeting, window: ResolvedWindow): boolean {
  const start = window.exactStart ?? window.precision === 'minute';
  return start ? one.start === window.start : overlaps(one, window);
}

/** "My 3pm" is said of every day: the first is meant. */
function soonest(candidates: readonly CalendarMeeting[], times: readonly ResolvedWindow[]): readonly CalendarMeeting[] {
  const days = new Set(times.map(({ start }) => Math.floor(start / 1440)));
  const [first] = candidates;
  return days.size > 7 && first ? candidates.filter((one) => one.start === first.start) : candidates;
}

/** The candidates that score highest; all of them where none scores. */
function best(all: readonly CalendarMeeting[], score: (one: CalendarMeeting) => number): readonly CalendarMeeting[] {
  const top = Math.max(0, ...all.map(score));
  return top === 0 ? all : all.filter((one) => score(one) === top);
}

/** Something ends, and a meeting of some length or time is asked for ("find an hour, my Friday was cancelled"): two matters. */
function saysMore(heard: Heard): boolean {
  const { reading, windows } = heard;
  const offers = windows.some(({ role, stance }) => role === 'offer' && stance !== 'cannot');
  return ends(heard) && (offers || reading.details.durationMin !== null);
}

function ends({ reading }: Heard): boolean {
  return reading.intents.some(({ kind }) => kind === 'cancel' || kind === 'decline_meeting');
}

function repeatsThroughout({ reading }: Heard): boolean {
  return reading.intents.some(({ kind }) => kind === 'request_recurring');
}
