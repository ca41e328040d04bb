'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { PressAgain } from '@/modules/staff/ui/press-again';
import { STAFF_KEYS, useStaffKeys } from '@/modules/staff/ui/staff-keys';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Kbd } from '@/ui/kbd';
import { PageKeys } from '@/ui/page-keys';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';
import { useSecondPress } from '@/ui/use-second-press';
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
  const { armed, twice } = useSecondPress();
  useKeys({
    1: twice('1', () => void judge({ verdict: 'right' })),
    2: () => setOpen(true),
    3: twice('3', () => void judge({ verdict: 'unclear' })),
    [STAFF_KEYS.back]: back,
  });
  const keys = useStaffKeys(['choice', 'back']);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <PageKeys keys={keys} />
      <Button look="primary" busy={busy} onClick={() => judge({ verdict: 'right' })}>
        {t('right')} <Kbd>1</Kbd>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('wrong')}
        trigger={
          <Button>
            {t('wrong')} <Kbd>2</Kbd>
          </Button>
        }
      >
        <CausePicker busy={busy} send={t('wrong')} onSend={(cause) => void judge({ verdict: 'wrong', cause })} />
      </Dialog>
      <Button busy={busy} onClick={() => judge({ verdict: 'unclear' })}>
        {t('unclear')} <Kbd>3</Kbd>
      </Button>
      <PressAgain armed={armed} />
    </div>
  );
}
