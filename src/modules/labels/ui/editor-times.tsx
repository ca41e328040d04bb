'use client';

import { type KeyboardEvent, type RefObject, useState } from 'react';
import { timeNotation, windowOf } from '@/core/labeling/time-notation';
import type { Reading, Window } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { Kbd } from '@/ui/kbd';
import { Chip } from './chip';
import { EditorRow, smallControl } from './editor-row';
import { added, type Change, replaced, selectedWords, without } from './reading-draft';

const ROLES = ['offer', 'absence', 'current_event'] as const;

interface TimesProps {
  readonly reading: Reading;
  /** The zone of times that name none. */
  readonly home: string;
  readonly change: Change;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** Times, each as a line of the notation that the evaluation reads. */
export function EditorTimes({ reading, home, change, input }: TimesProps) {
  const t = useMessages('labels');
  return (
    <EditorRow label={t('times')}>
      {reading.windows.map((window, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two times may be the same for a while.
        <div key={i} className="flex w-full items-center gap-1.5">
          <TimeLine
            label={t('timeOf', { number: i + 1 })}
            window={window}
            home={home}
            save={(next) => change((now) => replaced(now, 'windows', i, next))}
          />
          <select
            aria-label={t('timeRole', { number: i + 1 })}
            value={ROLES.find((role) => role === window.role) ?? 'offer'}
            onChange={({ target }) =>
              change((now) => replaced(now, 'windows', i, { ...window, role: target.value as Window['role'] }))
            }
            className={`${smallControl} w-32!`}
          >
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {role.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
          <Chip
            removeLabel={t('remove', { what: timeNotation(window, home) })}
            onRemove={() => change((now) => without(now, 'windows', i))}
          >
            <span className="sr-only">{window.quote}</span>
          </Chip>
        </div>
      ))}
      <span className="flex w-full items-center gap-1.5">
        <NewTime home={home} change={change} input={input} />
        <Kbd>t</Kbd>
      </span>
    </EditorRow>
  );
}

interface TimeLineProps {
  readonly label: string;
  readonly window: Window;
  readonly home: string;
  save(window: Window): void;
}

/** One time that can be written over; what is no time stays where it was typed, and is told. */
function TimeLine({ label, window, home, save }: TimeLineProps) {
  const t = useMessages('labels');
  const said = timeNotation(window, home);
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && windowOf(typed, home) === null;
  return (
    <input
      aria-label={label}
      aria-invalid={wrong || undefined}
      title={wrong ? t('timeWrong') : window.quote}
      value={typed ?? said}
      onChange={({ target }) => {
        const next = windowOf(target.value, home, window);
        setTyped(target.value);
        if (next) save(next);
      }}
      onBlur={() => wrong || setTyped(null)}
      spellCheck={false}
      className={`${smallControl} tabular-nums`}
    />
  );
}

function NewTime({ home, change, input }: Pick<TimesProps, 'home' | 'change' | 'input'>) {
  const t = useMessages('labels');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  function add(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const window = windowOf(typed, home, { quote: selectedWords() });
    setWrong(window === null);
    if (!window) return;
    change((now) => added(now, 'windows', window));
    setTyped('');
  }
  return (
    <input
      ref={input}
      aria-label={t('addTime')}
      aria-invalid={wrong || undefined}
      placeholder={t('addTime')}
      title={wrong ? t('timeWrong') : t('timeHint')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={add}
      spellCheck={false}
      className={`${smallControl} tabular-nums`}
    />
  );
}
