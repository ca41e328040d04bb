import { CalendarCheck, CalendarClock } from 'lucide-react';
import type { Translate } from '@/messages/message-keys';
import { dayWords, otherSpanWords, placeWords, sameClock, spanWords } from '@/modules/meetings/ui/time-words';
import type { SlotPage } from '../queries/slot-page';
import { ChangeBooking } from './change-booking';
import { rhythmWords } from './pattern-words';
import { SlotFoot, SlotHead } from './slot-head';

interface BookedViewProps {
  readonly page: Extract<SlotPage, { kind: 'booked' }>;
  readonly token: string;
  readonly zone: string;
  /** The guest's zone is not known, nor chosen on the page. */
  readonly guessed: boolean;
  readonly assistant: string;
  readonly t: Translate<'guest'>;
}

/** The meeting stands: when, and how to join. Also what a link shows that is opened after the booking. */
export function BookedView({ page, token, zone, guessed, assistant, t }: BookedViewProps) {
  const { owner, title, start, end, joinUrl, ownerZone } = page;
  const { becomes } = page;
  const cancelling = becomes === 'cancelled';
  // The time that was chosen is shown at once, as what it is.
  const shown = page.changing && becomes && becomes !== 'cancelled' ? becomes : page;
  const pattern = rhythmWords({ ...page, durationMin: end - start }, page, { zone, ownerZone });
  return (
    <main className="mx-auto w-full max-w-[440px] px-4 py-10" data-guessed-zone={guessed ? zone : undefined}>
      <SlotHead owner={owner} assistant={assistant} />
      <h1 className="mt-4 flex items-center gap-2 text-xl font-semibold tracking-tight">
        {page.changing ? (
          <CalendarClock className="size-6 shrink-0 text-ink-2" aria-hidden />
        ) : (
          <CalendarCheck className="size-6 shrink-0 text-good" aria-hidden />
        )}
        {t(page.changing && page.becomes ? (cancelling ? 'cancelling' : 'moving') : 'booked')}
      </h1>
      <p className="mt-1 text-ink-2">{title}</p>
      <p className="mt-4 rounded-md border border-line bg-surface px-4 py-3">
        <time dateTime={new Date(shown.start * 60_000).toISOString()}>
          <span className="block text-base font-semibold">{dayWords(shown.start, zone)}</span>
          {spanWords(shown, zone)} in {placeWords(zone)}
        </time>
        {sameClock(shown.start, zone, ownerZone) ? null : (
          <span className="block text-ink-2">
            {otherSpanWords(shown, zone, ownerZone)} in {placeWords(ownerZone)}, for {owner}
          </span>
        )}
        {shown === page ? null : (
          <span className="mt-1 block text-ink-2">
            {t('until', { when: `${dayWords(start, zone)}, ${spanWords(page, zone)}` })}
          </span>
        )}
      </p>
      {pattern ? <p className="mt-3 text-ink-2">It repeats: {pattern}.</p> : null}
      {joinUrl ? (
        <p className="mt-3 text-base">
          Join at{' '}
          <a href={joinUrl} rel="noreferrer" className="underline underline-offset-3 wrap-anywhere">
            {joinUrl.replace('https://', '')}
          </a>
        </p>
      ) : null}
      {page.changing ? null : (
        <>
          <p className="mt-4">
            <a href={`/api/slots/${token}/event.ics`} className="underline underline-offset-3" download>
              Add to my calendar
            </a>
          </p>
          <p className="mt-4 text-ink-2">{page.changes ? t('invitation') : t('invitationOnly')}</p>
        </>
      )}
      <ChangeBooking {...{ page, token, zone, t }} />
      <SlotFoot owner={owner} assistant={assistant} />
    </main>
  );
}
