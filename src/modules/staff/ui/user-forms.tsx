'use client';

import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { type FormState, useForm } from '@/ui/form/use-form';

const REASON = { required: true, minLength: 3, maxLength: 300 } as const;
const DAYS = { required: true, min: 1, max: 730 } as const;
const USUAL_DAYS = 30;

/** The role of an account. */
export function RoleForm({ id, role, roles }: { id: string; role: string; roles: readonly string[] }) {
  const t = useMessages('users');
  const form = useForm({
    saved: { role, reason: '' },
    limits: { reason: REASON },
    send: (values) => sendJson(`/api/admin/users/${id}`, 'PATCH', values),
    done: t('roleChanged'),
  });
  return (
    <Form form={form} className="grid gap-3">
      <Field label={t('roleForm')} error={form.problems.role}>
        {(attributes) => (
          <Select {...attributes} {...form.bind('role')}>
            {roles.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        )}
      </Field>
      <Reason form={form} />
      <div>
        <SaveButton form={form}>{t('changeRole')}</SaveButton>
      </div>
    </Form>
  );
}

interface PlanFormProps {
  readonly id: string;
  readonly plans: readonly { readonly key: string; readonly name: string }[];
}

/** A plan for some days that nobody pays for. */
export function PlanForm({ id, plans }: PlanFormProps) {
  const t = useMessages('users');
  const form = useForm({
    saved: { plan: plans[0]?.key ?? '', trialDays: USUAL_DAYS, reason: '' },
    limits: { trialDays: DAYS, reason: REASON },
    send: (values) => sendJson(`/api/admin/users/${id}`, 'PATCH', values),
    done: t('given'),
  });
  return (
    <Form form={form} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('givePlan')} error={form.problems.plan}>
          {(attributes) => (
            <Select {...attributes} {...form.bind('plan')}>
              {plans.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('giveDays')} hint={t('daysHint')} error={form.problems.trialDays}>
          {(attributes) => <Input {...attributes} {...form.bind('trialDays')} type="number" />}
        </Field>
      </div>
      <Reason form={form} />
      <div>
        <SaveButton form={form}>{t('giveSave')}</SaveButton>
      </div>
    </Form>
  );
}

/** More days for the trial that runs. */
export function ExtendForm({ id }: { id: string }) {
  const t = useMessages('users');
  const form = useForm({
    saved: { trialDays: USUAL_DAYS, reason: '' },
    limits: { trialDays: DAYS, reason: REASON },
    send: (values) => sendJson(`/api/admin/users/${id}`, 'PATCH', values),
    done: t('extended'),
  });
  return (
    <Form form={form} className="grid gap-3">
      <Field label={t('extendDays')} hint={t('daysHint')} error={form.problems.trialDays}>
        {(attributes) => <Input {...attributes} {...form.bind('trialDays')} type="number" />}
      </Field>
      <Reason form={form} />
      <div>
        <SaveButton form={form}>{t('extendSave')}</SaveButton>
      </div>
    </Form>
  );
}

function Reason<V extends { readonly reason: string }>({ form }: { form: FormState<V> }) {
  const t = useMessages('users');
  return (
    <Field label={t('reason')} hint={t('reasonHint')} error={form.problems.reason}>
      {(attributes) => <Input {...attributes} {...form.bind('reason')} />}
    </Field>
  );
}
