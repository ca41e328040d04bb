import { Check as CheckMark, X } from 'lucide-react';
import { reasonWords } from '@/core/loop/asking/reason-words';
import type { Check } from '@/core/queue/checks';
import type { Translate } from '@/messages/message-keys';
import { slotWords } from '@/modules/meetings/ui/time-words';

interface ChecksListProps {
  readonly checks: readonly Check[];
  readonly zone: string;
  readonly tq: Translate<'queue'>;
}

/** What was looked at before a plan is carried out, and what speaks against it. */
export function ChecksList({ checks, zone, tq }: ChecksListProps) {
  return (
    <ul aria-label={tq('checks')} className="grid gap-1.5">
      {checks.map(({ check, ok, found }) => (
        <li key={check} className="flex items-start gap-2">
          {ok ? (
            <CheckMark className="mt-0.5 size-4 shrink-0 text-good" aria-label={tq('holds')} />
          ) : (
            <X className="mt-0.5 size-4 shrink-0 text-bad" aria-label={tq('holdsNot')} />
          )}
          <span className="min-w-0 wrap-anywhere">
            {tq(check)}
            {ok ? null : (
              <span className="block text-ink-2">
                {(check === 'times' ? timesIn(found, zone) : reasonWords(found)).join('; ')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Times that are gone; or why nobody knows. */
function timesIn(found: readonly string[], zone: string): string[] {
  return found.map((text) => (/^\d+$/.test(text) ? slotWords(Number(text), zone) : text));
}
