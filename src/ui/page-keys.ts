'use client';

import { useEffect } from 'react';

/** Keys with what they do, in the order in which they are listed. */
export type KeyList = readonly (readonly [keys: readonly string[], words: string])[];

let lists: readonly KeyList[] = [];
const listeners = new Set<() => void>();

function set(next: readonly KeyList[]): void {
  lists = next;
  for (const listener of listeners) listener();
}

/** The keys of what is on the page, for the list behind `?`. */
export function keyLists(): readonly KeyList[] {
  return lists;
}

/** Calls back when the keys of the page change; returns what ends that. */
export function onKeyLists(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the list behind `?` which keys a part of the page has, while it is there. `keys` must keep its identity. */
export function PageKeys({ keys }: { keys: KeyList }) {
  useEffect(() => {
    set([...lists, keys]);
    return () => set(lists.filter((list) => list !== keys));
  }, [keys]);
  return null;
}
