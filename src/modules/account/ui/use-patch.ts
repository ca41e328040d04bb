'use client';

import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { AccountPatch } from '../schema';

/** Saves one group of the account; what was typed stays where it is refused. */
export function usePatch() {
  const { run, ...state } = useAction();
  return {
    ...state,
    save: (patch: AccountPatch, done: string) => run(() => sendJson('/api/user', 'PATCH', patch), done),
  };
}
