'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Kbd } from '@/ui/kbd';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';

/** Claims an item by button or `c`; then the page shows what was said. `Esc` leads back. */
export function ClaimButton({ itemId }: { itemId: string }) {
  const t = useMessages('queue');
  const router = useRouter();
  const { busy, run } = useAction();
  const claim = () => run(() => sendJson(`/api/admin/loop-queue/${itemId}/claim`, 'POST'), t('claim'));
  const back = () => router.push('/admin/loops/loop-queue' as '/');
  useKeys({ c: () => void claim(), Escape: back });
  return (
    <Button look="primary" busy={busy} onClick={claim}>
      {t('claim')} <Kbd>c</Kbd>
    </Button>
  );
}
