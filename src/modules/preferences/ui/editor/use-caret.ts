'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { sentencesOfDocument } from '@/core/preferences/document';
import type { Span } from '../document/marked-words';

/**
 * The sentences of the text, the one that the caret is in, and going to another one. What is handed out to go there stays
 * the same while one types.
 */
export function useCaret(text: string, onGo: () => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [going, setGoing] = useState<Span | null>(null);
  const sentences = useMemo(() => sentencesOfDocument(text), [text]);
  const place = sentences.findIndex(({ start, end }) => start <= caret && caret <= end);
  const { start, end } = sentences[place] ?? {};
  const current = useMemo<Span | null>(
    () => (start === undefined || end === undefined ? null : { start, end }),
    [start, end],
  );

  const latest = useRef(sentences);
  useEffect(() => {
    latest.current = sentences;
  }, [sentences]);
  /** Selects a sentence in the text, by its place or by its words, where it is shown to be rephrased. */
  const goTo = useCallback(
    (wanted: number | string | undefined) => {
      const found = latest.current.find((sentence, i) => i === wanted || sentence.text === wanted);
      if (!found) return;
      onGo();
      setGoing({ start: found.start, end: found.end });
    },
    [onGo],
  );
  useEffect(() => {
    const field = area.current;
    if (!going || !field) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(going.start, going.end);
    setCaret(going.start);
    setGoing(null);
    requestAnimationFrame(() => {
      field.parentElement?.querySelector('[data-current]')?.scrollIntoView({ block: 'center' });
    });
  }, [going]);
  return { area, sentences, place, current, setCaret, goTo };
}
