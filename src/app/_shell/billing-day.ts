import { formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { currentLocale } from './locale';
import { ownerZone } from './owner-zone';

/** A day of billing as its owner's calendar has it; of a visitor, in UTC. */
export async function billingDay(userId: string | null, ms: number): Promise<string> {
  const [locale, zone] = await Promise.all([currentLocale(), userId ? ownerZone(userId) : null]);
  return formatDay(minuteOf(ms), zoneTable(zone?.zone ?? 'UTC'), locale, { year: true });
}
