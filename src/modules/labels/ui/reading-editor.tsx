'use client';

import { useRef, useState } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { STAFF_KEYS, useStaffKeys } from '@/modules/staff/ui/staff-keys';
import { Kbd } from '@/ui/kbd';
import { PageKeys } from '@/ui/page-keys';
import { TabList, TabPanel, useTabIds } from '@/ui/tabs';
import { useKeys } from '@/ui/use-keys';
import { EditorChoices } from './editor-choices';
import { EditorDetails, MEDIA } from './editor-details';
import { EditorIntents } from './editor-intents';
import { EditorOptions } from './editor-options';
import { EditorPeople } from './editor-people';
import { EditorTimes } from './editor-times';
import { JsonView } from './json-view';
import { added, type Change, selectedWords, stanceOf, withDetail, withStance } from './reading-draft';

interface ReadingEditorProps {
  readonly reading: Reading;
  readonly slots: readonly string[];
  readonly home: string;
  readonly change: Change;
  undo(): void;
}

/** A reading as a form and as JSON, both of the same reading, with a key for everything. */
export function ReadingEditor({ reading, slots, home, change, undo }: ReadingEditorProps) {
  const t = useMessages('labels');
  const [view, setView] = useState<'form' | 'json'>('form');
  const ids = useTabIds();
  const intent = useRef<HTMLInputElement>(null);
  const time = useRef<HTMLInputElement>(null);
  const person = useRef<HTMLButtonElement>(null);
  const question = useRef<HTMLSelectElement>(null);
  const duration = useRef<HTMLInputElement>(null);
  const keys = useStaffKeys([
    ...(['intent', 'time', 'choice', 'any', 'duration', 'medium'] as const),
    ...(['person', 'question', 'json', 'undo'] as const),
  ]);
  const take = (option: number) => () => {
    if (option > slots.length) return false;
    change((now) => withStance(now, option, stanceOf(now, option) === 'accept' ? null : 'accept', selectedWords()));
  };
  const digits = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [String(i + 1), take(i + 1)]));
  const nextMedium = (now: Reading): Reading => {
    const places = [null, ...MEDIA];
    return withDetail(now, 'medium', places[(places.indexOf(now.details.medium) + 1) % places.length] ?? null);
  };
  const K = STAFF_KEYS;
  useKeys({
    ...digits,
    [K.any]: () => change((now) => ({ ...now, acceptAny: !now.acceptAny })),
    [K.intent]: () => intent.current?.focus(),
    [K.time]: () => time.current?.focus(),
    [K.duration]: () => duration.current?.focus(),
    [K.question]: () => question.current?.focus(),
    [K.person]: () => {
      const words = selectedWords();
      change((now) =>
        added(now, 'participants', { op: 'add', email: null, name: words || null, confidence: 1, evidence: words }),
      );
    },
    [K.medium]: () => change(nextMedium),
    [K.json]: () => setView((now) => (now === 'form' ? 'json' : 'form')),
    [K.undo]: undo,
  });
  return (
    <div className="grid min-w-0 gap-3">
      <PageKeys keys={keys} />
      <TabList<'form' | 'json'>
        label={t('view')}
        ids={ids}
        selected={view}
        onSelect={setView}
        tabs={[
          { id: 'form', label: t('asForm') },
          {
            id: 'json',
            label: (
              <>
                {t('asJson')} <Kbd>v</Kbd>
              </>
            ),
          },
        ]}
      />
      <p className="text-xs">
        <a
          href="/admin/labels/guideline"
          target="_blank"
          rel="noreferrer"
          className="text-ink-2 underline underline-offset-3 hover:text-ink"
        >
          {t('guidelineLook')}
        </a>
      </p>
      <TabPanel ids={ids} id={view}>
        {view === 'json' ? (
          <JsonView reading={reading} change={change} />
        ) : (
          <div className="grid">
            <EditorIntents reading={reading} change={change} input={intent} />
            <EditorOptions reading={reading} slots={slots} change={change} />
            <EditorTimes reading={reading} home={home} change={change} input={time} />
            <EditorDetails reading={reading} change={change} duration={duration} />
            <EditorPeople reading={reading} change={change} button={person} />
            <EditorChoices reading={reading} change={change} question={question} />
          </div>
        )}
      </TabPanel>
    </div>
  );
}
