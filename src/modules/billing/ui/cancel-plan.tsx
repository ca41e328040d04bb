'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import { CANCEL_REASONS } from '../constants';
import type { BillOf } from '../schema';

interface CancelPlanProps {
  readonly of: BillOf;
  /** Until when is paid, in words. */
  readonly day: string;
  /** What is owed to whoever pays, in words; null: nothing. */
  readonly credit: string | null;
}

/** The way out: two clicks. Why is asked, and need not be said. */
export function CancelPlan({ of, day, credit }: CancelPlanProps) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [words, setWords] = useState('');
  const cancel = async () => {
    const body = { of, ...(reason ? { reason } : {}), ...(words.trim() ? { words } : {}) };
    if (await run(() => sendJson('/api/stripe/subscription/cancel', 'POST', body), t('canceled'))) setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button look="danger">{t('cancel')}</Button>}
      title={t('cancelTitle')}
      description={[t('cancelText', { day }), credit && t('cancelCredit', { credit })].filter(Boolean).join(' ')}
    >
      <div className="grid gap-4">
        <Field label={t('cancelWhy')}>
          {(attributes) => (
            <Select {...attributes} value={reason} onChange={(event) => setReason(event.target.value)}>
              <option value="">{t('cancelNoReason')}</option>
              {CANCEL_REASONS.map((one) => (
                <option key={one} value={one}>
                  {t(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('cancelWords')}>
          {(attributes) => (
            <Input {...attributes} maxLength={2_000} value={words} onChange={(event) => setWords(event.target.value)} />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button look="quiet">{t('stay')}</Button>
          </DialogClose>
          <Button look="danger" busy={busy} onClick={() => void cancel()}>
            {t('cancelNow')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
