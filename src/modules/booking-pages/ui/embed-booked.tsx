import { CalendarCheck } from 'lucide-react';
import type { Translate } from '@/messages/message-keys';
import type { SlotPage } from '@/modules/loops/queries/slot-page';
import { dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';

/** What came of a booking within somebody else's page. Moving and cancelling happen on the page of its link, in a window of our own. */
export function EmbedBooked({ page, token, t }: { page: SlotPage; token: string; t: Translate<'booking'> }) {
  const waits = page.kind === 'arranging';
  const time = timeWords(page);
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

/** The time that is booked, or was chosen and is being booked. */
function timeWords(page: SlotPage): string | null {
  const time = page.kind === 'booked' ? page : page.kind === 'arranging' ? page.chosen : null;
  if (!time || (page.kind !== 'booked' && page.kind !== 'arranging')) return null;
  return `${dayWords(time.start, page.zone)}, ${spanWords(time, page.zone)}, ${placeWords(page.zone)}`;
}
