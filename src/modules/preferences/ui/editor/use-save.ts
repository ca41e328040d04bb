'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { fetchJson, RequestError, sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { errorText, plural } from '@/ui/words';
import type { PreferencesAnswer } from '../../schema';

/** Makes new versions: of a text, or of an older version. What stands then is answered; null where it was refused. */
export function useSave() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  /** What was saved elsewhere, where a save was refused for it. */
  const [other, setOther] = useState<PreferencesAnswer | null>(null);

  const run = useCallback(
    async (path: string, method: 'PUT' | 'POST', body: unknown, done: (answer: PreferencesAnswer) => string) => {
      setBusy(true);
      try {
        const answer = await sendJson<PreferencesAnswer>(path, method, body);
        setOther(null);
        showToast(done(answer));
        router.refresh();
        return answer;
      } catch (error) {
        const stale = error instanceof RequestError && error.code === 'stale';
        if (stale) setOther(await fetchJson<PreferencesAnswer>('/api/preferences').catch(() => null));
        showToast(errorText(error), { tone: 'bad' });
        return null;
      } finally {
        setBusy(false);
      }
    },
    [router],
  );
  const save = useCallback(
    (text: string, baseVersion: number) => run('/api/preferences', 'PUT', { text, baseVersion }, savedWords),
    [run],
  );
  const undo = useCallback(
    (version: number) =>
      run('/api/preferences/undo', 'POST', { version }, (answer) => {
        return `Version ${version} is in force again, as version ${answer.version}.`;
      }),
    [run],
  );
  return { busy, other, save, undo };
}

function savedWords({ version, sentences }: PreferencesAnswer): string {
  const ignored = sentences.filter(({ understood, fact }) => understood !== 'yes' && !fact).length;
  if (ignored === 0) return `Saved as version ${version}.`;
  return `Saved as version ${version}. ${plural(ignored, 'sentence')} ${ignored === 1 ? 'is' : 'are'} ignored, in part or whole.`;
}
