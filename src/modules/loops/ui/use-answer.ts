'use client';

import { useState } from 'react';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { DecisionRow } from '../queries/decisions';
import type { Decide } from '../schema';

type Said = Partial<Omit<Decide, 'decisionId'>>;

/** Answers one decision. Answered once, it stays answered until the page shows what came of it. */
export function useAnswer({ loopId, id }: Pick<DecisionRow, 'loopId' | 'id'>) {
  const { busy, run } = useAction();
  const [answered, setAnswered] = useState(false);
  async function answer(said: Said, done: string): Promise<boolean> {
    if (busy || answered) return false;
    const body = { decisionId: id, approve: false, ...said };
    const ok = await run(() => sendJson(`/api/loops/${loopId}/decide`, 'POST', body), done);
    if (ok) setAnswered(true);
    return ok;
  }
  return { busy, answered, answer };
}
