import { googleCalendar } from '@/adapters/google/calendar';
import type { EventDraft } from '@/ports/calendar';
import type { Product } from './running-product';

/** Somebody's calendar at the sandbox's Google, written and read past the product, and taken up by it. */
export function calendarOf(product: Product, email: string) {
  const port = googleCalendar({ root: product.sandbox.googleApiRoot });
  const grant = { accessToken: product.sandbox.control.accessToken(email) };
  let made = 0;
  return {
    port,
    grant,

    /** Puts an event there, of so many minutes, and lets the product see it; answers its id. */
    async put(title: string, start: number, more: Partial<EventDraft> = {}): Promise<string> {
      made += 1;
      const draft: EventDraft = {
        id: `theirs${start}a${made}`,
        summary: title,
        description: '',
        location: null,
        start,
        end: start + 60,
        zone: 'America/New_York',
        attendees: [],
        conferenceRequestId: null,
        ...more,
      };
      await port.insert(grant, 'primary', draft);
      await product.lookAtCalendars();
      return draft.id;
    },

    get: (id: string) => port.get(grant, 'primary', id),
  };
}
