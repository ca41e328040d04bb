'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { type HoldOffDay, HoldOffDialog } from './hold-off-dialog';

type Command = 'stop' | 'cancel' | 'take-over' | 'hand-back' | 'hold-off' | 'resume';

interface LoopCommandsProps {
  readonly loopId: string;
  readonly booked: boolean;
  readonly takenOver: boolean;
  readonly paused: boolean;
  /** Something waits for the owner, which taking over drops. */
  readonly asked: boolean;
  readonly days: readonly HoldOffDay[];
}

/** What the owner may do with a running loop at any time. What cannot be taken back is asked about first. */
export function LoopCommands({ loopId, booked, takenOver, paused, asked, days }: LoopCommandsProps) {
  const { busy, run } = useAction();
  const send = (command: Command, done: string, back?: Command, body = {}) =>
    run(
      () => sendJson(`/api/loops/${loopId}/${command}`, 'POST', body),
      done,
      back && (() => void send(back, back === 'resume' ? 'It goes on.' : 'Handed back.')),
    );
  const takeOver = () => send('take-over', 'Taken over. The assistant is silent here.', 'hand-back');
  return (
    <div className="flex flex-wrap gap-1.5">
      {takenOver ? (
        <Button busy={busy} onClick={() => send('hand-back', 'Handed back.')}>
          Hand back
        </Button>
      ) : asked ? (
        <Confirm
          trigger={<Button>Take over</Button>}
          title="Take over from here?"
          text="The assistant reads along and writes nothing. What waits for you here is dropped."
          yes="Take over"
          no="Leave it to the assistant"
          busy={busy}
          onConfirm={() => send('take-over', 'Taken over.')}
        />
      ) : (
        <Button busy={busy} onClick={takeOver}>
          Take over
        </Button>
      )}
      {takenOver ? null : paused ? (
        <Button busy={busy} onClick={() => send('resume', 'It goes on.')}>
          Go on
        </Button>
      ) : (
        <HoldOffDialog
          days={days}
          booked={booked}
          busy={busy}
          onHoldOff={(until) => send('hold-off', 'Held off.', 'resume', { until })}
        />
      )}
      <Confirm
        trigger={<Button look="danger">Stop</Button>}
        title="Stop this loop?"
        text={
          booked
            ? 'The meeting stays in the calendar. The assistant does nothing more about it.'
            : 'The times on offer are released and nobody is written to any more.'
        }
        yes="Stop"
        no="Keep it running"
        busy={busy}
        onConfirm={() => send('stop', 'Stopped.')}
      />
      {booked ? (
        <Confirm
          trigger={<Button look="danger">Cancel the meeting</Button>}
          title="Cancel the meeting?"
          text="It is removed from your calendar, and your guests are told."
          yes="Cancel the meeting"
          no="Keep the meeting"
          busy={busy}
          onConfirm={() => send('cancel', 'Cancelled.')}
        />
      ) : null}
    </div>
  );
}

interface ConfirmProps {
  readonly trigger: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  onConfirm(): Promise<boolean>;
}

function Confirm({ trigger, title, text, yes, no, busy, onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog open={open} onOpenChange={setOpen} title={title} description={text} trigger={trigger}>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{no}</Button>
        </DialogClose>
        <Button
          look="primary"
          busy={busy}
          onClick={async () => {
            if (await onConfirm()) setOpen(false);
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  );
}
