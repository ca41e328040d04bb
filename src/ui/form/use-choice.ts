'use client';

import { useState } from 'react';
import { useAction } from '../use-action';

/** A choice that saves itself: shown at once, told by a toast, and taken back where it could not be saved. */
export function useChoice<T>(saved: T) {
  const { busy, run } = useAction();
  const [value, setValue] = useState(saved);
  async function choose(next: T, send: () => Promise<unknown>, done: string): Promise<void> {
    setValue(next);
    if (!(await run(send, done))) setValue(value);
  }
  return { value, busy, choose };
}
