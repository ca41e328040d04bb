'use client';

import { useCallback, useEffect, useState } from 'react';

/**
 * What is entered in a step, kept in this browser until `forget`: a reload or a failed save loses nothing. `fits` tells
 * whether what was kept is of the form that it is now.
 */
export function useKept<T extends object>(
  key: string,
  initial: T,
  fits: (kept: unknown) => kept is T,
): readonly [T, (change: Partial<T>) => void, () => void] {
  const [entry, setEntry] = useState(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once, after the first paint
  useEffect(() => {
    const kept = readKept(key);
    if (fits(kept)) setEntry(kept);
  }, [key]);
  const change = useCallback(
    (part: Partial<T>) =>
      setEntry((before) => {
        const next = { ...before, ...part };
        keep(key, next);
        return next;
      }),
    [key],
  );
  const forget = useCallback(() => keep(key, null), [key]);
  return [entry, change, forget];
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing the step works all the same. */
function keep(key: string, value: object | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
