'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { BillOf } from '../schema';

interface PausePlanProps {
  readonly of: BillOf;
  /** Until when is paid, in words. */
  readonly day: string;
  /** When a pause of one month, of two, of three is over. */
  readonly ends: readonly string[];
}

/** No invoice for one to three months. */
export function PausePlan({ of, day, ends }: PausePlanProps) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [months, setMonths] = useState(1);
  const pause = async () => {
    if (await run(() => sendJson('/api/stripe/subscription/pause', 'POST', { of, months }), t('paused')))
      setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>{t('pause')}</Button>}
      title={t('pauseTitle')}
      description={t(of === 'team' ? 'pauseTeamText' : 'pauseText', { day })}
    >
      <div className="grid gap-4">
        <Field label={t('pauseFor')}>
          {(attributes) => (
            <Select {...attributes} value={months} onChange={(event) => setMonths(Number(event.target.value))}>
              {ends.map((end, index) => (
                <option key={end} value={index + 1}>
                  {t('months', { months: index + 1 })}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p aria-live="polite">{t('pauseEnds', { day: ends[months - 1] ?? '' })}</p>
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
export function ResumePlan({ of, amount }: { of: BillOf; amount: string }) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const go = async () => {
    if (await run(() => sendJson('/api/stripe/subscription/resume', 'POST', { of }), t('resumed'))) setOpen(false);
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
export function GoOn({ of, label, done }: { of: BillOf; label: string; done: string }) {
  const { busy, run } = useAction();
  const go = () => run(() => sendJson('/api/stripe/subscription/resume', 'POST', { of }), done);
  return (
    <Button look="primary" busy={busy} onClick={() => void go()}>
      {label}
    </Button>
  );
}
