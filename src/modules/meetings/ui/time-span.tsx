import type { Period } from '@/core/time/period';
import { dayWords, otherSpanWords, placeWords, sameClock, spanWords } from './time-words';

interface TimeSpanProps extends Period {
  readonly zone: string;
  /** A second zone, shown quieter, and only when its clock differs. */
  readonly other?: { readonly zone: string; readonly whose: string };
}

/** Weekday, date, start–end and the zone by city: a time is never shown without its zone. */
export function TimeSpan({ start, end, zone, other }: TimeSpanProps) {
  return (
    <span>
      <time dateTime={new Date(start * 60_000).toISOString()}>
        {dayWords(start, zone)}, {spanWords({ start, end }, zone)}
      </time>{' '}
      <span className="text-ink-2">{placeWords(zone)}</span>
      {other && !sameClock(start, zone, other.zone) ? (
        <span className="text-ink-2">
          {' '}
          · {otherSpanWords({ start, end }, zone, other.zone)} {other.whose}
        </span>
      ) : null}
    </span>
  );
}
