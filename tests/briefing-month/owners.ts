import { randomUUID } from 'node:crypto';
import { openingState } from '@/core/loop/opening';
import { database } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';

/**
 * Zones whose clocks change on different days, at half an hour, in the south, or not at all. The runtime, by whose older data the
 * test looks at the clock, knows the same of them as we do: of Morocco it does not.
 */
export const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Los_Angeles',
  'Europe/London',
  'Pacific/Auckland',
  'America/St_Johns',
  'Asia/Kathmandu',
  'America/Sao_Paulo',
  'Pacific/Honolulu',
  'America/Santiago',
] as const;

/** Somebody who is to be briefed, or has nothing to be told. */
export interface SimulatedOwner {
  readonly id: string;
  readonly email: string;
  readonly zone: string;
  readonly hasMatter: boolean;
  /** Follows a link now and then; whoever does not is asked after 28 days whether it is to go on. */
  readonly looks: boolean;
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** So many owners, in turn in each of the zones. Of every five one has nothing to be told, and one never looks. */
export async function simulatedOwners(count: number): Promise<SimulatedOwner[]> {
  const owners = Array.from({ length: count }, (_, n): SimulatedOwner => {
    const zone = ZONES[n % ZONES.length] ?? 'Etc/UTC';
    return { id: randomUUID(), email: `owner${n}@acme.test`, zone, hasMatter: n % 5 !== 3, looks: n % 5 !== 4 };
  });
  const hours = Object.fromEntries(WEEK.map((day) => [day, [['09:00', '17:00']]]));
  await database()
    .insert(users)
    .values(owners.map(({ id, email }) => ({ id, email, name: `Owner ${email}` })));
  await database()
    .insert(basics)
    .values(owners.map(({ id, zone }) => ({ userId: id, zone, hours: hours as never })));
  await giveMatters(owners);
  return owners;
}

/** Whoever has something to be told has it once more, as it was, and nothing else. */
export async function giveMatters(owners: readonly SimulatedOwner[]): Promise<void> {
  await database().delete(loops);
  await database()
    .insert(loops)
    .values(owners.filter(({ hasMatter }) => hasMatter).map(matterOf));
}

/** A matter of which nothing has come: it is told every morning. */
function matterOf({ id: ownerId, email, zone }: SimulatedOwner, n: number): typeof loops.$inferInsert {
  const opening = openingState({ address: email, name: null, zone }, `Matter of ${email}`);
  const id = `stalled${String(n)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
    .padStart(9, 'a')}`;
  const state = { ...opening, phase: 'STALLED' as const };
  return { id, ownerId, phase: state.phase, title: state.meeting.title, state };
}
