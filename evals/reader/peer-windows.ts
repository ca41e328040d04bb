import { formatLocalDate } from '@/core/time/calendar-date';
import { toWall, zoneTable } from '@/core/time/zone';
import { instantOf } from '@/inspect/instant';
import { goldTimes, type MailRow } from './gold';
import { chronoValues, recognizersValues } from './peers';
import { preparedRow } from './readers';
import type { FoundValue } from './score-times';
import { wilson } from './statistics';
import type { TimeRow } from './time-rows';

/**
 * What libraries for time expressions find in mails. They know no polarity, offers or intents: every interval or moment
 * found counts as a time that somebody can, which is what one gets from them without writing a reader around them.
 */
export function peerWindowLines(rows: readonly MailRow[]): string[] {
  const peers: readonly (readonly [string, (row: TimeRow) => FoundValue[]])[] = [
    ['chrono-node', chronoValues],
    ['recognizers', recognizersValues],
  ];
  return peers.map(([name, values]) => {
    const sums = { hit: 0, found: 0, gold: 0, whole: 0 };
    for (const row of rows) {
      const gold = goldTimes(row);
      const found = new Set(values(timeRowOf(row)).flatMap(windowOf));
      const hit = [...found].filter((time) => gold.has(time)).length;
      sums.hit += hit;
      sums.found += found.size;
      sums.gold += gold.size;
      sums.whole += Number(hit === found.size && hit === gold.size);
    }
    return `- ${name}, windows alone: precision ${wilson(sums.hit, sums.found)}, recall ${wilson(sums.hit, sums.gold)}, all windows of the mail right ${wilson(sums.whole, rows.length)}`;
  });
}

function timeRowOf(row: MailRow): TimeRow {
  const zone = row.senderZone ?? row.ownerZone;
  const wall = toWall(zoneTable(zone), instantOf(row.now, row.ownerZone));
  const minute = wall - Math.floor(wall / 1440) * 1440;
  const two = (n: number): string => String(n).padStart(2, '0');
  return {
    id: String(row.id),
    text: preparedRow(row).text,
    now: `${formatLocalDate(Math.floor(wall / 1440))}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    zone,
    locale: 'en-US',
    expected: [],
  };
}

function windowOf({ kind, from, to }: FoundValue): string[] {
  if (kind === 'duration' || kind === 'set' || from === undefined || from.startsWith('0000')) return [];
  const [day = '', clock = ''] = from.split('T');
  if (clock === '00:00') return [`+${day}`];
  return to?.startsWith(day) ? [`+${day} ${clock}-${to.slice(11)}`] : [`+${day} ${clock}`];
}
