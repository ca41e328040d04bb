'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Note } from '@/ui/notes';
import type { ConflictAnswer, SentenceAnswer } from '../../schema';

interface ConflictListProps {
  readonly conflicts: readonly ConflictAnswer[];
  readonly sentences: readonly SentenceAnswer[];
  /** Goes to a sentence in the text; without it the sentences are links to where they stand on the page. */
  readonly goTo?: (said: string) => void;
}

/** What in the document does not go together: what is wrong, the sentences, and what would mend it. */
export function ConflictList({ conflicts, sentences, goTo }: ConflictListProps) {
  const t = useMessages('document');
  if (conflicts.length === 0) return null;
  const way = (id: string, text: string): ReactNode =>
    goTo ? (
      <button type="button" onClick={() => goTo(text)} className="text-left underline underline-offset-3">
        {t('quoted', { text })}
      </button>
    ) : (
      <a href={`#${id}`} className="underline underline-offset-3">
        {t('quoted', { text })}
      </a>
    );
  return (
    <section aria-label={t('contradictions')} className="grid gap-3">
      {conflicts.map(({ kind, sentences: ids, text, proposal }) => (
        <Note key={`${kind} ${ids.join(' ')}`} tone="warn">
          <p className="font-medium">{text}</p>
          <ul className="mt-1 grid gap-0.5">
            {sentences
              .filter(({ id }) => ids.includes(id))
              .map(({ id, text: said }) => (
                <li key={id}>{way(id, said)}</li>
              ))}
          </ul>
          <p className="mt-1 text-ink-2">{proposal}</p>
        </Note>
      ))}
    </section>
  );
}
