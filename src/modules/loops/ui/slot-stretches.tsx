import { weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { shortDayWords } from '@/modules/meetings/ui/time-words';

/** How many days can be ticked, weekends left out. */
const DAYS = 10;

/** Parts of a day, in hours of the guest's clock. */
const PARTS = [
  ['morning', 'morningHours', 8, 12],
  ['afternoon', 'afternoonHours', 12, 17],
  ['evening', 'eveningHours', 17, 20],
] as const;

interface StretchesProps {
  readonly zone: string;
  readonly now: EpochMinute;
  readonly t: Translate<'guest'>;
}

/** The next days of work in parts, to tick those that suit: nothing of the owner's calendar is in it. */
export function Stretches({ zone, now, t }: StretchesProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-1 text-center">
      <caption className="pb-1 text-left text-ink-2">{t('tick')}</caption>
      <thead>
        <tr>
          <td className="w-[28%]" />
          {PARTS.map(([part, hours]) => (
            <th key={part} scope="col" className="text-xs font-normal text-ink-2">
              {t(part)}
              <span className="block tabular-nums">{t(hours)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {workdays(zone, now).map((wall) => (
          <Row key={wall} {...{ wall, zone, t }} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ wall, zone, t }: { wall: number; zone: string; t: Translate<'guest'> }) {
  const day = shortDayWords(instant(wall, 12, zone), zone, t.locale);
  return (
    <tr>
      <th scope="row" className="pr-1 text-left font-normal whitespace-nowrap tabular-nums">
        {day}
      </th>
      {PARTS.map(([part, , from, to]) => {
        const { start, end }: Period = { start: instant(wall, from, zone), end: instant(wall, to, zone) };
        return (
          <td key={part} className="p-0">
            <label className="grid h-10 cursor-pointer place-items-center rounded-sm border border-line bg-surface has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
              <input
                type="checkbox"
                name="window"
                value={`${start}-${end}`}
                aria-label={`${day}, ${t(part)}`}
                className="size-4.5 accent-accent"
              />
            </label>
          </td>
        );
      })}
    </tr>
  );
}

/** Midnights of the next working days on the zone's calendar, as wall minutes. */
function workdays(zone: string, now: EpochMinute): number[] {
  const today = Math.floor(toWall(zoneTable(zone), now) / 1440);
  const days = Array.from({ length: 2 * DAYS }, (_, i) => today + 1 + i);
  return days
    .filter((day) => weekdayOf(day) < 5)
    .slice(0, DAYS)
    .map((day) => day * 1440);
}

function instant(wall: number, hour: number, zone: string): EpochMinute {
  return toInstant(zoneTable(zone), wall + hour * 60);
}
