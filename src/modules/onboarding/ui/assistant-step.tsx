'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '@/messages/use-messages';
import type { Persona } from '@/modules/assistants/schema';
import { MailText } from '@/modules/loops/ui/mail-text';
import { cn } from '@/ui/class-names';
import { sendJson } from '@/ui/fetch-json';
import type { AssistantEntry } from '../schema';
import { localPart, type PersonaName, PersonaNameField } from './persona-name';
import { StepActions } from './step-actions';
import { useKept } from './use-kept';
import { useStep } from './use-step';

const TONES = [
  ['warm', 'warm', 'warmWhat'],
  ['brief', 'brief', 'briefWhat'],
  ['formal', 'formal', 'formalWhat'],
] as const satisfies readonly (readonly [AssistantEntry['tone'], string, string])[];
const MODES = [
  ['when_unsure', 'whenUnsure', 'whenUnsureWhat'],
  ['outsiders_first_time', 'newPeople', 'newPeopleWhat'],
  ['approve_everything', 'everything', 'everythingWhat'],
  ['drafts_only', 'drafts', 'draftsWhat'],
  ['autopilot', 'autopilot', 'autopilotWhat'],
] as const satisfies readonly (readonly [AssistantEntry['approval'], string, string])[];

interface Entry extends AssistantEntry {
  readonly name: string;
}

interface AssistantStepProps {
  readonly owner: string;
  readonly saved: AssistantEntry;
  readonly assistant: string;
  /** The same mail in each tone. */
  readonly examples: Readonly<Record<AssistantEntry['tone'], string>>;
  /** How many plans that mail outsiders are still shown first. */
  readonly shownFirst: number;
  readonly sandbox: boolean;
  /** Null: it has the installation's name, and no other can be chosen. */
  readonly persona: PersonaName | null;
  /** What else is asked in this step, and saves itself. */
  readonly children?: ReactNode;
}

/** Step 6: how the assistant is called, writes, and when it asks first. */
export function AssistantStep(props: AssistantStepProps) {
  const t = useMessages('onboarding');
  const { owner, saved, assistant, examples, shownFirst, sandbox, persona, children } = props;
  const { busy, failed, fields, save, skip } = useStep('assistant');
  const [entry, change, forget] = useKept<Entry>(
    `sundial.onboarding.assistant.${owner}`,
    { ...saved, name: persona?.name ?? assistant },
    isEntry,
  );
  /** As the server has it, also when what comes after the renaming fails. */
  const named = useRef(persona);
  const [allModes, setAllModes] = useState(false);
  const called = entry.name.trim() || assistant;
  const example = examples[entry.tone].replaceAll(assistant, called).trimEnd();
  const usual = MODES.filter(([mode], index) => index < 3 || mode === entry.approval);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { name, ...manner } = entry;
    const renamed = async () => {
      if (named.current) named.current = await rename(named.current, name.trim());
    };
    if (await save(manner, renamed)) forget();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-8">
      {persona ? (
        <PersonaNameField
          persona={persona}
          value={entry.name}
          error={fields.name?.[0] ?? fields.address?.[0] ?? null}
          onChange={(name) => change({ name })}
        />
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{t('writes')}</legend>
          {TONES.map(([tone, name, words]) => (
            <Choice
              key={tone}
              group="tone"
              name={t(name)}
              words={t(words)}
              checked={entry.tone === tone}
              onChoose={() => change({ tone })}
            />
          ))}
        </fieldset>
        <figure className="rounded-md border border-line bg-surface px-4 py-3 lg:mt-8">
          <figcaption className="mb-2 text-xs text-ink-2">{t('example')}</figcaption>
          <div aria-live="polite">
            <MailText text={example} />
          </div>
        </figure>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{t('asks')}</legend>
        {(allModes ? MODES : usual).map(([mode, name, words]) => (
          <Choice
            key={mode}
            group="approval"
            name={t(name)}
            words={t(words)}
            checked={entry.approval === mode}
            onChoose={() => change({ approval: mode })}
          />
        ))}
        {allModes || usual.length === MODES.length ? null : (
          <button
            type="button"
            onClick={() => setAllModes(true)}
            className="justify-self-start text-ink-2 underline underline-offset-3 hover:text-ink"
          >
            {t('moreWays')}
          </button>
        )}
        <p className="prose-width text-ink-2">
          {sandbox
            ? t('shownFirstSandbox', { assistant: called, count: shownFirst })
            : shownFirst > 0
              ? t('shownFirst', { assistant: called, count: shownFirst })
              : null}
        </p>
      </fieldset>
      {children}
      <StepActions
        marked={Object.keys(fields).length > 0}
        step="assistant"
        busy={busy}
        failed={failed}
        label={t('save')}
        onSkip={() => void skip()}
      />
    </form>
  );
}

/** A name of the owner's own is a persona's: the one that they have, or a first one. Answers which that is. */
async function rename(persona: PersonaName, name: string): Promise<PersonaName> {
  if (name === '' || name === persona.name) return persona;
  const { id } = persona.id
    ? await sendJson<Persona>(`/api/assistants/${persona.id}`, 'PATCH', { name })
    : await sendJson<Persona>('/api/assistants', 'POST', { name, address: localPart(name, persona.owner) });
  return { ...persona, id, name };
}

interface ChoiceProps {
  readonly group: string;
  readonly name: string;
  readonly words: string;
  readonly checked: boolean;
  onChoose(): void;
}

function Choice({ group, name, words, checked, onChoose }: ChoiceProps) {
  return (
    <label
      className={cn(
        'flex cursor-pointer items-start gap-3 rounded-md border bg-surface px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        checked ? 'border-accent' : 'border-line hover:border-line-strong',
      )}
    >
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0 accent-accent outline-none"
      />
      <span className="grid">
        <span className="font-medium">{name}</span>
        <span className="text-ink-2">{words}</span>
      </span>
    </label>
  );
}

/** What an older release or another program left in the browser is no entry. */
function isEntry(kept: unknown): kept is Entry {
  const { tone, approval, name } = (kept ?? {}) as Partial<Entry>;
  return typeof name === 'string' && TONES.some(([one]) => one === tone) && MODES.some(([one]) => one === approval);
}
