import { busyTypeOf } from '@/core/availability/busy-policy';
import { occurrencesOf } from '@/core/mirror/occurrences';
import { UTC } from '@/core/time/zone';
import type { CalendarChanges, ProviderEvent } from '@/ports/calendar';

/** What somebody knows who has followed all changes, as the product keeps it. */
export class Mirror {
  private readonly events = new Map<string, ProviderEvent>();

  apply({ removed, events }: CalendarChanges): this {
    for (const id of removed) {
      for (const event of [...this.events.values()]) {
        if (event.id === id || event.recurringEventId === id) this.events.delete(event.id);
      }
    }
    for (const event of events) this.events.set(event.id, event);
    return this;
  }

  /** `summary start end`, with what it blocks if it is not plainly busy; in order of time. */
  occurrences(window: { start: number; end: number }): string[] {
    return occurrencesOf([...this.events.values()], window, UTC)
      .sort((a, b) => a.start - b.start)
      .map(({ start, end, event }) => {
        const response = event.attendees.find((attendee) => attendee.self)?.response ?? null;
        const busy = busyTypeOf({ ...event, response });
        return [event.summary, start - window.start, end - window.start, ...(busy === 'BUSY' ? [] : [busy])].join(' ');
      });
  }
}
