'use client';

import { lazy, Suspense, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { Skeleton } from '@/ui/skeleton';

// The vendor's script is loaded with it, and only when it is shown.
const EmbeddedPage = lazy(async () => ({ default: (await import('./embedded-page')).EmbeddedPage }));

interface CheckoutFormProps {
  readonly plan: string;
  readonly interval: 'month' | 'year';
  /** Of a team; null: there are none to choose. */
  readonly seats: number | null;
  /** Null: the payment is on a page of the vendor's. */
  readonly paymentKey: string | null;
}

interface Opened {
  readonly url: string | null;
  readonly clientSecret: string | null;
}

/** Coupon and seats, then the vendor's page: within ours, or its own. */
export function CheckoutForm({ plan, interval, seats, paymentKey }: CheckoutFormProps) {
  const t = useMessages('billing');
  const [secret, setSecret] = useState<string | null>(null);
  const [ready] = useState({ coupon: '', seats: seats ?? 1 });
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
  return (
    <Form form={{ ...form, dirty: false }} className="grid gap-4">
      {seats === null ? null : (
        <Field label={t('seats')} hint={t('seatsHint')} error={form.problems.seats}>
          {(attributes) => <Input {...attributes} {...form.bind('seats')} type="number" min={seats} max={500} />}
        </Field>
      )}
      <Field label={t('coupon')} hint={t('couponHint')} error={form.problems.coupon}>
        {(attributes) => (
          <Input {...attributes} {...form.bind('coupon')} maxLength={40} autoComplete="off" className="max-w-60" />
        )}
      </Field>
      <div>
        <SaveButton form={{ ...form, dirty: true }}>{t('pay')}</SaveButton>
      </div>
    </Form>
  );
}
