import { parseLooseDateTime } from '../../time/basic-format';
import type { EpochMinute } from '../../time/period';
import { knownZone, toInstant, zoneTable } from '../../time/zone';
import type { Series } from '../series/rhythm';

/** The lines and the first time of a series as a calendar has it. */
interface Recurring {
  readonly recurrence: readonly string[];
  readonly start: { readonly kind: 'instant'; readonly at: EpochMinute; readonly zone: string | null } | object | null;
}

/** The series of an event with one rule; null for what does not repeat, or repeats otherwise than by one rule. */
export function seriesIn({ recurrence, start }: Recurring): Series | null {
  if (start === null || !('at' in start)) return null;
  const rules = recurrence.flatMap((line) => /^RRULE:(.+)$/i.exec(line)?.[1] ?? []);
  const [rule, ...others] = rules;
  if (!rule || others.length > 0 || recurrence.some((line) => /^RDATE/i.test(line))) return null;
  const zone = knownZone(start.zone ?? '') ?? 'UTC';
  return { rule, zone, first: start.at, except: recurrence.flatMap((line) => exceptionsIn(line, zone)) };
}

/** The starts that an EXDATE line leaves out; local times are on the series' clock. */
function exceptionsIn(line: string, zone: string): EpochMinute[] {
  const values = /^EXDATE(?:;[^:]*)?:(.+)$/i.exec(line)?.[1]?.split(',') ?? [];
  return values.flatMap((value) => {
    const moment = parseLooseDateTime(value.trim());
    if (!moment || moment.form === 'date') return [];
    const minutes = Math.floor(moment.seconds / 60);
    return moment.form === 'utc' ? [minutes] : [toInstant(zoneTable(zone), minutes)];
  });
}
