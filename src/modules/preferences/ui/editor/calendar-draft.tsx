'use client';

import Link from 'next/link';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { fetchJson, RequestError, sendJson } from '@/ui/fetch-json';
import { Empty, Note } from '@/ui/notes';
import { errorText } from '@/ui/words';
import type { DraftAnswer } from '../../schema';
import { Idea } from './idea';

/** While the calendar is read, what has become of it is asked for this often (milliseconds). */
const POLL_MS = 1_000;

type State =
  | { readonly at: 'unasked' | 'running' | 'no_calendar' }
  | { readonly at: 'failed'; readonly why: string }
  | { readonly at: 'ready'; readonly sentences: NonNullable<DraftAnswer['draft']>['sentences'] };

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

/** Asks for the draft, then what has become of it until it is there. */
function useCalendarDraft() {
  const [state, setState] = useState<State>({ at: 'unasked' });
  const running = state.at === 'running';
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(async () => {
      try {
        setState(stateOf(await fetchJson<DraftAnswer>('/api/preferences/initialize')));
      } catch (error) {
        setState({ at: 'failed', why: errorText(error) });
      }
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [running]);
  const start = useCallback(async () => {
    setState({ at: 'running' });
    try {
      await sendJson('/api/preferences/initialize', 'POST');
    } catch (error) {
      const noCalendar = error instanceof RequestError && error.code === 'no_calendar';
      setState(noCalendar ? { at: 'no_calendar' } : { at: 'failed', why: errorText(error) });
    }
  }, []);
  return { state, start };
}

function stateOf({ state, draft }: DraftAnswer): State {
  if (state === 'failed') return { at: 'failed', why: 'Your calendar could not be read. Try again in a moment.' };
  return state === 'ready' && draft ? { at: 'ready', sentences: draft.sentences } : { at: 'running' };
}
