'use client';

import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

const EMPTY = { code: '', kind: 'percent', value: 10, currency: 'usd', duration: 'once', months: 3, max: 0, plan: '' };

interface MakeCouponProps {
  readonly plans: readonly { readonly key: string; readonly name: string }[];
}

/** Makes a coupon. */
export function MakeCoupon({ plans }: MakeCouponProps) {
  const t = useMessages('coupons');
  const form = useForm({
    saved: EMPTY,
    limits: {
      code: { required: true, minLength: 3, maxLength: 40 },
      value: { required: true, min: 1 },
      months: { min: 1, max: 36 },
      max: { min: 0, max: 1_000_000 },
    },
    send: async ({ code, kind, value, currency, duration, months, max, plan }) => {
      await sendJson('/api/admin/coupons', 'POST', {
        ...{ code, kind, value, duration: kind === 'trial_days' ? 'once' : duration },
        plans: plan === '' ? [] : [plan],
        ...(kind === 'amount' ? { currency } : {}),
        ...(kind !== 'trial_days' && duration === 'repeating' ? { months } : {}),
        ...(max > 0 ? { max } : {}),
      });
      form.change({ code: '' });
    },
    done: t('made'),
  });
  const { kind, duration } = form.values;
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
        hint={kind === 'amount' ? t('makeAmountHint') : undefined}
        error={form.problems.value}
      >
        {(attributes) => <Input {...attributes} {...form.bind('value')} type="number" />}
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
      <div className="sm:col-span-2 lg:col-span-4">
        <Button type="submit" look="primary" busy={form.busy}>
          {t('makeSave')}
        </Button>
      </div>
    </Form>
  );
}
