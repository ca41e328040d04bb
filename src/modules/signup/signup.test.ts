import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import type { Role } from '@/modules/identity/schema';
import { mintInvite } from '@/modules/invites/commands/mint';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';

useDatabase();
beforeEach(async () => {
  await database().delete(users);
});

const DATA = { v: 1, name: 'Kim Lee', timeZone: 'Asia/Seoul', company: 'Acme', at: '2026-03-02T09:00:00.000Z' };

async function person(role: Role = 'WAITLIST', name: string | null = null) {
  const [row] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test`, role, name })
    .returning();
  const id = row!.id;
  const call = await apiAs(mailboxRuntime(), id);
  return {
    send: async (body: object) => {
      const answer = await call('POST', '/api/user/signup', body);
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    stored: async () => {
      const [now] = await database().select().from(users).where(eq(users.id, id));
      return { name: now!.name, role: now!.role, signup: now!.signup };
    },
  };
}

describe('POST /api/user/signup', () => {
  it('sets the name and keeps the rest for the onboarding; keys that it does not know are dropped', async () => {
    const kim = await person('WAITLIST', 'k.lee');
    const answer = await kim.send({
      ...DATA,
      role: 'ADMIN',
      utm: { source: 'news' },
      meetingsPerWeek: 12,
      favourite: 1,
    });
    expect(answer).toEqual({ status: 200, body: { ok: true } });
    expect(await kim.stored()).toEqual({
      name: 'Kim Lee',
      role: 'WAITLIST',
      signup: { ...DATA, utm: { source: 'news' }, meetingsPerWeek: 12 },
    });
  });

  it('is idempotent per user: what comes first stays', async () => {
    const kim = await person();
    await Promise.all([kim.send(DATA), kim.send(DATA)]);
    expect(await kim.send({ ...DATA, name: 'Somebody else' })).toEqual({ status: 200, body: { ok: true } });
    expect((await kim.stored()).name).toBe('Kim Lee');
  });

  it('keeps the name of the account when none was told', async () => {
    const kim = await person('USER', 'Kim from Google');
    await kim.send({ v: 1, timeZone: 'Asia/Seoul', at: 1_772_000_000_000 });
    expect((await kim.stored()).name).toBe('Kim from Google');
  });

  it('redeems an invite, and ignores one that is not good', async () => {
    const code = await mintInvite({ uses: 1, email: null, role: 'USER', createdBy: null }, NOW);
    const first = await person();
    expect(await first.send({ ...DATA, code: { kind: 'invite', value: code } })).toMatchObject({ status: 200 });
    expect((await first.stored()).role).toBe('USER');
    const second = await person();
    expect(await second.send({ ...DATA, code: { kind: 'invite', value: code } })).toMatchObject({ status: 200 });
    expect(await second.stored()).toMatchObject({ role: 'WAITLIST', name: 'Kim Lee' });
  });

  it('an invite that comes under another kind of code opens nothing', async () => {
    const code = await mintInvite({ uses: 1, email: null, role: 'USER', createdBy: null }, NOW);
    const kim = await person();
    await kim.send({ ...DATA, code: { kind: 'referral', value: code } });
    expect((await kim.stored()).role).toBe('WAITLIST');
  });

  it.each<[string, object]>([
    ['v', { ...DATA, v: 2 }],
    ['timeZone', { ...DATA, timeZone: undefined }],
    ['name', { ...DATA, name: ' ' }],
    ['name', { ...DATA, name: 'a\u0000b' }],
    ['company', { ...DATA, company: 'x'.repeat(121) }],
    ['meetingsPerWeek', { ...DATA, meetingsPerWeek: 2.5 }],
    ['code.kind', { ...DATA, code: { kind: 'admin', value: 'x' } }],
    ['utm.source', { ...DATA, utm: { source: 7 } }],
    ['at', { ...DATA, at: 'yesterday' }],
  ])('answers 400 with a text for %s', async (field, body) => {
    const answer = await (await person()).send(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
  });

  it('answers 401 to a visitor, and 429 to whoever does not stop', async () => {
    const visitor = await apiAs(mailboxRuntime(), null);
    expect((await visitor('POST', '/api/user/signup', DATA)).status).toBe(401);
    const kim = await person();
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await kim.send(DATA)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });
});
