'use client';

import { type KeyboardEvent, memo, useMemo, useRef, useState } from 'react';
import { CELL_MIN, type PreviewDay, type PreviewStretch } from '@/core/preferences/preview';
import { wallTime } from '@/core/time/wall-format';
import type { Translate } from '@/messages/message-keys';
import { useLocale, useMessages } from '@/messages/use-messages';
import { cn } from '@/ui/class-names';
import {
  blockerWords,
  type CellKind,
  type HoursShown,
  isOf,
  kindOf,
  likingWords,
  previewDayLetters,
  previewDayWords,
  previewSpanWords,
} from './preview-words';
import { StretchReasons } from './stretch-reasons';

/** Blocked times differ from offered ones by their pattern as well as their colour. */
export const CELL_LOOKS: Readonly<Record<CellKind, string>> = {
  offered: 'bg-good-soft border-good/50',
  liked: 'bg-good/55 border-good',
  disliked: 'bg-surface border-good/50 border-dashed',
  hours: 'bg-surface-2 border-transparent',
  calendar: 'bg-busy/60 border-transparent',
  kept: 'hatched border-hold/60',
  other: 'bg-surface border-line',
};

interface TwoWeeksGridProps {
  readonly days: readonly PreviewDay[];
  readonly hours: HoursShown;
  readonly textOf: ReadonlyMap<string, string>;
  /** The sentence that is looked at: what it keeps free is marked. */
  readonly marked: string | null;
  onSentence(id: string): void;
}

interface Place {
  readonly day: number;
  readonly row: number;
}

/** Days as columns, half hours as rows. Arrows go from cell to cell; below stands why the one that is looked at is as it is. */
export function TwoWeeksGrid({ days, hours: { from, to }, textOf, marked, onSentence }: TwoWeeksGridProps) {
  const t = useMessages('two-weeks');
  const locale = useLocale();
  const rows = ((to - from) * 60) / CELL_MIN;
  const columns = useMemo(() => days.map((day) => cellsOf(day, from * 60, rows)), [days, from, rows]);
  const [at, setAt] = useState<Place | null>(null);
  const [hover, setHover] = useState<Place | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const chosen = { day: Math.min(at?.day ?? 0, days.length - 1), row: Math.min(at?.row ?? 0, rows - 1) };
  const shown = hover ?? (at ? chosen : null);
  const stretch = shown ? columns[shown.day]?.[shown.row] : undefined;
  const day = shown ? days[shown.day] : undefined;

  function go(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = {
      day: Math.min(Math.max(chosen.day + step[0], 0), days.length - 1),
      row: Math.min(Math.max(chosen.row + step[1], 0), rows - 1),
    };
    setAt(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${next.day}-${next.row}"]`)?.focus();
  }

  return (
    <div className="grid gap-3">
      <table
        ref={table}
        aria-label={t('label')}
        className="w-full table-fixed border-separate border-spacing-px text-xs"
        onKeyDown={go}
        onMouseLeave={() => setHover(null)}
      >
        <thead>
          <tr>
            <td className="w-7" />
            {days.map((one) => {
              const words = previewDayWords(one, locale);
              return (
                <th key={one.date} scope="col" abbr={words} className="pb-1 text-center font-normal text-ink-2">
                  <time dateTime={one.date}>
                    <span aria-hidden className="block leading-tight">
                      {previewDayLetters(one, locale)}
                    </span>
                    <span aria-hidden className="block leading-tight text-ink">
                      {Number(one.date.slice(-2))}
                    </span>
                    <span className="sr-only">{words}</span>
                  </time>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its half hour
            <tr key={row}>
              <th scope="row" className="pr-1 text-right align-top font-normal text-ink-3">
                <span aria-hidden className="block h-3 leading-3">
                  {row % 2 === 0 ? hourMark(from + row / 2, locale) : ''}
                </span>
              </th>
              {columns.map((cells, column) => {
                const cell = cells[row];
                return (
                  <td key={days[column]?.date} className="p-0">
                    {cell ? (
                      <Cell
                        name={`${column}-${row}`}
                        label={cellLabel(days[column] as PreviewDay, cell, from * 60 + row * CELL_MIN, t, locale)}
                        marked={isOf(cell, marked)}
                        kind={kindOf(cell)}
                        focusable={column === chosen.day && row === chosen.row}
                        onChoose={setAt}
                        onHover={setHover}
                        day={column}
                        row={row}
                      />
                    ) : null}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="min-h-16 rounded-sm border border-line bg-surface px-3 py-2">
        {stretch && day ? (
          <>
            <p className="font-medium">
              {previewDayWords(day, locale)}, {previewSpanWords(stretch, locale)}
            </p>
            <StretchReasons stretch={stretch} textOf={textOf} onSentence={onSentence} />
          </>
        ) : (
          <p className="text-ink-2">{t('point')}</p>
        )}
      </div>
    </div>
  );
}

const STEPS: Readonly<Record<string, readonly [day: number, row: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-Infinity, 0],
  End: [Infinity, 0],
  PageUp: [0, -Infinity],
  PageDown: [0, Infinity],
};

interface CellProps extends Place {
  readonly name: string;
  readonly label: string;
  readonly kind: CellKind;
  readonly marked: boolean;
  readonly focusable: boolean;
  onChoose(place: Place): void;
  onHover(place: Place): void;
}

const Cell = memo(function Cell({ name, label, kind, marked, focusable, day, row, onChoose, onHover }: CellProps) {
  return (
    <button
      type="button"
      data-cell={name}
      data-kind={kind}
      data-marked={marked || undefined}
      aria-label={label}
      tabIndex={focusable ? 0 : -1}
      onClick={() => onChoose({ day, row })}
      onFocus={() => onChoose({ day, row })}
      onMouseEnter={() => onHover({ day, row })}
      className={cn(
        'block h-3 w-full rounded-[2px] border',
        CELL_LOOKS[kind],
        marked && 'border-accent outline-1 outline-accent',
      )}
    />
  );
});

/** For each row of the grid the stretch that it lies in. */
function cellsOf({ stretches }: PreviewDay, from: number, rows: number): (PreviewStretch | undefined)[] {
  return Array.from({ length: rows }, (_, row) => {
    const at = from + row * CELL_MIN;
    return stretches.find((stretch) => stretch.from <= at && at < stretch.to);
  });
}

function cellLabel(
  day: PreviewDay,
  { blocked, liking }: PreviewStretch,
  from: number,
  t: Translate<'two-weeks'>,
  locale: string,
): string {
  const at = { day: previewDayWords(day, locale), span: previewSpanWords({ from, to: from + CELL_MIN }, locale) };
  if (blocked.length === 0) return t('cellOffered', { ...at, how: likingWords(liking, t) });
  return t('cellBlocked', { ...at, why: blocked.map((one) => blockerWords(one, t)).join('; ') });
}

/** `3` in the afternoon where people count twice twelve hours, else `15`. */
function hourMark(hour: number, locale: string): string {
  return wallTime((hour % 24) * 60, locale).replace(/:00.*$/, '');
}
