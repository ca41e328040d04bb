import { buildFreeBusy } from '@/core/availability/free-busy';
import type { Period } from '@/core/time/period';
import type { Runtime } from '@/ports/runtime';
import { countedCalendars } from '../queries/counted';
import { mirroredEvents } from '../queries/mirror';
import { withGrant } from './grant';

/**
 * Asks the provider itself for the owner's busy time in the window and compares: true when it names none that the mirror
 * does not hold. (The mirror decides what blocks; the provider may call busy what the owner's rules call free.)
 * Throws CalendarError.
 */
export async function providerAgrees(ownerId: string, window: Period, runtime: Runtime): Promise<boolean> {
  const counted = (await countedCalendars(ownerId)).filter((calendar) => calendar.busy);
  const mirrored = await mirroredEvents(ownerId, counted, window);
  for (const connectionId of new Set(counted.map((calendar) => calendar.connectionId))) {
    const own = counted.filter((calendar) => calendar.connectionId === connectionId);
    const busy = await withGrant(connectionId, runtime, (grant) =>
      runtime.calendar.freeBusy(
        grant,
        own.map((calendar) => calendar.providerId),
        window,
      ),
    );
    for (const calendar of own) {
      const known = buildFreeBusy(
        mirrored.filter((event) => event.calendarId === calendar.id),
        window,
      );
      for (const period of busy.get(calendar.providerId) ?? []) {
        const start = Math.max(period.start, window.start);
        const end = Math.min(period.end, window.end);
        const covered = known.starts.some((from, i) => from <= start && end <= (known.ends[i] as number));
        if (start < end && !covered) return false;
      }
    }
  }
  return true;
}
