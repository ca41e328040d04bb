import { dateOf } from '@/core/time/calendar-date';
import { wallTime, weekdayName } from '@/core/time/wall-format';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { cn } from '@/ui/class-names';
import { clockWords, dayWords } from './time-words';
import { Block, DayBlock, type WeekSaid } from './week-block';
import { hoursShown, placeDay, type WeekItem, weekOf, wholeDay } from './week-layout';

/** A quarter of it holds a line of the smallest letters, which are 12 px. */
const HOUR_PX = 60;
const DAY = 1440;
const COLUMNS = {
  5: 'sm:grid-cols-[34px_repeat(5,minmax(0,1fr))]',
  7: 'sm:grid-cols-[34px_repeat(7,minmax(0,1fr))]',
} as const;

interface WeekProps {
  readonly items: readonly WeekItem[];
  /** Epoch minutes. */
  readonly now: number;
  /** A moment of the week to show; absent: of this one. */
  readonly shown?: number;
  readonly said: WeekSaid & { readonly t: Translate<'week'> };
}

/** A week in the owner's zone: what takes whole days above, hours as rows, meetings, holds hatched, the present as a line. */
export function Week({ items, now, shown = now, said }: WeekProps) {
  const { t, locale, zone } = said;
  const table = zoneTable(zone);
  const week = weekOf(shown, table);
  const today = Math.floor(toWall(table, now) / DAY);
  const placed = week.days.map((day) => ({
    day,
    items: placeDay(items, day, table),
    whole: wholeDay(items, day, table),
  }));
  const weekend =
    placed.slice(5).some((d) => d.items.length + d.whole.length > 0) || week.days.slice(5).includes(today);
  const days = weekend ? placed : placed.slice(0, 5);
  const hours = hoursShown(days.map((d) => d.items));
  const height = (hours.to - hours.from) * HOUR_PX;
  const clamp = (minute: number) => Math.min(Math.max(minute, hours.from * 60), hours.to * 60);
  const y = (minute: number) => ((minute - hours.from * 60) / 60) * HOUR_PX;
  const minuteNow = toWall(table, now) - today * DAY;
  const shownDay = Math.floor(toWall(table, shown) / DAY);
  const anyWhole = days.some((d) => d.whole.length > 0);
  // A phone shows three days: that day and what follows, or the end of the week.
  const firstOnPhone = Math.min(
    Math.max(
      0,
      days.findIndex((d) => d.day === shownDay),
    ),
    days.length - 3,
  );
  const offPhone = (index: number) => (index < firstOnPhone || index > firstOnPhone + 2) && 'hidden sm:block';
  return (
    <div
      className={cn(
        'grid grid-cols-[34px_repeat(3,minmax(0,1fr))] overflow-hidden rounded-md border border-line bg-surface text-xs',
        COLUMNS[weekend ? 7 : 5],
      )}
    >
      <div aria-hidden className="h-8 border-b border-line" />
      {days.map(({ day }, index) => (
        <h3
          key={day}
          aria-label={dayName(day)}
          className={cn(
            'h-8 overflow-hidden border-b border-l border-line px-1.5 py-1.5 font-normal whitespace-nowrap sm:px-2',
            day === today ? 'text-accent' : 'text-ink-2',
            offPhone(index),
          )}
        >
          {weekdayName(index, locale, true)}{' '}
          <b className={cn('font-semibold', day !== today && 'text-ink')}>{dateOf(day).day}</b>
        </h3>
      ))}
      {anyWhole ? (
        <>
          <div aria-hidden className="border-b border-line" />
          {days.map(({ day, whole }, index) => (
            <section
              key={day}
              aria-label={`${dayName(day)}: ${t('allDay')}`}
              className={cn('min-w-0 border-b border-l border-line p-0.5', offPhone(index))}
            >
              <div className="grid gap-0.5">
                {whole.map((item) => (
                  <DayBlock key={item.id} item={item} said={said} />
                ))}
              </div>
            </section>
          ))}
        </>
      ) : null}
      <div aria-hidden className="relative text-ink-3" style={{ height }}>
        {Array.from({ length: hours.to - hours.from - 1 }, (_, i) => hours.from + i + 1).map((hour) => (
          <span key={hour} className="absolute right-1.5 -translate-y-1/2" style={{ top: y(hour * 60) }}>
            {Number.parseInt(wallTime(hour * 60, locale), 10)}
          </span>
        ))}
      </div>
      {days.map(({ day, items: dayItems }, index) => (
        <section key={day} aria-label={dayName(day)} className={cn('min-w-0 border-l border-line', offPhone(index))}>
          <div
            className="relative"
            style={{
              height,
              backgroundImage: `repeating-linear-gradient(var(--line) 0 1px, transparent 1px ${HOUR_PX}px)`,
              backgroundPositionY: -1,
            }}
          >
            {dayItems.map((p) => (
              <Block
                key={p.item.id}
                placed={p}
                top={y(clamp(p.from))}
                height={y(clamp(p.to)) - y(clamp(p.from))}
                said={said}
              />
            ))}
            {day === today && y(minuteNow) >= 0 && y(minuteNow) <= height ? (
              <NowLine top={y(minuteNow)} words={t('now', { time: clockWords(now, zone, locale) })} />
            ) : null}
          </div>
        </section>
      ))}
    </div>
  );

  function dayName(day: number): string {
    const name = dayWords(toInstant(table, day * DAY + 720), zone, locale);
    return day === today ? t('today', { day: name }) : name;
  }
}

function NowLine({ top, words }: { top: number; words: string }) {
  return (
    <div
      role="img"
      aria-label={words}
      className="absolute inset-x-0 z-10 h-0 border-t-[1.5px] border-accent before:absolute before:-top-1 before:-left-1 before:size-[7px] before:rounded-full before:bg-accent"
      style={{ top }}
    />
  );
}
