'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Note } from '@/ui/notes';
import { showToast } from '@/ui/toast-store';
import { CALENDARS_PATH } from '../constants';

const ERRORS = ['denied', 'state', 'scope', 'in_use', 'plan_limit', 'too_many', 'provider'] as const;

/** What came of a visit to a provider's consent page, from the query of the return. */
export function ConnectResult({
  connected,
  error,
  path = CALENDARS_PATH,
}: {
  connected: string | null;
  error: string | null;
  /** Where it is shown. */
  path?: string;
}) {
  const t = useMessages('connections');
  const router = useRouter();
  useEffect(() => {
    if (connected) {
      showToast(t('calendarConnected'));
      router.replace(path, { scroll: false });
    }
  }, [connected, path, router, t]);
  return error ? (
    <Note tone="bad" className="mb-6">
      {t(ERRORS.find((known) => known === error) ?? 'provider')}
    </Note>
  ) : null;
}
