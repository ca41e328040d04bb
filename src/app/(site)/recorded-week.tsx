import { dayOfWall, weekdayOf } from '@/core/time/calendar-date';
import { formatDay, formatTime, formatTimeRange } from '@/core/time/format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Locale } from '@/messages/languages';
import type { Translate } from '@/messages/message-keys';
import { LETTERS } from './conversation';

const [FIRST_HOUR, LAST_HOUR] = [8, 18];
const HOUR_PX = 36;

interface RecordedWeekProps {
  readonly t: Translate<'landing'>;
  readonly locale: Locale;
}

interface Shown {
  readonly start: number;
  readonly end: number;
  readonly kind: 'held' | 'booked';
}

/** The times of the recorded conversation in the owner's week: held while they were on offer, and the one that was booked. */
export function RecordedWeek({ t, locale }: RecordedWeekProps) {
  const messages = LETTERS.flatMap(({ message }) => (message ? [message] : []));
  const zone = zoneTable(messages[0]?.owner.zone ?? 'UTC');
  const booked = messages.at(-1)?.slots[0];
  const held = messages.slice(0, -1).flatMap(({ slots }) => slots);
  const shown: Shown[] = [
    ...held
      .filter(({ start }) => start !== booked?.start)
      .map(({ start, end }) => ({ start, end, kind: 'held' as const })),
    ...(booked ? [{ start: booked.start, end: booked.end, kind: 'booked' as const }] : []),
  ];
  const dayOf = (minute: number) => dayOfWall(toWall(zone, minute));
  const first = Math.min(...shown.map(({ start }) => dayOf(start)));
  const monday = first - weekdayOf(first);
  return (
    <figure className="min-w-0 rounded-md border border-line bg-surface p-3 sm:p-4">
      <div className="grid grid-cols-[24px_repeat(5,minmax(0,1fr))] text-xs text-ink-3" aria-hidden>
        <span />
        {[0, 1, 2, 3, 4].map((offset) => (
          <Day
            key={offset}
            name={weekdayShort(locale, offset)}
            marked={booked !== undefined && dayOf(booked.start) === monday + offset}
          />
        ))}
      </div>
      <div className="grid grid-cols-[24px_repeat(5,minmax(0,1fr))]" aria-hidden>
        <div className="relative" style={{ height: (LAST_HOUR - FIRST_HOUR) * HOUR_PX }}>
          {[9, 11, 13, 15, 17].map((hour) => (
            <span
              key={hour}
              className="absolute -translate-y-1/2 text-xs text-ink-3"
              style={{ top: (hour - FIRST_HOUR) * HOUR_PX }}
            >
              {locale === 'en' ? ((hour + 11) % 12) + 1 : hour}
            </span>
          ))}
        </div>
        {[0, 1, 2, 3, 4].map((offset) => (
          <div
            key={offset}
            className="relative border-l border-line"
            style={{
              backgroundImage: 'linear-gradient(to bottom, var(--line) 1px, transparent 1px)',
              backgroundSize: `100% ${HOUR_PX}px`,
            }}
          >
            {shown
              .filter(({ start }) => dayOf(start) === monday + offset)
              .map((span) => (
                <Span
                  key={span.start}
                  span={span}
                  top={toWall(zone, span.start) % 1440}
                  time={formatTime(span.start, zone, locale).replace(/\s?[AP]M$/, '')}
                />
              ))}
          </div>
        ))}
      </div>
      <figcaption className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2">
        <span className="inline-flex items-center gap-2">
          <span className="hatched size-3 rounded-[3px] border border-dashed border-hold" aria-hidden /> {t('held')}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 rounded-[3px] bg-meeting" aria-hidden /> {t('isBooked')}
        </span>
        {booked ? (
          <span className="sm:ml-auto">
            {t('bookedAt', {
              day: formatDay(booked.start, zone, locale),
              time: formatTimeRange(booked.start, booked.end, zone, locale),
            })}
          </span>
        ) : null}
      </figcaption>
    </figure>
  );
}

function Day({ name, marked }: { name: string; marked: boolean }) {
  return <span className={marked ? 'pb-2 text-center font-semibold text-ink' : 'pb-2 text-center'}>{name}</span>;
}

function Span({ span, top, time }: { span: Shown; top: number; time: string }) {
  const looks = {
    held: 'hatched border border-dashed border-hold text-hold',
    booked: 'border-l-3 border-meeting bg-meeting-soft font-semibold text-meeting',
  };
  return (
    <span
      className={`absolute inset-x-0.5 overflow-hidden rounded-[4px] px-1 text-xs leading-4 ${looks[span.kind]}`}
      style={{ top: (top / 60 - FIRST_HOUR) * HOUR_PX, height: ((span.end - span.start) / 60) * HOUR_PX }}
    >
      {time}
    </span>
  );
}

/** `Mon`, `Mo`: the day that stands so many days after a Monday. */
function weekdayShort(locale: string, offset: number): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + offset));
}
