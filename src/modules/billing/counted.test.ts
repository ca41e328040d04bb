import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { loopsThisMonth } from './queries/entitlement';

useDatabase();
const { world } = useCalendars();

let desk: Awaited<ReturnType<typeof deskOf>>;

beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
});

const asks = (subject: string, text: string) =>
  desk.mail('Dana <dana@acme.test>', { to: ['Jane Doe <jane@globex.test>'], cc: [desk.assistant], subject, text });
const counted = async () => loopsThisMonth(desk.owner.id, await desk.runtime.clock.now());
const opened = () => database().$count(loops, eq(loops.ownerId, desk.owner.id));

describe('what counts as a meeting that was begun', () => {
  it('is one for which times went out', async () => {
    await asks('Coffee', 'Sunny, can you find 30 minutes for Jane and me next week?');
    expect([await opened(), await counted()]).toEqual([1, 1]);
  });

  it('is no mail in which no time was found: its owner is asked, and others have seen nothing', async () => {
    await asks('Board prep', 'Jane, maybe Thursday-ish, or not Thursday. It is up to how Q4 goes.');
    const asking = (await database().select().from(loops)).filter(({ state }) => state.needsOwner.length > 0);
    expect(asking.map(({ state }) => [state.needsOwner[0]?.kind, state.proposal])).toEqual([['nothing_fits', null]]);
    expect([await opened(), await counted()]).toEqual([2, 1]);
  });
});
