'use client';

import { useSyncExternalStore } from 'react';

/** Where text and rules have room beside each other; as the class `lg:` has it. */
const WIDE = '(min-width: 64rem)';

/** Whether the window is that wide; true on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => true);
}

let query: MediaQueryList | null = null;

/** One for all: making a query computes the styles of the page anew, and this is asked at every key. */
function wideQuery(): MediaQueryList {
  query ??= window.matchMedia(WIDE);
  return query;
}

function isWide(): boolean {
  return wideQuery().matches;
}

function subscribe(onChange: () => void): () => void {
  wideQuery().addEventListener('change', onChange);
  return () => wideQuery().removeEventListener('change', onChange);
}
