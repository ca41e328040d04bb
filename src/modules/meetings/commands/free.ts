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
 * Reads the owner's calendars now and looks whether the slot, with its buffers, is free but for the loop's own events.
 * Null when it is. What cannot be read is not free.
 */
export async function freshConflict(
  request: Buffers & { readonly ownerId: string; readonly slot: Period; readonly ownEvents: Excluded },
  runtime: Runtime,
): Promise<Refusal | null> {
  const { ownerId, slot, ownEvents } = request;
  const window = { start: slot.start - request.bufferBefore, end: slot.end + request.bufferAfter };
  const refreshed = await refreshOwner(ownerId, { maxAgeMs: 0 }, runtime);
  if (!refreshed.ok) return refreshed.reason === 'revoked' ? 'revoked' : 'unavailable';
  const busy = await busyOf(ownerId, window, ownEvents);
  if (!busy.ok) return busy.reason === 'revoked' ? 'revoked' : 'unavailable';
  if (isBusy(busy.freeBusy, window)) return 'taken';
  try {
    return (await providerAgrees(ownerId, window, runtime)) ? null : 'taken';
  } catch (error) {
    return refusalOf(error);
  }
}

/** The provider's error as the outcome of a booking; other errors are thrown on. */
export function refusalOf(error: unknown): 'unavailable' | 'revoked' {
  if (!(error instanceof CalendarError)) throw error;
  return error.code === 'revoked' ? 'revoked' : 'unavailable';
}
