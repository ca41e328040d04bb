import { and, eq, gt, inArray } from 'drizzle-orm';
import { nextHost } from '@/core/booking-pages/fair-host';
import type { LoopState, Participant } from '@/core/loop/state';
import { minuteOf, type Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { bookings, bookingTypes } from '@/db/schema/booking-pages';
import { loopParticipants, loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { loopLimitMet } from '@/modules/billing/commands/limits';
import { addEvent, openLoop } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import { lockOwner } from '@/modules/meetings/commands/ledger';
import { heldAndBooked, LIVE } from '@/modules/meetings/queries';
import { basicsOf } from '@/modules/preferences/queries';
import { provedAddresses } from '@/modules/teams/queries/membership';
import type { Runtime } from '@/ports/runtime';
import { FAIRNESS_MS, MAX_OPEN_PER_GUEST } from '../constants';
import { type Host, hostsOf, loadsOf } from '../queries/hosts';
import type { BookingType } from '../queries/pages';
import { type FreeTime, stateOf, timesOf } from '../queries/times';
import { holdWith } from './hold-with';
import { roomThatDay } from './room-that-day';
import { takeSeat } from './take-seat';
import type { BookedOnPage, Refusal, Wanted } from './wanted';

/** The guest of a loop that begins on a page. */
const GUEST = 'p2';

/**
 * Books a time of a page: the time is held under the constraint of the database, and the loop that books it is opened, in one
 * transaction; of all who want the same time one gets it. What follows is the loop's, as for mail. Sent again, the same form
 * answers the same booking.
 */
export async function bookOnPage(type: BookingType, wanted: Wanted, runtime: Runtime): Promise<BookedOnPage> {
  if (type.kind === 'group') return takeSeat(type, wanted, runtime);
  const again = await bookingOf(type, wanted);
  if (again) return again;
  if (type.paused) return refused('closed');
  if (wanted.start <= minuteOf(await runtime.clock.now())) return refused('over');
  const slot = { start: wanted.start, end: wanted.start + type.durationMin };
  const hosts = await hostsOf(type);
  const unclaimed: Host[] = [];
  // Whoever comes too late is answered without a search.
  for (const host of hosts) if ((await heldAndBooked(host.id, slot)).length === 0) unclaimed.push(host);
  if (unclaimed.length < (type.kind === 'collective' ? hosts.length : 1)) return refused('taken');
  for (const host of hosts) {
    if ((await provedAddresses(host.id)).includes(wanted.address)) return refused('own_address');
  }
  const { times } = await timesOf(type, unclaimed, runtime);
  const time = times.find(({ start }) => start === slot.start);
  if (!time) return refused('taken');
  const nowMs = await runtime.clock.now();
  const made = await contendedTransaction((tx) =>
    claim(tx, { type, wanted, slot, time, hosts: unclaimed, nowMs }, runtime),
  ).catch((error) => {
    if (error instanceof Lost) return refused(error.reason);
    throw error;
  });
  if (made.ok) await wake(made.loopId, runtime);
  return made;
}

/** Rolls the transaction back. */
class Lost extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

function refused(reason: Refusal): BookedOnPage {
  return { ok: false, reason };
}

interface Claim {
  readonly type: BookingType;
  readonly wanted: Wanted;
  readonly slot: Period;
  readonly time: FreeTime;
  readonly hosts: readonly Host[];
  readonly nowMs: number;
}

async function claim(tx: Transaction, at: Claim, runtime: Runtime): Promise<BookedOnPage> {
  const { type, wanted, nowMs } = at;
  // One after the other on a page: whose turn it is, and how many there are that day, is counted under this lock.
  const [current] = await tx
    .select({ paused: bookingTypes.paused, removedAt: bookingTypes.removedAt })
    .from(bookingTypes)
    .where(eq(bookingTypes.id, type.id))
    .for('no key update');
  if (!current || current.paused || current.removedAt !== null) throw new Lost('closed');
  const again = await bookingOf(type, wanted, tx);
  if (again) return again;
  const day = await roomThatDay(tx, type, at.slot);
  if (day !== null) throw new Lost(day);
  const free = at.hosts.filter(({ id }) => at.time.hosts.includes(id));
  // In one order, whoever else books the same people.
  for (const host of free) await lockOwner(tx, host.id);
  if (type.kind === 'collective') return together(tx, at, free, runtime);
  const loads = await loadsOf(type.id, free, nowMs - FAIRNESS_MS, tx);
  let why: Refusal = 'taken';
  for (let left = loads; ; ) {
    const turn = nextHost(left);
    const host = free.find(({ id }) => id === turn?.id);
    // Not rolled back: whose plan is used up is told so.
    if (!turn || !host) return refused(why);
    const begun = await begin(tx, at, host, runtime);
    if ('loopId' in begun) return { ok: true, loopId: begun.loopId, participantId: GUEST };
    if (begun.not === 'closed') why = 'closed';
    left = left.filter(({ id }) => id !== turn.id);
  }
}

/** The owner's loop, with the time of everybody else held for it as well. */
async function together(tx: Transaction, at: Claim, hosts: readonly Host[], runtime: Runtime): Promise<BookedOnPage> {
  const owner = hosts.find(({ id }) => id === at.type.ownerId);
  if (!owner) throw new Lost('taken');
  const others = hosts.filter((host) => host !== owner);
  const begun = await begin(tx, at, owner, runtime, others);
  if ('not' in begun) return refused(begun.not);
  const { loopId } = begun;
  for (const host of others) if (!(await hold(tx, at, host, loopId))) throw new Lost('taken');
  return { ok: true, loopId, participantId: GUEST };
}

/** Holds the time in a host's calendar; false where it is taken, or somebody here meets them then. */
async function hold(tx: Transaction, { type, slot, nowMs }: Claim, host: Host, loopId: string): Promise<boolean> {
  return holdWith(tx, host, { loopId, slot, now: minuteOf(nowMs), terms: type });
}

/** `taken`: somebody else was faster. `closed`: the host's plan has no room for another meeting. */
type Begun = { readonly loopId: string } | { readonly not: 'taken' | 'closed' };

/** Opens the loop of this host, with its time. */
async function begin(
  tx: Transaction,
  at: Claim,
  host: Host,
  runtime: Runtime,
  others: readonly Host[] = [],
): Promise<Begun> {
  const { type, wanted, slot, nowMs } = at;
  if ((await openBookings(tx, host.id, wanted.address, minuteOf(nowMs))) >= MAX_OPEN_PER_GUEST) throw new Lost('full');
  const limit = await loopLimitMet(tx, host.id, 1 + others.length, { billing: runtime.settings.billing, nowMs });
  if (limit !== null) return { not: 'closed' };
  const zone = (await basicsOf(host.id, tx))?.zone ?? null;
  const loopId = await openLoop(tx, { ...host, zone }, type.title, nowMs);
  if (!(await hold(tx, at, host, loopId))) {
    await tx.delete(loops).where(eq(loops.id, loopId));
    return { not: 'taken' };
  }
  const state = withGuest(stateOf(type, host, zone), wanted, host, others);
  await tx.update(loops).set({ state, title: state.meeting.title }).where(eq(loops.id, loopId));
  const guests = state.participants.filter(({ role }) => role === 'guest');
  await tx.insert(loopParticipants).values(guests.map(({ address }) => ({ loopId, address })));
  await tx.insert(bookings).values({
    id: wanted.id,
    typeId: type.id,
    loopId,
    guestAddress: wanted.address,
    createdAt: new Date(nowMs),
  });
  const payload = { kind: 'on_page', participantId: GUEST, act: 'book', slot } as const;
  await addEvent(tx, loopId, payload, `on-page:${wanted.id}`, nowMs);
  return { loopId };
}

function withGuest(
  state: LoopState,
  { name, address, zone, phone, answers }: Wanted,
  host: Host,
  others: readonly Host[],
): LoopState {
  const { page, meeting } = state;
  const guest = {
    id: GUEST,
    address,
    name,
    role: 'guest',
    optional: false,
    zone,
    zoneSource: zone ? 'picked' : null,
    // They have asked for it.
    status: 'accepted',
  } as const;
  const call = meeting.medium === 'phone' && phone ? ({ phone, numberOf: 'guest', caller: 'owner' } as const) : {};
  return {
    ...state,
    participants: [...state.participants, guest, ...others.map(besides)],
    meeting: { ...meeting, ...call, title: `${meeting.title}: ${name} / ${host.name ?? host.address}` },
    ...(page
      ? { page: { ...page, answers, ...(others.length > 0 ? { hosts: others.map((_, i) => hostId(i)) } : {}) } }
      : {}),
  };
}

/** The owner is the first of a loop's people, the guest the second. */
function hostId(i: number): string {
  return `p${i + 3}`;
}

/** Somebody else of the team who comes as well. */
function besides({ address, name }: Host, i: number): Participant {
  const role = { role: 'guest', optional: false, zone: null, zoneSource: null, status: 'accepted' } as const;
  return { id: hostId(i), address, name, ...role };
}

/** How many meetings to come somebody has booked with this host on pages. */
async function openBookings(tx: Transaction, hostId: string, address: string, now: number): Promise<number> {
  const theirs = tx.select({ id: bookings.loopId }).from(bookings).where(eq(bookings.guestAddress, address));
  const rows = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.ownerId, hostId), inArray(meetings.loopId, theirs), LIVE, gt(meetings.startMin, now)));
  return rows.length;
}

async function bookingOf(
  type: BookingType,
  { id, address }: Wanted,
  db: Transaction | ReturnType<typeof database> = database(),
): Promise<BookedOnPage | null> {
  const [row] = await db
    .select({ loopId: bookings.loopId })
    .from(bookings)
    .where(and(eq(bookings.id, id), eq(bookings.typeId, type.id), eq(bookings.guestAddress, address)));
  return row ? { ok: true, loopId: row.loopId, participantId: GUEST } : null;
}
