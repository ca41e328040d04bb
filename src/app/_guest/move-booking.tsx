import { parsePageToken } from '@/core/mail/page-token';
import type { EpochMinute } from '@/core/time/period';
import { BookingZone } from '@/modules/booking-pages/ui/booking-head';
import { TimeChoice } from '@/modules/booking-pages/ui/time-choice';
import { loopById } from '@/modules/loops/queries/loops';
import { moveTimes } from '@/modules/loops/queries/move-times';
import type { SlotPage } from '@/modules/loops/queries/slot-page';
import { signingKey } from '@/modules/mailbox/policy';
import { clockWords, dayWords, spanWords } from '@/modules/meetings/ui/time-words';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { runtime } from '@/ports/runtime';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { messagesOf } from '../_shell/locale';
import { first } from '../_shell/session';

interface MoveBookingProps {
  readonly page: Extract<SlotPage, { kind: 'booked' }>;
  readonly token: string;
  readonly zone: string;
  readonly zonePicked: boolean;
  readonly guessed: boolean;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: EpochMinute;
}

/** Other times of the booking page for a meeting that was booked on it; the meeting stands until one is chosen. */
export async function MoveBooking({ page, token, zone, zonePicked, guessed, query, now }: MoveBookingProps) {
  const place = parsePageToken(token, [signingKey(runtime().settings)]);
  const loop = place && (await loopById(place.loopId));
  const times = loop && place ? await moveTimes(loop, place.participantId, runtime()) : [];
  const [t, words] = await Promise.all([messagesOf('guest'), messagesOf('booking')]);
  const slot = times.find(({ start }) => String(start) === first(query.at));
  const view = { path: `/t/${token}`, zone: zonePicked ? zone : null, embed: false, keep: { move: '1' } };
  const when = `${dayWords(page.start, zone)}, ${clockWords(page.start, zone)}`;
  return (
    <main className="mx-auto w-full max-w-[640px] px-4 py-10" data-guessed-zone={guessed ? zone : undefined}>
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{t('moveTitle', { title: page.title })}</h1>
      <p className="mt-1 text-ink-2">{t('stays', { when })}</p>
      {times.length > 0 && (first(query.gone) === '1' || (first(query.at) !== undefined && !slot)) ? (
        <Note tone="warn" className="mt-4">
          {t('gone')}
        </Note>
      ) : null}
      {slot ? (
        <form method="post" action={`/api/slots/${token}/move`} className="mt-6 grid gap-3">
          <input type="hidden" name="start" value={slot.start} />
          <p className="rounded-md border border-line bg-surface px-4 py-3">
            <span className="block text-base font-semibold">{dayWords(slot.start, zone)}</span>
            {spanWords(slot, zone)}
          </p>
          <Button type="submit" look="primary" size="large">
            {t('moveTo')}
          </Button>
        </form>
      ) : null}
      {times.length === 0 ? <p className="mt-6">{t('none')}</p> : null}
      {times.length > 0 && !slot ? (
        <div className="mt-6 grid gap-6">
          <BookingZone zone={zone} zones={zoneChoices(now, [zone, page.ownerZone])} keep={view.keep} t={words} />
          <TimeChoice
            view={view}
            times={times}
            zone={zone}
            asked={{ month: first(query.month), day: first(query.day) }}
            t={words}
          />
        </div>
      ) : null}
      <p className="mt-6">
        <a href={`/t/${token}`} className="text-ink-2 underline underline-offset-3 hover:text-ink">
          {t('keep')}
        </a>
      </p>
    </main>
  );
}
