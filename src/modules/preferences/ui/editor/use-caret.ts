'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type DocumentSentence, sentencesOfDocument } from '@/core/preferences/document';
import type { Span } from '../document/marked-words';

/** The sentences of the text, the one that the caret is in, and going to another one. */
export function useCaret(text: string, onGo: () => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [going, setGoing] = useState<Span | null>(null);
  const sentences = useMemo(() => sentencesOfDocument(text), [text]);
  const place = sentences.findIndex(({ start, end }) => start <= caret && caret <= end);
  const current = useMemo<DocumentSentence | null>(() => sentences[place] ?? null, [sentences, place]);

  /** Selects a sentence in the text, where it is shown to be rephrased. */
  const goTo = useCallback(
    (span: Span) => {
      onGo();
      setGoing({ start: span.start, end: span.end });
    },
    [onGo],
  );
  const goToText = useCallback(
    (said: string | undefined) => {
      const found = sentences.find((sentence) => sentence.text === said);
      if (found) goTo(found);
    },
    [sentences, goTo],
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
  return { area, sentences, place, current, setCaret, goTo, goToText };
}
