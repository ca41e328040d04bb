import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { auditLog, sessions, users } from '@/db/schema/identity';
import { queueItems } from '@/db/schema/queue';
import { glass } from '@/db/schema/staff';
import { trials } from '@/db/schema/trials';
import { pendingWork } from '@/modules/loops/queries/loops';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { type SmtpHost, startSmtpHost } from '../../../tests/support/smtp-host';
import { glassBroken, humanHelpAllows } from './policy';

useDatabase();

const DAY = 86_400_000;
const REASON = { reason: 'Asked for by phone' };
type Person = Awaited<ReturnType<typeof ownerWithLoop>>;

let relay: SmtpHost;
let runtime: Runtime;
let admin: Person;
let other: Person;
let call: CallProduct;
beforeAll(async () => {
  relay = await startSmtpHost();
  const plain = mailboxRuntime({ relayPort: relay.port });
  runtime = { ...plain, compose: createComposer(null), settings: { ...plain.settings, billing: true } };
  admin = await ownerWithLoop();
  call = await apiAs(runtime, admin.ownerId, 'ADMIN');
});
afterAll(() => relay.close());
beforeEach(async () => {
  other = await ownerWithLoop();
});

const change = (person: Person, patch: object) => call('PATCH', `/api/admin/users/${person.ownerId}`, patch);
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
const detail = async ({ ownerId }: Person) => (await call('GET', `/api/admin/users/${ownerId}`)).json();

/** What is written down of an account, newest first. */
const acts = ({ ownerId }: Person) =>
  database().select().from(auditLog).where(eq(auditLog.userId, ownerId)).orderBy(desc(auditLog.at));

describe('accounts', () => {
  it('are found by words of name and address, narrowed by role and state, sorted, and paged', async () => {
    for (const name of ['Zoe Quill', 'Adam Quill', 'Mia 100% Quill']) {
      const role = name.startsWith('Mia') ? 'TRAINER' : 'USER';
      await database()
        .insert(users)
        .values({ name, email: `${name.split(' ')[0]?.toLowerCase()}@quill.test`, role });
    }
    const found = async (query: string) => {
      const page = await (await call('GET', `/api/admin/users?${query}`)).json();
      return page.items.map(({ email }: { email: string }) => email);
    };
    expect(await found('q=quill&sort=name')).toEqual(['adam@quill.test', 'mia@quill.test', 'zoe@quill.test']);
    expect(await found('q=quill&sort=-email&limit=1')).toEqual(['zoe@quill.test']);
    expect(await found('q=QUILL+adam')).toEqual(['adam@quill.test']);
    expect(await found('q=100%25')).toEqual(['mia@quill.test']);
    expect(await found('q=quill&role=TRAINER')).toEqual(['mia@quill.test']);
    expect(await found('q=quill&state=deactivated')).toEqual([]);
    const first = await (await call('GET', '/api/admin/users?q=quill&sort=email&limit=2')).json();
    const rest = await (await call('GET', `/api/admin/users?q=quill&sort=email&cursor=${first.nextCursor}`)).json();
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual([
      'Adam Quill',
      'Mia 100% Quill',
      'Zoe Quill',
    ]);
    expect(rest.nextCursor).toBeNull();
  });

  it('show states and numbers, and nothing of what was written', async () => {
    const text = JSON.stringify(await detail(other));
    expect(JSON.parse(text)).toMatchObject({ email: other.email, role: 'USER', state: 'active', counts: { loops: 1 } });
    expect(text).not.toContain(other.loopId);
    for (const id of ['nobody', crypto.randomUUID()])
      expect((await call('GET', `/api/admin/users/${id}`)).status).toBe(404);
  });

  it('get another role, with a reason that they read and without from where', async () => {
    expect((await change(other, { role: 'TRAINER' })).status).toBe(400);
    expect((await change(other, REASON)).status).toBe(400);
    expect((await change(other, { role: 'TRAINER', ...REASON })).status).toBe(204);
    expect(await detail(other)).toMatchObject({ role: 'TRAINER' });
    const [act] = await acts(other);
    expect(act).toMatchObject({ action: 'user.role', actor: admin.ownerId, reason: REASON.reason });
    const activity = await (await (await apiAs(runtime, other.ownerId))('GET', '/api/user/activity')).json();
    const shown = activity.items.find(({ action }: { action: string }) => action === 'user.role');
    expect(shown).toMatchObject({ own: false, reason: REASON.reason, address: null });
  });

  it('the last administrator stays, in use too: by the call and by the database', async () => {
    for (const patch of [{ role: 'USER' }, { active: false }])
      expect(await codeOf(await change(admin, { ...patch, ...REASON }))).toEqual([409, 'last_admin']);
    const kept = expect.objectContaining({ cause: expect.objectContaining({ constraint: 'users_keep_admin' }) });
    for (const patch of [{ role: 'USER' as const }, { deactivatedAt: new Date() }])
      await expect(database().update(users).set(patch).where(eq(users.id, admin.ownerId))).rejects.toEqual(kept);
    await expect(database().delete(users).where(eq(users.id, admin.ownerId))).rejects.toEqual(kept);
  });

  it('of the last two who step back at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const second = await ownerWithLoop();
      const callSecond = await apiAs(runtime, second.ownerId, 'ADMIN');
      const answers = await Promise.all([
        change(admin, { role: 'USER', ...REASON }),
        callSecond('PATCH', `/api/admin/users/${second.ownerId}`, { active: false, ...REASON }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
      const direct = [admin, second].map(({ ownerId }) =>
        database().update(users).set({ role: 'ADMIN', deactivatedAt: null }).where(eq(users.id, ownerId)),
      );
      await Promise.all(direct);
      const past = [admin, second].map(({ ownerId }) =>
        database().update(users).set({ role: 'USER' }).where(eq(users.id, ownerId)),
      );
      const outcomes = await Promise.allSettled(past);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      await database().update(users).set({ role: 'ADMIN' }).where(eq(users.id, admin.ownerId));
      await database().update(users).set({ role: 'USER' }).where(eq(users.id, second.ownerId));
    }
  });

  it('put out of use have no session, nothing is done for them, and all of it comes back with them', async () => {
    const theirs = await apiAs(runtime, other.ownerId);
    expect((await theirs('GET', '/api/loops')).status).toBe(200);
    expect((await change(other, { active: false, ...REASON })).status).toBe(204);
    expect(await detail(other)).toMatchObject({ state: 'deactivated' });
    expect((await theirs('GET', '/api/loops')).status).toBe(401);
    expect(await database().$count(sessions, eq(sessions.userId, other.ownerId))).toBe(0);
    const later = new Date(Date.now() + DAY);
    expect(await pendingWork(other.loopId, NOW, later)).toEqual({ actions: [], mails: [], eventId: null });
    // A session that was opened meanwhile opens nothing, either.
    const again = await apiAs(runtime, other.ownerId);
    expect((await again('GET', '/api/loops')).status).toBe(401);
    expect((await change(other, { active: true, ...REASON })).status).toBe(204);
    expect((await again('GET', '/api/loops')).status).toBe(200);
    expect((await acts(other)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.deactivated', 'user.reactivated']),
    );
  });

  it('are given a plan for some days, which can be made longer, and another one in its place', async () => {
    expect(await codeOf(await change(other, { trialDays: 7, ...REASON }))).toEqual([409, 'no_trial']);
    expect((await change(other, { plan: 'pro', ...REASON })).status).toBe(400);
    expect(await codeOf(await change(other, { plan: 'gold', trialDays: 7, ...REASON }))).toEqual([400, 'invalid']);
    expect((await change(other, { plan: 'pro', trialDays: 7, ...REASON })).status).toBe(204);
    expect((await change(other, { trialDays: 3, ...REASON })).status).toBe(204);
    expect(await detail(other)).toMatchObject({ plan: { key: 'pro', by: 'trial', until: NOW + 10 * DAY } });
    expect((await change(other, { plan: 'basic', trialDays: 2, ...REASON })).status).toBe(204);
    expect(await detail(other)).toMatchObject({ plan: { key: 'basic', until: NOW + 2 * DAY } });
    expect(await database().$count(trials, eq(trials.userId, other.ownerId))).toBe(1);
    expect((await acts(other)).slice(0, 3).map(({ action }) => action)).toEqual([
      'user.plan',
      'user.trial',
      'user.plan',
    ]);
    // All of a change, or nothing.
    expect((await change(other, { role: 'TRAINER', plan: 'gold', trialDays: 2, ...REASON })).status).toBe(400);
    expect(await detail(other)).toMatchObject({ role: 'USER' });
  });
});

/** Whether staff may see the loop of somebody, by the conditions that every list has. */
async function allowed(
  { ownerId, loopId }: Person,
  now = new Date(),
): Promise<readonly [help: boolean, glass: boolean]> {
  const staff = { id: admin.ownerId, role: 'ADMIN' as const };
  const found = (condition: Parameters<typeof and>[0]) =>
    database().$count(users, and(eq(users.id, ownerId), condition));
  return [(await found(humanHelpAllows(sql`${loopId}`))) === 1, (await found(glassBroken(staff, now))) === 1];
}

describe('leave to help when stuck', () => {
  it('holds for a loop while it waits in the queue, and no longer', async () => {
    const ben = await ownerWithLoop();
    await database().update(users).set({ humanHelp: 'when_stuck' }).where(eq(users.id, ben.ownerId));
    expect(await allowed(ben)).toEqual([false, false]);
    const at = new Date(NOW);
    const waits = {
      loopId: ben.loopId,
      ownerId: ben.ownerId,
      reason: 'low_confidence',
      createdAt: at,
      dueAt: at,
    } as const;
    await database().insert(queueItems).values(waits);
    expect(await allowed(ben)).toEqual([true, false]);
    expect(await allowed({ ...ben, loopId: other.loopId })).toEqual([false, false]);
    await database()
      .update(queueItems)
      .set({ state: 'resolved', action: 'obsolete', resolvedAt: at })
      .where(eq(queueItems.loopId, ben.loopId));
    expect(await allowed(ben)).toEqual([false, false]);
  });
});

describe('the glass', () => {
  const breakIt = (person: Person, by = call) => by('POST', `/api/admin/users/${person.ownerId}/break-glass`, REASON);

  it('is broken for half an hour by one administrator, with a reason that the owner has by mail and in their log', async () => {
    expect(await allowed(other)).toEqual([false, false]);
    const before = relay.messages.length;
    const answer = await breakIt(other);
    expect(answer.status).toBe(201);
    const ends = Date.parse((await answer.json()).endsAt);
    expect(Math.abs(ends - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    expect(await allowed(other)).toEqual([false, true]);
    expect(await allowed(other, new Date(ends))).toEqual([false, false]);
    expect(await allowed(await ownerWithLoop())).toEqual([false, false]);
    // Lines of quoted-printable are folded.
    const mails = relay.messages.slice(before).join('\n').replaceAll('=\r\n', '');
    expect(mails).toContain(REASON.reason);
    expect((await acts(other))[0]).toMatchObject({
      action: 'glass.broken',
      actor: admin.ownerId,
      reason: REASON.reason,
    });
    // Once more within that time: the same half hour, and no second mail.
    expect(Date.parse((await (await breakIt(other)).json()).endsAt)).toBe(ends);
    expect(relay.messages.length).toBe(before + 1);
  });

  it('stays whole where the owner cannot be told, for a trainer, and around oneself', async () => {
    const gone = await startSmtpHost();
    await gone.close();
    const mute = { ...runtime, mail: mailboxRuntime({ relayPort: gone.port }).mail };
    const unheard = await apiAs(mute, admin.ownerId, 'ADMIN');
    expect(await codeOf(await breakIt(other, unheard))).toEqual([502, 'mail_not_sent']);
    expect(await allowed(other)).toEqual([false, false]);
    expect((await acts(other)).map(({ action }) => action)).not.toContain('glass.broken');
    const trainer = await apiAs(runtime, (await ownerWithLoop()).ownerId, 'TRAINER');
    expect((await breakIt(other, trainer)).status).toBe(403);
    expect((await breakIt(admin)).status).toBe(404);
    const long = { ownerId: other.ownerId, adminId: admin.ownerId, reason: 'long', at: new Date(NOW) };
    const refused = expect.objectContaining({ cause: expect.objectContaining({ constraint: 'glass_half_an_hour' }) });
    await expect(
      database()
        .insert(glass)
        .values({ ...long, endsAt: new Date(NOW + 30 * 60_000 + 1) }),
    ).rejects.toEqual(refused);
  });
});
