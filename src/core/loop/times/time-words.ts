import type { Moment } from '../../replies/owner/lines';
import { formatDay, formatTime, zoneLabel } from '../../time/format';
import type { EpochMinute } from '../../time/period';
import { zoneTable } from '../../time/zone';
import type { StepContext } from '../context';

/** A moment on the owner's clock. */
export function momentOf(at: EpochMinute, { owner: { zone } }: StepContext): Moment {
  return { at, zone };
}

/** A moment as it is named to the owner, in the record: `Tuesday, March 10, 10:00 AM ET`. */
export function momentWords(at: EpochMinute, { owner: { zone } }: StepContext): string {
  const table = zoneTable(zone);
  return `${formatDay(at, table, 'en')}, ${formatTime(at, table, 'en')} ${zoneLabel(zone, 'en', at)}`;
}
