import { isBusy } from '@/core/availability/free-busy';
import type { Period } from '@/core/time/period';
import { providerAgrees } from '@/modules/connections/commands/provider-busy';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { busyOf, type Excluded } from '@/modules/connections/queries/busy';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import type { Buffers } from '../schema';

/** Why a booking came to nothing. `taken`: somebody else has the time. Otherwise the calendar could not be used. */
export type Refusal = 'taken' | 'unavailable' | 'revoked';

/**
 * Reads the owner's calendars now and looks whether the slots, with their buffers, are free but for the loop's own events.
 * Null when they are. What cannot be read is not free.
 */
export async function freshConflict(
  request: Buffers & { readonly ownerId: string; readonly slots: readonly Period[]; readonly ownEvents: Excluded },
  runtime: Runtime,
): Promise<Refusal | null> {
  const { ownerId, slots, ownEvents, bufferBefore, bufferAfter } = request;
  const windows = slots.map(({ start, end }) => ({ start: start - bufferBefore, end: end + bufferAfter }));
  const refreshed = await refreshOwner(ownerId, { maxAgeMs: 0 }, runtime);
  if (!refreshed.ok) return refreshed.reason === 'revoked' ? 'revoked' : 'unavailable';
  const busy = await busyOf(ownerId, around(windows), ownEvents);
  if (!busy.ok) return busy.reason === 'revoked' ? 'revoked' : 'unavailable';
  if (windows.some((window) => isBusy(busy.freeBusy, window))) return 'taken';
  try {
    for (const window of windows) {
      if (!(await providerAgrees(ownerId, window, runtime))) return 'taken';
    }
    return null;
  } catch (error) {
    return refusalOf(error);
  }
}

function around(windows: readonly Period[]): Period {
  return {
    start: Math.min(...windows.map(({ start }) => start)),
    end: Math.max(...windows.map(({ end }) => end)),
  };
}

/** The provider's error as the outcome of a booking; other errors are thrown on. */
export function refusalOf(error: unknown): 'unavailable' | 'revoked' {
  if (!(error instanceof CalendarError)) throw error;
  return error.code === 'revoked' ? 'revoked' : 'unavailable';
}
