import type { DayItem, DayShown } from '@/core/replies/question/shown';
import { overlaps, type Period } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { eventsBetween } from '@/modules/connections/queries/events';
import { meetingsBetween, ownEvents } from '@/modules/meetings/queries';

/** So many days are shown: the times of an offer may lie on three, and the first two tell enough. */
const MOST_DAYS = 2;

/** The days of the owner on which these times lie, with what stands in them. For the owner's eyes only. */
export async function daysShown(
  loop: { readonly id: string; readonly ownerId: string },
  times: readonly Period[],
  zone: string,
): Promise<DayShown[]> {
  const table = zoneTable(zone);
  const days = [...new Set(times.map(({ start }) => Math.floor(toWall(table, start) / 1440)))].slice(0, MOST_DAYS);
  const own = await ownEvents(loop.id);
  return Promise.all(
    days.map(async (day) => {
      const window = { start: toInstant(table, day * 1440), end: toInstant(table, (day + 1) * 1440) };
      const [events, holds] = await Promise.all([
        eventsBetween(loop.ownerId, window),
        meetingsBetween(loop.ownerId, window),
      ]);
      const items: DayItem[] = [
        ...events
          .filter((one) => one.busy !== 'FREE' && !one.allDay)
          .filter((one) => !own.excludeEventIds?.includes(one.eventId) && !own.excludeIcalUids?.includes(one.icalUid))
          .map(({ start, end, title }) => ({ start, end, title, kind: 'event' as const })),
        ...holds
          .filter((one) => one.loopId !== loop.id && one.state === 'held')
          .map(({ start, end }) => ({ start, end, title: null, kind: 'held' as const })),
        ...times
          .filter((time) => overlaps(time, window))
          .map(({ start, end }) => ({ start, end, title: null, kind: 'this' as const })),
      ];
      return { at: window.start, items: items.sort((a, b) => a.start - b.start || a.end - b.end) };
    }),
  );
}
