'use client';

import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { Kbd } from '@/ui/kbd';
import { Chip } from './chip';
import { EditorRow, smallControl } from './editor-row';
import { INTENT_WORDS } from './intent-words';
import { type Change, selectedWords, withIntent, without } from './reading-draft';

interface IntentsProps {
  readonly reading: Reading;
  readonly change: Change;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What the mail wants: chips, and a field where a part of a name and Enter add one. */
export function EditorIntents({ reading, change, input }: IntentsProps) {
  const t = useMessages('labels');
  const [typed, setTyped] = useState('');
  const list = useId();
  const present = new Set(reading.intents.map(({ kind }) => kind));
  const words = typed
    .trim()
    .toLowerCase()
    .split(/[\s_]+/)
    .filter(Boolean);
  const found = INTENT_WORDS.filter(
    ({ kind, words: name }) => !present.has(kind) && words.every((word) => name.includes(word)),
  );
  function add(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const exact = found.find(({ words: name }) => name === typed.trim().toLowerCase());
    const kind = (exact ?? found[0])?.kind;
    if (!kind || words.length === 0) return;
    const evidence = selectedWords();
    change((now) => withIntent(now, { kind, confidence: 1, evidence }));
    setTyped('');
  }
  return (
    <EditorRow label={t('intents')}>
      {reading.intents.map(({ kind }, i) => (
        <Chip
          key={kind}
          removeLabel={t('remove', { what: kind })}
          onRemove={() => change((now) => without(now, 'intents', i))}
        >
          {kind.replaceAll('_', ' ')}
        </Chip>
      ))}
      <span className="flex min-w-40 flex-1 items-center gap-1.5">
        <input
          ref={input}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={add}
          list={list}
          aria-label={t('addIntent')}
          placeholder={t('addIntent')}
          title={t('addIntentHint')}
          autoComplete="off"
          className={smallControl}
        />
        <Kbd>i</Kbd>
      </span>
      <datalist id={list}>
        {found.map(({ kind, words: name }) => (
          <option key={kind} value={name} />
        ))}
      </datalist>
    </EditorRow>
  );
}
