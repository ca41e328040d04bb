import { toInstant, zoneTable } from '@/core/time/zone';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { MirroredEvent } from '@/modules/connections/queries/mirror';
import { meetingsBetween } from '@/modules/meetings/queries';
import { type WeekItem, weekOf } from '@/modules/meetings/ui/week-layout';

/** What stands in the owner's calendars this week, with our bookings and holds; each thing once. `now` in epoch minutes. */
export async function weekItems(
  userId: string,
  zone: string,
  now: number,
  loopTitles: ReadonlyMap<string, string>,
): Promise<WeekItem[]> {
  const { period } = weekOf(now, zoneTable(zone));
  const [events, ours] = await Promise.all([eventsBetween(userId, period), meetingsBetween(userId, period)]);
  const mirrored = new Set(events.map((event) => event.eventId));
  const loopOf = new Map(ours.map((meeting) => [meeting.providerEventId, meeting.loopId]));
  const items = events
    .filter((event) => event.busy !== 'FREE')
    .map((event): WeekItem => {
      const loopId = loopOf.get(event.eventId);
      return {
        id: `${event.eventId}-${event.start}`,
        kind: loopId ? 'meeting' : kindOf(event),
        title: event.title ?? 'Busy',
        href: loopId ? `/loops/${loopId}` : null,
        start: event.start,
        end: event.end,
      };
    });
  for (const { id, loopId, state, start, end, title, providerEventId } of ours) {
    if (state === 'confirmed' && mirrored.has(providerEventId ?? '')) continue;
    const kind = state === 'held' ? 'hold' : 'meeting';
    items.push({
      id,
      kind,
      title: title ?? loopTitles.get(loopId) ?? 'Meeting',
      href: `/loops/${loopId}`,
      start,
      end,
    });
  }
  return items;
}

/** A meeting is with others; what the owner keeps for work alone is focus; all else that blocks is busy. */
function kindOf({ busy, allDay, attendees, eventType }: MirroredEvent): WeekItem['kind'] {
  if (eventType === 'focusTime') return 'focus';
  return busy === 'BUSY' && !allDay && attendees.some(({ self }) => !self) ? 'meeting' : 'busy';
}

/** How many of the items are meetings that begin later on the local day of `now`. */
export function meetingsLeftToday(items: readonly WeekItem[], zone: string, now: number): number {
  const table = zoneTable(zone);
  const week = weekOf(now, table);
  const tomorrow = week.days.map((day) => toInstant(table, (day + 1) * 1440)).find((start) => start > now) ?? now;
  return items.filter((item) => item.kind === 'meeting' && item.start > now && item.start < tomorrow).length;
}
