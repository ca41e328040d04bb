'use client';

import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { Input } from '@/ui/field';

/** A day to choose with one click, as `YYYY-MM-DD` with its words. */
export interface HoldOffDay {
  readonly date: string;
  readonly words: string;
}

interface HoldOffDialogProps {
  /** The first one is tomorrow: no earlier day can be chosen. */
  readonly days: readonly HoldOffDay[];
  readonly booked: boolean;
  readonly busy: boolean;
  onHoldOff(until: string | null): Promise<boolean>;
}

/** Until when nothing shall be done: a near day, another one, or until the owner says so. */
export function HoldOffDialog({ days, booked, busy, onHoldOff }: HoldOffDialogProps) {
  const [open, setOpen] = useState(false);
  const [until, setUntil] = useState<string | null>(days[0]?.date ?? null);
  const other = until !== null && !days.some(({ date }) => date === until);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Hold off until when?"
      description={
        booked
          ? 'The meeting stays as it is. Nobody is written to before then.'
          : 'Nobody is written to before then, and the times on offer are free again.'
      }
      trigger={<Button>Hold off</Button>}
    >
      <form
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await onHoldOff(until)) setOpen(false);
        }}
      >
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">Until</legend>
          {days.map(({ date, words }) => (
            <Choice key={date} label={words} checked={until === date} onChoose={() => setUntil(date)} />
          ))}
          <Choice label="Until I say so" checked={until === null} onChoose={() => setUntil(null)} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Choice label="Another day" checked={other} onChoose={() => setUntil('')} />
            <Input
              type="date"
              aria-label="Another day"
              min={days[0]?.date}
              required={other}
              value={other ? until : ''}
              onChange={(event) => setUntil(event.target.value)}
              className="w-auto"
            />
          </div>
        </fieldset>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>Back</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy} disabled={until === ''}>
            Hold off
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Choice({ label, checked, onChoose }: { label: string; checked: boolean; onChoose(): void }) {
  return (
    <label className="flex cursor-pointer items-center gap-2.5">
      <input type="radio" name="until" checked={checked} onChange={onChoose} className="size-4 accent-accent" />
      {label}
    </label>
  );
}
