'use client';

import { useState } from 'react';
import { cityOf } from '@/core/time/format';
import type { Key } from '@/messages/message-keys';
import { useLocale, useMessages } from '@/messages/use-messages';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';
import type { PreviewAnswer } from '../../schema';
import { CalendarUnreadable } from './calendar-unreadable';
import { type CellKind, hoursToShow, isOf, toldDays } from './preview-words';
import { CELL_LOOKS, TwoWeeksGrid } from './two-weeks-grid';
import { TwoWeeksList } from './two-weeks-list';

const LEGEND: readonly (CellKind & Key<'two-weeks'>)[] = [
  'offered',
  'liked',
  'disliked',
  'kept',
  'calendar',
  'hours',
  'other',
];

interface TwoWeeksProps {
  readonly calendar: PreviewAnswer['calendar'];
  readonly sentences: PreviewAnswer['sentences'];
  /** Id of the sentence that is looked at: what it keeps free is marked. */
  readonly at?: string | null;
  onSentence(id: string): void;
}

/** Two weeks as they would be if this text were saved: what is offered, what is not, and why. */
export default function TwoWeeks({ calendar, sentences, at = null, onSentence }: TwoWeeksProps) {
  const t = useMessages('two-weeks');
  const locale = useLocale();
  const [view, setView] = useState<'grid' | 'list' | null>(null);
  if (!calendar.ok) return <CalendarUnreadable reason={calendar.reason} />;
  const textOf = new Map(sentences.map(({ id, text }) => [id, text]));
  const hours = hoursToShow(calendar.days);
  const shared = { days: toldDays(calendar.days, t), hours, textOf, marked: at, onSentence };
  const looked = at !== null && calendar.days.some((day) => day.stretches.some((one) => isOf(one, at)));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-2">{t('timesIn', { place: cityOf(calendar.zone, locale) })}</p>
        <fieldset className="flex gap-1">
          <legend className="sr-only">{t('showAs')}</legend>
          {(['grid', 'list'] as const).map((one) => (
            <Button
              key={one}
              size="small"
              look="quiet"
              aria-pressed={view === null ? undefined : view === one}
              onClick={() => setView(one)}
              className={cn(
                'aria-pressed:bg-surface-2 aria-pressed:text-ink',
                view === null &&
                  (one === 'grid' ? 'sm:bg-surface-2 sm:text-ink' : 'max-sm:bg-surface-2 max-sm:text-ink'),
              )}
            >
              {t(one)}
            </Button>
          ))}
        </fieldset>
      </div>
      {looked ? <p className="text-xs text-ink-2">{t('follows', { text: textOf.get(at) ?? '' })}</p> : null}
      {/* Until one is chosen: the grid where there is room for it, the list on phones. */}
      <div className={cn(view === 'list' && 'hidden', view === null && 'max-sm:hidden')}>
        <TwoWeeksGrid {...shared} />
        <ul aria-label={t('colours')} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {LEGEND.map((kind) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span aria-hidden className={cn('h-3 w-4 rounded-[2px] border', CELL_LOOKS[kind])} />
              {t(kind)}
            </li>
          ))}
        </ul>
      </div>
      <div className={cn(view === 'grid' && 'hidden', view === null && 'sm:hidden')}>
        <TwoWeeksList {...shared} />
      </div>
    </div>
  );
}
