import type { ReactNode } from 'react';
import type { Conflict } from '@/core/preferences/compiled';
import { Note } from '@/ui/notes';
import type { SentenceAnswer } from '../../schema';

interface ConflictListProps {
  readonly conflicts: readonly Conflict[];
  readonly sentences: readonly SentenceAnswer[];
  /** A sentence as a way to where it stands. */
  link(id: string, text: string): ReactNode;
}

/** What in the document does not go together: what is wrong, the sentences, and what would mend it. */
export function ConflictList({ conflicts, sentences, link }: ConflictListProps) {
  if (conflicts.length === 0) return null;
  return (
    <section aria-label="Contradictions" className="grid gap-3">
      {conflicts.map(({ kind, sentences: ids, text, proposal }) => (
        <Note key={`${kind} ${ids.join(' ')}`} tone="warn">
          <p className="font-medium">{text}</p>
          <ul className="mt-1 grid gap-0.5">
            {sentences
              .filter(({ id }) => ids.includes(id))
              .map(({ id, text: said }) => (
                <li key={id}>{link(id, said)}</li>
              ))}
          </ul>
          <p className="mt-1 text-ink-2">{proposal}</p>
        </Note>
      ))}
    </section>
  );
}
