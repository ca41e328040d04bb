import { eq, inArray, notInArray, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { OWNED } from '@/db/ownership';
import { assistants } from '@/db/schema/assistants';
import { connections } from '@/db/schema/calendar';
import { askedPeople } from '@/db/schema/contacts';
import { auditLog, notices, userAddresses, users } from '@/db/schema/identity';
import { loopEvents } from '@/db/schema/loops';
import { outgoingMails, suppressions } from '@/db/schema/mailbox';
import { supportRequests } from '@/db/schema/support';
import { TABLES } from '@/db/tables';
import { openGrant } from '@/modules/connections/commands/grant';
import { mintInvite } from '@/modules/invites/commands/mint';
import { addEvent } from '@/modules/loops/commands/open';
import { dueLoops, overdueLoops, pendingWork } from '@/modules/loops/queries/loops';
import { workInFlight } from '@/modules/operations/queries';
import type { Runtime } from '@/ports/runtime';
import { apiAs } from '../../../tests/support/api';
import { connectedOwner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { type Seeded, seedEveryTable, tablesMentioning } from '../../../tests/support/every-table';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { type SmtpHost, startSmtpHost } from '../../../tests/support/smtp-host';
import { dueAccounts } from './queries/work';
import { makeAccountSteps } from './steps';
import { accountWorkflow } from './workflow';

useDatabase();
const calendars = useCalendars();

const DAY = 86_400_000;
let relay: SmtpHost;
beforeAll(async () => {
  relay = await startSmtpHost();
});
afterAll(() => relay.close());

/** A runtime whose clock can be moved. */
function at(nowMs: number, over: Partial<Runtime> = {}): Runtime {
  const runtime = mailboxRuntime({ relayPort: relay.port });
  return { ...runtime, compose: createComposer(null), clock: { now: async () => nowMs }, ...over };
}

/** What the engine does when it wakes an account. */
async function wakeAccount(userId: string, runtime: Runtime): Promise<void> {
  const workflow = accountWorkflow('test', makeAccountSteps(runtime));
  await workflow.wake({ key: userId, step: (_, run) => run() });
}

async function person(): Promise<Seeded> {
  const { ownerId, email, loopId } = await ownerWithLoop();
  return { userId: ownerId, email, loopId };
}

async function exists(userId: string): Promise<boolean> {
  return (await database().select().from(users).where(eq(users.id, userId))).length > 0;
}

describe('A25 asking for the deletion of an account', () => {
  let dana: Seeded;
  beforeEach(async () => {
    dana = await person();
  });

  it('takes the address typed in, tells the time, and mails the way back once', async () => {
    const api = await apiAs(at(NOW), dana.userId);
    for (const email of ['', 'dana', 'other@acme.test']) {
      const refused = await api('POST', '/api/user/deletion', { email });
      expect(refused.status).toBe(400);
      expect(Object.keys((await refused.json()).fields)).toEqual(['email']);
    }
    const before = relay.messages.length;
    const asked = await api('POST', '/api/user/deletion', { email: dana.email.toUpperCase() });
    const time = new Date(NOW + DAY).toISOString();
    expect(await asked.json()).toEqual({ at: time });
    const later = await apiAs(at(NOW + 3_600_000), dana.userId);
    expect(await (await later('POST', '/api/user/deletion', { email: dana.email })).json()).toEqual({ at: time });
    const mails = relay.messages.slice(before);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Your Sundial account will be deleted');
    expect(mails[0]).toMatch(/settings\/account#?/);
  });

  it('can be taken back until its time, and not after it', async () => {
    const api = await apiAs(at(NOW), dana.userId);
    await api('POST', '/api/user/deletion', { email: dana.email });
    expect(await (await api('DELETE', '/api/user/deletion')).json()).toEqual({ at: null });
    expect((await api('DELETE', '/api/user/deletion')).status).toBe(200);
    await wakeAccount(dana.userId, at(NOW + 2 * DAY));
    expect(await exists(dana.userId)).toBe(true);

    await api('POST', '/api/user/deletion', { email: dana.email });
    const late = await apiAs(at(NOW + DAY), dana.userId);
    expect((await late('DELETE', '/api/user/deletion')).status).toBe(409);
  });

  it('the only administrator may go only when nobody else is left', async () => {
    await database().update(users).set({ role: 'USER' });
    const api = await apiAs(at(NOW), dana.userId, 'ADMIN');
    const refused = await api('POST', '/api/user/deletion', { email: dana.email });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'last_admin']);
    const other = await person();
    await database().update(users).set({ role: 'ADMIN' }).where(eq(users.id, other.userId));
    expect((await api('POST', '/api/user/deletion', { email: dana.email })).status).toBe(200);
    // The other one was faster: whoever administers alone by now stays, and learns why.
    await database().delete(users).where(eq(users.id, other.userId));
    await wakeAccount(dana.userId, at(NOW + DAY));
    expect(await exists(dana.userId)).toBe(true);
    const [notice] = await database().select().from(notices).where(eq(notices.userId, dana.userId));
    expect(notice?.text).toContain('nobody else administers');
  });

  it('of the last two administrators, who go in the same moment, one stays', async () => {
    const kim = await person();
    for (let round = 0; round < 3; round += 1) {
      const pair = [await person(), await person()];
      const ids = pair.map(({ userId }) => userId);
      const leaving = { role: 'ADMIN', deletionAt: new Date(NOW) } as const;
      await database().update(users).set(leaving).where(inArray(users.id, ids));
      await database().update(users).set({ role: 'USER' }).where(notInArray(users.id, ids));
      await Promise.all(pair.map(({ userId }) => wakeAccount(userId, at(NOW))));
      expect(await database().$count(users, eq(users.role, 'ADMIN'))).toBe(1);
    }
    expect(await exists(kim.userId)).toBe(true);
    await database().delete(auditLog);
  });

  it('while it is pending the assistant begins nothing and sends nothing; taken back, it goes on', async () => {
    const api = await apiAs(at(NOW), dana.userId);
    await database().transaction((tx) =>
      addEvent(tx, dana.loopId, { kind: 'timer', timer: 'follow_up' }, `test:${dana.loopId}`, NOW),
    );
    await database()
      .insert(outgoingMails)
      .values({
        loopId: dana.loopId,
        loopVersion: 1,
        actionIndex: 0,
        recipient: 'kim@guest.test',
        messageId: `<${dana.loopId}@sundial.test>`,
        envelopeFrom: 'sunny@sundial.test',
        raw: Buffer.from('mail'),
        template: 'offer',
        subject: 'Coffee',
        text: 'mail',
      });
    const later = new Date(Date.now() + 60_000);
    expect(await workInFlight(NOW)).toBe(true);
    const work = () => pendingWork(dana.loopId, NOW, later);
    const found = async () => [
      (await dueLoops(NOW)).some(({ loopId }) => loopId === dana.loopId),
      (await overdueLoops(NOW + 60_000, 0, later)).includes(dana.loopId),
    ];
    expect(await work()).toMatchObject({ mails: [expect.any(String)], eventId: expect.any(Number) });
    expect(await found()).toEqual([true, true]);
    await api('POST', '/api/user/deletion', { email: dana.email });
    expect(await work()).toEqual({ actions: [], mails: [], eventId: null });
    expect(await found()).toEqual([false, false]);
    expect(await workInFlight(NOW)).toBe(false);
    await api('DELETE', '/api/user/deletion');
    expect((await work()).mails).toHaveLength(1);
    expect(await found()).toEqual([true, true]);
  });
});

describe('A25 the deletion', () => {
  /** Nobody's: a number, the mode, digests of signatures and of who is counted, and addresses and numbers that want nothing, kept for ever. */
  const KEPT = ['clock_offset', 'installation', 'message_signatures', 'rate_limits', 'suppressions', 'text_stops'];
  /** What is on offer, teams as such, and the vendor's events and books, which name no account of ours. */
  const NOBODYS = [
    'billing_plans',
    'prices',
    'features',
    'plan_features',
    'teams',
    'team_seats',
    'vendor_events',
    'book_comparisons',
    'departed_customers',
    'phone_line_spend',
    'insight_figures',
    'oauth_clients',
  ];

  it('happens once its time has come, and leaves no row of any table that mentions the account', async () => {
    const [dana, kim] = [await person(), await person()];
    for (const one of [dana, kim]) await seedEveryTable(one);
    const words = ({ userId, email, loopId }: Seeded) => [userId, email, loopId];
    const ownRows = async ({ userId }: Seeded) =>
      Promise.all(OWNED.map(({ table, of }) => database().$count(table, of(userId))));

    const stored = await database().execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const known = Object.values(TABLES).map((table) => getTableConfig(table).name);
    expect(stored.rows.map(({ name }) => name).sort()).toEqual(known.sort());

    // Every table holds something of hers, or the test would prove nothing.
    const mentioned = await tablesMentioning(words(dana));
    const personas = await database().select().from(assistants).where(eq(assistants.userId, dana.userId));
    const owned = await ownRows(dana);
    const empty = Object.entries(TABLES).filter(([name, table]) => {
      const index = OWNED.findIndex((one) => one.name === name);
      const sqlName = getTableConfig(table).name;
      const remembered = sqlName === 'step_results';
      return !(sqlName in mentioned) && !(owned[index] ?? 0) && !remembered && ![...KEPT, ...NOBODYS].includes(sqlName);
    });
    expect(empty.map(([name]) => name)).toEqual([]);
    const remembered = database()
      .select({ id: loopEvents.id })
      .from(loopEvents)
      .where(eq(loopEvents.loopId, dana.loopId));
    const events = (await remembered).map(({ id }) => `decide:${id}`);
    const kims = { mentioned: await tablesMentioning(words(kim)), owned: await ownRows(kim) };

    await database()
      .update(users)
      .set({ deletionAt: new Date(NOW) })
      .where(eq(users.id, dana.userId));
    await wakeAccount(dana.userId, at(NOW - 1));
    const sent = relay.messages.length;
    expect(await exists(dana.userId)).toBe(true);
    expect(await dueAccounts(NOW)).toContainEqual(expect.objectContaining({ userId: dana.userId }));
    await wakeAccount(dana.userId, at(NOW));

    expect(await tablesMentioning(words(dana))).toEqual({});
    expect((await ownRows(dana)).every((n) => n === 0)).toBe(true);
    const left = await database().execute(sql`select key from step_results where key in ${events}`);
    expect(left.rows).toEqual([]);
    expect({ mentioned: await tablesMentioning(words(kim)), owned: await ownRows(kim) }).toEqual(kims);
    expect(relay.messages.length).toBe(sent);
    const records = await database().select().from(auditLog).where(eq(auditLog.action, 'account.deleted'));
    expect(records).toEqual([
      expect.objectContaining({ actor: 'deleted account', subject: 'deleted account', data: null }),
    ]);

    // Guests may go on to write to her personas: nobody else is given their addresses.
    const spent = personas.map(({ address }) => address);
    expect(spent.length).toBeGreaterThan(0);
    const suppressed = await database().select().from(suppressions).where(inArray(suppressions.address, spent));
    expect(suppressed.map(({ address }) => address).sort()).toEqual(spent.sort());

    // The engine may call again: it happens once.
    await wakeAccount(dana.userId, at(NOW));
    expect(await database().$count(auditLog, eq(auditLog.action, 'account.deleted'))).toBe(1);
  });

  it('takes nothing of somebody whose address was claimed and not proved', async () => {
    const dana = await person();
    const other = `victim-${dana.userId}@else.test`;
    await database().insert(userAddresses).values({ userId: dana.userId, address: other });
    await database()
      .insert(askedPeople)
      .values({ address: other, askedAt: new Date(NOW) });
    await mintInvite({ uses: 1, email: other, role: 'USER', createdBy: null }, NOW);
    const request = { topic: 'other', message: 'Help', email: other };
    await database()
      .insert(supportRequests)
      .values({ ...request, nextAttemptAt: new Date(NOW), createdAt: new Date(NOW) });
    const before = await tablesMentioning([other]);
    const deletionAt = new Date(NOW);
    await database().update(users).set({ deletionAt }).where(eq(users.id, dana.userId));
    await wakeAccount(dana.userId, at(NOW));
    expect(await exists(dana.userId)).toBe(false);
    const { user_addresses: _, ...others } = before;
    expect(Object.keys(others).sort()).toEqual(['asked_people', 'invites', 'support_requests']);
    expect(await tablesMentioning([other])).toEqual(others);
  });

  it('gives the grant back to the calendar’s provider', async () => {
    const { runtime } = calendars.world();
    const owner = await connectedOwner(calendars.world(), 'leaving@acme.test');
    const [row] = await database().select().from(connections).where(eq(connections.userId, owner.id));
    const token = openGrant(row!, runtime.settings.encryptionKey)?.renewal?.refreshToken ?? '';
    expect((await runtime.calendarOAuth['google-calendar'].refresh(token)).accessToken).toEqual(expect.any(String));
    await database()
      .update(users)
      .set({ deletionAt: new Date(0) })
      .where(eq(users.id, owner.id));
    await wakeAccount(owner.id, runtime);
    expect(await exists(owner.id)).toBe(false);
    await expect(runtime.calendarOAuth['google-calendar'].refresh(token)).rejects.toMatchObject({ code: 'revoked' });
  });
});
