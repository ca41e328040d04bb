'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Acts on single keys, by `KeyboardEvent.key`: not while something is typed, with a modifier, or behind a dialog or menu.
 * What answers `false` leaves the key to others that listen for it.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  // With the page that they are for: a key that is pressed as soon as it is seen is not lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, target, metaKey, ctrlKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || metaKey || ctrlKey || altKey || typing(target)) return;
      const act = latest.current[key];
      if (!act || document.querySelector('[role="dialog"], [role="menu"], dialog[open]')) return;
      if (act(event) !== false) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** True when keys pressed there are text. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
