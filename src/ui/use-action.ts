'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { confirmIdentity } from './confirm-identity';
import { RequestError } from './fetch-json';
import { showToast } from './toast-store';
import { errorText } from './words';

/**
 * Runs one write at a time: shows `done` as a toast, with a way back where there is one, and refreshes the page's data; or
 * shows the error. `fields` holds the texts per field of the last refused attempt.
 */
export function useAction() {
  const router = useRouter();
  const t = useMessages('ui');
  const [busy, setBusy] = useState(false);
  const [fields, setFields] = useState<Record<string, string[]>>({});
  const run = useCallback(
    async (work: () => Promise<unknown>, done: string, undo?: () => void): Promise<boolean> => {
      setBusy(true);
      setFields({});
      try {
        await work();
        showToast(done, undo ? { action: { label: t('undo'), run: undo } } : {});
        router.refresh();
        return true;
      } catch (error) {
        if (error instanceof RequestError) {
          if (error.code === 'reauth_required') return confirmIdentity();
          setFields(error.fields);
          // What the page shows is not so any more.
          if (error.code === 'stale') router.refresh();
        }
        showToast(errorText(error), { tone: 'bad' });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [router, t],
  );
  return { busy, fields, run };
}
