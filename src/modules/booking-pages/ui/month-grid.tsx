import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type DayNumber, dateOf, formatLocalDate, parseLocalDate } from '@/core/time/calendar-date';
import type { Translate } from '@/messages/message-keys';
import { cn } from '@/ui/class-names';
import { monthBeside, monthOf, weeksOf } from './days';
import { type PageView, pageHref } from './page-address';

interface MonthGridProps {
  readonly view: PageView;
  /** `2026-11`. */
  readonly month: string;
  /** How many times each day has that can be chosen, none where all are full; days without any are missing. */
  readonly counts: ReadonlyMap<DayNumber, number>;
  readonly chosen: DayNumber | null;
  readonly t: Translate<'booking'>;
  readonly seats: Translate<'seats'>;
}

const MONTH = { month: 'long' } as const;
const WEEKDAY = { weekday: 'short' } as const;
const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

function named(day: DayNumber, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(day * 86_400_000));
}

/** A month of which the days with times are links. */
export function MonthGrid({ view, month, counts, chosen, t, seats }: MonthGridProps) {
  const days = [...counts.keys()];
  const [first = 0, last = 0] = [Math.min(...days), Math.max(...days)];
  const all = weeksOf(month);
  const monday = all.at(1)?.[0] ?? 0;
  // Weeks that are over have nothing to choose.
  const weeks = all.filter((week) => week.some((day) => day !== null && day >= first));
  const name = named(parseLocalDate(`${month}-01`), t.locale, MONTH);
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{t('month', { month: name, year: month.slice(0, 4) })}</h2>
        <div className="flex gap-1">
          <Turn view={view} to={month > monthOf(first) ? monthBeside(month, -1) : null} label={t('earlier')} back />
          <Turn view={view} to={month < monthOf(last) ? monthBeside(month, 1) : null} label={t('later')} />
        </div>
      </div>
      <table className="mt-3 w-full table-fixed border-separate border-spacing-1 text-center tabular-nums">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, i) => monday + i).map((day) => (
              <th key={day} scope="col" className="pb-1 text-xs font-normal text-ink-2">
                {named(day, t.locale, WEEKDAY)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, i) => (
                <td key={day ?? `none-${i}`} className="p-0">
                  {day === null ? null : (
                    <Day {...{ view, day, t, seats }} count={counts.get(day) ?? null} on={day === chosen} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  readonly view: PageView;
  readonly day: DayNumber;
  readonly count: number | null;
  readonly on: boolean;
  readonly t: Translate<'booking'>;
  readonly seats: Translate<'seats'>;
}

function Day({ view, day, count, on, t, seats }: DayProps) {
  const number = dateOf(day).day;
  if (count === null) return <span className="grid h-10 place-items-center text-ink-3">{number}</span>;
  return (
    <a
      href={`${pageHref(view, { day: formatLocalDate(day) })}#times`}
      aria-current={on ? 'date' : undefined}
      aria-label={`${named(day, t.locale, DAY)}, ${count === 0 ? seats('fullDay') : t('dayTimes', { count })}`}
      className={cn(
        'grid h-10 place-items-center rounded-sm font-semibold',
        on ? 'bg-accent text-on-accent' : 'bg-accent-soft hover:ring-1 hover:ring-accent',
      )}
    >
      {number}
    </a>
  );
}

function Turn({ view, to, label, back }: { view: PageView; to: string | null; label: string; back?: boolean }) {
  const Icon = back ? ChevronLeft : ChevronRight;
  const look = 'grid size-9 place-items-center rounded-sm border border-line';
  if (to === null) {
    return (
      <span aria-hidden className={cn(look, 'text-ink-3 opacity-50')}>
        <Icon className="size-4" />
      </span>
    );
  }
  return (
    <a href={pageHref(view, { month: to })} aria-label={label} className={cn(look, 'hover:bg-surface')}>
      <Icon className="size-4" aria-hidden />
    </a>
  );
}
