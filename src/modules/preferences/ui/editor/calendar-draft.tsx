'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { Empty, Note } from '@/ui/notes';
import type { DraftAnswer } from '../../schema';
import { Idea } from './idea';
import { useCalendarDraft } from './use-calendar-draft';

interface CalendarDraftProps {
  readonly standing: ReadonlySet<string>;
  readonly ask: boolean;
  onAdd(sentences: readonly string[]): void;
}

/** A first document as the last 60 days of the calendar suggest it, each sentence with what speaks for it. */
export function CalendarDraft({ standing, ask, onAdd }: CalendarDraftProps) {
  const { state, start } = useCalendarDraft();
  const asked = useRef(false);
  useEffect(() => {
    if (!ask || asked.current) return;
    asked.current = true;
    void start();
  }, [ask, start]);

  switch (state.at) {
    case 'unasked':
      return (
        <Empty action={<Button onClick={() => void start()}>Draft from my calendar</Button>}>
          Your last 60 days show your usual hours, lengths, lunch and places. Nothing is put in by itself.
        </Empty>
      );
    case 'running':
      return (
        <p role="status" className="animate-pulse-slow text-ink-2">
          Reading your last 60 days…
        </p>
      );
    case 'no_calendar':
      return (
        <Note
          action={
            <Button asChild size="small">
              <Link href="/settings/calendars">Connect one</Link>
            </Button>
          }
        >
          No calendar is connected, so there is nothing to draft from.
        </Note>
      );
    case 'failed':
      return (
        <Note tone="bad" action={<Button onClick={() => void start()}>Try again</Button>}>
          {state.why}
        </Note>
      );
    case 'ready':
      return <Drafted sentences={state.sentences} standing={standing} onAdd={onAdd} />;
  }
}

interface DraftedProps extends Pick<CalendarDraftProps, 'standing' | 'onAdd'> {
  readonly sentences: NonNullable<DraftAnswer['draft']>['sentences'];
}

function Drafted({ sentences, standing, onAdd }: DraftedProps) {
  const missing = sentences.map(({ text }) => text).filter((text) => !standing.has(text));
  if (sentences.length === 0) return <Empty>Your calendar shows no habits yet. Begin with an example below.</Empty>;
  return (
    <div className="grid gap-2">
      <ul aria-label="Suggested by your calendar" className="grid gap-1.5">
        {sentences.map(({ text, evidence }) => (
          <li key={text}>
            <Idea sentence={text} evidence={evidence} standing={standing.has(text)} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      {missing.length > 1 ? (
        <Button className="justify-self-start" onClick={() => onAdd(missing)}>
          Add all {missing.length}
        </Button>
      ) : null}
    </div>
  );
}
