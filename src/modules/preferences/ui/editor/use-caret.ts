'use client';

import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentSentence, sentencesOfDocument } from '@/core/preferences/document';
import type { Span } from '../document/marked-words';

/**
 * The text as it stands beside the field, its sentences, the one that the caret is in, and going to another one. All of it
 * follows the keys as soon as there is time for it. What is handed out to go there stays the same while one types.
 */
export function useCaret(typed: string, onGo: () => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [at, setCaret] = useState(0);
  const [going, setGoing] = useState<Span | null>(null);
  const { text, caret } = useDeferredValue(useMemo(() => ({ text: typed, caret: at }), [typed, at]));
  const sentences = useMemo(() => sentencesOfDocument(text), [text]);
  const place = placeOf(sentences, text, caret);
  const { start, end } = sentences[place] ?? {};
  const current = useMemo<Span | null>(
    () => (start === undefined || end === undefined ? null : { start, end }),
    [start, end],
  );

  /** Selects a sentence in the text, by its place or by its words, where it is shown to be rephrased. */
  const goTo = useCallback(
    (wanted: number | string | undefined) => {
      // Of what stands in the field: what is followed may be a key behind.
      const found = sentencesOfDocument(area.current?.value ?? '').find(
        (one, i) => i === wanted || one.text === wanted,
      );
      if (!found) return;
      onGo();
      setGoing({ start: found.start, end: found.end });
    },
    [onGo],
  );
  const toShow = useRef(false);
  useEffect(() => {
    const field = area.current;
    if (!going || !field) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(going.start, going.end);
    setCaret(going.start);
    setGoing(null);
    toShow.current = true;
  }, [going]);
  useEffect(() => {
    // The mark follows the caret; where both are at one place it stands where it has to be looked at.
    if (!toShow.current || caret !== at || going) return;
    toShow.current = false;
    area.current?.parentElement?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
  });
  return { area, text, sentences, place, current, setCaret, goTo };
}

/** Which sentence the caret is in, or stands behind on the same line; -1 for none. */
function placeOf(sentences: readonly DocumentSentence[], text: string, caret: number): number {
  const place = sentences.findLastIndex(({ start }) => start <= caret);
  const end = sentences[place]?.end ?? caret;
  return text.slice(end, caret).includes('\n') ? -1 : place;
}
