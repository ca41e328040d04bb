'use client';

import type { RefObject } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { Kbd } from '@/ui/kbd';
import { Chip } from './chip';
import { EditorRow, smallControl } from './editor-row';
import { added, type Change, replaced, selectedWords, without } from './reading-draft';

type Person = Reading['participants'][number];
const OPS = ['add', 'remove', 'make_optional', 'make_required', 'coordinator', 'instead'] as const;

interface PeopleProps {
  readonly reading: Reading;
  readonly change: Change;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Who joins, leaves or takes over. */
export function EditorPeople({ reading, change, button }: PeopleProps) {
  const t = useMessages('labels');
  const set = (i: number, person: Person) => change((now) => replaced(now, 'participants', i, person));
  return (
    <EditorRow label={t('people')}>
      {reading.participants.map((person, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be the same while they are typed.
        <div key={i} className="flex w-full items-center gap-1.5">
          <select
            aria-label={t('personOp')}
            value={person.op}
            onChange={({ target }) => set(i, { ...person, op: target.value as Person['op'] })}
            className={`${smallControl} w-36!`}
          >
            {OPS.map((op) => (
              <option key={op} value={op}>
                {op.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
          <input
            aria-label={t('personName')}
            placeholder={t('personName')}
            value={person.name ?? ''}
            onChange={({ target }) => set(i, { ...person, name: target.value || null })}
            className={smallControl}
          />
          <input
            aria-label={t('personEmail')}
            placeholder={t('personEmail')}
            value={person.email ?? ''}
            onChange={({ target }) => set(i, { ...person, email: target.value || null })}
            className={smallControl}
          />
          <Chip
            removeLabel={t('remove', { what: person.name ?? person.email ?? person.op })}
            onRemove={() => change((now) => without(now, 'participants', i))}
          >
            {null}
          </Chip>
        </div>
      ))}
      <Button
        ref={button}
        size="small"
        look="quiet"
        onClick={() => {
          const words = selectedWords();
          const email = /\S+@\S+/.exec(words)?.[0] ?? null;
          const name = email ? null : words || null;
          change((now) => added(now, 'participants', { op: 'add', email, name, confidence: 1, evidence: words }));
        }}
      >
        {t('addPerson')} <Kbd>p</Kbd>
      </Button>
    </EditorRow>
  );
}
