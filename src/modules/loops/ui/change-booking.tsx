import type { Translate } from '@/messages/message-keys';
import { dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import type { SlotPage } from '../queries/slot-page';

interface ChangeBookingProps {
  readonly page: Extract<SlotPage, { kind: 'booked' }>;
  readonly token: string;
  readonly zone: string;
  readonly t: Translate<'guest'>;
}

/** Where the meeting is the guest's to change: a way to other times, and its end behind a second click. */
export function ChangeBooking({ page, token, zone, t }: ChangeBookingProps) {
  if (page.changing) {
    return (
      <Note className="mt-4">
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
        <span role="status" data-waiting>
          {t('changing')}
        </span>
      </Note>
    );
  }
  if (page.asked) {
    return (
      <Note className="mt-4">
        {asked(page, zone, t)} {t('changeAsked', { owner: page.owner })}
      </Note>
    );
  }
  if (!page.changes) return null;
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3">
      <Button asChild>
        <a href={`/t/${token}?move=1`}>{t('move')}</a>
      </Button>
      <details className="min-w-0 flex-1">
        <summary className="w-fit cursor-pointer list-none py-2 text-ink-2 underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
          {t('cancel')}
        </summary>
        <form method="post" action={`/api/slots/${token}/cancel`} className="mt-1 grid justify-items-start gap-2">
          <p className="text-ink-2">{t('cancelSure', { owner: page.owner })}</p>
          <Button type="submit" look="danger">
            {t('cancelNow')}
          </Button>
        </form>
      </details>
    </div>
  );
}

/** What the owner is asked about, as far as it is this guest's own wish. */
function asked({ becomes }: ChangeBookingProps['page'], zone: string, t: Translate<'guest'>): string | null {
  if (becomes === null) return null;
  if (becomes === 'cancelled') return t('cancelAsked');
  return t('moveAsked', { when: `${dayWords(becomes.start, zone)}, ${spanWords(becomes, zone)}` });
}
