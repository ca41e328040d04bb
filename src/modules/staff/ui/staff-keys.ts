'use client';

import { useMemo } from 'react';
import { useMessages } from '@/messages/use-messages';
import type { KeyList } from '@/ui/page-keys';

/** What each key does in the queue, in plan review, in reviews and in labels: one key, one meaning on all of these pages. */
export const STAFF_KEYS = {
  approve: 'a',
  claim: 'c',
  changePlan: 'e',
  changeWords: 'w',
  correct: 'r',
  askOwner: 'o',
  takeOver: 'h',
  rest: 'l',
  next: 'n',
  back: 'Escape',
  intent: 'i',
  time: 't',
  any: '0',
  duration: 'd',
  medium: 'm',
  person: 'p',
  question: 'q',
  json: 'v',
  undo: 'u',
  draft: 's',
  takeFirst: 'x',
  takeSecond: 'y',
  slip: 'z',
  gap: 'f',
  ambiguous: 'b',
} as const;
export type StaffKey = keyof typeof STAFF_KEYS | 'choice' | 'send';

/** Those of several keys, as they are listed. */
const SEVERAL = { choice: ['1', '…', '9'], send: ['Ctrl', 'Enter'] } as const;

/** How a key is called on the page. */
function shown(name: StaffKey): readonly string[] {
  if (name === 'choice' || name === 'send') return SEVERAL[name];
  return [name === 'back' ? 'Esc' : STAFF_KEYS[name]];
}

/** The list behind `?` for these of them, in this order. */
export function useStaffKeys(names: readonly StaffKey[]): KeyList {
  const t = useMessages('staff-keys');
  const listed = names.join(' ');
  return useMemo(() => (listed.split(' ') as StaffKey[]).map((name) => [shown(name), t(name)] as const), [t, listed]);
}
