'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/ui/button';
import { Field, Input, Select } from '@/ui/field';
import { LANGUAGES, type Language } from '../constants';
import type { AccountPatch } from '../schema';
import { usePatch } from './use-patch';

/** The name that guests read. */
export function NameForm({ name }: { name: string }) {
  const { busy, fields, save } = usePatch();
  const [value, setValue] = useState(name);
  function submit(event: FormEvent) {
    event.preventDefault();
    void save({ name: value }, 'Name saved.');
  }
  return (
    <form onSubmit={submit}>
      <Field label="Name" hint="Guests read it in mails and on invitations." error={fields.name?.[0]}>
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

interface ZoneFormProps {
  /** Null until it is known. */
  readonly zone: string | null;
  readonly zones: readonly { readonly tzid: string; readonly label: string }[];
}

/** The zone of the working hours, as the preferences document has it. */
export function ZoneForm({ zone, zones }: ZoneFormProps) {
  const { busy, fields, save } = usePatch();
  const [value, setValue] = useState(zone ?? '');
  const choices = [...(zone ? [] : [['', 'Not known yet'] as const]), ...zones.map((z) => [z.tzid, z.label] as const)];
  return (
    <ChoiceForm
      label="Time zone"
      hint="Your hours are on its clock. It stands in your preferences: saving it changes the sentence there."
      error={fields.timeZone?.[0]}
      choices={choices}
      value={value}
      saved={zone ?? ''}
      busy={busy}
      onChoose={setValue}
      onSave={() => void save({ timeZone: value }, 'Time zone saved.')}
    />
  );
}

/** The language of what only the owner reads. */
export function LanguageForm({ language }: { language: Language | null }) {
  const { busy, fields, save } = usePatch();
  const [value, setValue] = useState<string>(language ?? 'en');
  return (
    <ChoiceForm
      label="Language"
      hint="Guests are answered in the language that they write in, whatever you choose. These pages and mail to you are in English so far; your choice is kept for when they are not."
      error={fields.language?.[0]}
      choices={Object.entries(LANGUAGES)}
      value={value}
      saved={language ?? 'en'}
      busy={busy}
      onChoose={setValue}
      onSave={() => void save({ language: value as AccountPatch['language'] }, 'Language saved.')}
    />
  );
}

interface ChoiceFormProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly value: string;
  readonly saved: string;
  readonly busy: boolean;
  onChoose(value: string): void;
  onSave(): void;
}

function ChoiceForm({ label, hint, error, choices, value, saved, busy, onChoose, onSave }: ChoiceFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Field label={label} hint={hint} error={error}>
        {(attributes) => (
          <div className="flex gap-2">
            <Select
              {...attributes}
              value={value}
              onChange={(event) => onChoose(event.target.value)}
              className="min-w-0"
            >
              {choices.map(([choice, text]) => (
                <option key={choice} value={choice} disabled={choice === ''}>
                  {text}
                </option>
              ))}
            </Select>
            <Button type="submit" busy={busy} disabled={value === saved || value === ''}>
              Save
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
