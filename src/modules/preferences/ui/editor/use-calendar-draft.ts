'use client';

import { useCallback, useEffect, useState } from 'react';
import { fetchJson, RequestError, sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';
import type { DraftAnswer } from '../../schema';

/** While the calendar is read, what has become of it is asked for this often (milliseconds). */
const POLL_MS = 1_000;

type State =
  | { readonly at: 'unasked' | 'running' | 'no_calendar' }
  | { readonly at: 'failed'; readonly why: string }
  | { readonly at: 'ready'; readonly sentences: NonNullable<DraftAnswer['draft']>['sentences'] };

/** Asks for the draft, then what has become of it until it is there. `resume` takes one that was made before. */
export function useCalendarDraft() {
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
  const resume = useCallback(async () => {
    setState({ at: 'running' });
    try {
      setState(stateOf(await fetchJson<DraftAnswer>('/api/preferences/initialize')));
    } catch (error) {
      setState({ at: 'failed', why: errorText(error) });
    }
  }, []);
  return { state, start, resume };
}

function stateOf({ state, draft }: DraftAnswer): State {
  if (state === 'failed') return { at: 'failed', why: 'Your calendar could not be read. Try again in a moment.' };
  return state === 'ready' && draft ? { at: 'ready', sentences: draft.sentences } : { at: 'running' };
}
