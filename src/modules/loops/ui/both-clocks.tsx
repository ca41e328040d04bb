import type { LoopState } from '@/core/loop/state';
import type { Period } from '@/core/time/period';
import { dayWords, otherSpanWords, placeWords, sameClock, spanWords } from '@/modules/meetings/ui/time-words';
import type { Spoken } from './spoken';

/** The only guest whose clock is known, and is another than the owner's. */
export function otherClock(
  { participants }: LoopState,
  { zone }: Spoken<'loops'>,
): { name: string; zone: string } | null {
  const [guest, ...others] = participants.filter((p) => p.role === 'guest' && p.status !== 'declined');
  if (others.length > 0 || !guest?.zone || guest.zone === zone) return null;
  return { name: guest.name ?? guest.address, zone: guest.zone };
}

interface BothClocksProps {
  readonly span: Period;
  readonly other: ReturnType<typeof otherClock>;
  readonly spoken: Spoken<'loops'>;
}

/** Weekday, date, start–end and the zone by its city; the guest's clock beside it, quieter, where it shows another time. */
export function BothClocks({ span, other, spoken }: BothClocksProps) {
  const { t, zone, locale } = spoken;
  const time = `${dayWords(span.start, zone, locale)}, ${spanWords(span, zone, locale)}`;
  return (
    <span>
      <time dateTime={new Date(span.start * 60_000).toISOString()}>
        {t('inZone', { time, place: placeWords(zone, locale) })}
      </time>
      {other && !sameClock(span.start, zone, other.zone) ? (
        <span className="block text-ink-2">
          {t('theirs', {
            time: otherSpanWords(span, zone, other.zone, locale),
            name: other.name,
            place: placeWords(other.zone, locale),
          })}
        </span>
      ) : null}
    </span>
  );
}
