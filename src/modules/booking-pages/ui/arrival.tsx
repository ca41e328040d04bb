import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import type { PageOwner } from '../queries/shown';

const WHY = {
  taken: 'whyTaken',
  early: 'whyEarly',
  old: 'whyOld',
  full: 'whyFull',
  own_address: 'whyOwnAddress',
  closed: 'whyClosed',
  invalid: 'whyInvalid',
} as const;

/** What stood in the way of a booking; `why` comes from the address. */
export function ArrivalNote({ why, owner, t }: { why: string | undefined; owner: string; t: Translate<'booking'> }) {
  const key = WHY[why as keyof typeof WHY];
  if (key === undefined || !Object.hasOwn(WHY, why ?? '')) return null;
  return (
    <div role="status">
      <Note tone="warn" className="mb-5">
        {key === 'whyOwnAddress' ? t(key, { owner }) : t(key)}
      </Note>
    </div>
  );
}

interface NothingProps {
  readonly why: 'paused' | 'none' | 'unreadable';
  readonly owner: PageOwner;
  readonly days: number;
  readonly t: Translate<'booking'>;
}

/** No times, and why, with a way on. */
export function Nothing({ why, owner, days, t }: NothingProps) {
  const text = {
    paused: [t('paused', { owner: owner.name }), null],
    none: [t('noneLeft', { days }), t('noneLeftHint')],
    unreadable: [t('unreadable'), t('unreadableHint')],
  }[why];
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-dashed border-line-strong px-4 py-6">
      <p className="font-semibold">{text[0]}</p>
      {text[1] ? <p className="text-ink-2">{text[1]}</p> : null}
      <Button asChild>
        <a href={`/book/${owner.handle}`}>{t('others')}</a>
      </Button>
    </div>
  );
}
