'use client';

import { useRouter } from 'next/navigation';
import { formatLocalDate, parseLocalDate } from '@/core/time/calendar-date';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

interface BeginFormProps {
  readonly trainers: readonly { readonly id: string; readonly name: string }[];
  /** The days that are proposed, both included: today, and the week before it. */
  readonly from: string;
  readonly to: string;
}

/** Begins an audit: whose work, and of which days. */
export function BeginForm({ trainers, from, to }: BeginFormProps) {
  const t = useMessages('audits');
  const router = useRouter();
  const form = useForm({
    saved: { trainerId: '', from, to },
    limits: { trainerId: { required: true }, from: { required: true }, to: { required: true } },
    async send(values) {
      const { id } = await sendJson<{ id: string }>('/api/admin/trainer-audit', 'POST', {
        ...values,
        // What is counted ends before the day that is sent.
        to: formatLocalDate(parseLocalDate(values.to) + 1),
      });
      router.push(`/trainer-audits/${id}`);
    },
    done: t('drawn'),
  });
  const { problems, bind } = form;
  return (
    <Form form={form} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
      <Field label={t('trainer')} error={problems.trainerId}>
        {(attributes) => (
          <Select {...attributes} {...bind('trainerId')}>
            <option value="">{t('chooseTrainer')}</option>
            {trainers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('from')} error={problems.from}>
        {(attributes) => <Input {...attributes} {...bind('from')} type="date" />}
      </Field>
      <Field label={t('until')} error={problems.to}>
        {(attributes) => <Input {...attributes} {...bind('to')} type="date" />}
      </Field>
      <div className="sm:pt-6.5">
        <SaveButton form={form}>{t('draw')}</SaveButton>
      </div>
    </Form>
  );
}
