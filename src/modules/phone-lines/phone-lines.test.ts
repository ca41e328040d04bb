import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { phoneLineLog, phoneLineSpend, phoneLines } from '@/db/schema/phone-lines';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';

useDatabase();
const runtime = mailboxRuntime();
let call: CallProduct;
let admin: string;
let digits = 2_000_000;

const someone = async () => {
  const email = `${randomUUID()}@acme.test`;
  const [user] = await database().insert(users).values({ email }).returning();
  return { id: user!.id, email };
};
/** Another number of New York with every call. */
const number = () => {
  digits += 1;
  return `+1212${digits}`;
};
const PATH = '/api/admin/phone-lines';
const add = async (body: object) => call('POST', PATH, { number: number(), capabilities: ['sms'], ...body });

beforeAll(async () => {
  admin = (await someone()).id;
  call = await apiAs(runtime, admin, 'ADMIN');
});

describe('a phone line', () => {
  it('is taken in for the pool or for a user, as E.164, and written down', async () => {
    const pool = await add({ number: '+1 (646) 555-2671', pool: true, capabilities: ['sms', 'voice', 'sms'] });
    expect(pool.status).toBe(201);
    const line = await pool.json();
    expect(line).toMatchObject({ number: '+16465552671', pool: true, user: null, state: 'active', spend: [] });
    expect(line.capabilities).toEqual(['sms', 'voice']);
    const user = await someone();
    const own = await (await add({ email: user.email.toUpperCase() })).json();
    expect(own).toMatchObject({ pool: false, user });
    const acts = await database().select().from(auditLog).where(eq(auditLog.action, 'phone_line.added'));
    expect(acts.map(({ actor, userId, subject }) => [actor, userId, subject])).toEqual(
      expect.arrayContaining([
        [admin, null, '+16465552671'],
        [admin, user.id, own.number],
      ]),
    );
  });

  it.each([
    [{ number: '+1 555', pool: true }, 422, 'number_invalid'],
    [{ number: '2125550100', pool: true }, 422, 'number_invalid'],
    [{ userId: randomUUID() }, 422, 'user_unknown'],
    [{ email: 'nobody@acme.test' }, 422, 'user_unknown'],
    [{}, 400, 'invalid'],
    [{ pool: true, email: 'dana@acme.test' }, 400, 'invalid'],
    [{ pool: true, capabilities: [] }, 400, 'invalid'],
  ])('is refused: %o', async (body, status, code) => {
    const answer = await add(body);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });

  it('is there once, also when two take it in at once', async () => {
    const same = number();
    const answers = await Promise.all(Array.from({ length: 8 }, () => add({ number: same, pool: true })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(await refused.json()).toMatchObject({ code: 'taken', fields: { number: [expect.any(String)] } });
  });

  it('goes from active to paused and back, from there to released, and nowhere after', async () => {
    const { id } = await (await add({ pool: true })).json();
    const to = async (state: string) => (await call('PATCH', `${PATH}/${id}`, { state })).status;
    expect(await to('released')).toBe(409);
    expect([await to('paused'), await to('active'), await to('paused'), await to('released')]).toEqual(
      Array(4).fill(200),
    );
    const user = await someone();
    expect([await to('active'), await to('paused')]).toEqual([409, 409]);
    expect((await call('PATCH', `${PATH}/${id}`, { userId: user.id })).status).toBe(409);
    const [row] = await database().select().from(phoneLines).where(eq(phoneLines.id, id));
    expect(row).toMatchObject({ state: 'released', pool: true, userId: null, releasedAt: new Date(NOW) });
  });

  it('changes hands', async () => {
    const user = await someone();
    const { id, number: own } = await (await add({ pool: true })).json();
    const given = await (await call('PATCH', `${PATH}/${id}`, { email: user.email })).json();
    expect(given).toMatchObject({ pool: false, user });
    expect(await (await call('PATCH', `${PATH}/${id}`, { pool: true })).json()).toMatchObject({
      pool: true,
      user: null,
    });
    const told = and(
      eq(auditLog.action, 'phone_line.changed'),
      eq(auditLog.subject, own),
      eq(auditLog.userId, user.id),
    );
    expect(await database().$count(auditLog, told)).toBe(1);
    expect((await call('PATCH', `${PATH}/${randomUUID()}`, { pool: true })).status).toBe(404);
    expect((await call('PATCH', `${PATH}/none`, { pool: true })).status).toBe(404);
  });

  it('has a log with masked numbers, and whoever looks at it is written down for those whom it is about', async () => {
    const [user, line] = [await someone(), await (await add({ pool: true })).json()];
    const entry = { lineId: line.id, userId: user.id, peer: '+14155552671', direction: 'in' as const };
    await database()
      .insert(phoneLineLog)
      .values([
        { ...entry, kind: 'opt_in', text: 'Yes, text me', at: new Date(NOW) },
        { ...entry, kind: 'stop', text: 'STOP', at: new Date(NOW + 60_000) },
      ]);
    const month = new Date(NOW).toISOString().slice(0, 7);
    await database()
      .insert(phoneLineSpend)
      .values([
        { lineId: line.id, month, currency: 'usd', micros: 1234 * 10_000 },
        { lineId: line.id, month: '2025-01', currency: 'usd', micros: 5 * 10_000 },
      ]);
    const log = await (await call('GET', `${PATH}/${line.id}/log`)).json();
    expect(log.items.map(({ kind, peer, text }: Record<string, string>) => [kind, peer, text])).toEqual([
      ['stop', '+141•••71', 'STOP'],
      ['opt_in', '+141•••71', 'Yes, text me'],
    ]);
    expect(log.spend).toEqual([
      { month, currency: 'usd', amount: 1234 },
      { month: '2025-01', currency: 'usd', amount: 5 },
    ]);
    const looks = and(eq(auditLog.action, 'content.seen'), eq(auditLog.userId, user.id), eq(auditLog.actor, admin));
    expect(await database().$count(auditLog, looks)).toBe(1);
    const [listed] = (await (await call('GET', `${PATH}?q=${encodeURIComponent(line.number)}`)).json()).items;
    expect(listed.spend).toEqual([{ currency: 'usd', amount: 1234 }]);
  });
});

it('lines are listed a page at a time, sorted and searched by number and address, and narrowed by state', async () => {
  const user = await someone();
  const mine = await (await add({ userId: user.id })).json();
  for (let more = 0; more < 12; more += 1) await add({ pool: true });
  const first = await (await call('GET', `${PATH}?sort=number`)).json();
  expect(first.items).toHaveLength(10);
  const numbers = first.items.map(({ number: each }: { number: string }) => each);
  expect(numbers).toEqual([...numbers].sort());
  const rest = await (await call('GET', `${PATH}?sort=number&cursor=${first.nextCursor}`)).json();
  const all = [...first.items, ...rest.items].map(({ id }: { id: string }) => id);
  expect(new Set(all).size).toBe(all.length);
  expect((await (await call('GET', `${PATH}?q=${user.email.slice(0, 12)}`)).json()).items).toEqual([mine]);
  expect((await (await call('GET', `${PATH}?state=released`)).json()).items).toMatchObject([{ state: 'released' }]);
  expect((await (await call('GET', `${PATH}?q=100%25`)).json()).items).toEqual([]);
});
