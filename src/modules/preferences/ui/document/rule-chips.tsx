'use client';

import type { Rule } from '@/core/preferences/rule';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import type { SentenceAnswer } from '../../schema';

/** What the assistant does because of a sentence, a chip for each rule. Wishes, which only rank, have a dashed edge. */
export function RuleChips({ rules, past }: Pick<SentenceAnswer, 'rules' | 'past'>) {
  const t = useMessages('document');
  if (rules.length === 0) return null;
  return (
    <ul aria-label={t(past ? 'iDid' : 'iWill')} className="flex flex-wrap gap-1.5">
      {rules.map(({ rule, words }) => (
        <li
          key={words}
          className={cn(
            'rounded-sm border px-2 py-0.5 text-xs wrap-anywhere',
            past ? 'border-line text-ink-3 line-through' : 'border-line bg-surface-2 text-ink',
            isWish(rule) && 'border-dashed border-line-strong bg-transparent',
          )}
        >
          {words}
        </li>
      ))}
    </ul>
  );
}

function isWish({ kind }: Rule): boolean {
  return kind === 'like' || kind === 'lean';
}
