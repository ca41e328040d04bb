'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import type { FormLimits } from '@/core/http/form-limits';
import { LEAST_OVERLAP } from '@/core/labeling/assignment';
import { USUAL_RULE } from '@/core/labeling/sampling';
import { useMessages } from '@/messages/use-messages';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import { Form, SaveButton } from '@/ui/form/form-parts';
import { useForm } from '@/ui/form/use-form';
import type { SessionView } from '../schema';

interface SessionFormProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly limits: FormLimits;
}

const NUMBERS = ['size', 'overlap', 'uncertain', 'random', 'newKinds'] as const;

/** Draws mails and gives them to labelers. */
export function SessionForm({ people, limits }: SessionFormProps) {
  const t = useMessages('labels');
  const router = useRouter();
  const [labelers, setLabelers] = useState<readonly string[]>([]);
  const [noLabelers, setNoLabelers] = useState<string | null>(null);
  /** What is wrong with the parts as a whole stands beside the last of them; with the labelers, below them. */
  function atFields(error: unknown): never {
    if (!(error instanceof RequestError)) throw error;
    const { message, status, code, fields } = error;
    setNoLabelers(fields.labelers?.join(' ') ?? null);
    throw new RequestError(message, status, code, fields.rule ? { ...fields, newKinds: fields.rule } : fields);
  }
  const form = useForm({
    saved: { name: '', size: 40, overlap: LEAST_OVERLAP, ...USUAL_RULE },
    limits,
    async send({ name, size, overlap, uncertain, random, newKinds }) {
      const rule = { uncertain: Number(uncertain), random: Number(random), newKinds: Number(newKinds) };
      const asked = { name, rule, size: Number(size), overlap: Number(overlap), labelers };
      setNoLabelers(null);
      const { id } = await sendJson<SessionView>('/api/admin/labeling-sessions', 'POST', asked).catch(atFields);
      router.push(`/admin/labeling-sessions/${id}` as '/');
    },
    done: t('sessionOpened'),
  });
  const labels = {
    size: t('size'),
    overlap: t('overlap'),
    uncertain: t('ruleUncertain'),
    random: t('ruleRandom'),
    newKinds: t('ruleNew'),
  };
  return (
    <Form form={form} className="grid max-w-2xl gap-4">
      <Field label={t('sessionName')} error={form.problems.name ?? null}>
        {(attributes) => <Input {...attributes} {...form.bind('name')} />}
      </Field>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-5">
        {NUMBERS.map((name) => (
          <Field key={name} label={labels[name]} error={form.problems[name] ?? null}>
            {(attributes) => <Input {...attributes} {...form.bind(name)} type="number" inputMode="numeric" />}
          </Field>
        ))}
      </div>
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-medium">{t('labelers')}</legend>
        <div className="grid gap-1 sm:grid-cols-2">
          {people.map(({ id, name }) => (
            <label key={id} className="flex items-center gap-2 py-0.5">
              <input
                type="checkbox"
                checked={labelers.includes(id)}
                onChange={({ target }) =>
                  setLabelers((now) => (target.checked ? [...now, id] : now.filter((one) => one !== id)))
                }
              />
              {name}
            </label>
          ))}
        </div>
        <p className="text-xs text-ink-2">{t('labelersHint')}</p>
        {noLabelers ? (
          <p role="alert" className="text-xs text-bad">
            {noLabelers}
          </p>
        ) : null}
      </fieldset>
      <div>
        <SaveButton form={form}>{t('openSession')}</SaveButton>
      </div>
    </Form>
  );
}
