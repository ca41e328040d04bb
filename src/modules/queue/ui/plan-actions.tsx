'use client';

import { useRouter } from 'next/navigation';
import { lazy, Suspense, useState } from 'react';
import type { Period } from '@/core/time/period';
import { useMessages } from '@/messages/use-messages';
import type { Editable } from '@/modules/loops/queries/decisions';
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
import type { PlanDecision } from '../schema';
import { CausePicker } from './cause-picker';

const PlanForm = lazy(() => import('./plan-form'));
const PATH = '/admin/plan-review';

interface PlanActionsProps {
  readonly planId: string;
  /** What a yes is called; null where it is the owner's alone. */
  readonly yes: string | null;
  /** A time of it is gone: a yes plans anew, and sends nothing. */
  readonly gone: boolean;
  readonly editable: Editable | null;
  readonly planned: readonly Period[];
  readonly place: string;
}

/** Yes, a change, or no with its cause. */
export function PlanActions({ planId, yes, gone, editable, planned, place }: PlanActionsProps) {
  const t = useMessages('queue');
  const router = useRouter();
  const { busy, run } = useAction();
  const [open, setOpen] = useState<'edit' | 'reject' | null>(null);
  const dialog = (which: NonNullable<typeof open>) => ({
    open: open === which,
    onOpenChange: (shown: boolean) => setOpen(shown ? which : null),
  });
  async function decide(said: PlanDecision, done: string): Promise<void> {
    if (await run(() => sendJson(`/api/admin/plan-review/${planId}`, 'POST', said), done))
      router.push(`${PATH}?after=${planId}` as '/');
  }
  const approve = () => void (yes && decide({ decision: 'approve' }, t(gone ? 'plannedAnew' : 'approved')));
  const go = (to: string) => () => router.push(to as '/');
  const next = go(`${PATH}?after=${planId}`);
  const { armed, twice } = useSecondPress();
  const K = STAFF_KEYS;
  useKeys({
    ...(yes ? { [K.approve]: twice(K.approve, approve) } : {}),
    ...(yes && editable ? { [K.changePlan]: () => setOpen('edit') } : {}),
    [K.rest]: () => setOpen('reject'),
    [K.next]: next,
    [K.back]: go(PATH),
  });
  const keys = useStaffKeys([
    ...(yes ? (['approve'] as const) : []),
    ...(yes && editable ? (['changePlan'] as const) : []),
    ...(['rest', 'next', 'back'] as const),
  ]);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <PageKeys keys={keys} />
      {yes ? (
        <Button look="primary" busy={busy} onClick={approve}>
          {gone ? t('planAnew') : yes} <Kbd>{K.approve}</Kbd>
        </Button>
      ) : null}
      {yes && editable ? (
        <Dialog
          {...dialog('edit')}
          title={t('editPlan')}
          description={t('editPlanLine')}
          trigger={
            <Button>
              {t('editPlan')} <Kbd>{K.changePlan}</Kbd>
            </Button>
          }
        >
          <Suspense>
            <PlanForm
              source={`/api/admin/plan-review/${planId}/choices`}
              {...{ editable, planned, place, busy }}
              onSend={(patch) => void decide({ decision: 'edit', patch }, t('changed'))}
            />
          </Suspense>
        </Dialog>
      ) : null}
      <Dialog
        {...dialog('reject')}
        title={t('reject')}
        description={t('rejectLine')}
        trigger={
          <Button>
            {t('reject')} <Kbd>{K.rest}</Kbd>
          </Button>
        }
      >
        <CausePicker
          busy={busy}
          send={t('reject')}
          onSend={(cause) => decide({ decision: 'reject', cause }, t('rejected'))}
        />
      </Dialog>
      <Button look="quiet" onClick={next}>
        {t('skip')} <Kbd>{K.next}</Kbd>
      </Button>
      <PressAgain armed={armed} />
    </div>
  );
}
