'use client';

import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog, DialogClose } from './dialog';

interface ConfirmProps {
  /** What asks the question. */
  readonly trigger: ReactNode;
  readonly title: string;
  /** What it means, and what stays. */
  readonly description: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  onConfirm(): void;
}

/** A question before what cannot be taken back. It closes with either answer; how it went, a notice tells. */
export function Confirm({ trigger, title, description, yes, no, busy, onConfirm }: ConfirmProps) {
  return (
    <Dialog title={title} description={description} trigger={trigger}>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{no}</Button>
        </DialogClose>
        <DialogClose>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {yes}
          </Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
