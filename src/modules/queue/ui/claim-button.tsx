'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/messages/use-messages';
import { STAFF_KEYS, useStaffKeys } from '@/modules/staff/ui/staff-keys';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Kbd } from '@/ui/kbd';
import { PageKeys } from '@/ui/page-keys';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';

/** Claims an item by button or its key; then the page shows what was said. `Esc` leads back, another key on. */
export function ClaimButton({ itemId }: { itemId: string }) {
  const t = useMessages('queue');
  const router = useRouter();
  const { busy, run } = useAction();
  const claim = () => run(() => sendJson(`/api/admin/loop-queue/${itemId}/claim`, 'POST'), t('claimed'));
  const go = (to: string) => () => router.push(to as '/');
  const next = go(`/admin/loops/loop-queue?after=${itemId}`);
  const { claim: key, next: on, back } = STAFF_KEYS;
  useKeys({ [key]: () => void claim(), [on]: next, [back]: go('/admin/loops/loop-queue') });
  const keys = useStaffKeys(['claim', 'next', 'back']);
  return (
    <>
      <PageKeys keys={keys} />
      <Button look="primary" busy={busy} onClick={claim}>
        {t('claim')} <Kbd>{key}</Kbd>
      </Button>
      <Button look="quiet" onClick={next}>
        {t('skip')} <Kbd>{on}</Kbd>
      </Button>
    </>
  );
}
