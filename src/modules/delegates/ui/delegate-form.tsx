'use client';

import { type FormEvent, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import { RIGHTS } from '../constants';

/** Lets somebody else instruct the assistant. */
export function DelegateForm() {
  const t = useMessages('assistants');
  const { busy, fields, run } = useAction();
  const [made, setMade] = useState(0);
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const body = { email, name: String(form.get('name') ?? '').trim() || null, rights: form.getAll('rights') };
    const added = await run(
      () => sendJson('/api/delegates', 'POST', body),
      t('mayInstruct', { name: body.name ?? email }),
    );
    if (added) setMade(made + 1);
  }
  return (
    <form key={made} onSubmit={add} className="grid gap-4 rounded-md border border-line p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('address')} error={fields.email?.[0]}>
          {(attributes) => (
            <Input {...attributes} name="email" type="email" required maxLength={254} autoComplete="off" />
          )}
        </Field>
        <Field label={t('name')} error={fields.name?.[0]}>
          {(attributes) => <Input {...attributes} name="name" maxLength={120} autoComplete="off" />}
        </Field>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-medium">{t('theyMay')}</legend>
        {RIGHTS.map((right) => (
          <label key={right} className="flex items-start gap-2.5">
            <input
              type="checkbox"
              name="rights"
              value={right}
              defaultChecked={right === 'schedule'}
              className="mt-0.5 size-4 accent-accent"
            />
            <span>{t(right)}</span>
          </label>
        ))}
        {fields.rights ? <p className="text-xs text-bad">{fields.rights[0]}</p> : null}
      </fieldset>
      <div>
        <Button type="submit" busy={busy}>
          {t('letThem')}
        </Button>
      </div>
    </form>
  );
}
