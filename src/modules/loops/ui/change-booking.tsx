import type { Translate } from '@/messages/message-keys';
import { dayWords, placeWords, spanWords } from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import type { SlotPage } from '../queries/slot-page';
import { Stretches } from './slot-stretches';
import { OPENER } from './slot-zone';

interface ChangeBookingProps {
  readonly page: Extract<SlotPage, { kind: 'booked' }>;
  readonly token: string;
  readonly zone: string;
  /** The zone that the guest has picked, if any. */
  readonly picked: string | null;
  readonly now: number;
  readonly t: Translate<'guest'>;
}

/** Where the meeting is the guest's to change: a way to other times, and its end behind a second click. */
export function ChangeBooking(props: ChangeBookingProps) {
  const { page, token, zone, picked, t } = props;
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
  const chosen = picked ? `&zone=${encodeURIComponent(picked)}` : '';
  return (
    <div className="mt-5 grid gap-3">
      {page.changes === 'times' ? (
        <Button asChild className="justify-self-start">
          <a href={`/t/${token}?move=1${chosen}`}>{t('move')}</a>
        </Button>
      ) : (
        <AskForOthers {...props} />
      )}
      <details>
        <summary className={OPENER}>{t('cancel')}</summary>
        <form method="post" action={`/api/slots/${token}/cancel`} className="mt-1 grid justify-items-start gap-2">
          {picked ? <input type="hidden" name="zone" value={picked} /> : null}
          <p className="text-ink-2">{t('cancelSure', { owner: page.owner })}</p>
          <Button type="submit" look="danger">
            {t('cancelNow')}
          </Button>
        </form>
      </details>
    </div>
  );
}

/** Other times for what was arranged by mail: they are offered on this page, near the old one or where it was ticked. */
function AskForOthers({ page, token, zone, picked, now, t }: ChangeBookingProps) {
  return (
    <details>
      <summary className={OPENER}>{t('move')}</summary>
      <form method="post" action={`/api/slots/${token}/ask`} className="mt-1 mb-2 grid gap-3">
        {picked ? <input type="hidden" name="zone" value={picked} /> : null}
        <p className="text-ink-2">{t('moveHow', { owner: page.owner })}</p>
        <Stretches zone={zone} now={now} t={t} />
        <Button type="submit" className="justify-self-start">
          {t('askOthers', { place: placeWords(zone, t.locale) })}
        </Button>
      </form>
    </details>
  );
}

/** What the owner is asked about, as far as it is this guest's own wish. */
function asked({ becomes }: ChangeBookingProps['page'], zone: string, t: Translate<'guest'>): string | null {
  if (becomes === null) return null;
  if (becomes === 'cancelled') return t('cancelAsked');
  const when = `${dayWords(becomes.start, zone, t.locale)}, ${spanWords(becomes, zone, t.locale)}`;
  return t('moveAsked', { when });
}
