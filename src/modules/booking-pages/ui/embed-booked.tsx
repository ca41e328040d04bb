import { CalendarCheck } from 'lucide-react';
import type { Translate } from '@/messages/message-keys';
import type { SlotPage } from '@/modules/loops/queries/slot-page';
import { dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';

/** What came of a booking within somebody else's page. Moving and cancelling happen on the page of its link, in a window of our own. */
export function EmbedBooked({ page, token, t }: { page: SlotPage; token: string; t: Translate<'booking'> }) {
  const waits = page.kind === 'arranging';
  return (
    <div role="status" data-waiting={waits ? '' : undefined} className="grid justify-items-start gap-2">
      <h1 className="flex items-center gap-2 text-lg font-semibold">
        <CalendarCheck className="size-5 text-good" aria-hidden />
        {page.kind === 'booked' ? t('embedBooked') : t('embedSent')}
      </h1>
      {page.kind === 'booked' ? (
        <p>
          {dayWords(page.start, page.zone)}, {spanWords(page, page.zone)}, {placeWords(page.zone)}
        </p>
      ) : (
        <p>{t('embedSentText')}</p>
      )}
      {page.kind === 'invalid' ? null : (
        <a href={`/t/${token}`} target="_blank" rel="noreferrer" className="underline underline-offset-3">
          {t('embedManage')}
        </a>
      )}
    </div>
  );
}
