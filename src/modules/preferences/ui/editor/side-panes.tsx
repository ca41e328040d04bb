'use client';

import { memo } from 'react';
import type { DocumentSentence } from '@/core/preferences/document';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import { ConflictList } from '../document/conflict-list';
import { LiveSentences } from './live-sentences';
import { TwoWeeks } from './two-weeks';
import type { Preview } from './use-preview';

interface PreviewPaneProps {
  readonly preview: Preview;
  onSentence(said: string | undefined): void;
}

interface RulesPaneProps extends PreviewPaneProps {
  readonly sentences: readonly DocumentSentence[];
  readonly place: number;
  onOpen(sentence: DocumentSentence): void;
}

/** What contradicts itself, then each sentence with its rules. */
export function RulesPane({ preview, sentences, place, onOpen, onSentence }: RulesPaneProps) {
  const { answer } = preview;
  return (
    <div className="grid gap-3">
      {answer ? <Conflicts answer={answer} onSentence={onSentence} /> : null}
      <LiveSentences sentences={sentences} compiled={answer?.sentences ?? []} current={place} onOpen={onOpen} />
    </div>
  );
}

const Conflicts = memo(function Conflicts({
  answer,
  onSentence,
}: {
  readonly answer: NonNullable<Preview['answer']>;
  onSentence: PreviewPaneProps['onSentence'];
}) {
  return (
    <ConflictList
      conflicts={answer.conflicts}
      sentences={answer.sentences}
      link={(_, said) => (
        <button type="button" onClick={() => onSentence(said)} className="text-left underline underline-offset-3">
          “{said}”
        </button>
      )}
    />
  );
});

/** The next two weeks as the text would have them. */
export const CalendarPane = memo(function CalendarPane({ preview, onSentence }: PreviewPaneProps) {
  const { answer } = preview;
  if (!answer) return preview.failed === null ? <Skeleton className="h-80 w-full" /> : null;
  return (
    <TwoWeeks
      calendar={answer.calendar}
      sentences={answer.sentences}
      onSentence={(id) => onSentence(answer.sentences.find((one) => one.id === id)?.text)}
    />
  );
});

/** That the text could not be sent to be read. */
export function PreviewFailed({ preview: { failed, retry } }: Pick<PreviewPaneProps, 'preview'>) {
  if (failed === null) return null;
  return (
    <Note tone="bad" action={<Button onClick={retry}>Try again</Button>}>
      The last change could not be read: {failed} What you see may be older than your text.
    </Note>
  );
}
