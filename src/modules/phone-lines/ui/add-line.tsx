'use client';

import { useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import { CAPABILITIES } from '../schema';
import { WhoseFields, whoseBody } from './whose-fields';

/** Takes a number in that was rented elsewhere. */
export function AddLine() {
  const t = useMessages('phone-lines');
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button look="primary">{t('add')}</Button>}
      title={t('add')}
      description={t('addWhat')}
    >
      <AddForm onAdded={() => setOpen(false)} />
    </Dialog>
  );
}

function AddForm({ onAdded }: { onAdded(): void }) {
  const t = useMessages('phone-lines');
  const form = useForm({
    saved: { number: '', whose: 'pool', email: '', sms: true, mms: false, voice: false },
    async send({ number, whose, email, ...can }) {
      const capabilities = CAPABILITIES.filter((capability) => can[capability]);
      await sendJson('/api/admin/phone-lines', 'POST', { number, capabilities, ...whoseBody({ whose, email }) });
      onAdded();
    },
    done: t('addedOne'),
  });
  return (
    <Form form={form} className="grid gap-4">
      <Field label={t('number')} hint={t('numberHint')} error={form.problems.number}>
        {(field) => <Input {...field} {...form.bind('number')} type="tel" required maxLength={40} autoComplete="off" />}
      </Field>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">{t('can')}</legend>
        {CAPABILITIES.map((capability) => (
          <label key={capability} className="flex items-center gap-2.5">
            <input type="checkbox" {...form.tick(capability)} className="size-4 accent-accent" />
            {t(capability)}
          </label>
        ))}
      </fieldset>
      <WhoseFields form={form} />
      <div>
        <SaveButton form={form}>{t('add')}</SaveButton>
      </div>
    </Form>
  );
}
