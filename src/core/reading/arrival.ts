import { parseClock, parseLocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toInstant, zoneTable } from '../time/zone';
import type { TimedStatement } from './timed-statement';
import type { Timeline } from './timeline';

/** Later than this nobody is late for a meeting: they speak of another time for it. */
const LONGEST_LATENESS = 120;

/** "Running behind, be there at 10:45": how late that is, in minutes, and the timeline without it. */
export function arrivalOf(timeline: Timeline, start: EpochMinute): { minutes: number; timeline: Timeline } | null {
  for (const entry of timeline.statements) {
    const minutes = latenessOf(entry, start);
    if (minutes === null) continue;
    return {
      minutes,
      timeline: { ...timeline, statements: timeline.statements.filter((other) => other !== entry) },
    };
  }
  return null;
}

function latenessOf({ sentence, statement, windows }: TimedStatement, start: EpochMinute): number | null {
  const [only, ...others] = windows;
  if (!sentence.cues.has('late') || statement.stance !== 'can' || !only || others.length > 0) return null;
  if (only.date === null || only.from === null || only.to !== null) return null;
  const arrival = toInstant(zoneTable(only.zone), parseLocalDate(only.date) * 1440 + parseClock(only.from));
  const minutes = arrival - start;
  return minutes > 0 && minutes <= LONGEST_LATENESS ? minutes : null;
}
