'use client';

import type { RefObject } from 'react';
import type { QuestionTopic, Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { Kbd } from '@/ui/kbd';
import { Chip } from './chip';
import { EditorRow, smallControl } from './editor-row';
import { added, type Change, selectedWords, without } from './reading-draft';

const TOPICS: Readonly<Record<QuestionTopic, true>> = {
  join_link: true,
  location: true,
  attendees: true,
  agenda: true,
  time_zone: true,
  status: true,
  is_automated: true,
  other: true,
};
type Flag = Reading['flags'][number];
const FLAGS: Readonly<Record<Flag, true>> = {
  sensitive: true,
  hostile: true,
  asks_private_information: true,
  instruction_beyond_scheduling: true,
  unsolicited: true,
  weekday_date_conflict: true,
  ambiguous_time: true,
  several_meetings: true,
};
const words = (name: string) => name.replaceAll('_', ' ');

interface ChoicesProps {
  readonly reading: Reading;
  readonly change: Change;
  readonly question: RefObject<HTMLSelectElement | null>;
}

/** Questions that are asked, and what else is to be known about the mail. */
export function EditorChoices({ reading, change, question }: ChoicesProps) {
  const t = useMessages('labels');
  return (
    <>
      <EditorRow label={t('questions')}>
        {reading.questions.map(({ topic }, i) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice.
            key={i}
            removeLabel={t('remove', { what: words(topic) })}
            onRemove={() => change((now) => without(now, 'questions', i))}
          >
            {words(topic)}
          </Chip>
        ))}
        <select
          ref={question}
          aria-label={t('addQuestion')}
          value=""
          onChange={({ target }) => {
            const topic = target.value as QuestionTopic;
            change((now) => added(now, 'questions', { topic, evidence: selectedWords() }));
          }}
          className={`${smallControl} w-40!`}
        >
          <option value="">{t('addQuestion')}</option>
          {Object.keys(TOPICS).map((topic) => (
            <option key={topic} value={topic}>
              {words(topic)}
            </option>
          ))}
        </select>
        <Kbd>q</Kbd>
      </EditorRow>
      <EditorRow label={t('flags')}>
        {(Object.keys(FLAGS) as Flag[]).map((flag) => {
          const on = reading.flags.includes(flag);
          const flip = (now: Reading): Reading => ({
            ...now,
            flags: on ? now.flags.filter((one) => one !== flag) : [...now.flags, flag],
          });
          return (
            <button
              key={flag}
              type="button"
              aria-pressed={on}
              onClick={() => change(flip)}
              className={cn(
                'rounded-sm border px-2 py-0.5 text-xs',
                on ? 'border-warn bg-warn-soft text-warn' : 'border-line text-ink-2 hover:text-ink',
              )}
            >
              {words(flag)}
            </button>
          );
        })}
      </EditorRow>
    </>
  );
}
