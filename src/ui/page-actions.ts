'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** Something that can be done on the page that is shown. */
export interface PageAction {
  readonly id: string;
  readonly label: string;
  run(): void;
}

type Actions = readonly PageAction[];

let lists: readonly Actions[] = [];
let all: Actions = [];
const listeners = new Set<() => void>();

function set(next: readonly Actions[]): void {
  lists = next;
  all = next.flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the palette what can be done on the page, while the part of it that does so is there. `actions` must keep its identity. */
export function useOwnActions(actions: Actions): void {
  useEffect(() => {
    set([...lists, actions]);
    return () => set(lists.filter((list) => list !== actions));
  }, [actions]);
}

/** What can be done on the page that is shown, in the order in which it was told. */
export function usePageActions(): Actions {
  return useSyncExternalStore(
    subscribe,
    () => all,
    () => all,
  );
}
