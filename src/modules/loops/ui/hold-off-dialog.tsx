'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
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
  readonly open: boolean;
  onOpenChange(open: boolean): void;
  onHoldOff(until: string | null): Promise<boolean>;
}

/** Until when nothing shall be done: a near day, another one, or until the owner says so. */
export function HoldOffDialog({ days, booked, busy, open, onOpenChange, onHoldOff }: HoldOffDialogProps) {
  const t = useMessages('loop-actions');
  const [until, setUntil] = useState<string | null>(days[0]?.date ?? null);
  const other = until !== null && !days.some(({ date }) => date === until);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('holdOffTitle')}
      description={t(booked ? 'holdOffBooked' : 'holdOffOpen')}
    >
      <form
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          if (await onHoldOff(until)) onOpenChange(false);
        }}
      >
        <fieldset className="grid gap-2.5">
          <legend className="sr-only">{t('until')}</legend>
          {days.map(({ date, words }) => (
            <Choice key={date} label={words} checked={until === date} onChoose={() => setUntil(date)} />
          ))}
          <Choice label={t('untilISay')} checked={until === null} onChoose={() => setUntil(null)} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Choice label={t('anotherDay')} checked={other} onChoose={() => setUntil('')} />
            <Input
              type="date"
              aria-label={t('anotherDay')}
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
            <Button>{t('back')}</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy} disabled={until === ''}>
            {t('holdOff')}
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
