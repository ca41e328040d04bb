import { desc, eq } from 'drizzle-orm';
import { comparableAddress } from '@/core/mail/address';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { attendeesMet } from '@/modules/connections/queries/attendees';
import { teammatesOf } from '@/modules/teams/queries/membership';

/** Loops that are looked through for people, and people that are known at most. */
const LATEST_LOOPS = 200;
const CONTACTS = 500;

/** People whom the owner may mean by a name alone: their team, guests of earlier loops, and whom the calendar has met. */
export async function contactsOf(ownerId: string): Promise<{ name: string; address: string }[]> {
  const rows = await database()
    .select({ state: loops.state })
    .from(loops)
    .where(eq(loops.ownerId, ownerId))
    .orderBy(desc(loops.updatedAt))
    .limit(LATEST_LOOPS);
  const guests = rows.flatMap(({ state }) => state.participants.filter((p) => p.role === 'guest'));
  const people = [
    ...(await teammatesOf(ownerId)),
    ...guests.map(({ name, address }) => ({ name: name ?? '', address })),
    ...(await attendeesMet(ownerId)),
  ];
  const known = new Map<string, { name: string; address: string }>();
  for (const person of people) {
    const address = comparableAddress(person.address);
    if (address === null || known.get(address)?.name) continue;
    known.set(address, { name: person.name, address });
  }
  return [...known.values()].slice(0, CONTACTS);
}
