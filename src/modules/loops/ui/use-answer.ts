'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { DecisionRow } from '../queries/decisions';
import type { Decide } from '../schema';

type Said = Partial<Omit<Decide['decision'], 'id'>>;

/** Answers one decision. Answered once, it stays answered until the page shows what came of it. */
export function useAnswer({ loopId, id, version }: Pick<DecisionRow, 'loopId' | 'id' | 'version'>) {
  const t = useMessages('decisions');
  const { busy, run } = useAction();
  const [answeredAt, setAnsweredAt] = useState<number | null>(null);
  const answered = answeredAt === version;
  async function takeBack(): Promise<void> {
    const back = () => sendJson(`/api/loops/${loopId}/take-back`, 'POST', { decision: id });
    if (await run(back, t('takenBack'))) setAnsweredAt(null);
  }
  async function answer(said: Said, done: string, patch?: Decide['patch']): Promise<boolean> {
    if (busy || answered) return false;
    const decision = { id, approve: false, ...said };
    const body: Decide = { version, decision, undoable: true, ...(patch ? { patch } : {}) };
    const ok = await run(() => sendJson(`/api/loops/${loopId}/decide`, 'POST', body), done, takeBack);
    if (ok) setAnsweredAt(version);
    return ok;
  }
  return { busy, answered, answer, takeBack };
}
