import { parseClock, parseLocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toInstant, zoneTable } from '../time/zone';
import type { Acceptance } from './acceptance';
import type { ReadSentence } from './passage';
import type { ReadingContext, Window } from './reading';
import type { Timeline } from './timeline';

/**
 * A slot that is taken, and words beside it that may mean less or another one: "Tuesday at 10 works, but I leave at
 * 10:25" cuts it short, "10 am Pacific is perfect" says its hour on another clock. Each is a reason to ask.
 */
export function doubtsOfChoice(timeline: Timeline, acceptance: Acceptance, context: ReadingContext): string[] {
  if (context.loopState === 'new') return [];
  const taken = acceptance.options.flatMap(({ option, stance }) =>
    stance === 'reject' ? [] : (context.offered[option - 1] ?? []),
  );
  const short = taken.some(({ start, end }) =>
    acceptance.windows.some((window) => window.stance === 'cannot' && beginsInside(window, start, end)),
  );
  const elsewhere = timeline.statements.some(
    ({ statement, windows }) => statement.accepted && windows.some((window) => saysHourOfAnother(window, context)),
  );
  const asked = timeline.statements.some(({ sentence }) => sentence.question);
  const fallback = asked && timeline.statements.some(({ sentence }) => !sentence.question && isFallback(sentence));
  return [
    ...(short ? ['cut short'] : []),
    ...(elsewhere ? ['clock of another zone'] : []),
    ...(fallback ? ['only if not'] : []),
  ];
}

/** "Would Thursday at 11 do? If not I'll take the Wednesday one." takes it only after an answer. */
function isFallback({ items }: ReadSentence): boolean {
  const [first] = items;
  return first?.k === 'cue' && first.cue === 'otherwise';
}

/** Begins after the slot does and before it ends. */
function beginsInside(window: Window, start: EpochMinute, end: EpochMinute): boolean {
  const from = instantOf(window, window.zone);
  return window.role === 'offer' && from !== null && start < from && from < end;
}

/** The hour of an offered slot as our mail wrote it, said with the name of another zone. */
function saysHourOfAnother(window: Window, { offered, ownerZone, senderZone }: ReadingContext): boolean {
  if (window.zoneSource !== 'explicit' || window.precision !== 'minute' || window.to !== null) return false;
  const meant = instantOf(window, window.zone);
  if (meant === null || offered.some(({ start }) => start === meant)) return false;
  const written = [ownerZone, senderZone ?? ownerZone].map((zone) => instantOf(window, zone));
  return offered.some(({ start }) => written.includes(start));
}

function instantOf({ date, from }: Window, zone: string): EpochMinute | null {
  if (date === null || from === null) return null;
  return toInstant(zoneTable(zone), parseLocalDate(date) * 1440 + parseClock(from));
}
