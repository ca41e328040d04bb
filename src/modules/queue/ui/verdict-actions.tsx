'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Kbd } from '@/ui/kbd';
import { type KeyList, PageKeys } from '@/ui/page-keys';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';
import type { Judge } from '../schema';
import { CausePicker } from './cause-picker';

const PATH = '/admin/review';

/** Right, wrong with its cause, or unclear. What was misread stays on the page, where a label can be made of it. */
export function VerdictActions({ reviewId }: { reviewId: string }) {
  const t = useMessages('queue');
  const router = useRouter();
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  async function judge(said: Judge): Promise<void> {
    const ok = await run(() => sendJson(`/api/admin/review/${reviewId}`, 'POST', said), t('judged'));
    setOpen(false);
    if (ok && said.cause !== 'misread') router.push(PATH as '/');
  }
  const back = () => router.push(PATH as '/');
  useKeys({
    r: () => void judge({ verdict: 'right' }),
    x: () => setOpen(true),
    u: () => void judge({ verdict: 'unclear' }),
    Escape: back,
  });
  const [keys] = useState<KeyList>(() => [
    [['r', 'x', 'u'], t('keysVerdict')],
    [['Esc'], t('keysBack')],
  ]);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <PageKeys keys={keys} />
      <Button look="primary" busy={busy} onClick={() => judge({ verdict: 'right' })}>
        {t('right')} <Kbd>r</Kbd>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('wrong')}
        trigger={
          <Button>
            {t('wrong')} <Kbd>x</Kbd>
          </Button>
        }
      >
        <CausePicker busy={busy} send={t('wrong')} onSend={(cause) => void judge({ verdict: 'wrong', cause })} />
      </Dialog>
      <Button busy={busy} onClick={() => judge({ verdict: 'unclear' })}>
        {t('unclear')} <Kbd>u</Kbd>
      </Button>
    </div>
  );
}
