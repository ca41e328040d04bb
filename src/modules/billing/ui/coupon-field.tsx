'use client';

import { useState } from 'react';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import type { FormState } from '@/ui/form/use-form';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';
import type { ShownGift } from '../schema';
import { couponWords } from './coupon-words';

interface CouponFieldProps {
  readonly plan: string;
  readonly form: FormState<{ coupon: string; seats: number }>;
  /** What the code that is typed gives, once it was asked. */
  readonly gift: ShownGift | null;
  onGift(gift: ShownGift): void;
}

/** A code, and what it gives before anything is paid. */
export function CouponField({ plan, form, gift, onGift }: CouponFieldProps) {
  const t = useMessages('billing');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{ code: string; text: string } | null>(null);
  const typed = form.values.coupon.trim();
  const check = async () => {
    setBusy(true);
    try {
      onGift(await sendJson<ShownGift>('/api/stripe/coupon', 'POST', { plan, coupon: typed }));
      setRefused(null);
    } catch (error) {
      const text = error instanceof RequestError ? error.fields.coupon?.join(' ') : undefined;
      if (text) setRefused({ code: typed, text });
      else showToast(errorText(error), { tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  const problem = form.problems.coupon ?? (refused?.code === typed ? refused.text : null);
  return (
    <div className="grid gap-1.5">
      <Field label={t('coupon')} hint={t('couponHint')} error={problem}>
        {(attributes) => (
          <div className="flex gap-2">
            <Input
              {...attributes}
              {...form.bind('coupon')}
              maxLength={40}
              autoComplete="off"
              className="max-w-60 min-w-0 flex-1"
            />
            {typed ? (
              <Button busy={busy} onClick={() => void check()}>
                {t('couponCheck')}
              </Button>
            ) : null}
          </div>
        )}
      </Field>
      <p aria-live="polite">{gift ? couponWords(t, gift, locale) : null}</p>
    </div>
  );
}
