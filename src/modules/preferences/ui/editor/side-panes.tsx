'use client';

import { lazy, memo, Suspense } from 'react';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import type { PreviewAnswer } from '../../schema';
import { ConflictList } from '../document/conflict-list';
import { LiveSentences, type LiveSentencesProps } from './live-sentences';
import type { Preview } from './use-preview';

/** Fetched when it is first shown: the data of time zones is large. */
const TwoWeeks = lazy(() => import('./two-weeks'));

interface AnswerPaneProps {
  readonly answer: PreviewAnswer | null;
  /** Goes to a sentence, by its place or its words. */
  goTo(wanted: number | string | undefined): void;
}

interface RulesPaneProps extends AnswerPaneProps, Omit<LiveSentencesProps, 'current' | 'onOpen'> {
  readonly place: number;
}

/** What contradicts itself, then each sentence with its rules. */
export const RulesPane = memo(function RulesPane({ answer, place, goTo, ...sentences }: RulesPaneProps) {
  return (
    <div className="grid gap-3">
      <Conflicts answer={answer} goTo={goTo} />
      <LiveSentences current={place} onOpen={goTo} {...sentences} />
    </div>
  );
});

const Conflicts = memo(function Conflicts({ answer, goTo }: AnswerPaneProps) {
  if (!answer) return null;
  return (
    <ConflictList
      conflicts={answer.conflicts}
      sentences={answer.sentences}
      link={(_, said) => (
        <button type="button" onClick={() => goTo(said)} className="text-left underline underline-offset-3">
          “{said}”
        </button>
      )}
    />
  );
});

/** The next two weeks as the text would have them. */
export const CalendarPane = memo(function CalendarPane({ answer, goTo }: AnswerPaneProps) {
  const waiting = <Skeleton className="h-80 w-full" />;
  if (!answer) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TwoWeeks
        calendar={answer.calendar}
        sentences={answer.sentences}
        onSentence={(id) => goTo(answer.sentences.find((one) => one.id === id)?.text)}
      />
    </Suspense>
  );
});

/** That the text could not be sent to be read. */
export function PreviewFailed({ failed, retry }: Pick<Preview, 'failed' | 'retry'>) {
  if (failed === null) return null;
  return (
    <Note tone="bad" action={<Button onClick={retry}>Try again</Button>}>
      The last change could not be read: {failed} What you see may be older than your text.
    </Note>
  );
}
