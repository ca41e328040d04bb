'use client';

import type { ReactNode } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';

interface DisconnectProps {
  /** The account or mailbox, as its owner knows it. */
  readonly name: string;
  /** What is deleted here, and what stops. */
  readonly children: ReactNode;
  readonly busy: boolean;
  onConfirm(): Promise<boolean>;
}

/** Gives up a connection, after saying what that means. */
export function Disconnect({ name, children, busy, onConfirm }: DisconnectProps) {
  const t = useMessages('connections');
  return (
    <Dialog
      title={t('disconnectTitle', { name })}
      description={children}
      trigger={<Button look="quiet">{t('disconnect')}</Button>}
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('keep')}</Button>
        </DialogClose>
        <Button look="danger" busy={busy} onClick={() => void onConfirm()}>
          {t('disconnect')}
        </Button>
      </div>
    </Dialog>
  );
}
