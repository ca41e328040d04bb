import type { EpochMinute, Period } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { Translate } from '@/messages/message-keys';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { MirroredEvent } from '@/modules/connections/queries/mirror';
import { loopTitles } from '@/modules/loops/queries/titles';
import { meetingsBetween } from '@/modules/meetings/queries';
import { isWhole, type WeekItem, weekOf } from '@/modules/meetings/ui/week-layout';

const DAY = 1440;
/** Times on offer are looked for so far ahead (minutes). */
const AHEAD = 60 * DAY;

export interface WeekShown {
  readonly items: readonly WeekItem[];
  /** What still begins today, in order of time; without holds, focus time and whole days. */
  readonly today: readonly WeekItem[];
  /** The first time on offer that is still to come, where it lies in another week, with how many there are. */
  readonly offers: { readonly at: EpochMinute; readonly count: number } | null;
}

/**
 * What stands in the owner's calendars in the week of `shown`, with our bookings and holds, each thing once; and what is left of
 * today, whichever week is shown. Moments in epoch minutes.
 */
export async function weekItems(
  userId: string,
  { zone, now, shown, t }: { zone: string; now: number; shown: number; t: Translate<'week'> },
): Promise<WeekShown> {
  const table = zoneTable(zone);
  const { period } = weekOf(shown, table);
  const today = { start: now, end: toInstant(table, (Math.floor(toWall(table, now) / DAY) + 1) * DAY) };
  const all = { start: Math.min(period.start, today.start), end: Math.max(period.end, today.end, now + AHEAD) };
  const inWeek = isIn(today, period);
  const [events, todays, ours] = await Promise.all([
    eventsBetween(userId, period),
    inWeek ? [] : eventsBetween(userId, today),
    meetingsBetween(userId, all),
  ]);
  // What is arranged but not in the calendar yet is called as its loop is.
  const titles = await loopTitles([...new Set(ours.flatMap(({ title, loopId }) => (title === null ? [loopId] : [])))]);
  const itemsOf = (mirrored: readonly MirroredEvent[], window: Period) =>
    once(
      mirrored,
      ours.filter((one) => one.start < window.end && one.end > window.start),
      titles,
      t,
    );
  const items = itemsOf(events, period);
  const held = ours.filter(({ state, start }) => state === 'held' && start > now);
  const first = held[0];
  return {
    items,
    today: (inWeek ? items : itemsOf(todays, today)).filter(
      (item) => !isWhole(item) && item.start > now && item.start < today.end && ['meeting', 'busy'].includes(item.kind),
    ),
    offers: first && !held.some((one) => isIn(one, period)) ? { at: first.start, count: held.length } : null,
  };
}

function isIn({ start }: Period, { start: from, end }: Period): boolean {
  return start >= from && start < end;
}

type Ours = Awaited<ReturnType<typeof meetingsBetween>>;

function once(
  events: readonly MirroredEvent[],
  ours: Ours,
  titles: ReadonlyMap<string, string>,
  t: Translate<'week'>,
): WeekItem[] {
  const mirrored = new Set(events.map((event) => event.eventId));
  const loopOf = new Map(ours.map((meeting) => [meeting.providerEventId, meeting.loopId]));
  const items = events
    .filter((event) => event.busy !== 'FREE')
    .map((event): WeekItem => {
      const loopId = loopOf.get(event.eventId);
      return {
        id: `${event.eventId}-${event.start}`,
        kind: loopId ? 'meeting' : kindOf(event),
        title: event.title ?? t('busy'),
        href: loopId ? `/loops/${loopId}` : null,
        start: event.start,
        end: event.end,
        allDay: event.allDay,
      };
    });
  for (const { id, loopId, state, start, end, title, providerEventId } of ours) {
    if (state === 'confirmed' && mirrored.has(providerEventId ?? '')) continue;
    items.push({
      id,
      kind: state === 'held' ? 'hold' : 'meeting',
      title: title ?? titles.get(loopId) ?? t('untitled'),
      href: `/loops/${loopId}`,
      start,
      end,
    });
  }
  return items.sort((a, b) => a.start - b.start);
}

/** A meeting is with others; what the owner keeps for work alone is focus; all else that blocks is busy. */
function kindOf({ busy, allDay, attendees, eventType }: MirroredEvent): WeekItem['kind'] {
  if (eventType === 'focusTime') return 'focus';
  return busy === 'BUSY' && !allDay && attendees.some(({ self }) => !self) ? 'meeting' : 'busy';
}
