'use client';

import { useState } from 'react';
import { placeWords } from '@/modules/meetings/ui/time-words';
import { Button } from '@/ui/button';
import { cn } from '@/ui/class-names';
import type { PreviewAnswer } from '../../schema';
import { CalendarUnreadable } from './calendar-unreadable';
import { type CellKind, hoursToShow, toldDays } from './preview-words';
import { CELL_LOOKS, TwoWeeksGrid } from './two-weeks-grid';
import { TwoWeeksList } from './two-weeks-list';

const LEGEND: readonly (readonly [CellKind, string])[] = [
  ['offered', 'Offered'],
  ['liked', 'Liked'],
  ['disliked', 'If nothing better'],
  ['kept', 'Kept free'],
  ['calendar', 'Calendar'],
  ['hours', 'Outside your hours'],
  ['other', 'Too soon or too far'],
];

interface TwoWeeksProps {
  readonly calendar: PreviewAnswer['calendar'];
  readonly sentences: PreviewAnswer['sentences'];
  onSentence(id: string): void;
}

/** Two weeks as they would be if this text were saved: what is offered, what is not, and why. */
export default function TwoWeeks({ calendar, sentences, onSentence }: TwoWeeksProps) {
  const [view, setView] = useState<'grid' | 'list' | null>(null);
  if (!calendar.ok) return <CalendarUnreadable reason={calendar.reason} />;
  const textOf = new Map(sentences.map(({ id, text }) => [id, text]));
  const shared = { days: toldDays(calendar.days), hours: hoursToShow(calendar.days), textOf, onSentence };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-xs text-ink-2">Times in {placeWords(calendar.zone)}, as if this text were saved.</p>
        <fieldset className="flex gap-1">
          <legend className="sr-only">Show as</legend>
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
              {one === 'grid' ? 'Grid' : 'List'}
            </Button>
          ))}
        </fieldset>
      </div>
      {/* Until one is chosen: the grid where there is room for it, the list on phones. */}
      <div className={cn(view === 'list' && 'hidden', view === null && 'max-sm:hidden')}>
        <TwoWeeksGrid {...shared} />
        <ul aria-label="Colours" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
          {LEGEND.map(([kind, words]) => (
            <li key={kind} className="flex items-center gap-1.5">
              <span aria-hidden className={cn('h-3 w-4 rounded-[2px] border', CELL_LOOKS[kind])} />
              {words}
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
