import type { EventFacts } from '../availability/busy-policy';
import { overlaps, type Period } from '../time/period';
import type { ZoneTable } from '../time/zone';
import { type EventMoment, instantOf } from './moment';
import { seriesPeriods } from './series';

/** What is needed of an event, series master or exception to place it in time. `id` is unique in its calendar. */
export interface MirrorEvent {
  readonly id: string;
  readonly status: EventFacts['status'];
  readonly start: EventMoment | null;
  readonly end: EventMoment | null;
  /** RRULE, RDATE and EXDATE lines (RFC 5545 3.8.5); empty when it does not recur. */
  readonly recurrence: readonly string[];
  readonly recurringEventId: string | null;
  /** When an exception would have been if it were none: with `recurringEventId` it names one instance of the series. */
  readonly originalStart: EventMoment | null;
}

export interface Occurrence<E extends MirrorEvent> extends Period {
  readonly event: E;
}

/**
 * All occurrences of one calendar's events that overlap the window, cancelled ones left out, in no particular order. A
 * series gives its instances but for those that have an exception, which stands for itself. All-day events last from
 * midnight to midnight in `dayZone`: where the person is decides what a day is.
 */
export function occurrencesOf<E extends MirrorEvent>(
  events: readonly E[],
  window: Period,
  dayZone: ZoneTable,
): Occurrence<E>[] {
  const replaced = new Map<string, EventMoment[]>();
  for (const { recurringEventId, originalStart } of events) {
    if (recurringEventId === null || originalStart === null) continue;
    replaced.set(recurringEventId, [...(replaced.get(recurringEventId) ?? []), originalStart]);
  }
  const found: Occurrence<E>[] = [];
  for (const event of events) {
    const { id, status, start, end, recurrence } = event;
    if (status === 'cancelled' || start === null || end === null) continue;
    const periods =
      recurrence.length === 0
        ? [{ start: instantOf(start, dayZone), end: instantOf(end, dayZone) }]
        : seriesPeriods({ start, end, recurrence, replaced: replaced.get(id) ?? [] }, window, dayZone);
    for (const period of periods) {
      if (overlaps(period, window)) found.push({ start: period.start, end: period.end, event });
    }
  }
  return found;
}
