'use client';

import type { Reading } from '@/core/reading/reading';
import { useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import { Kbd } from '@/ui/kbd';
import { EditorRow } from './editor-row';
import { type Change, selectedWords, stanceOf, withStance } from './reading-draft';

const NEXT = { none: 'accept', accept: 'reject', reject: 'prefer', prefer: null } as const;
const LOOKS = {
  none: 'border-line-strong text-ink-2',
  accept: 'border-good bg-good-soft text-good',
  prefer: 'border-meeting bg-meeting-soft text-meeting',
  reject: 'border-bad bg-bad-soft text-bad',
} as const;

interface OptionsProps {
  readonly reading: Reading;
  readonly slots: readonly string[];
  readonly change: Change;
}

/** The slots that we offered: pressed again and again, one is taken, refused, preferred, and not spoken of. */
export function EditorOptions({ reading, slots, change }: OptionsProps) {
  const t = useMessages('labels');
  const words = {
    none: t('optionNot'),
    accept: t('optionAccept'),
    reject: t('optionReject'),
    prefer: t('optionPrefer'),
  };
  if (slots.length === 0) return null;
  return (
    <EditorRow label={t('options')}>
      {slots.map((slot, i) => {
        const stance = stanceOf(reading, i + 1) ?? 'none';
        return (
          <button
            key={slot}
            type="button"
            onClick={() => change((now) => withStance(now, i + 1, NEXT[stance], selectedWords()))}
            className={cn('rounded-sm border px-2 py-1 text-left', LOOKS[stance])}
          >
            {i < 9 ? <Kbd className="mr-1.5">{i + 1}</Kbd> : null}
            {slot} <span className="text-xs">{words[stance]}</span>
          </button>
        );
      })}
      <label className="flex items-center gap-1.5 px-1">
        <input
          type="checkbox"
          checked={reading.acceptAny}
          onChange={(event) => change((now) => ({ ...now, acceptAny: event.target.checked }))}
        />
        {t('anyOption')} <Kbd>0</Kbd>
      </label>
    </EditorRow>
  );
}
