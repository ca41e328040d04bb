'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

/** Takes the deletion of the account back. */
export function KeepAccount() {
  const t = useMessages('deletion');
  const { busy, run } = useAction();
  return (
    <Button
      busy={busy}
      onClick={() => void run(() => fetchJson('/api/user/deletion', { method: 'DELETE' }), t('kept'))}
    >
      {t('keep')}
    </Button>
  );
}
