import type { EpochMinute, Period } from '@/core/time/period';
import type { Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import type { FreeTime } from '@/modules/booking-pages/queries/times';
import { BookingZone } from '@/modules/booking-pages/ui/booking-head';
import { TimeChoice } from '@/modules/booking-pages/ui/time-choice';
import type { SlotPage } from '@/modules/loops/queries/slot-page';
import { buttonWords } from '@/modules/loops/ui/slot-forms';
import { SlotTime } from '@/modules/loops/ui/slot-time';
import { clockWords, dayWords } from '@/modules/meetings/ui/time-words';
import { zoneChoices } from '@/modules/preferences/ui/zone-choices';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { first } from '../_shell/session';

interface MoveBookingProps {
  readonly page: Pick<Extract<SlotPage, { kind: 'booked' }>, 'title' | 'start' | 'owner' | 'ownerZone'>;
  /** Those to choose from. */
  readonly times: Promise<readonly (Period & Pick<FreeTime, 'left'>)[]>;
  readonly token: string;
  readonly zone: string;
  /** The zone that the guest has picked, if any. */
  readonly picked: string | null;
  readonly locale: Locale;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: EpochMinute;
}

/** Other times of the booking page for what was booked on it; it stands until one is chosen. */
export async function MoveBooking({ page, times: asked, token, zone, picked, locale, query, now }: MoveBookingProps) {
  const times = await asked;
  const t = translator(locale, 'guest');
  const words = translator(locale, 'booking');
  const slot = times.find(({ start, left }) => left !== 0 && String(start) === first(query.at));
  const view = { path: `/t/${token}`, zone: picked, embed: false, keep: { move: '1' } };
  const when = `${dayWords(page.start, zone, locale)}, ${clockWords(page.start, zone, locale)}`;
  return (
    <>
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
          {picked ? <input type="hidden" name="zone" value={picked} /> : null}
          <SlotTime slot={slot} {...{ zone, t }} owner={page.owner} ownerZone={page.ownerZone} />
          <Button type="submit" look="primary" size="large">
            {t('moveToAt', buttonWords(slot, zone, locale))}
          </Button>
        </form>
      ) : null}
      {times.length === 0 ? <p className="mt-6">{t('none')}</p> : null}
      {times.length > 0 && !slot ? (
        <div className="mt-6 grid gap-6">
          <BookingZone
            zone={zone}
            zones={zoneChoices(now, [zone, page.ownerZone], locale)}
            keep={view.keep}
            t={words}
          />
          <TimeChoice
            view={view}
            times={times}
            zone={zone}
            asked={{ month: first(query.month), day: first(query.day) }}
            t={words}
            seats={translator(locale, 'seats')}
          />
        </div>
      ) : null}
      <p className="mt-6">
        <a
          href={`/t/${token}${picked ? `?zone=${encodeURIComponent(picked)}` : ''}`}
          className="text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          {t('keep')}
        </a>
      </p>
    </>
  );
}
