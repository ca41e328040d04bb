import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { listed } from '@/ui/words';
import type { SentenceAnswer } from '../../schema';

interface IgnoredNoteProps extends Pick<SentenceAnswer, 'understood' | 'unread' | 'fact' | 'lacksLink'> {
  /** The word as a way to where it can be done. */
  readonly rephrase?: ReactNode;
}

/** What of a sentence has no effect: all of it, or some clauses. Nothing where it was understood. */
export function IgnoredNote({ understood, unread, fact, lacksLink, rephrase = 'rephrase' }: IgnoredNoteProps) {
  if (understood === 'yes') return null;
  if (fact) return <p className="text-xs text-ink-3">About you: it asks for nothing, so I do nothing because of it.</p>;
  const what = understood === 'no' ? 'this' : listed(unread.map((words) => `“${words}”`));
  return (
    <p className="flex items-start gap-1.5 text-xs text-warn">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden />
      <span className="wrap-anywhere">
        {lacksLink ? (
          <>
            I have no link for {lacksLink} and cannot open rooms there, so the calendar’s own video calls stay. Put your
            link into the sentence to use it: {rephrase}.
          </>
        ) : (
          <>
            I could not turn {what} into a rule; I will ignore it until you {rephrase}.
          </>
        )}
      </span>
    </p>
  );
}
