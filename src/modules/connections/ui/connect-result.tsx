'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Note } from '@/ui/notes';
import { showToast } from '@/ui/toast-store';
import { CALENDARS_PATH } from '../constants';

const ERRORS: Record<string, string> = {
  denied: 'Leave was not given, so nothing was connected. Try again when you are ready.',
  state: 'The connection was begun in another window or took too long. Try again.',
  scope: 'Sundial needs to see your calendars and to write events. Allow both, please, and try again.',
  in_use: 'This account is connected to another user here.',
  plan_limit: 'Your plan includes no further calendar account. See the plans, or disconnect one first.',
  too_many: 'You have connected as many accounts as you can. Disconnect one first.',
  provider: 'The provider did not answer as it should. Try again in a few minutes.',
};

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
  const router = useRouter();
  useEffect(() => {
    if (connected) {
      showToast('Calendar connected.');
      router.replace(path, { scroll: false });
    }
  }, [connected, path, router]);
  return error ? (
    <Note tone="bad" className="mb-6">
      {ERRORS[error] ?? ERRORS.provider}
    </Note>
  ) : null;
}
