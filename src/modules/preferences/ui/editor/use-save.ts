'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import type { Translate } from '@/messages/message-keys';
import { useMessages } from '@/messages/use-messages';
import { fetchJson, RequestError, sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';
import type { PreferencesAnswer } from '../../schema';

/** Makes new versions: of a text, or of an older version. What stands then is answered; null where it was refused. */
export function useSave() {
  const t = useMessages('editor');
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
    (text: string, baseVersion: number) =>
      run('/api/preferences', 'PUT', { text, baseVersion }, (answer) => savedWords(answer, t)),
    [run, t],
  );
  const undo = useCallback(
    (version: number) =>
      run('/api/preferences/undo', 'POST', { version }, (answer) => t('wentBack', { version, as: answer.version })),
    [run, t],
  );
  return { busy, other, save, undo };
}

function savedWords({ version, sentences }: PreferencesAnswer, t: Translate<'editor'>): string {
  const ignored = sentences.filter(({ understood, fact }) => understood !== 'yes' && !fact).length;
  return ignored === 0 ? t('savedAs', { version }) : t('savedIgnored', { version, count: ignored });
}
