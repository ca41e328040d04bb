'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';

type Command = 'stop' | 'cancel' | 'take-over' | 'hand-back';

interface LoopCommandsProps {
  readonly loopId: string;
  readonly booked: boolean;
  readonly takenOver: boolean;
}

/** What the owner may do with a running loop at any time. */
export function LoopCommands({ loopId, booked, takenOver }: LoopCommandsProps) {
  const { busy, run } = useAction();
  const send = (command: Command, done: string) => run(() => sendJson(`/api/loops/${loopId}/${command}`, 'POST'), done);
  return (
    <div className="flex flex-wrap gap-1.5">
      {takenOver ? (
        <Button busy={busy} onClick={() => send('hand-back', 'Handed back.')}>
          Hand back
        </Button>
      ) : (
        <Button busy={busy} onClick={() => send('take-over', 'Taken over.')}>
          Take over
        </Button>
      )}
      <Confirm
        label="Stop"
        title="Stop this loop?"
        text={
          booked
            ? 'The meeting stays in the calendar. The assistant does nothing more about it.'
            : 'The times on offer are released and nobody is written to any more.'
        }
        busy={busy}
        onConfirm={() => send('stop', 'Stopped.')}
      />
      {booked ? (
        <Confirm
          label="Cancel the meeting"
          title="Cancel the meeting?"
          text="It is removed from your calendar, and your guests are told."
          busy={busy}
          onConfirm={() => send('cancel', 'Cancelled.')}
        />
      ) : null}
    </div>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly busy: boolean;
  onConfirm(): Promise<boolean>;
}

function Confirm({ label, title, text, busy, onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={text}
      trigger={<Button look="danger">{label}</Button>}
    >
      <div className="flex justify-end gap-2">
        <DialogClose asChild>
          <Button>Keep it running</Button>
        </DialogClose>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            if (await onConfirm()) setOpen(false);
          }}
        >
          {label}
        </Button>
      </div>
    </Dialog>
  );
}
