'use client';

import { useEffect, useState } from 'react';
import { sendJson } from '@/ui/fetch-json';
import type { SecondReading, SentenceAnswer, SentenceSecondReading } from '../../schema';

/** What a model reads in sentences of the saved document, by their words. */
export type SecondReadings = ReadonlyMap<string, SentenceSecondReading>;

const NONE: SecondReadings = new Map();

/**
 * What the model reads in the saved sentences that were not understood: empty until it has answered, and where it is not to be
 * asked. It is asked again when other sentences are not understood.
 */
export function useSecondReadings(asked: boolean, saved: readonly SentenceAnswer[]): SecondReadings {
  const [readings, setReadings] = useState(NONE);
  const unread = saved.filter(({ understood, past, fact }) => understood !== 'yes' && !past && !fact);
  const about = asked ? unread.map(({ text }) => text).join('\n') : '';
  useEffect(() => {
    if (about === '') return setReadings(NONE);
    const gone = new AbortController();
    sendJson<SecondReading>('/api/preferences/second-reading', 'POST', undefined, gone.signal).then(
      (answer) => setReadings(new Map(answer.readings.map((one) => [one.sentence, one]))),
      // It is an offer: the sentences are marked as ignored without it.
      () => undefined,
    );
    return () => gone.abort();
  }, [about]);
  return readings;
}
