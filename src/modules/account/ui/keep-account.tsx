'use client';

import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

/** Takes the deletion of the account back. */
export function KeepAccount() {
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      onClick={() =>
        void run(() => fetchJson('/api/user/deletion', { method: 'DELETE' }), 'Your account stays. Everything goes on.')
      }
    >
      Keep my account
    </Button>
  );
}
