'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';
import { BATCH } from '../constants';
import type { FailureAction, FailureResult } from '../schema';

/** So much of it is done. */
export interface Progress {
  readonly done: number;
  readonly count: number;
}

const DONE = { retry: 'retried', cancel: 'cancelled', restart: 'restarted' } as const;

/** Acts on any number of runs, a batch at a time; `progress` moves meanwhile, and is null otherwise. */
export function useBulk() {
  const router = useRouter();
  const t = useMessages('failures');
  const [progress, setProgress] = useState<Progress | null>(null);
  const act = async (ids: readonly string[], action: FailureAction, step?: number) => {
    const results: FailureResult[] = [];
    setProgress({ done: 0, count: ids.length });
    try {
      while (results.length < ids.length) {
        const body = { ids: ids.slice(results.length, results.length + BATCH), action, ...(step ? { step } : {}) };
        const answer = await sendJson<{ results: FailureResult[] }>('/api/admin/failing-workflows', 'POST', body);
        results.push(...answer.results);
        setProgress({ done: results.length, count: ids.length });
      }
      const count = results.filter(({ outcome }) => outcome === 'done').length;
      const rest = results.length - count;
      showToast([t(DONE[action], { count }), ...(rest > 0 ? [t('others', { count: rest })] : [])].join(' '));
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    } finally {
      setProgress(null);
      router.refresh();
    }
  };
  return { progress, act };
}
