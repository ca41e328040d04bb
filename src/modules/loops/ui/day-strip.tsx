import type { DayItem, DayShown } from '@/core/replies/question/shown';
import { wallTime } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { spanWords } from '@/modules/meetings/ui/time-words';
import { cn } from '@/ui/class-names';

/** The hours that every strip shows (minutes of the day); it reaches further where something lies there. */
const FROM = 8 * 60;
const UNTIL = 18 * 60;
/** A shorter one could not be seen, in per cent of the strip. */
const NARROWEST = 1.2;

const LOOKS: Readonly<Record<DayItem['kind'], string>> = {
  event: 'bg-busy-soft border-line-strong',
  held: 'hatched border-hold',
  this: 'border-2 border-hold bg-hold-soft',
};

interface DayStripProps {
  readonly day: DayShown;
  readonly zone: string;
  readonly t: Translate<'decisions'>;
  readonly locale: string;
}

/** A day of the owner drawn to scale: what stands in it, and where the meeting would be. */
export function DayStrip({ day, zone, t, locale }: DayStripProps) {
  const midnight = Math.floor(toWall(zoneTable(zone), day.at) / 1440) * 1440;
  const wall = (at: number) => toWall(zoneTable(zone), at) - midnight;
  const starts = day.items.map(({ start }) => Math.floor(wall(start) / 60) * 60);
  const ends = day.items.map(({ end }) => Math.ceil(wall(end) / 60) * 60);
  const from = Math.max(0, Math.min(FROM, ...starts));
  const until = Math.min(1440, Math.max(UNTIL, ...ends));
  const share = (minutes: number) => ((Math.min(until, Math.max(from, minutes)) - from) / (until - from)) * 100;
  const hours = Array.from({ length: (until - from) / 60 + 1 }, (_, i) => from + i * 60);
  const labelled = hours.filter((hour) => hour % (hours.length > 12 ? 240 : 120) === 0);
  return (
    <div>
      <div className="relative h-9 overflow-hidden rounded-sm border border-line bg-surface" aria-hidden>
        {hours.slice(1, -1).map((hour) => (
          <span key={hour} className="absolute inset-y-0 border-l border-line" style={{ left: `${share(hour)}%` }} />
        ))}
        {day.items.map((item) => {
          const left = share(wall(item.start));
          const width = Math.max(NARROWEST, share(wall(item.end)) - left);
          return (
            <span
              key={`${item.kind}-${item.start}-${item.end}`}
              title={itemWords(item, zone, t, locale)}
              className={cn(
                'absolute rounded-sm border',
                LOOKS[item.kind],
                item.kind === 'this' ? 'inset-y-0.5' : 'inset-y-1.5',
              )}
              style={{ left: `${left}%`, width: `${width}%` }}
            />
          );
        })}
      </div>
      <div className="relative mt-0.5 h-4 text-xs text-ink-3 tabular-nums" aria-hidden>
        {labelled.map((hour) => (
          <span
            key={hour}
            className={cn(
              'absolute whitespace-nowrap',
              share(hour) > 95 ? '-translate-x-full' : share(hour) > 2 && '-translate-x-1/2',
            )}
            style={{ left: `${share(hour)}%` }}
          >
            {wallTime(hour, locale).replace(':00', '')}
          </span>
        ))}
      </div>
      <ul className="mt-1 grid gap-x-4 text-xs text-ink-2 @md:grid-cols-2">
        {day.items.map((item) => (
          <li
            key={`${item.kind}-${item.start}-${item.end}`}
            className={cn('truncate', item.kind === 'this' && 'font-medium text-ink')}
          >
            {itemWords(item, zone, t, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function itemWords(item: DayItem, zone: string, t: Translate<'decisions'>, locale: string): string {
  const words = { event: item.title || t('busy'), held: t('held'), this: t('thisMeeting') }[item.kind];
  return `${spanWords(item, zone, locale)} · ${words}`;
}
