'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Confirm } from '@/ui/confirm';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { HookRow } from '../schema';
import { HookForm } from './hook-form';
import { SecretShown } from './secret-shown';

interface HookActionsProps {
  readonly hook: HookRow;
  readonly limits: FormLimits;
  readonly tryAt: string | null;
}

/** What can be done about a webhook. */
export function HookActions({ hook, limits, tryAt }: HookActionsProps) {
  const t = useMessages('developers');
  const { busy, run } = useAction();
  const path = `/api/hooks/${hook.id}`;
  const isPaused = hook.pausedAt !== null;
  const rest = (paused: boolean): Promise<unknown> =>
    run(
      () => sendJson(path, 'PATCH', { paused }),
      t(paused ? 'paused' : 'resumed'),
      // What waited is given up by a pause: letting it go on is no way back to that, but to being told.
      paused ? () => void rest(false) : undefined,
    );
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="small"
        look={isPaused ? undefined : 'primary'}
        busy={busy}
        onClick={() => void run(() => sendJson(`${path}/test`, 'POST'), t('testSent'))}
      >
        {t('sendTest')}
      </Button>
      <Button size="small" look={isPaused ? 'primary' : undefined} busy={busy} onClick={() => void rest(!isPaused)}>
        {t(isPaused ? 'resume' : 'pause')}
      </Button>
      <HookForm hook={hook} limits={limits} tryAt={tryAt} trigger={<Button size="small">{t('changeHook')}</Button>} />
      <Rotate path={path} />
      <Remove path={path} />
    </div>
  );
}

function Rotate({ path }: { readonly path: string }) {
  const t = useMessages('developers');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  function change(next: boolean) {
    setOpen(next);
    setSecret(null);
  }
  async function rotate() {
    setSecret((await sendJson<{ secret: string }>(`${path}/rotate`, 'POST')).secret);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(secret === null ? 'rotateTitle' : 'secretTitle')}
      description={secret === null ? t('rotateLine') : undefined}
      trigger={<Button size="small">{t('rotate')}</Button>}
    >
      {secret === null ? (
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button look="primary" busy={busy} onClick={() => void run(rotate, t('rotated'))}>
            {t('rotateNow')}
          </Button>
        </div>
      ) : (
        <SecretShown secret={secret} />
      )}
    </Dialog>
  );
}

function Remove({ path }: { readonly path: string }) {
  const t = useMessages('developers');
  const router = useRouter();
  const { busy, run } = useAction();
  async function remove() {
    await fetchJson(path, { method: 'DELETE' });
    router.push('/settings/developers');
  }
  return (
    <Confirm
      title={t('removeHookTitle')}
      description={t('removeHookLine')}
      trigger={
        <Button size="small" look="quiet">
          {t('removeHook')}
        </Button>
      }
      yes={t('removeHookNow')}
      no={t('keep')}
      busy={busy}
      onConfirm={() => void run(remove, t('hookRemoved'))}
    />
  );
}
