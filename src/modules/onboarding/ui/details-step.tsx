'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '@/messages/use-messages';
import { Field, Input, Select } from '@/ui/field';
import { PLACE_KINDS, type PlaceKind } from '../constants';
import type { DetailsEntry } from '../schema';
import { StepActions } from './step-actions';
import { useKept } from './use-kept';
import { useStep } from './use-step';

const MEDIA = { video: 'video', phone: 'phone', in_person: 'inPerson' } as const satisfies Record<
  DetailsEntry['medium'],
  string
>;
const PLACES = {
  in_person: ['placeInPerson', 'exampleInPerson'],
  coffee: ['placeCoffee', 'exampleCoffee'],
  lunch: ['placeLunch', 'exampleLunch'],
  dinner: ['placeDinner', 'exampleDinner'],
} as const satisfies Record<PlaceKind, readonly [label: string, example: string]>;
/** The same in every language. */
const EXAMPLE_LINK = 'https://zoom.us/j/5551234567';
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
  const t = useMessages('onboarding');
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
        <Field label={t('medium')} error={errorOf('medium')}>
          {(attributes) => (
            <Select
              {...attributes}
              value={entry.medium}
              onChange={(event) => change({ medium: event.target.value as DetailsEntry['medium'] })}
            >
              {(Object.keys(MEDIA) as DetailsEntry['medium'][]).map((medium) => (
                <option key={medium} value={medium}>
                  {t(MEDIA[medium])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('videoLink')} hint={t('videoLinkHint')} error={errorOf('videoLink')}>
          {(attributes) => (
            <Input
              {...attributes}
              type="url"
              inputMode="url"
              maxLength={300}
              placeholder={EXAMPLE_LINK}
              value={entry.videoLink}
              onChange={(event) => change({ videoLink: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('phoneNumber')} hint={t('phoneHint')} error={errorOf('phone')}>
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
          <Field label={t('caller')}>
            {(attributes) => (
              <Select
                {...attributes}
                value={entry.caller ?? ''}
                onChange={(event) => change({ caller: (event.target.value || null) as DetailsEntry['caller'] })}
              >
                <option value="">{t('callerOpen')}</option>
                <option value="guest">{t('callerGuest')}</option>
                <option value="owner">{t('callerOwner')}</option>
              </Select>
            )}
          </Field>
        )}
      </div>
      {children}
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-semibold">{t('places')}</legend>
        {ORDER.map((kind) => (
          <Field key={kind} label={t(PLACES[kind][0])} error={errorOf(`places.${kind}`) ?? errorOf('places')}>
            {(attributes) => (
              <Input
                {...attributes}
                maxLength={120}
                placeholder={t(PLACES[kind][1])}
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
        label={t('save')}
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
    (caller === 'owner' || caller === 'guest' || caller === null) &&
    typeof places === 'object' &&
    places !== null
  );
}
