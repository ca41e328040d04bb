import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoopState, Participant } from '@/core/loop/state';
import { makePageToken } from '@/core/mail/page-token';
import { database } from '@/db/client';
import { basics, userAddresses, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { DEFAULT_HOURS } from '@/modules/preferences/schema';
import { useDatabase } from '../../../../tests/support/database';
import { KEY, mailboxRuntime, NOW } from '../../../../tests/support/mailbox';
import { openLoop } from '../commands/open';
import { loopDetail } from './detail';
import { listPage } from './list-page';
import { readDirectly } from './peers';
import { slotPage } from './slot-page';

useDatabase();

const runtime = mailboxRuntime();
const guest = (id: string, name: string, address: string): Participant => ({
  id,
  name,
  address,
  role: 'guest',
  optional: false,
  zone: null,
  zoneSource: null,
  status: 'pending',
});

async function account(email: string, shares: boolean): Promise<string> {
  const [user] = await database().insert(users).values({ email }).returning();
  const { id } = user as { id: string };
  await database()
    .insert(userAddresses)
    .values({ userId: id, address: email, verifiedAt: new Date(NOW) });
  await database()
    .insert(basics)
    .values({ userId: id, zone: 'Etc/UTC', hours: DEFAULT_HOURS, sharesFreeBusy: shares, confirmedAt: new Date(NOW) });
  return id;
}

describe('a group with a user of this installation', () => {
  let owner: string;
  let loopId: string;

  beforeAll(async () => {
    owner = await account('dana@acme.test', true);
    await account('ana@acme.test', true);
    await account('tom@acme.test', false);
    const opener = { id: owner, address: 'dana@acme.test', name: 'Dana Reyes', zone: 'Etc/UTC' };
    loopId = await database().transaction((tx) => openLoop(tx, opener, 'Launch', NOW));
    const [row] = await database().select().from(loops).where(eq(loops.id, loopId));
    const { state } = row as { state: LoopState };
    const now = NOW / 60_000;
    const group: LoopState = {
      ...state,
      phase: 'POLLING',
      participants: [
        ...state.participants,
        guest('p2', 'Ana Silva', 'ana@acme.test'),
        guest('p3', 'Tom Becker', 'tom@acme.test'),
        guest('p4', 'Raj Patel', 'raj@globex.test'),
      ],
      offer: { set: 1, slots: [{ n: 1, start: now + 60, end: now + 90 }], sentAt: now, expiresAt: now + 600 },
    };
    await database().update(loops).set({ state: group, phase: 'POLLING' }).where(eq(loops.id, loopId));
  });

  it('is waited for only as far as their calendars are not read', async () => {
    const addresses = ['ana@acme.test', 'tom@acme.test', 'raj@globex.test', 'dana@acme.test'];
    expect([...(await readDirectly(addresses, owner))]).toEqual(['ana@acme.test']);
    const { items } = await listPage(owner, { q: '', sort: 'activity', limit: 10 });
    expect(items[0]?.nextStep).toBe('Waiting for Tom Becker and Raj Patel (1 of 3 has answered).');
    const detail = await loopDetail(owner, loopId, runtime);
    expect([detail?.direct, detail?.row.nextStep]).toEqual([['ana@acme.test'], items[0]?.nextStep]);
  });

  it('A17 is counted on the page of a guest, and not named', async () => {
    const page = await slotPage(makePageToken(loopId, 'p4', KEY), runtime.settings);
    expect(page).toMatchObject({ kind: 'offer', title: 'Launch', poll: { marks: null, answered: 1, people: 3 } });
    expect(JSON.stringify(page)).not.toMatch(/Ana|ana@|Tom|tom@/);
  });
});
