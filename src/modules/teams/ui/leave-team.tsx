'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

interface LeaveTeamProps {
  readonly team: { readonly id: string; readonly name: string };
  readonly userId: string;
  /** What ends with it, in words. */
  readonly ends: string;
}

/** Leaves the team, after having said what ends with it. */
export function LeaveTeam({ team, userId, ends }: LeaveTeamProps) {
  const t = useMessages('team');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const path = `/api/teams/${team.id}/members/${userId}`;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={t('leaveAsk', { team: team.name })}
      description={ends}
      trigger={<Button look="quiet">{t('leave')}</Button>}
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('stay')}</Button>
        </DialogClose>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            await run(() => fetchJson(path, { method: 'DELETE' }), t('left', { team: team.name }));
            setOpen(false);
          }}
        >
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
