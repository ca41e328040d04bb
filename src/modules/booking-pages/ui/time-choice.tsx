import { type DayNumber, formatLocalDate } from '@/core/time/calendar-date';
import type { Period } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import { clockWords, dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { cn } from '@/ui/class-names';
import { byDay, monthOf } from './days';
import { MonthGrid } from './month-grid';
import { type PageView, pageHref } from './page-address';

interface TimeChoiceProps {
  readonly view: PageView;
  readonly times: readonly (Period & { readonly left?: number })[];
  readonly zone: string;
  /** As the address has it; what it has not is the first day with times. */
  readonly asked: { readonly month?: string | undefined; readonly day?: string | undefined };
  readonly t: Translate<'booking'>;
  readonly seats: Translate<'seats'>;
}

/** A month and the times of one of its days. Every choice is a link; what is full is shown, and is none. */
export function TimeChoice({ view, times, zone, asked, t, seats }: TimeChoiceProps) {
  const days = byDay(times, zone);
  const all = [...days.keys()];
  const inMonth = all.find((day) => monthOf(day) === asked.month);
  const chosen = all.find((day) => formatLocalDate(day) === asked.day) ?? inMonth ?? (all[0] as DayNumber);
  const month = asked.month && inMonth === undefined && isWithin(asked.month, all) ? asked.month : monthOf(chosen);
  const shown = monthOf(chosen) === month ? (days.get(chosen) ?? []) : [];
  const counts = new Map(all.map((day) => [day, days.get(day)?.filter(({ left }) => left !== 0).length ?? 0]));
  const [first] = shown;
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_200px]">
      <MonthGrid view={view} month={month} counts={counts} chosen={first ? chosen : null} t={t} seats={seats} />
      {first ? (
        <section
          id="times"
          aria-label={t('timesOn', { day: dayWords(first.start, zone, t.locale) })}
          className="scroll-mt-4"
        >
          <h2 className="font-semibold">{dayWords(first.start, zone, t.locale)}</h2>
          <p className="text-xs text-ink-2">{placeWords(zone, t.locale)}</p>
          <ul className="mt-3 grid grid-cols-3 gap-2 md:max-h-[360px] md:grid-cols-1 md:overflow-y-auto md:pr-1">
            {shown.map(({ start, left }) => (
              <li key={start}>
                {left === 0 ? (
                  <span className={cn(TIME, 'border-line text-ink-2')}>
                    {clockWords(start, zone, t.locale)}
                    <span className="sr-only"> {placeWords(zone, t.locale)}</span>
                    <span className="text-xs">{seats('full')}</span>
                  </span>
                ) : (
                  <a
                    href={pageHref(view, { at: start })}
                    className={cn(
                      TIME,
                      'border-line-strong bg-surface font-medium hover:border-accent hover:ring-1 hover:ring-accent',
                    )}
                  >
                    {clockWords(start, zone, t.locale)}
                    <span className="sr-only"> {placeWords(zone, t.locale)}</span>
                    {left === undefined ? null : (
                      <span className="text-xs font-normal text-ink-2">{seats('left', { count: left })}</span>
                    )}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

const TIME =
  'grid h-full min-h-10 place-content-center justify-items-center rounded-sm border py-1 text-center tabular-nums';

/** A month without times between others that have some can be looked at. */
function isWithin(month: string, days: readonly DayNumber[]): boolean {
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && month > monthOf(first) && month < monthOf(last);
}
