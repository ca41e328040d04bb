'use client';

import Link from 'next/link';
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
import { Note } from '@/ui/notes';
import { PageKeys } from '@/ui/page-keys';
import { useAction } from '@/ui/use-action';
import { useKeys } from '@/ui/use-keys';
import { useSecondPress } from '@/ui/use-second-press';
import { ConfirmAct } from './confirm-act';
import { LeaseLine } from './lease-line';
import { useLease } from './use-lease';
import { type Said, useResolve } from './use-resolve';
import { WordsDialog } from './words-dialog';

/** It knows how times are found, which no page should load before it is asked for. */
const PlanForm = lazy(() => import('./plan-form'));
const QUEUE = '/admin/loops/loop-queue';

export interface ItemActionsProps {
  readonly itemId: string;
  readonly version: number;
  readonly leftMs: number;
  /** What a yes is called; null where staff may not say it, or there is more to choose from. */
  readonly yes: string | null;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly editable: Editable | null;
  readonly planned: readonly Period[];
  readonly place: string;
  /** The mail that would go, where its words may be changed. */
  readonly mail: string | null;
  /** It is about a mail that was read. */
  readonly read: boolean;
}

/** All that staff can do about an item, each by a button and its key. */
export function ItemActions(props: ItemActionsProps) {
  const { itemId, version, leftMs, yes, choices, editable, planned, place, mail, read } = props;
  const t = useMessages('queue');
  const router = useRouter();
  const { lost, minutesLeft, claim, lose } = useLease(itemId, leftMs);
  const { busy, resolve } = useResolve(itemId, version);
  const { busy: giving, run } = useAction();
  const [open, setOpen] = useState<'plan' | 'mail' | 'owner' | 'over' | 'rest' | null>(null);
  const dialog = (which: NonNullable<typeof open>) => ({
    open: open === which,
    onOpenChange: (shown: boolean) => setOpen(shown ? which : null),
  });
  async function act(said: Said, done: string, again = false): Promise<boolean | readonly string[]> {
    if (again && !(await claim())) return false;
    const outcome = await resolve(said, done);
    if (outcome === 'lost') lose();
    return typeof outcome === 'object' ? outcome.refused : outcome === 'done';
  }
  const approve = () => yes && act({ action: 'approve' }, t('approved'), lost);
  const choose = (choice: string) => act({ action: 'approve', patch: { choice } }, t('chosen'), lost);
  const takeOver = () => act({ action: 'take_over' }, t('tookOver'), lost);
  const silence = () => act({ action: 'silence' }, t('silenced'), lost);
  const { armed, twice } = useSecondPress();
  const leave = async (to: string) => {
    await run(() => sendJson(`/api/admin/loop-queue/${itemId}/claim`, 'POST', { release: true }), t('givenBack'));
    router.push(to as '/');
  };
  const back = () => void leave(QUEUE);
  const next = () => void leave(`${QUEUE}?after=${itemId}`);
  const correct = `${QUEUE}?item=${itemId}&read=1`;
  const K = STAFF_KEYS;
  useKeys({
    ...(yes ? { [K.approve]: twice(K.approve, () => void approve()) } : {}),
    ...(editable ? { [K.changePlan]: () => setOpen('plan') } : {}),
    ...(mail === null ? {} : { [K.changeWords]: () => setOpen('mail') }),
    ...(read ? { [K.correct]: () => router.push(correct as '/') } : {}),
    [K.askOwner]: () => setOpen('owner'),
    [K.takeOver]: () => setOpen('over'),
    [K.rest]: () => setOpen('rest'),
    ...(lost ? { [K.claim]: () => void claim() } : {}),
    [K.next]: next,
    [K.back]: back,
    ...Object.fromEntries(
      choices.map(({ id }, index) => [String(index + 1), twice(String(index + 1), () => void choose(id))]),
    ),
  });
  const keys = useStaffKeys([
    ...(yes ? (['approve'] as const) : []),
    ...(choices.length > 0 ? (['choice'] as const) : []),
    ...(editable ? (['changePlan'] as const) : []),
    ...(mail === null ? [] : (['changeWords'] as const)),
    ...(read ? (['correct'] as const) : []),
    ...(['askOwner', 'takeOver', 'rest'] as const),
    ...(lost ? (['claim'] as const) : []),
    ...(['next', 'back'] as const),
  ]);
  return (
    <div className="grid gap-3">
      <PageKeys keys={keys} />
      {lost ? (
        <Note
          tone="warn"
          action={
            <Button size="small" onClick={() => void claim()}>
              {t('claimAgain')} <Kbd>{K.claim}</Kbd>
            </Button>
          }
        >
          {t('leaseOver')}
        </Note>
      ) : null}
      <div className="flex flex-wrap items-center gap-1.5">
        {yes ? (
          <Button look="primary" busy={busy} onClick={approve}>
            {yes} <Kbd>{K.approve}</Kbd>
          </Button>
        ) : null}
        {choices.map(({ id, label }, index) => (
          <Button key={id} busy={busy} onClick={() => choose(id)}>
            {label} <Kbd>{index + 1}</Kbd>
          </Button>
        ))}
        {editable ? (
          <Dialog
            {...dialog('plan')}
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
                source={`/api/admin/loop-queue/${itemId}/choices`}
                {...{ editable, planned, place, busy }}
                onSend={(patch) => void act({ action: 'edit_plan', patch }, t('changed'), lost)}
              />
            </Suspense>
          </Dialog>
        ) : null}
        {mail === null ? null : (
          <WordsDialog
            {...dialog('mail')}
            name={`queue:${itemId}:mail`}
            title={t('editText')}
            line={t('editTextLine')}
            label={t('mailWords')}
            usual={mail}
            rows={14}
            hint={K.changeWords}
            send={t('send')}
            {...{ busy, lost }}
            onSend={(text, again) => act({ action: 'edit_text', text }, t('changed'), again)}
          />
        )}
        {read ? (
          <Button asChild>
            <Link href={correct as '/'} prefetch={false}>
              {t('correct')} <Kbd>{K.correct}</Kbd>
            </Link>
          </Button>
        ) : null}
        <WordsDialog
          {...dialog('owner')}
          name={`queue:${itemId}:owner`}
          title={t('askOwner')}
          line={t('askOwnerLine')}
          label={t('askWords')}
          usual=""
          rows={4}
          hint={K.askOwner}
          send={t('ask')}
          {...{ busy, lost }}
          onSend={(text, again) => act({ action: 'ask_owner', ...(text ? { text } : {}) }, t('asked'), again)}
        />
        <ConfirmAct
          {...dialog('over')}
          title={t('takeOver')}
          line={t('takeOverLine')}
          hint={K.takeOver}
          busy={busy}
          onConfirm={() => void takeOver()}
        />
        <ConfirmAct
          {...dialog('rest')}
          title={t('silence')}
          line={t('silenceLine')}
          hint={K.rest}
          busy={busy}
          onConfirm={() => void silence()}
        />
      </div>
      <PressAgain armed={armed} />
      <LeaseLine lost={lost} minutesLeft={minutesLeft} busy={giving} onGiveBack={back} onNext={next} />
    </div>
  );
}
