'use client';

import { formatMoney, parseMoney } from '@/core/billing/money';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

const EMPTY = {
  code: '',
  kind: 'percent',
  value: 10,
  amount: '5.00',
  currency: 'usd',
  duration: 'once',
  months: 3,
  max: 0,
  plan: '',
  expires: '',
};

interface MakeCouponProps {
  readonly plans: readonly { readonly key: string; readonly name: string }[];
}

/** Makes a coupon. */
export function MakeCoupon({ plans }: MakeCouponProps) {
  const t = useMessages('coupons');
  const locale = useLocale();
  const form = useForm({
    saved: EMPTY,
    limits: {
      code: { required: true, minLength: 3, maxLength: 40 },
      value: { required: true, min: 1 },
      months: { min: 1, max: 36 },
      max: { min: 0, max: 1_000_000 },
    },
    send: async ({ code, kind, value: counted, amount, currency, duration, months, max, plan, expires }) => {
      const value = kind === 'amount' ? (parseAmount(amount, currency) ?? 0) : counted;
      await sendJson('/api/admin/coupons', 'POST', {
        ...{ code, kind, value, duration: kind === 'trial_days' ? 'once' : duration },
        plans: plan === '' ? [] : [plan],
        ...(kind === 'amount' ? { currency } : {}),
        ...(kind !== 'trial_days' && duration === 'repeating' ? { months } : {}),
        ...(max > 0 ? { max } : {}),
        // To the end of that day, where the operator is.
        ...(expires ? { expiresAt: new Date(`${expires}T23:59:59`).toISOString() } : {}),
      });
      form.change({ code: '' });
    },
    done: t('made'),
  });
  const { kind, duration, amount, currency, value, months, max } = form.values;
  return (
    <Form form={{ ...form, dirty: false }} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Field label={t('makeCode')} hint={t('makeCodeHint')} error={form.problems.code}>
        {(attributes) => <Input {...attributes} {...form.bind('code')} autoComplete="off" className="uppercase" />}
      </Field>
      <Field label={t('makeKind')} error={form.problems.kind}>
        {(attributes) => (
          <Select {...attributes} {...form.bind('kind')}>
            <option value="percent">{t('kindPercent')}</option>
            <option value="amount">{t('kindAmount')}</option>
            <option value="trial_days">{t('kindDays')}</option>
          </Select>
        )}
      </Field>
      <Field
        label={t('makeValue')}
        hint={kind === 'amount' ? t('makeAmountHint') : kind === 'trial_days' ? t('makeDaysHint') : undefined}
        error={form.problems.value}
      >
        {(attributes) =>
          kind === 'amount' ? (
            <Input {...attributes} {...form.bind('amount')} inputMode="decimal" />
          ) : (
            <Input {...attributes} {...form.bind('value')} type="number" />
          )
        }
      </Field>
      {kind === 'amount' ? (
        <Field label={t('makeCurrency')} error={form.problems.currency}>
          {(attributes) => <Input {...attributes} {...form.bind('currency')} maxLength={3} />}
        </Field>
      ) : null}
      {kind === 'trial_days' ? null : (
        <Field label={t('makeDuration')} error={form.problems.duration}>
          {(attributes) => (
            <Select {...attributes} {...form.bind('duration')}>
              <option value="once">{t('durationOnce')}</option>
              <option value="repeating">{t('durationRepeating')}</option>
              <option value="forever">{t('durationForever')}</option>
            </Select>
          )}
        </Field>
      )}
      {kind !== 'trial_days' && duration === 'repeating' ? (
        <Field label={t('makeMonths')} error={form.problems.months}>
          {(attributes) => <Input {...attributes} {...form.bind('months')} type="number" />}
        </Field>
      ) : null}
      <Field label={t('makeMax')} hint={t('makeMaxHint')} error={form.problems.max}>
        {(attributes) => <Input {...attributes} {...form.bind('max')} type="number" />}
      </Field>
      <Field label={t('makePlan')} error={form.problems.plan}>
        {(attributes) => (
          <Select {...attributes} {...form.bind('plan')}>
            <option value="">{t('allPlans')}</option>
            {plans.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('makeExpires')} hint={t('makeExpiresHint')} error={form.problems.expires}>
        {(attributes) => <Input {...attributes} {...form.bind('expires')} type="date" />}
      </Field>
      <p aria-live="polite" className="text-ink-2 sm:col-span-2 lg:col-span-4">
        {summary()}
      </p>
      <div className="sm:col-span-2 lg:col-span-4">
        <Button type="submit" look="primary" busy={form.busy}>
          {t('makeSave')}
        </Button>
      </div>
    </Form>
  );

  /** What it is going to give: it cannot be changed once it is made. */
  function summary(): string {
    const money = parseAmount(amount, currency);
    if (kind === 'amount' && money === null) return t('makeNoAmount');
    const gives =
      kind === 'trial_days'
        ? t('trial_days', { value })
        : kind === 'percent'
          ? t('percent', { value })
          : t('amount', { amount: formatMoney(money ?? 0, currency, locale) });
    const long = duration === 'repeating' ? t('repeating', { months }) : t(duration === 'forever' ? 'forever' : 'once');
    const words = kind === 'trial_days' ? gives : `${gives}, ${long}`;
    return t('makeSummary', { words, max });
  }
}

/** Null as well for what is no currency. */
function parseAmount(typed: string, currency: string): number | null {
  return /^[a-z]{3}$/.test(currency) ? parseMoney(typed, currency) : null;
}
