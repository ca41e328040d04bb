'use client';

import { useSyncExternalStore } from 'react';

/** Where text and rules have room beside each other; as the class `lg:` has it. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is that wide; true on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
