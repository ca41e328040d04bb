'use client';

import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';

/** Makes a team of one's own. `price`: what a seat costs, in words; null where nothing is billed. */
export function CreateTeam({ price, limits }: { price: string | null; limits: FormLimits }) {
  const t = useMessages('team');
  const form = useForm({
    saved: { name: '' },
    limits,
    send: (values) => sendJson('/api/teams', 'POST', values),
    done: t('madeTeam'),
  });
  return (
    <Form form={form} className="grid gap-4 rounded-md border border-line p-4">
      <Field label={t('name')} hint={price ? t('perSeat', { price }) : null} error={form.problems.name}>
        {(attributes) => <Input {...attributes} {...form.bind('name')} autoComplete="organization" />}
      </Field>
      <div>
        <SaveButton form={form}>{t('create')}</SaveButton>
      </div>
    </Form>
  );
}
