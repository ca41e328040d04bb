'use client';

import { useState } from 'react';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { DecisionRow } from '../queries/decisions';
import type { Decide } from '../schema';

type Said = Partial<Omit<Decide['decision'], 'id'>>;

/** Answers one decision. Answered once, it stays answered until the page shows what came of it. */
export function useAnswer({ loopId, id, version }: Pick<DecisionRow, 'loopId' | 'id' | 'version'>) {
  const { busy, run } = useAction();
  const [answeredAt, setAnsweredAt] = useState<number | null>(null);
  const answered = answeredAt === version;
  async function answer(said: Said, done: string, patch?: Decide['patch']): Promise<boolean> {
    if (busy || answered) return false;
    const body: Decide = { version, decision: { id, approve: false, ...said }, ...(patch ? { patch } : {}) };
    const ok = await run(() => sendJson(`/api/loops/${loopId}/decide`, 'POST', body), done);
    if (ok) setAnsweredAt(version);
    return ok;
  }
  return { busy, answered, answer };
}
