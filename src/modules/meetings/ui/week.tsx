import { dateOf } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { cn } from '@/ui/class-names';
import { clockWords, dayWords, placeWords, spanWords } from './time-words';
import { hoursShown, type Placed, placeDay, type WeekItem, weekOf } from './week-layout';

/** A quarter of it holds a line of the smallest letters, which are 12 px. */
const HOUR_PX = 60;
/** Lower blocks hold one line, and the lowest one without space around it. */
const TWO_LINES_PX = 38;
const LINE_PX = 23;
const DAY = 1440;

const LOOKS: Record<WeekItem['kind'], string> = {
  meeting: 'border-l-3 border-meeting bg-meeting-soft',
  hold: 'border border-dashed border-hold hatched',
  focus: 'border-l-3 border-focus bg-focus-soft text-ink-2',
  busy: 'border-l-3 border-busy bg-busy-soft text-ink-2',
};
const KINDS: Record<WeekItem['kind'], string> = {
  meeting: 'Meeting',
  hold: 'Held, on offer to a guest',
  focus: 'Focus time',
  busy: 'Busy',
};

interface WeekProps {
  readonly items: readonly WeekItem[];
  readonly zone: string;
  /** Epoch minutes. */
  readonly now: number;
  /** A moment of the week to show; absent: of this one. */
  readonly shown?: number;
}

/** A week in the owner's zone: hours as rows, meetings, holds hatched, the present as a line. */
export function Week({ items, zone, now, shown = now }: WeekProps) {
  const table = zoneTable(zone);
  const week = weekOf(shown, table);
  const today = Math.floor(toWall(table, now) / DAY);
  const placed = week.days.map((day) => ({ day, items: placeDay(items, day, table) }));
  const weekend = placed.slice(5).some((d) => d.items.length > 0) || week.days.slice(5).includes(today);
  const days = weekend ? placed : placed.slice(0, 5);
  const hours = hoursShown(days.map((d) => d.items));
  const height = (hours.to - hours.from) * HOUR_PX;
  const clamp = (minute: number) => Math.min(Math.max(minute, hours.from * 60), hours.to * 60);
  const y = (minute: number) => ((minute - hours.from * 60) / 60) * HOUR_PX;
  const minuteNow = toWall(table, now) - today * DAY;
  const shownDay = Math.floor(toWall(table, shown) / DAY);
  // A phone shows three days: that day and what follows, or the end of the week.
  const firstOnPhone = Math.min(
    Math.max(
      0,
      days.findIndex((d) => d.day === shownDay),
    ),
    days.length - 3,
  );
  return (
    <div
      className={cn(
        'grid grid-cols-[34px_repeat(3,minmax(0,1fr))] overflow-hidden rounded-md border border-line bg-surface text-xs',
        weekend ? 'sm:grid-cols-[34px_repeat(7,minmax(0,1fr))]' : 'sm:grid-cols-[34px_repeat(5,minmax(0,1fr))]',
      )}
    >
      <div aria-hidden>
        <div className="h-8 border-b border-line" />
        <div className="relative text-ink-3" style={{ height }}>
          {Array.from({ length: hours.to - hours.from - 1 }, (_, i) => hours.from + i + 1).map((hour) => (
            <span key={hour} className="absolute right-1.5 -translate-y-1/2" style={{ top: y(hour * 60) }}>
              {hour % 12 === 0 ? 12 : hour % 12}
            </span>
          ))}
        </div>
      </div>
      {days.map(({ day, items: dayItems }, index) => {
        const noon = toInstant(table, day * DAY + 720);
        const name = dayWords(noon, zone);
        const isToday = day === today;
        return (
          <section
            key={day}
            aria-label={`${name}${isToday ? ', today' : ''}`}
            className={cn(
              'min-w-0 border-l border-line',
              (index < firstOnPhone || index > firstOnPhone + 2) && 'hidden sm:block',
            )}
          >
            <h3
              className={cn(
                'h-8 overflow-hidden border-b border-line px-1.5 py-1.5 font-normal whitespace-nowrap sm:px-2',
                isToday ? 'text-accent' : 'text-ink-2',
              )}
            >
              {name.slice(0, 3)} <b className={cn('font-semibold', !isToday && 'text-ink')}>{dateOf(day).day}</b>
            </h3>
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
                  zone={zone}
                />
              ))}
              {isToday && y(minuteNow) >= 0 && y(minuteNow) <= height ? (
                <NowLine top={y(minuteNow)} words={clockWords(now, zone)} />
              ) : null}
            </div>
          </section>
        );
      })}
    </div>
  );
}

interface BlockProps {
  readonly placed: Placed;
  readonly top: number;
  readonly height: number;
  readonly zone: string;
}

function Block({ placed, top, height, zone }: BlockProps) {
  const { item, lane, lanes } = placed;
  const label = `${item.title}. ${KINDS[item.kind]}, ${spanWords(item, zone)} in ${placeWords(zone)}`;
  const shared = {
    title: label,
    'aria-label': label,
    className: cn(
      'absolute overflow-hidden rounded-[4px]',
      height < LINE_PX ? 'leading-[13px]' : 'py-0.5 leading-[1.3]',
      lanes > 1 ? 'px-1' : 'px-1.5',
      lanes > 1 || height < TWO_LINES_PX ? 'whitespace-nowrap' : 'wrap-break-word',
      LOOKS[item.kind],
    ),
    style: {
      top: top + 1,
      height: Math.max(13, height - 2),
      left: `calc(${(lane / lanes) * 100}% + 2px)`,
      width: `calc(${100 / lanes}% - 4px)`,
    },
  };
  return item.href ? (
    <a href={item.href} {...shared}>
      {item.title}
    </a>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the reason shows on focus as it does on hover
    <div role="note" tabIndex={0} {...shared}>
      {item.title}
    </div>
  );
}

function NowLine({ top, words }: { top: number; words: string }) {
  return (
    <div
      role="img"
      aria-label={`Now: ${words}`}
      className="absolute inset-x-0 z-10 h-0 border-t-[1.5px] border-accent before:absolute before:-top-1 before:-left-1 before:size-[7px] before:rounded-full before:bg-accent"
      style={{ top }}
    />
  );
}
