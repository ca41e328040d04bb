'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Note } from '@/ui/notes';
import { showToast } from '@/ui/toast-store';
import { INTEGRATIONS_PATH } from '../constants';

const REASONS = ['denied', 'state', 'scope', 'in_use', 'provider'] as const;

/** What came of a visit to Zoom's consent, from the query of the return. */
export function ZoomResult({ connected, error }: { connected: string | null; error: string | null }) {
  const t = useMessages('video');
  const router = useRouter();
  const done = t('done');
  useEffect(() => {
    if (connected !== 'zoom') return;
    showToast(done);
    router.replace(INTEGRATIONS_PATH, { scroll: false });
  }, [connected, done, router]);
  if (error === null) return null;
  return (
    <Note tone="bad" className="mb-3">
      {t(REASONS.find((reason) => reason === error) ?? 'provider')}
    </Note>
  );
}
