'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Note } from '@/ui/notes';
import { showToast } from '@/ui/toast-store';

const REASONS = ['denied', 'state', 'scope', 'in_use', 'provider'] as const;

/** What came of a visit to Zoom's consent, from the query of the return. */
export function ZoomResult({
  connected,
  error,
  path,
}: {
  connected: string | null;
  error: string | null;
  /** Of the page, without the query. */
  path: string;
}) {
  const t = useMessages('video');
  const router = useRouter();
  const done = t('done');
  useEffect(() => {
    if (connected !== 'zoom') return;
    showToast(done);
    router.replace(path, { scroll: false });
  }, [connected, done, path, router]);
  if (error === null) return null;
  return (
    <Note tone="bad" className="mb-3">
      {t(REASONS.find((reason) => reason === error) ?? 'provider')}
    </Note>
  );
}
