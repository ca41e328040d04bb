import { whyNoMeeting } from '@/modules/billing/commands/limits';
import type { Runtime } from '@/ports/runtime';
import { type Host, hostsOf } from './hosts';
import type { BookingType } from './pages';
import { openTypes } from './shown';

type Plans = Pick<Runtime, 'clock' | 'settings'>;

/** Those who meet the guests of a page and whose plans have room for another meeting; nobody where all were to come and it has none. */
export async function withRoom(type: Pick<BookingType, 'ownerId' | 'kind'>, hosts: readonly Host[], runtime: Plans) {
  const { billing } = runtime.settings;
  if (!billing) return [...hosts];
  const nowMs = await runtime.clock.now();
  // A meeting of all of them is the owner's.
  const together = type.kind === 'collective';
  const asked = together ? hosts.filter(({ id }) => id === type.ownerId) : hosts;
  const room: Host[] = [];
  for (const host of asked) {
    if ((await whyNoMeeting(host.id, together ? hosts.length : 1, { billing, nowMs })) === null) room.push(host);
  }
  if (together) return room.length > 0 ? [...hosts] : [];
  return room;
}

/** The pages of an owner on which something can be booked, as far as plans go: only to these anybody is sent. */
export async function pagesWithRoom(ownerId: string, runtime: Plans): Promise<BookingType[]> {
  const open: BookingType[] = [];
  for (const type of await openTypes(ownerId)) {
    if ((await withRoom(type, await hostsOf(type), runtime)).length > 0) open.push(type);
  }
  return open;
}

/** Why the plan of an owner keeps their pages closed, with the way out; null when it does not. */
export async function whyClosed(ownerId: string, { clock, settings }: Plans): Promise<string | null> {
  return whyNoMeeting(ownerId, 1, { billing: settings.billing, nowMs: await clock.now() });
}
