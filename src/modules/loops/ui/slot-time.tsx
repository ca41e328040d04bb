import type { Period } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import { dayWords, otherSpanWords, placeWords, sameClock, spanWords } from '@/modules/meetings/ui/time-words';

interface SlotTimeProps {
  readonly slot: Period;
  readonly zone: string;
  readonly owner: string;
  readonly ownerZone: string;
  readonly children?: React.ReactNode;
  readonly t: Translate<'guest'>;
}

/** A time on the guest's clock, and on that of whoever they meet where it is another one. */
export function SlotTime({ slot, zone, owner, ownerZone, children, t }: SlotTimeProps) {
  const place = placeWords(zone, t.locale);
  return (
    <div className="rounded-md border border-line bg-surface px-4 py-3">
      <time dateTime={new Date(slot.start * 60_000).toISOString()}>
        <span className="block text-base font-semibold">{dayWords(slot.start, zone, t.locale)}</span>
        {t('when', { span: spanWords(slot, zone, t.locale), place })}
      </time>
      {sameClock(slot.start, zone, ownerZone) ? null : (
        <span className="block text-ink-2">
          {t('whenFor', {
            span: otherSpanWords(slot, zone, ownerZone, t.locale),
            place: placeWords(ownerZone, t.locale),
            owner,
          })}
        </span>
      )}
      {children}
    </div>
  );
}
