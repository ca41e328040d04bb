'use client';

import { useMessages } from '@/messages/use-messages';
import { Field, Input, Select } from '@/ui/field';
import type { FormState } from '@/ui/form/use-form';

/** As the route takes it. */
export function whoseBody({ whose, email }: { readonly whose: string; readonly email: string }) {
  return whose === 'pool' ? { pool: true } : { email };
}

/** Whose a line is: everybody's, or somebody's by address. */
export function WhoseFields({ form }: { form: FormState<{ readonly whose: string; readonly email: string }> }) {
  const t = useMessages('phone-lines');
  return (
    <>
      <Field label={t('whose')}>
        {(field) => (
          <Select {...field} {...form.bind('whose')}>
            <option value="pool">{t('forPool')}</option>
            <option value="user">{t('forUser')}</option>
          </Select>
        )}
      </Field>
      {form.values.whose === 'user' ? (
        <Field label={t('email')} error={form.problems.email}>
          {(field) => <Input {...field} {...form.bind('email')} type="email" required autoComplete="off" />}
        </Field>
      ) : null}
    </>
  );
}
