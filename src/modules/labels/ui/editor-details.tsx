'use client';

import type { RefObject } from 'react';
import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { Kbd } from '@/ui/kbd';
import { EditorRow, smallControl } from './editor-row';
import { type Change, withDetail } from './reading-draft';

export const MEDIA = ['video', 'phone', 'in_person', 'unspecified'] as const;
type Minutes = 'durationMin' | 'lateMin' | 'shiftMin';
type Text = 'title' | 'location' | 'phone' | 'zone';

interface DetailsProps {
  readonly reading: Reading;
  readonly change: Change;
  readonly duration: RefObject<HTMLInputElement | null>;
}

/** Length, medium, place and what else is said once. */
export function EditorDetails({ reading, change, duration }: DetailsProps) {
  const t = useMessages('labels');
  const { details } = reading;
  const minutes = (key: Minutes, label: string, input?: DetailsProps['duration']) => (
    <label className="flex items-center gap-1.5 text-xs text-ink-2">
      {label}
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        value={details[key] ?? ''}
        onChange={({ target }) =>
          change((now) => withDetail(now, key, target.value === '' ? null : Number(target.value)))
        }
        className={`${smallControl} w-20!`}
      />
    </label>
  );
  const text = (key: Text, label: string) => (
    <label className="grid min-w-36 flex-1 gap-0.5 text-xs text-ink-2">
      {label}
      <input
        value={details[key] ?? ''}
        onChange={({ target }) => change((now) => withDetail(now, key, target.value))}
        className={smallControl}
      />
    </label>
  );
  return (
    <>
      <EditorRow label={t('duration')}>
        {minutes('durationMin', t('durationMin'), duration)}
        <Kbd>d</Kbd>
        <label className="ml-auto flex shrink-0 items-center gap-1.5 text-xs text-ink-2">
          {t('medium')}
          <select
            value={details.medium ?? ''}
            onChange={({ target }) =>
              change((now) => withDetail(now, 'medium', target.value as Reading['details']['medium'] | ''))
            }
            className={`${smallControl} w-auto!`}
          >
            <option value="">{t('notSaid')}</option>
            {MEDIA.map((medium) => (
              <option key={medium} value={medium}>
                {medium.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
          <Kbd>m</Kbd>
        </label>
      </EditorRow>
      <EditorRow label={t('late')}>
        {minutes('lateMin', t('lateMin'))}
        {minutes('shiftMin', t('shiftMin'))}
      </EditorRow>
      <EditorRow label={t('place')}>
        {text('title', t('titleField'))}
        {text('location', t('place'))}
        {text('phone', t('phone'))}
        {text('zone', t('statedZone'))}
      </EditorRow>
    </>
  );
}
