'use client';

import { useLayoutEffect, useRef } from 'react';
import { typing } from '@/ui/use-keys';

/** Ctrl or ⌘ with Enter, also while something is typed; Escape leaves the field. Not behind a dialog. */
export function useTypingKeys(onDone: () => void): void {
  const latest = useRef(onDone);
  useLayoutEffect(() => {
    latest.current = onDone;
  });
  // With the page that they are for: a key that is pressed as soon as it is seen is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"], dialog[open]')) return;
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
        event.preventDefault();
        latest.current();
      }
      const { target } = event;
      if (event.key === 'Escape' && typing(target) && target instanceof HTMLElement) target.blur();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
