'use client';

import { useCallback, useEffect, useRef } from 'react';
import { MOST_SECONDS } from '../constants';

/** Seconds that somebody has spent here while the page was looked at, beside those of before. */
export function useSeconds(before: number): () => number {
  const spent = useRef(before * 1000);
  const since = useRef<number | null>(null);
  useEffect(() => {
    const count = () => {
      const now = performance.now();
      if (since.current !== null) spent.current += now - since.current;
      since.current = document.visibilityState === 'visible' ? now : null;
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, []);
  return useCallback(() => {
    const open = since.current === null ? 0 : performance.now() - since.current;
    return Math.min(MOST_SECONDS, Math.round((spent.current + open) / 1000));
  }, []);
}
