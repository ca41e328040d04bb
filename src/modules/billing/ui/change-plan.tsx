'use client';

import { useState } from 'react';
import { formatMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Select } from '@/ui/field';
import { showToast } from '@/ui/toast-store';
import { useAction } from '@/ui/use-action';
import { errorText } from '@/ui/words';
import type { BillOf, PlanPreview } from '../schema';

interface ChangePlanProps {
  readonly of: BillOf;
  /** What can be chosen, in words, by `plan interval`. */
  readonly choices: readonly (readonly [value: string, label: string])[];
  /** By `plan interval`: chosen already by the link that led here. */
  readonly chosen: string | null;
}

/** Another plan: what it costs is shown first, and nothing else is charged. */
export function ChangePlan({ of, choices, chosen }: ChangePlanProps) {
  const t = useMessages('billing');
  const { busy, run } = useAction();
  const [open, setOpen] = useState(chosen !== null);
  const [choice, setChoice] = useState(chosen ?? choices[0]?.[0] ?? '');
  const [preview, setPreview] = useState<PlanPreview | null>(null);
  const [plan, interval] = choice.split(' ');
  const look = async () => {
    try {
      setPreview(await sendJson<PlanPreview>('/api/stripe/subscription/preview', 'POST', { of, plan, interval }));
    } catch (error) {
      showToast(errorText(error), { tone: 'bad' });
    }
  };
  const accept = async () => {
    const body = { of, plan, interval, asOf: preview?.asOf, total: preview?.total };
    if (await run(() => sendJson('/api/stripe/subscription', 'POST', body), t('changed'))) setOpen(false);
    setPreview(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        setPreview(null);
      }}
      trigger={<Button>{t('change')}</Button>}
      title={t('changeTitle')}
    >
      {preview ? (
        <div className="grid gap-4">
          <Preview preview={preview} />
          <div className="flex justify-end gap-2">
            <Button look="quiet" onClick={() => setPreview(null)}>
              {t('back')}
            </Button>
            <Button look="primary" busy={busy} onClick={() => void accept()}>
              {t('accept')}
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-4">
          <Field label={t('changeTo')}>
            {(attributes) => (
              <Select {...attributes} value={choice} onChange={(event) => setChoice(event.target.value)}>
                {choices.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex justify-end gap-2">
            <DialogClose>
              <Button look="quiet">{t('stay')}</Button>
            </DialogClose>
            <Button look="primary" onClick={() => void look()}>
              {t('show')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Preview({ preview }: { preview: PlanPreview }) {
  const t = useMessages('billing');
  const locale = useLocale();
  const { plan, interval, currency, total, proration, invoice, creditLeft, lower } = preview;
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const facts = {
    amount: money(invoice.amount),
    day: invoice.day,
    part: money(Math.abs(proration)),
    left: money(creditLeft),
  };
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="font-medium">{t('previewLine', { plan, amount: money(total), interval })}</p>
      {lower ? <p>{t('previewLower', { plan })}</p> : null}
      <p>{words()}</p>
      {creditLeft > 0 ? <p>{t('previewLeft', facts)}</p> : null}
    </div>
  );

  function words(): string {
    if (invoice.atOnce) return t(proration < 0 ? 'previewNowLess' : 'previewNow', facts);
    if (proration === 0) return t('previewNext', facts);
    return t(proration < 0 ? 'previewNextLess' : 'previewNextMore', facts);
  }
}
