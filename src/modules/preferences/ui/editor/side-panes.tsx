'use client';

import { lazy, memo, Suspense, useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Note } from '@/ui/notes';
import { Skeleton } from '@/ui/skeleton';
import type { PreviewAnswer } from '../../schema';
import { ConflictList } from '../document/conflict-list';
import { LiveSentences, type LiveSentencesProps } from './live-sentences';
import { keptBy } from './preview-words';
import type { Preview } from './use-preview';

/** Fetched when it is first shown: the data of time zones is large. */
const TwoWeeks = lazy(() => import('./two-weeks'));

interface AnswerPaneProps {
  readonly answer: PreviewAnswer | null;
  /** Goes to a sentence, by its place or its words. */
  goTo(wanted: number | string | undefined): void;
}

interface RulesPaneProps extends AnswerPaneProps, Omit<LiveSentencesProps, 'current' | 'onOpen' | 'kept'> {
  readonly place: number;
}

/** What contradicts itself, then each sentence with its rules. */
export const RulesPane = memo(function RulesPane({ answer, place, goTo, ...sentences }: RulesPaneProps) {
  const here = sentences.sentences[place]?.text;
  const kept = useMemo(() => keptAt(answer, here), [answer, here]);
  return (
    <div className="grid gap-3">
      <Conflicts answer={answer} goTo={goTo} />
      <LiveSentences current={place} kept={kept} onOpen={goTo} {...sentences} />
    </div>
  );
});

/** Minutes that a sentence alone keeps free in the two weeks; null where it keeps none, or that is not known. */
function keptAt(answer: PreviewAnswer | null, said: string | undefined): number | null {
  const id = answer?.sentences.find(({ text }) => text === said)?.id;
  if (!answer?.calendar.ok || id === undefined) return null;
  return keptBy(answer.calendar.days, id) || null;
}

const Conflicts = memo(function Conflicts({ answer, goTo }: AnswerPaneProps) {
  if (!answer) return null;
  return <ConflictList conflicts={answer.conflicts} sentences={answer.sentences} goTo={goTo} />;
});

/** The next two weeks as the text would have them. */
export const CalendarPane = memo(function CalendarPane({
  answer,
  at,
  goTo,
}: AnswerPaneProps & { readonly at: string | null }) {
  const waiting = <Skeleton className="h-80 w-full" />;
  if (!answer) return waiting;
  return (
    <Suspense fallback={waiting}>
      <TwoWeeks
        calendar={answer.calendar}
        sentences={answer.sentences}
        at={answer.sentences.find((one) => one.text === at)?.id ?? null}
        onSentence={(id) => goTo(answer.sentences.find((one) => one.id === id)?.text)}
      />
    </Suspense>
  );
});

/** That the text could not be sent to be read. */
export function PreviewFailed({ failed, retry }: Pick<Preview, 'failed' | 'retry'>) {
  const t = useMessages('editor');
  if (failed === null) return null;
  return (
    <Note tone="bad" action={<Button onClick={retry}>{t('tryAgain')}</Button>}>
      {t('previewFailed', { failed })}
    </Note>
  );
}
