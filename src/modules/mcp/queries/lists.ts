import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import type { ListState } from '@/modules/loops/constants';
import { decisionsOf } from '@/modules/loops/queries/decisions';
import { listPage } from '@/modules/loops/queries/list-page';
import { meetingsBetween } from '@/modules/meetings/queries';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { MOST_ITEMS } from '../constants';
import type { listMeetings, listThreads, meetingsListed, threadsListed } from '../schema';
import { standing } from './standing';
import { timeOf } from './time';

const DAY = 1440;

/** The meetings that stand in the owner's calendar by Sundial; null for a stretch of time that is none. */
export async function meetingsOf(
  userId: string,
  { from, to }: z.output<typeof listMeetings>,
  runtime: Runtime,
): Promise<z.infer<typeof meetingsListed> | null> {
  const start = from === undefined ? minuteOf(await runtime.clock.now()) : minuteOf(Date.parse(from));
  const end = to === undefined ? start + 14 * DAY : minuteOf(Date.parse(to));
  if (end <= start || end - start > 366 * DAY) return null;
  const zone = (await basicsOf(userId))?.zone ?? 'Etc/UTC';
  const rows = (await meetingsBetween(userId, { start, end })).filter(({ state }) => state === 'confirmed');
  const shown = rows.slice(0, MOST_ITEMS);
  const states = await statesOf(shown.map(({ loopId }) => loopId));
  return {
    time_zone: zone,
    meetings: shown.map(({ loopId, title, joinUrl, ...slot }) => ({
      thread: loopId,
      time: timeOf(slot, zone),
      join_url: joinUrl,
      from_others: { title: title ?? '', people: states.get(loopId) ?? [] },
    })),
    more: rows.length > shown.length,
  };
}

/** The guests of loops, by the loop's id. */
async function statesOf(ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { name: string | null; email: string }[]>();
  const rows = await database()
    .select({ id: loops.id, state: loops.state })
    .from(loops)
    .where(inArray(loops.id, [...ids]));
  return new Map(
    rows.map(({ id, state }) => [
      id,
      state.participants.filter(({ role }) => role === 'guest').map(({ name, address }) => ({ name, email: address })),
    ]),
  );
}

const FILTERS: Readonly<Record<z.output<typeof listThreads>['status'], ListState | undefined>> = {
  open: undefined,
  needs_owner: 'needs-you',
  waiting: 'waiting',
  booked: 'booked',
  stalled: 'stalled',
  closed: 'closed',
};

/** The owner's threads, the latest change first. */
export async function threadsOf(
  userId: string,
  { status, search = '', limit }: z.output<typeof listThreads>,
  runtime: Runtime,
): Promise<z.infer<typeof threadsListed>> {
  const [page, decisions, basics] = await Promise.all([
    listPage(userId, { state: FILTERS[status], q: search, sort: 'activity', limit }),
    decisionsOf(userId),
    basicsOf(userId),
  ]);
  const ids = page.items.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await database().select({ id: loops.id, state: loops.state }).from(loops).where(inArray(loops.id, ids));
  const at = { decisions, zone: basics?.zone ?? 'Etc/UTC', baseUrl: runtime.settings.baseUrl };
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return { threads: inOrder.map((row) => standing(row, at)), more: page.nextCursor !== null };
}
