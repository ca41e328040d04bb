import type { ReactNode } from 'react';
import type { Translate } from '@/messages/message-keys';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import type { PageOwner } from '../queries/shown';
import type { WrittenTo } from '../queries/written-to';
import type { FormProblem } from './form-fields';
import { WriteInstead } from './write-instead';

const WHY = {
  taken: 'whyTaken',
  over: 'whyOver',
  not_offered: 'whyNotOffered',
  early: 'whyEarly',
  old: 'whyOld',
  full: 'whyFull',
  own_address: 'whyOwnAddress',
  closed: 'whyClosed',
  invalid: 'whyInvalid',
} as const;

interface ArrivalNoteProps {
  /** As the address has it. */
  readonly why: string | undefined;
  readonly owner: string;
  /** What of the form is not right, each a link to its field. */
  readonly problems: readonly FormProblem[];
  readonly t: Translate<'booking'>;
  readonly seats: Translate<'seats'>;
}

/** What stood in the way of a booking. */
export function ArrivalNote({ why, owner, problems, t, seats }: ArrivalNoteProps) {
  if (why === 'no_seats') return <Warning>{seats('noSeats')}</Warning>;
  const key = WHY[why as keyof typeof WHY];
  if (key === undefined || !Object.hasOwn(WHY, why ?? '')) return null;
  return (
    <Warning>
      {key === 'whyOwnAddress' ? t(key, { owner }) : t(key)}
      {problems.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {problems.map(({ id, label, text }) => (
            <li key={id}>
              <a href={`#${id}`} className="underline underline-offset-3 wrap-anywhere">
                {label}
              </a>
              {`: ${text}`}
            </li>
          ))}
        </ul>
      ) : null}
    </Warning>
  );
}

function Warning({ children }: { readonly children: ReactNode }) {
  return (
    <div role="status">
      <Note tone="warn" className="mb-5">
        {children}
      </Note>
    </div>
  );
}

interface NothingProps {
  readonly why: 'paused' | 'closed' | 'none' | 'unreadable';
  readonly owner: PageOwner;
  readonly days: number;
  /** The owner has other pages, which take bookings. */
  readonly others: boolean;
  readonly embed: boolean;
  readonly assistant: WrittenTo | null;
  readonly t: Translate<'booking'>;
}

/** No times, and why, with a way on. Nobody but the owner learns that it is a matter of their plan. */
export function Nothing({ why, owner, days, others, embed, assistant, t }: NothingProps) {
  const text = {
    paused: [t('paused', { owner: owner.name }), null],
    closed: [t('paused', { owner: owner.name }), null],
    none: [t('noneLeft', { days }), t('noneLeftHint')],
    unreadable: [t('unreadable'), t('unreadableHint')],
  }[why];
  return (
    <div className="grid justify-items-start gap-3 rounded-md border border-dashed border-line-strong px-4 py-6">
      <p className="font-semibold">{text[0]}</p>
      {text[1] ? <p className="text-ink-2">{text[1]}</p> : null}
      <WriteInstead owner={owner.name} assistant={assistant} t={t} />
      {others ? (
        <Button asChild>
          <a href={`/book/${owner.handle}${embed ? '?embed=1' : ''}`}>{t('others')}</a>
        </Button>
      ) : null}
    </div>
  );
}
