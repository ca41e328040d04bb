import type { ReadingContext } from '../reading/reading';
import type { EpochMinute } from '../time/period';

/** When some words were written, and in which language if that is known. */
export interface Written {
  readonly now: EpochMinute;
  readonly locale: string | null;
}

/** Words of the owner that are read by themselves, in no conversation. */
export function alone({ now, locale }: Written): ReadingContext {
  return {
    now,
    locale,
    ownerZone: 'Etc/UTC',
    senderZone: null,
    role: 'owner',
    loopState: 'new',
    offered: [],
    event: null,
    workday: { start: 540, end: 1020 },
  };
}
