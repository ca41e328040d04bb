import { parseLocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toInstant, type ZoneTable } from '../time/zone';

/** A moment of a calendar event: an instant, or a calendar day for all-day events. `zone` is the event's own (IANA). */
export type EventMoment =
  | { readonly kind: 'instant'; readonly at: EpochMinute; readonly zone: string | null }
  | { readonly kind: 'day'; readonly date: string };

/** The instant of a moment; of a day its midnight in `dayZone`. */
export function instantOf(moment: EventMoment, dayZone: ZoneTable): EpochMinute {
  return moment.kind === 'instant' ? moment.at : toInstant(dayZone, parseLocalDate(moment.date) * 1440);
}
