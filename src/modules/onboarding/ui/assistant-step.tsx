'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import type { Persona } from '@/modules/assistants/schema';
import { MailText } from '@/modules/loops/ui/mail-text';
import { cn } from '@/ui/class-names';
import { sendJson } from '@/ui/fetch-json';
import { Field, Input } from '@/ui/field';
import type { AssistantEntry } from '../schema';
import { localPart, type PersonaName, PersonaNameField } from './persona-name';
import { StepActions } from './step-actions';
import { useKept } from './use-kept';
import { useStep } from './use-step';

const TONES: readonly (readonly [AssistantEntry['tone'], string, string])[] = [
  ['warm', 'Warm', 'Friendly and complete'],
  ['brief', 'Brief', 'As few words as will do'],
  ['formal', 'Formal', 'Full names, no contractions'],
];
const MODES: readonly (readonly [AssistantEntry['approval'], string, string])[] = [
  ['when_unsure', 'Ask me when unsure', 'It acts where it has understood everything, and asks where it has not.'],
  ['outsiders_first_time', 'Ask me about new people', 'The first mail to somebody new is shown to you.'],
  ['approve_everything', 'Always ask me', 'Each mail to others and each booking waits for your yes.'],
  ['drafts_only', 'Only write drafts', 'It prepares every mail, and you send it.'],
  ['autopilot', 'Act on its own', 'It acts wherever it may, and tells you afterwards.'],
];

interface Entry extends AssistantEntry {
  readonly name: string;
  /** The owner's own name, where it is asked for. */
  readonly mine: string;
}

interface AssistantStepProps {
  readonly owner: string;
  /** What stands for the owner's name in mails while it is not known, and is then asked for; null: it is known. */
  readonly unnamed: string | null;
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
  const { owner, unnamed, saved, assistant, examples, shownFirst, sandbox, persona, children } = props;
  const { busy, failed, fields, save, skip } = useStep('assistant');
  const [entry, change, forget] = useKept<Entry>(
    `sundial.onboarding.assistant.${owner}`,
    { ...saved, name: persona?.name ?? assistant, mine: '' },
    isEntry,
  );
  /** As the server has it, also when what comes after the renaming fails. */
  const named = useRef(persona);
  const [myNameRefused, setMyNameRefused] = useState(false);
  const [allModes, setAllModes] = useState(false);
  const called = entry.name.trim() || assistant;
  const example = examples[entry.tone].replaceAll(assistant, called).trimEnd();
  const myName = entry.mine.trim();
  const usual = MODES.filter(([mode], index) => index < 3 || mode === entry.approval);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { name, mine: _, ...manner } = entry;
    const renamed = async () => {
      setMyNameRefused(true);
      if (unnamed !== null && myName) await sendJson('/api/user', 'PATCH', { name: myName });
      setMyNameRefused(false);
      if (named.current) named.current = await rename(named.current, name.trim());
    };
    if (await save(manner, renamed)) forget();
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-8">
      {unnamed === null ? null : (
        <Field
          label="Your name"
          hint="Guests read it in mails and on invitations."
          error={myNameRefused ? (fields.name?.[0] ?? null) : null}
          className="max-w-md"
        >
          {(attributes) => (
            <Input
              {...attributes}
              required
              maxLength={120}
              autoComplete="name"
              value={entry.mine}
              onChange={(event) => change({ mine: event.target.value })}
            />
          )}
        </Field>
      )}
      {persona ? (
        <PersonaNameField
          persona={persona}
          value={entry.name}
          error={myNameRefused ? null : (fields.name?.[0] ?? fields.address?.[0] ?? null)}
          onChange={(name) => change({ name })}
        />
      ) : null}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">How it writes</legend>
          {TONES.map(([tone, name, words]) => (
            <Choice
              key={tone}
              group="tone"
              name={name}
              words={words}
              checked={entry.tone === tone}
              onChoose={() => change({ tone })}
            />
          ))}
        </fieldset>
        <figure className="rounded-md border border-line bg-surface px-4 py-3 lg:mt-8">
          <figcaption className="mb-2 text-xs text-ink-2">
            An example, to a guest who writes for the first time
          </figcaption>
          <div aria-live="polite">
            <MailText text={unnamed !== null && myName ? example.replaceAll(unnamed, myName) : example} />
          </div>
        </figure>
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">When it asks you first</legend>
        {(allModes ? MODES : usual).map(([mode, name, words]) => (
          <Choice
            key={mode}
            group="approval"
            name={name}
            words={words}
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
            More ways
          </button>
        )}
        <p className="prose-width text-ink-2">
          {sandbox
            ? `On a real installation ${called} also shows you the first ${shownFirst} mails to outsiders before they go out, whatever you choose here. In this sandbox nothing reaches anybody, so they go at once.`
            : shownFirst > 0
              ? `Whatever you choose: the next ${shownFirst} mails to outsiders are shown to you first, so that you see how ${called} works.`
              : null}
        </p>
      </fieldset>
      {children}
      <StepActions
        marked={Object.keys(fields).length > 0}
        step="assistant"
        busy={busy}
        failed={failed}
        label="Save and go on"
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
  const { tone, approval, name, mine } = (kept ?? {}) as Partial<Entry>;
  const texts = typeof name === 'string' && typeof mine === 'string';
  return texts && TONES.some(([one]) => one === tone) && MODES.some(([one]) => one === approval);
}
