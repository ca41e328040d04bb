'use client';

import { useCallback, useState } from 'react';
import type { Reading } from '@/core/reading/reading';
import type { Change } from './reading-draft';

/** Changes that can be undone. */
const MOST = 100;

/** A reading that is being written, with a way back. */
export function useReadingDraft(first: Reading): {
  readonly reading: Reading;
  readonly changed: boolean;
  readonly change: Change;
  undo(): void;
} {
  const [past, setPast] = useState<readonly Reading[]>([first]);
  const change = useCallback<Change>(
    (edit) => {
      setPast((all) => [...all, edit(all.at(-1) ?? first)].slice(-MOST));
    },
    [first],
  );
  const undo = useCallback(() => setPast((all) => (all.length > 1 ? all.slice(0, -1) : all)), []);
  return { reading: past.at(-1) ?? first, changed: past.length > 1, change, undo };
}
