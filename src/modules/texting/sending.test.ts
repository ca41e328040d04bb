import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { phoneLineSpend } from '@/db/schema/phone-lines';
import { textBudgets, texts } from '@/db/schema/texting';
import { markVip } from '@/modules/contacts/commands/vip';
import { useDatabase } from '../../../tests/support/database';
import { textActs } from '../../../tests/support/text-acts';
import { useTexting } from '../../../tests/support/texting';
import { sendText } from './commands/send';

useDatabase({ connections: 20 });
const world = useTexting();
const { asked, put, queued, rowOf, twilio } = textActs(world);

afterEach(() => {
  expect(world.sandbox.control.violations).toEqual([]);
  world.sandbox.control.clearFaults();
  twilio().manner({ delivery: 'delivered', reports: true, price: '0.0079' });
});

describe('what goes out', () => {
  it('is put once, and waits for the end of the quiet hours of its owner', async () => {
    const owner = await world.owner();
    const zone = 'Europe/Berlin';
    await database().insert(basics).values({ userId: owner.userId, zone, hours: {} }).onConflictDoNothing();
    const minute = Math.floor((await world.runtime.clock.now()) / 60_000);
    const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
    const [hours = 0, minutes = 0] = wall
      .format(minute * 60_000)
      .split(':')
      .map(Number);
    const now = hours * 60 + minutes;
    const quiet = { from: (now + 1439) % 1440, until: (now + 30) % 1440 };
    expect((await owner.call('PATCH', '/api/user/phone', { quiet })).status).toBe(200);
    await asked(owner);
    const before = world.on(owner.phone).length;
    await put(owner);
    await put(owner);
    expect(world.on(owner.phone)).toHaveLength(before);
    await world.pass(29 * 60_000);
    expect(world.on(owner.phone)).toHaveLength(before);
    await world.pass(2 * 60_000);
    expect(world.on(owner.phone)).toHaveLength(before + 1);
  });

  it('is of the kinds that its owner has chosen', async () => {
    const owner = await world.owner();
    await owner.call('PATCH', '/api/user/phone', { kinds: ['late', 'first', 'vip'] });
    await asked(owner);
    const before = world.on(owner.phone).length;
    await put(owner);
    expect(world.on(owner.phone)).toHaveLength(before);
  });

  it('is texted of a VIP who waits, where other decisions are not wanted', async () => {
    const owner = await world.owner();
    await owner.call('PATCH', '/api/user/phone', { kinds: ['vip'] });
    const [loop] = await database().select().from(loops).where(eq(loops.id, owner.loopId));
    const [own] = loop!.state.participants;
    const kim = { ...own!, id: 'p2', role: 'guest' as const, address: 'kim@vip.test', name: 'Kim Lee' };
    const state = { ...loop!.state, participants: [own!, kim] };
    await database().update(loops).set({ state }).where(eq(loops.id, owner.loopId));
    await asked(owner);
    const before = world.on(owner.phone).length;
    await put(owner);
    expect(world.on(owner.phone)).toHaveLength(before);
    await markVip(owner.userId, kim, await world.runtime.clock.now());
    expect(await put(owner)).toContain('Kim Lee waits.');
  });

  it('is sent once where the answer to the call was lost', async () => {
    const owner = await world.owner();
    twilio().manner({ reports: false });
    world.sandbox.control.fault({ path: '/2010-04-01', method: 'POST', status: 0, afterCommit: true });
    const id = await queued(owner);
    await sendText(id, world.runtime);
    expect((await rowOf(id))?.state).toBe('sending');
    await sendText(id, world.runtime);
    const row = await rowOf(id);
    expect([row?.state, row?.attempts]).toEqual(['sent', 1]);
    expect(world.on(owner.phone).filter((body) => body === row?.body)).toHaveLength(1);
  });

  it('is known to be sent by its report alone, where the answer was lost', async () => {
    const owner = await world.owner();
    world.sandbox.control.fault({ path: '/2010-04-01', method: 'POST', status: 0, afterCommit: true });
    const id = await queued(owner);
    await sendText(id, world.runtime);
    await twilio().settled();
    expect((await rowOf(id))?.state).toBe('delivered');
  });

  it('is tried again only once the vendor has certainly not taken it', async () => {
    const owner = await world.owner();
    world.sandbox.control.fault({ path: '/2010-04-01', method: 'POST', status: 503, times: 1 });
    const id = await queued(owner);
    await sendText(id, world.runtime);
    await sendText(id, world.runtime);
    expect((await rowOf(id))?.state).toBe('sending');
    await world.pass(61_000);
    const row = await rowOf(id);
    expect([row?.state, row?.attempts]).toEqual(['delivered', 2]);
    expect(world.on(owner.phone).filter((body) => body === row?.body)).toHaveLength(1);
  });

  it('waits as long as the vendor wants that is busy, and gives back what was put aside for what it refuses', async () => {
    const owner = await world.owner();
    world.sandbox.control.fault({ path: '/2010-04-01', method: 'POST', status: 429, retryAfterSeconds: 90 });
    const id = await queued(owner);
    await sendText(id, world.runtime);
    expect(await rowOf(id)).toMatchObject({ state: 'queued', reserved: 0 });
    await world.pass(91_000);
    expect((await rowOf(id))?.state).toBe('delivered');
    world.sandbox.control.fault({ path: '/2010-04-01', method: 'POST', status: 400 });
    const refused = await queued(owner);
    await sendText(refused, world.runtime);
    expect(await rowOf(refused)).toMatchObject({ state: 'failed', reserved: 0, dueAt: null });
  });

  it('says what has become of it, and what it has cost its line', async () => {
    const owner = await world.owner();
    twilio().manner({ delivery: 'undelivered' });
    const id = await queued(owner);
    await world.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', problem: 'The vendor says 30003' });
    const before = await database().select().from(phoneLineSpend);
    await world.pass(61_000);
    expect(await rowOf(id)).toMatchObject({ cost: 7_900, reserved: 7_900, dueAt: null });
    const after = await database().select().from(phoneLineSpend);
    const sum = (rows: typeof after) => rows.reduce((all, { micros }) => all + micros, 0);
    expect(sum(after) - sum(before)).toBeGreaterThanOrEqual(7_900);
  });

  it('never passes the limit of the month, a hundred at once', async () => {
    const owner = await world.owner();
    await database().delete(textBudgets).where(eq(textBudgets.userId, owner.userId));
    const runtime = { ...world.runtime, texting: { ...world.runtime.texting, monthMicros: 200_000 } };
    const ids = await Promise.all(Array.from({ length: 100 }, () => queued(owner)));
    await Promise.all(ids.map((id) => sendText(id, runtime)));
    await twilio().settled();
    const rows = await database().select().from(texts).where(eq(texts.userId, owner.userId));
    const mine = rows.filter(({ id }) => ids.includes(id));
    expect(mine.filter(({ problem }) => problem === 'The limit of the month is met')).toHaveLength(90);
    const [budget] = await database().select().from(textBudgets).where(eq(textBudgets.userId, owner.userId));
    expect([budget?.reserved, budget?.most]).toEqual([200_000, 200_000]);
    expect(world.on(owner.phone).filter((body) => mine.some((one) => one.body === body))).toHaveLength(10);
  });
});
