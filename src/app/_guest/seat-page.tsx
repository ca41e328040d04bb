import type { EpochMinute } from '@/core/time/period';
import type { Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { otherTimesOf, type SeatPage } from '@/modules/booking-pages/queries/seat-page';
import { SeatView } from '@/modules/booking-pages/ui/seat-view';
import { runtime } from '@/ports/runtime';
import { first } from '../_shell/session';
import { MoveBooking } from './move-booking';
import { OwnZone } from './own-zone';
import { TextsOf } from './texts-of';

interface SeatGuestPageProps {
  readonly seat: SeatPage;
  readonly token: string;
  readonly query: Readonly<Record<string, string | string[] | undefined>>;
  readonly now: EpochMinute;
  readonly locale: Locale;
  /** The zone that the guest has chosen, now or before. */
  readonly picked: string | undefined;
}

/** The page of somebody who has a seat: what they have, or other times for it. Looking never acts. */
export function SeatGuestPage({ seat, token, query, now, locale, picked }: SeatGuestPageProps) {
  const zone = picked ?? seat.zone;
  const standing = seat.state === 'booked' || seat.state === 'arranging';
  const moving = first(query.move) === '1' && seat.page !== null && standing;
  const t = translator(locale, 'seats');
  if (!standing) return <SeatView {...{ seat, token, zone, t }} />;
  return (
    <main
      className={`mx-auto w-full px-4 py-10 ${moving ? 'max-w-[640px]' : 'max-w-[472px]'}`}
      data-guessed-zone={seat.zoneGuessed && picked === undefined ? zone : undefined}
    >
      <OwnZone />
      {moving ? (
        <MoveBooking
          {...{ token, zone, locale, query, now }}
          page={seat}
          times={otherTimesOf(token, runtime())}
          picked={picked ?? null}
        />
      ) : (
        <SeatView
          {...{ seat, token, zone, t }}
          texts={<TextsOf {...{ token, zone, locale, query }} owner={seat.owner} />}
        />
      )}
    </main>
  );
}
