'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog, DialogClose } from '@/ui/dialog';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input, Select } from '@/ui/field';
import { useAction } from '@/ui/use-action';
import type { Persona } from '../schema';

interface PersonaFormProps {
  readonly trigger: ReactNode;
  /** The one that is changed; absent for a new one. */
  readonly persona?: Persona;
  /** `@host` of every assistant here. */
  readonly host: string;
}

/** A dialog that makes a persona or changes one. */
export function PersonaForm({ trigger, persona, host }: PersonaFormProps) {
  const [open, setOpen] = useState(false);
  const { busy, fields, run } = useAction();
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const manner = {
      name: text('name'),
      tone: text('tone') || null,
      signature: text('signature') || null,
      disclosure: text('disclosure') || null,
    };
    const work = persona
      ? () => sendJson(`/api/assistants/${persona.id}`, 'PATCH', manner)
      : () => sendJson('/api/assistants', 'POST', { ...manner, address: text('address') });
    if (await run(work, persona ? `${manner.name} was changed.` : `${manner.name} was added.`)) setOpen(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={persona ? `Change ${persona.name}` : 'Add a persona'}
      description={persona ? persona.address : 'It works for you under a name and an address of its own.'}
    >
      <form onSubmit={save} className="grid gap-4">
        <Field label="Name" error={fields.name?.[0]}>
          {(attributes) => (
            <Input
              {...attributes}
              name="name"
              required
              maxLength={40}
              autoComplete="off"
              defaultValue={persona?.name}
            />
          )}
        </Field>
        {persona ? null : (
          <Field label="Address" hint="It stays yours: guests keep it." error={fields.address?.[0]}>
            {(attributes) => (
              <span className="flex items-center gap-2">
                <Input
                  {...attributes}
                  name="address"
                  required
                  maxLength={32}
                  autoComplete="off"
                  autoCapitalize="none"
                />
                <span className="shrink-0 text-ink-2">{host}</span>
              </span>
            )}
          </Field>
        )}
        <Field label="Tone" error={fields.tone?.[0]}>
          {(attributes) => (
            <Select {...attributes} name="tone" defaultValue={persona?.tone ?? ''}>
              <option value="">As your preferences say</option>
              <option value="brief">Brief</option>
              <option value="warm">Warm</option>
              <option value="formal">Formal</option>
            </Select>
          )}
        </Field>
        <Field label="Closing line" hint="Empty: as your preferences say." error={fields.signature?.[0]}>
          {(attributes) => (
            <Input
              {...attributes}
              name="signature"
              maxLength={120}
              autoComplete="off"
              defaultValue={persona?.signature ?? ''}
            />
          )}
        </Field>
        <Field
          label="Who writes"
          hint="Stands under every mail and says that it is software. Empty: in our words, in the language of the mail."
          error={fields.disclosure?.[0]}
        >
          {(attributes) => (
            <Input
              {...attributes}
              name="disclosure"
              maxLength={120}
              autoComplete="off"
              placeholder={persona?.signs}
              defaultValue={persona?.disclosure ?? ''}
            />
          )}
        </Field>
        <div className="flex justify-end gap-2">
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" look="primary" busy={busy}>
            {persona ? 'Save' : 'Add it'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
