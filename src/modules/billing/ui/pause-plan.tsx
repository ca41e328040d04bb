'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';

/** No invoice for one to three months. `day` is that until which is paid, in words. */
export function PausePlan({ day }: { day: string }) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [months, setMonths] = useState(1);
  const pause = async () => {
    if (await run(() => sendJson('/api/stripe/subscription/pause', 'POST', { months }), t('paused'))) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{t('pause')}</Button>}
      title={t('pauseTitle')}
      description={t('pauseText', { day })}
    >
      <div className="grid gap-4">
        <Field label={t('pauseFor')}>
          {(attributes) => (
            <Select {...attributes} value={months} onChange={(event) => setMonths(Number(event.target.value))}>
              {[1, 2, 3].map((one) => (
                <option key={one} value={one}>
                  {t('months', { months: one })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button look="quiet">{t('stay')}</Button>
          </DialogClose>
          <Button look="primary" busy={busy} onClick={() => void pause()}>
            {t('pause')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Ends a pause after what was paid for is over: a month is charged at once, which is said before. */
export function ResumePlan({ amount }: { amount: string }) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const go = async () => {
    if (await run(() => sendJson('/api/stripe/subscription/resume', 'POST', {}), t('resumed'))) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button look="primary">{t('resume')}</Button>}
      title={t('resumeTitle')}
      description={t('resumeText', { amount })}
    >
      <div className="flex justify-end gap-2">
        <DialogClose>
          <Button look="quiet">{t('back')}</Button>
        </DialogClose>
        <Button look="primary" busy={busy} onClick={() => void go()}>
          {t('resumePay')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Ends a pause, or takes a cancellation back, in one click. */
export function GoOn({ label, done }: { label: string; done: string }) {
  const { busy, run } = useAction();
  const go = () => run(() => sendJson('/api/stripe/subscription/resume', 'POST', {}), done);
  return (
    <Button look="primary" busy={busy} onClick={() => void go()}>
      {label}
    </Button>
  );
}
