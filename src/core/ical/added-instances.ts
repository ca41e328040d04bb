import { expand } from '../recurrence/expand';
import { RecurrenceError } from '../recurrence/rule';
import type { EpochMinute } from '../time/period';
import { toWall } from '../time/zone';
import type { CalendarEvent, EventMoment } from './event';
import { seriesOf } from './series';

/** No rule is followed further than this (the year 6052): COUNT, UNTIL or the step budget end it before. */
const LATEST = 2_147_000_000;
const MAX_STEPS = 40_000;

/**
 * The instances that an ADD brings (RFC 5546 3.2.4): its start and, where it recurs, all that its rule and dates give.
 * Null when the rule has no end, cannot be read, or gives more than `most`.
 */
export function addedInstances(event: CalendarEvent, start: EventMoment, most: number): CalendarEvent[] | null {
  if (event.recurrence.length === 0) return [{ ...event, recurrenceId: start }];
  try {
    const set = seriesOf([{ ...event, recurrenceId: null }], start.zone);
    if (!set || set.rules.some((rule) => rule.count === null && rule.until === null)) return null;
    const instances = expand(set, { start: start.at, end: LATEST }, { steps: MAX_STEPS, instances: most });
    return instances.map((instance) => {
      const begin = momentAt(start, instance.start);
      return { ...event, start: begin, end: momentAt(start, instance.end), recurrenceId: begin, recurrence: [] };
    });
  } catch (error) {
    if (error instanceof RecurrenceError) return null;
    throw error;
  }
}

function momentAt(like: EventMoment, at: EpochMinute): EventMoment {
  return { ...like, at, wall: toWall(like.zone, at) };
}
