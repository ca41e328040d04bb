import { CalendarCheck } from 'lucide-react';
import type { Period } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import type { SlotPage } from '@/modules/loops/queries/slot-page';
import { dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import type { SeatPage } from '../queries/seat-page';

/** What came of a booking within somebody else's page. Moving and cancelling happen on the page of its link, in a window of our own. */
export function EmbedBooked({ page, token, t }: { page: BookedInFrame; token: string; t: Translate<'booking'> }) {
  const waits = page.kind === 'arranging';
  const time = timeWords(page, t.locale);
  return (
    <div role="status" data-waiting={waits ? '' : undefined} className="grid justify-items-start gap-2">
      <h1 className="flex items-center gap-2 text-lg font-semibold">
        <CalendarCheck className="size-5 text-good" aria-hidden />
        {page.kind === 'booked' ? t('embedBooked') : t('embedSent')}
      </h1>
      {time ? <p>{time}</p> : null}
      {page.kind === 'booked' ? null : <p>{t('embedSentText')}</p>}
      {page.kind === 'invalid' ? null : (
        <a href={`/t/${token}`} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {t('embedManage')}
        </a>
      )}
    </div>
  );
}

/** A link's page, as far as a frame shows it. */
export interface BookedInFrame {
  readonly kind: SlotPage['kind'];
  /** The time that is booked, or was chosen and is being booked, on the clock of this zone. */
  readonly time: (Period & { readonly zone: string }) | null;
}

/** What of a meeting's page a frame shows. */
export function inFrame(page: SlotPage): BookedInFrame {
  const time = page.kind === 'booked' ? page : page.kind === 'arranging' ? page.chosen : null;
  if (!time || (page.kind !== 'booked' && page.kind !== 'arranging')) return { kind: page.kind, time: null };
  return { kind: page.kind, time: { start: time.start, end: time.end, zone: page.zone } };
}

/** The same of a seat's page. */
export function seatInFrame({ state, start, end, zone }: SeatPage): BookedInFrame {
  const kind = state === 'booked' || state === 'arranging' ? state : 'closed';
  return { kind, time: kind === 'closed' ? null : { start, end, zone } };
}

function timeWords({ time }: BookedInFrame, locale: string): string | null {
  if (!time) return null;
  const { zone } = time;
  return `${dayWords(time.start, zone, locale)}, ${spanWords(time, zone, locale)}, ${placeWords(zone, locale)}`;
}
