'use client';

import { startTransition, useEffect, useState } from 'react';
import { sendJson } from '@/ui/fetch-json';
import { errorText } from '@/ui/words';
import type { PreviewAnswer, SentenceAnswer } from '../../schema';
import { type Readings, readingsOf } from './readings';

/** A text is compiled once nothing was typed for this long (milliseconds). */
const PAUSE_MS = 200;

export interface Preview {
  /** The text that the answer is about; null before the first answer. */
  readonly of: string | null;
  readonly answer: PreviewAnswer | null;
  /** What was read of each sentence. */
  readonly readings: Readings;
  /** A newer text is being compiled, or waits to be. */
  readonly pending: boolean;
  readonly failed: string | null;
  retry(): void;
}

/** What the text would mean, by the server, as fast as typing allows; the last answer stays until the next one is there. */
export function usePreview(text: string, ready: boolean, saved: readonly SentenceAnswer[] = []): Preview {
  const [known, setKnown] = useState<Pick<Preview, 'of' | 'answer' | 'readings' | 'failed'>>(() => ({
    of: null,
    answer: null,
    // The sentences that are saved have been read.
    readings: readingsOf(saved, new Map()),
    failed: null,
  }));
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (!ready) return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await sendJson<PreviewAnswer>('/api/preferences/preview', 'POST', { text }, stop.signal);
        if (stop.signal.aborted) return;
        // A key that is pressed meanwhile comes first.
        startTransition(() =>
          setKnown(({ readings }) => ({
            of: text,
            answer,
            readings: readingsOf(answer.sentences, readings),
            failed: null,
          })),
        );
      } catch (error) {
        if (!stop.signal.aborted) setKnown((before) => ({ ...before, failed: errorText(error) }));
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, ready, attempt]);
  return { ...known, pending: known.of !== text && known.failed === null, retry: () => setAttempt((n) => n + 1) };
}
