import { formatDay, formatTime, zoneLabel } from '../../time/format';
import type { EpochMinute } from '../../time/period';
import { zoneTable } from '../../time/zone';

/** What a question about a plan says, before it is words: what would be done, about what, with whom, when. */
export interface AskedPlan {
  readonly does: 'book' | 'move' | 'change' | 'cancel' | 'send' | 'never' | 'close' | 'draft';
  readonly title: string;
  readonly whom: readonly string[];
  /** Of a booking or a move. */
  readonly start?: EpochMinute;
}

/** `Tuesday, March 10, 2:00 PM ET` on a clock. */
export function momentWords(start: EpochMinute, zone: string, locale: string): string {
  const table = zoneTable(zone);
  return `${formatDay(start, table, locale)}, ${formatTime(start, table, locale)} ${zoneLabel(zone, locale, start)}`;
}
