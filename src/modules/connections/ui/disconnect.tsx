'use client';

import type { ReactNode } from 'react';
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
  return (
    <Dialog title={`Disconnect ${name}?`} description={children} trigger={<Button look="quiet">Disconnect</Button>}>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>Keep it</Button>
        </DialogClose>
        <Button look="danger" busy={busy} onClick={() => void onConfirm()}>
          Disconnect
        </Button>
      </div>
    </Dialog>
  );
}
