'use client';

import { useId, useState } from 'react';
import type { HumanHelp } from '../constants';
import { usePatch } from './use-patch';

const CHOICES = [
  ['off', 'Off', 'Nobody but you sees your mail and your meetings.'],
  [
    'when_stuck',
    'When stuck',
    'A person may look at a meeting that the assistant cannot arrange by itself, and only at that.',
  ],
  ['always', 'Always', 'A person may look at any of your meetings, to check what was done.'],
] as const;

/** Whether people of the installation may see and help with the owner's loops. Saved at once. */
export function HumanHelpForm({ value }: { value: HumanHelp }) {
  const { busy, save } = usePatch();
  const [chosen, setChosen] = useState(value);
  const name = useId();
  async function choose(next: HumanHelp, label: string) {
    setChosen(next);
    if (!(await save({ humanHelp: next }, `Human help: ${label.toLowerCase()}.`))) setChosen(chosen);
  }
  return (
    <fieldset disabled={busy} className="rounded-md border border-line bg-surface">
      <legend className="sr-only">Human help</legend>
      {CHOICES.map(([key, label, text]) => (
        <label
          key={key}
          className="flex cursor-pointer items-start gap-3 border-line px-4 py-3 not-first-of-type:border-t"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === key}
            onChange={() => void choose(key, label)}
            className="mt-1 accent-accent"
          />
          <span>
            <span className="block font-medium">{label}</span>
            <span className="block text-ink-2">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
