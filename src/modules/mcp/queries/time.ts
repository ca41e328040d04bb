import type { z } from 'zod';
import { formatDay, formatTimeRange, zoneLabel } from '@/core/time/format';
import { formatIso } from '@/core/time/iso';
import type { Period } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { time } from '../schema';

/** A stretch of time on the clock of a zone, to reckon with and to say. */
export function timeOf({ start, end }: Period, tzid: string): z.infer<typeof time> {
  const zone = zoneTable(tzid);
  const words = `${formatDay(start, zone, 'en', { year: true })}, ${formatTimeRange(start, end, zone, 'en')} ${zoneLabel(tzid, 'en', start)}`;
  return { start: formatIso(start, zone), end: formatIso(end, zone), words };
}
