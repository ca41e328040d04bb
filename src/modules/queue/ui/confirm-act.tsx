'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Kbd } from '@/ui/kbd';

interface ConfirmActProps {
  readonly title: string;
  readonly line: string;
  /** Its key. */
  readonly hint: string;
  readonly open: boolean;
  readonly busy: boolean;
  onOpenChange(open: boolean): void;
  onConfirm(): void;
}

/** What cannot be taken back is asked about first; Enter says yes. */
export function ConfirmAct({ title, line, hint, open, busy, onOpenChange, onConfirm }: ConfirmActProps) {
  const t = useMessages('queue');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={line}
      trigger={
        <Button>
          {title} <Kbd>{hint}</Kbd>
        </Button>
      }
    >
      <div className="flex flex-row-reverse flex-wrap gap-2">
        <Button look="primary" busy={busy} onClick={onConfirm}>
          {title}
        </Button>
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
      </div>
    </Dialog>
  );
}
