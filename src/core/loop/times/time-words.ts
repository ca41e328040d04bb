import { formatDay, formatTime, zoneLabel } from '../../time/format';
import type { EpochMinute } from '../../time/period';
import { zoneTable } from '../../time/zone';
import type { StepContext } from '../context';

/** A moment as it is named to the owner: `Tuesday, March 10, 10:00 AM ET`. */
export function momentWords(at: EpochMinute, { owner: { zone } }: StepContext): string {
  const table = zoneTable(zone);
  return `${formatDay(at, table, 'en')}, ${formatTime(at, table, 'en')} ${zoneLabel(zone, 'en', at)}`;
}
