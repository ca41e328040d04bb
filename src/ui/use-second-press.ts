'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** For so long after the first press a second one counts (milliseconds). */
const WITHIN_MS = 4_000;

/**
 * What a slip of a finger must not do is done by the second press of its key within a few seconds. `armed`: the key that was
 * pressed once, for the page to say so. A key that is held down counts once.
 */
export function useSecondPress() {
  const [armed, setArmed] = useState<string | null>(null);
  const now = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arm = useCallback((key: string | null) => {
    clearTimeout(timer.current);
    now.current = key;
    setArmed(key);
    if (key !== null) timer.current = setTimeout(() => arm(null), WITHIN_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** What the key does now: the first press says that it waits, the second acts. */
  const twice = (key: string, act: () => void) => (event: KeyboardEvent) => {
    if (event.repeat) return;
    if (now.current !== key) return arm(key);
    arm(null);
    act();
  };
  return { armed, twice };
}
