'use client';

import type { FormLimits } from '@/core/http/form-limits';
import { useMessages } from '@/messages/use-messages';
import type { ZoneCity } from '@/modules/preferences/ui/zone/zone-cities';
import { ZoneField } from '@/modules/preferences/ui/zone/zone-field';
import { Field, Input, Select } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { type FormState, useForm } from '@/ui/form/use-form';
import { LANGUAGES, type Language } from '../constants';
import { patchAccount } from './patch-account';

/** The name that guests read. */
export function NameForm({ name, limits }: { name: string; limits?: FormLimits }) {
  const t = useMessages('account');
  const form = useForm({ saved: { name }, limits, send: patchAccount, done: t('nameSaved') });
  return (
    <Form form={form}>
      <Field label={t('name')} hint={t('nameHint')} error={form.problems.name}>
        {(attributes) => (
          <div className="flex gap-2">
            <Input {...attributes} {...form.bind('name')} autoComplete="name" />
            <SaveButton form={form} />
          </div>
        )}
      </Field>
    </Form>
  );
}

interface ZoneFormProps {
  /** Null until it is known. */
  readonly zone: string | null;
  readonly cities: readonly ZoneCity[];
}

/** The zone of the working hours, as the preferences document has it. */
export function ZoneForm({ zone, cities }: ZoneFormProps) {
  const t = useMessages('account');
  const form = useForm({ saved: { timeZone: zone ?? '' }, send: patchAccount, done: t('zoneSaved') });
  return (
    <Form form={form}>
      <ZoneField
        label={t('zone')}
        hint={zone ? t('zoneHint') : t('zoneUnknown')}
        error={form.problems.timeZone ?? null}
        value={form.values.timeZone || null}
        cities={cities}
        onChange={(timeZone) => form.change({ timeZone })}
        beside={<SaveButton form={form} />}
      />
    </Form>
  );
}

const LANGUAGE_KEYS = Object.keys(LANGUAGES) as Language[];

/** The language of what only the owner reads; null: as the browser says. */
export function LanguageForm({ language }: { language: Language | null }) {
  const t = useMessages('account');
  const form = useForm({
    saved: { language: language ?? '' },
    send: (values) => patchAccount({ language: LANGUAGE_KEYS.find((key) => key === values.language) ?? null }),
    done: t('languageSaved'),
  });
  const choices = [['', t('languageAuto')] as const, ...Object.entries(LANGUAGES)];
  return <ChoiceForm form={form} name="language" label={t('language')} hint={t('languageHint')} choices={choices} />;
}

interface ChoiceFormProps<N extends string> {
  readonly form: FormState<{ readonly [K in N]: string }>;
  readonly name: N;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
}

function ChoiceForm<N extends string>({ form, name, label, hint, choices }: ChoiceFormProps<N>) {
  return (
    <Form form={form}>
      <Field label={label} hint={hint} error={form.problems[name]}>
        {(attributes) => (
          <div className="flex gap-2">
            <Select {...attributes} {...form.bind(name)} className="min-w-0">
              {choices.map(([choice, text]) => (
                <option key={choice} value={choice}>
                  {text}
                </option>
              ))}
            </Select>
            <SaveButton form={form} />
          </div>
        )}
      </Field>
    </Form>
  );
}
