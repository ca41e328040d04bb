'use client';

import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '@/core/billing/money';
import { type SeatPrice, totalOf } from '@/core/billing/seat-total';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { Skeleton } from '@/ui/skeleton';
import type { ShownGift } from '../schema';
import { CouponField } from './coupon-field';
import { offOf } from './coupon-words';

// The vendor's script is loaded with it, and only when it is shown.
const EmbeddedPage = lazy(async () => ({ default: (await import('./embedded-page')).EmbeddedPage }));

interface CheckoutFormProps {
  readonly plan: string;
  readonly interval: 'month' | 'year';
  readonly price: SeatPrice & { readonly unit: { readonly currency: string } };
  /** Of a team: how many are wanted, and how many there have to be; null: there are none to choose. */
  readonly seats: { readonly wanted: number; readonly least: number } | null;
  /** What is left of a trial, before whose end nothing is paid: in days, and its last one in words. */
  readonly trial: { readonly days: number; readonly day: string } | null;
  /** Null: the payment is on a page of the vendor's. */
  readonly paymentKey: string | null;
}

interface Opened {
  readonly url: string | null;
  readonly clientSecret: string | null;
}

/** Coupon and seats with what they come to, then the vendor's page: within ours, or its own. */
export function CheckoutForm({ plan, interval, price, seats, trial, paymentKey }: CheckoutFormProps) {
  const t = useMessages('billing');
  const locale = useLocale();
  const [secret, setSecret] = useState<string | null>(null);
  const [checked, setChecked] = useState<ShownGift | null>(null);
  const [ready] = useState({ coupon: '', seats: seats?.wanted ?? 1 });
  const form = useForm({
    saved: ready,
    async send(values) {
      const coupon = values.coupon.trim();
      const body = {
        plan,
        interval,
        ...(coupon ? { coupon } : {}),
        ...(seats === null ? {} : { seats: values.seats }),
      };
      const opened = await sendJson<Opened>('/api/stripe/checkout', 'POST', body);
      if (opened.clientSecret) setSecret(opened.clientSecret);
      else if (opened.url) window.location.assign(opened.url);
    },
    done: t('opening'),
  });
  if (secret && paymentKey) {
    return (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <EmbeddedPage paymentKey={paymentKey} clientSecret={secret} />
      </Suspense>
    );
  }
  const gift = checked?.code === form.values.coupon.trim().toUpperCase() ? checked : null;
  const wanted = form.values.seats;
  const sum = { seats: wanted, interval, amount: formatMoney(totalOf(price, wanted), price.unit.currency, locale) };
  return (
    <Form form={{ ...form, dirty: false }} className="grid gap-4">
      {seats === null ? null : (
        <Field label={t('seats')} hint={t('seatsHint')} error={form.problems.seats}>
          {(attributes) => (
            <Input
              {...attributes}
              {...form.bind('seats')}
              type="number"
              min={seats.least}
              max={500}
              className="max-w-60"
            />
          )}
        </Field>
      )}
      <CouponField plan={plan} form={form} gift={gift} onGift={setChecked} />
      {wanted >= 1 ? (
        <div aria-live="polite">
          {seats === null ? null : <p>{t('seatSum', sum)}</p>}
          <p className="font-medium">{dueWords(sum.amount)}</p>
        </div>
      ) : null}
      <div>
        <Button type="submit" look="primary" busy={form.busy}>
          {t('pay')}
        </Button>
      </div>
    </Form>
  );

  /** The first payment with a coupon, and what is paid once that is over; empty where there is none. */
  function lessWords(amount: string, today: boolean): string {
    if (!gift || gift.kind === 'trial_days') return '';
    const full = totalOf(price, wanted);
    const less = formatMoney(full - offOf(gift, full), price.unit.currency, locale);
    const facts = { less, amount, months: gift.months ?? 1, interval };
    const first = t(today ? 'dueLess' : 'dueLessLater', facts);
    return gift.duration === 'forever'
      ? first
      : `${first} ${t(gift.duration === 'once' ? 'thenFull' : 'thenMonths', facts)}`;
  }

  /** What is paid today: nothing while there is a trial, or a coupon gives days. */
  function dueWords(amount: string): string {
    const days = gift?.kind === 'trial_days' ? gift.value : 0;
    if (trial && trial.days >= days) return [t('trialLeft', { day: trial.day }), lessWords(amount, false)].join(' ');
    if (days > 0 && gift?.day) return t('dueDays', { day: gift.day, amount });
    return lessWords(amount, true) || t('dueToday', { amount });
  }
}
