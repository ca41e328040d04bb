import { type DayNumber, formatLocalDate } from '@/core/time/calendar-date';
import type { Period } from '@/core/time/period';
import type { Translate } from '@/messages/message-keys';
import { clockWords, dayWords, placeWords } from '@/modules/meetings/ui/time-words';
import { byDay, monthOf } from './days';
import { MonthGrid } from './month-grid';
import { type PageView, pageHref } from './page-address';

interface TimeChoiceProps {
  readonly view: PageView;
  readonly times: readonly Period[];
  readonly zone: string;
  /** As the address has it; what it has not is the first day with times. */
  readonly asked: { readonly month?: string | undefined; readonly day?: string | undefined };
  readonly t: Translate<'booking'>;
}

/** A month and the times of one of its days. Every choice is a link. */
export function TimeChoice({ view, times, zone, asked, t }: TimeChoiceProps) {
  const days = byDay(times, zone);
  const all = [...days.keys()];
  const inMonth = all.find((day) => monthOf(day) === asked.month);
  const chosen = all.find((day) => formatLocalDate(day) === asked.day) ?? inMonth ?? (all[0] as DayNumber);
  const month = asked.month && inMonth === undefined && isWithin(asked.month, all) ? asked.month : monthOf(chosen);
  const shown = monthOf(chosen) === month ? (days.get(chosen) ?? []) : [];
  const counts = new Map(all.map((day) => [day, days.get(day)?.length ?? 0]));
  const [first] = shown;
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_200px]">
      <MonthGrid view={view} month={month} counts={counts} chosen={first ? chosen : null} t={t} />
      {first ? (
        <section id="times" aria-label={t('timesOn', { day: dayWords(first.start, zone) })} className="scroll-mt-4">
          <h2 className="font-semibold">{dayWords(first.start, zone)}</h2>
          <p className="text-xs text-ink-2">{placeWords(zone)}</p>
          <ul className="mt-3 grid grid-cols-3 gap-2 md:max-h-[360px] md:grid-cols-1 md:overflow-y-auto md:pr-1">
            {shown.map(({ start }) => (
              <li key={start}>
                <a
                  href={pageHref(view, { at: start })}
                  className="grid h-10 place-items-center rounded-sm border border-line-strong bg-surface font-medium tabular-nums hover:border-accent hover:ring-1 hover:ring-accent"
                >
                  {clockWords(start, zone)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** A month without times between others that have some can be looked at. */
function isWithin(month: string, days: readonly DayNumber[]): boolean {
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined && month > monthOf(first) && month < monthOf(last);
}
