'use client';

import { useEffect, useState } from 'react';
import { fetchJson } from '@/ui/fetch-json';
import type { ItemShown } from '../schema';

interface Fetched {
  /** Null while it is fetched, or where there is none. */
  readonly shown: ItemShown | null;
  readonly failed: boolean;
  again(): void;
}

/** Fetches a thing of a sample once for each time that it is opened. */
export function useItem(auditId: string, itemId: string | null): Fetched {
  const [fetched, setFetched] = useState<{ id: string; shown: ItemShown | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches the same again
  useEffect(() => {
    if (itemId === null) return;
    const stop = new AbortController();
    setFetched(null);
    fetchJson<ItemShown>(`/api/admin/trainer-audit/${auditId}/items/${itemId}`, { signal: stop.signal })
      .then((shown) => setFetched({ id: itemId, shown }))
      .catch(() => {
        if (!stop.signal.aborted) setFetched({ id: itemId, shown: null });
      });
    return () => stop.abort();
  }, [auditId, itemId, attempt]);
  const current = fetched?.id === itemId ? fetched : null;
  return {
    shown: current?.shown ?? null,
    failed: current !== null && current.shown === null,
    again: () => setAttempt((n) => n + 1),
  };
}
