'use client';

import { useId } from 'react';
import { useMessages } from '@/messages/use-messages';
import { useChoice } from '@/ui/form/use-choice';
import type { HumanHelp } from '../constants';
import { patchAccount } from './patch-account';

const CHOICES = [
  ['off', 'helpOff', 'helpOffText'],
  ['when_stuck', 'helpWhenStuck', 'helpWhenStuckText'],
  ['always', 'helpAlways', 'helpAlwaysText'],
] as const;

/** Whether people of the installation may see and help with the owner's loops. Saved at once. */
export function HumanHelpForm({ value }: { value: HumanHelp }) {
  const t = useMessages('account');
  const chosen = useChoice(value);
  const name = useId();
  return (
    <fieldset disabled={chosen.busy} className="rounded-md border border-line bg-surface">
      <legend className="sr-only">{t('help')}</legend>
      {CHOICES.map(([key, label, text]) => (
        <label
          key={key}
          className="flex cursor-pointer items-start gap-3 border-line px-4 py-3 not-first-of-type:border-t"
        >
          <input
            type="radio"
            name={name}
            checked={chosen.value === key}
            onChange={() =>
              void chosen.choose(
                key,
                () => patchAccount({ humanHelp: key }),
                t('helpSaved', { choice: t(label).toLowerCase() }),
              )
            }
            className="mt-1 accent-accent"
          />
          <span>
            <span className="block font-medium">{t(label)}</span>
            <span className="block text-ink-2">{t(text)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
