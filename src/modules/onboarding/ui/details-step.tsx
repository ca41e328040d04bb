'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Field, Input, Select } from '@/ui/field';
import { PLACE_KINDS, type PlaceKind } from '../constants';
import type { DetailsEntry } from '../schema';
import { StepActions } from './step-actions';
import { useKept } from './use-kept';
import { useStep } from './use-step';

const MEDIA: Readonly<Record<DetailsEntry['medium'], string>> = {
  video: 'By video',
  phone: 'By phone',
  in_person: 'In person',
};
const PLACES: Readonly<Record<PlaceKind, { readonly label: string; readonly placeholder: string }>> = {
  in_person: { label: 'Meetings in person', placeholder: '5 Main Street, 2nd floor' },
  coffee: { label: 'Coffee', placeholder: 'Blue Bottle, Bryant Park' },
  lunch: { label: 'Lunch', placeholder: 'Cafe Luca' },
  dinner: { label: 'Dinner', placeholder: 'Via Carota' },
};
const ORDER = ['in_person', ...PLACE_KINDS.filter((kind) => kind !== 'in_person')] as const;

interface DetailsStepProps {
  readonly owner: string;
  /** As the document has it. */
  readonly saved: DetailsEntry;
  /** What else video meetings can take place on. */
  readonly children?: ReactNode;
}

/** Step 4: conferencing, phone, usual places; each answer is a sentence of the document. */
export function DetailsStep({ owner, saved, children }: DetailsStepProps) {
  const { busy, failed, fields, save, skip } = useStep('details');
  const [entry, change, forget] = useKept<DetailsEntry>(`sundial.onboarding.details.${owner}`, saved, isDetails);
  const form = useRef<HTMLFormElement>(null);
  // What is to be mended gets the focus.
  useEffect(() => {
    if (Object.keys(fields).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [fields]);
  const errorOf = (name: string) => fields[name]?.[0] ?? null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await save(entry)) forget();
  }

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Meetings are usually" error={errorOf('medium')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={entry.medium}
              onChange={(event) => change({ medium: event.target.value as DetailsEntry['medium'] })}
            >
              {Object.entries(MEDIA).map(([medium, words]) => (
                <option key={medium} value={medium}>
                  {words}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label="Your own video link"
          hint="Empty: your calendar makes a Google Meet link for each meeting."
          error={errorOf('videoLink')}
        >
          {(attributes) => (
            <Input
              {...attributes}
              type="url"
              inputMode="url"
              maxLength={300}
              placeholder="https://zoom.us/j/5551234567"
              value={entry.videoLink}
              onChange={(event) => change({ videoLink: event.target.value })}
            />
          )}
        </Field>
        <Field label="Your phone number" hint="Told to the guest of a meeting by phone." error={errorOf('phone')}>
          {(attributes) => (
            <Input
              {...attributes}
              type="tel"
              autoComplete="tel"
              maxLength={40}
              placeholder="+1 212 555 0100"
              value={entry.phone}
              onChange={(event) => change({ phone: event.target.value })}
            />
          )}
        </Field>
        {entry.phone.trim() === '' ? null : (
          <Field label="Who rings?">
            {(attributes) => (
              <Select
                {...attributes}
                value={entry.caller}
                onChange={(event) => change({ caller: event.target.value as DetailsEntry['caller'] })}
              >
                <option value="guest">My guest rings me</option>
                <option value="owner">I ring my guest</option>
              </Select>
            )}
          </Field>
        )}
      </div>
      {children}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">Usual places</legend>
        {ORDER.map((kind) => (
          <Field key={kind} label={PLACES[kind].label} error={errorOf(`places.${kind}`) ?? errorOf('places')}>
            {(attributes) => (
              <Input
                {...attributes}
                maxLength={120}
                placeholder={PLACES[kind].placeholder}
                value={entry.places[kind] ?? ''}
                onChange={(event) => change({ places: { ...entry.places, [kind]: event.target.value } })}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <StepActions
        step="details"
        busy={busy}
        failed={failed}
        marked={Object.keys(fields).length > 0}
        label="Save and go on"
        onSkip={() => void skip()}
      />
    </form>
  );
}

/** What an older release or another program left in the browser is no entry. */
function isDetails(kept: unknown): kept is DetailsEntry {
  const { medium, videoLink, phone, caller, places } = (kept ?? {}) as Partial<DetailsEntry>;
  return (
    typeof medium === 'string' &&
    typeof videoLink === 'string' &&
    typeof phone === 'string' &&
    (caller === 'owner' || caller === 'guest') &&
    typeof places === 'object' &&
    places !== null
  );
}
