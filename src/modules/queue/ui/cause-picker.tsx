'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { DialogClose } from '@/ui/dialog';
import { CAUSES, type Cause } from '../constants';

interface CausePickerProps {
  readonly busy: boolean;
  readonly send: string;
  onSend(cause: Cause): void;
}

/** Why something was wrong: one of four. */
export function CausePicker({ busy, send, onSend }: CausePickerProps) {
  const t = useMessages('queue');
  const [cause, setCause] = useState<Cause>('misread');
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSend(cause);
      }}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-medium">{t('causeLabel')}</legend>
        {CAUSES.map((one) => (
          <label key={one} className="flex items-center gap-2">
            <input
              type="radio"
              name="cause"
              className="size-4 accent-ink"
              checked={cause === one}
              onChange={() => setCause(one)}
            />
            {t(one)}
          </label>
        ))}
      </fieldset>
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button>{t('cancel')}</Button>
        </DialogClose>
        <Button type="submit" look="primary" busy={busy}>
          {send}
        </Button>
      </div>
    </form>
  );
}
