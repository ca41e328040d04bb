'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { useAction } from '@/ui/use-action';

/** The name that guests read. */
export function NameForm({ name }: { name: string }) {
  const { busy, fields, run } = useAction();
  const [value, setValue] = useState(name);
  function save(event: FormEvent) {
    event.preventDefault();
    void run(() => sendJson('/api/user', 'PATCH', { name: value }), 'Name saved.');
  }
  return (
    <form onSubmit={save} className="flex items-end gap-2">
      <Field
        label="Name"
        hint="Guests read it in mails and on invitations."
        error={fields.name?.[0]}
        className="flex-1"
      >
        {(attributes) => (
          <div className="flex gap-2">
            <Input
              {...attributes}
              required
              maxLength={120}
              autoComplete="name"
              value={value}
              onChange={(event) => setValue(event.target.value)}
            />
            <Button type="submit" busy={busy} disabled={value.trim() === name}>
              Save
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
