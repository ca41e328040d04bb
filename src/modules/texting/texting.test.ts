import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { phoneLineLog, phoneLines } from '@/db/schema/phone-lines';
import { textNumbers, texts } from '@/db/schema/texting';
import { createApi } from '@/server/app';
import { useDatabase } from '../../../tests/support/database';
import { ownerWithLoop } from '../../../tests/support/mailbox';
import { textActs } from '../../../tests/support/text-acts';
import { LINE, OTHER_LINE, useTexting } from '../../../tests/support/texting';

useDatabase({ connections: 20 });
const world = useTexting();
const { answer, answersTo, asked, post, put, queued, rowOf, said, twilio } = textActs(world);

afterEach(() => expect(world.sandbox.control.violations).toEqual([]));

describe('a number', () => {
  it('is proved by the code that was texted there, and agreed to in words that are kept', async () => {
    const owner = await world.owner(false);
    const first = await owner.call('POST', '/api/user/phone', {
      number: ` ${owner.phone.slice(0, 5)} ${owner.phone.slice(5)}`,
    });
    expect(first.status).toBe(202);
    expect((await first.json()).phone).toMatchObject({ number: owner.phone, verified: false, line: LINE });
    const code = /\d{6}/.exec(world.on(owner.phone).at(-1) ?? '')?.[0] ?? '';
    const enter = (body: object) => owner.call('POST', '/api/user/phone/verify', body);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await (await enter({ code: wrong, agreed: true })).json()).code).toBe('code_wrong');
    expect((await enter({ code, agreed: false })).status).toBe(400);
    const done = await enter({ code, agreed: true });
    expect((await done.json()).phone).toMatchObject({ verified: true, stopped: false });
    const [log] = await database()
      .select()
      .from(phoneLineLog)
      .where(eq(phoneLineLog.peer, owner.phone))
      .orderBy(phoneLineLog.at);
    expect(log).toMatchObject({ kind: 'opt_in', userId: owner.userId });
    expect(log?.text).toContain('I agree that Test texts me');
    // A code is not kept, and good once.
    const [row] = await database()
      .select()
      .from(texts)
      .where(and(eq(texts.userId, owner.userId), eq(texts.kind, 'code')));
    expect(row).toMatchObject({ state: 'delivered', body: '' });
    expect((await enter({ code, agreed: true })).status).toBe(404);
  });

  it('is not proved by trying codes, nor by one that is old', async () => {
    const owner = await world.owner(false);
    await owner.call('POST', '/api/user/phone', { number: owner.phone });
    const code = /\d{6}/.exec(world.on(owner.phone).at(-1) ?? '')?.[0] ?? '';
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const codes: string[] = [];
    for (const tried of [wrong, wrong, wrong, wrong, wrong, code]) {
      codes.push(
        (await (await owner.call('POST', '/api/user/phone/verify', { code: tried, agreed: true })).json()).code,
      );
    }
    expect(codes).toEqual([...Array(5).fill('code_wrong'), 'too_many']);
    const late = await world.owner(false);
    await late.call('POST', '/api/user/phone', { number: late.phone });
    const old = /\d{6}/.exec(world.on(late.phone).at(-1) ?? '')?.[0] ?? '';
    await world.pass(10 * 60_000);
    expect((await late.call('POST', '/api/user/phone/verify', { code: old, agreed: true })).status).toBe(422);
  });

  it('is one person’s: whoever proves it last', async () => {
    const [before, after] = [await world.owner(), await world.owner(false)];
    await database().update(users).set({ language: 'de' }).where(eq(users.id, before.userId));
    await after.call('POST', '/api/user/phone', { number: before.phone });
    const code = /\d{6}/.exec(world.on(before.phone).at(-1) ?? '')?.[0];
    await after.call('POST', '/api/user/phone/verify', { code, agreed: true });
    const rows = await database().select().from(textNumbers).where(eq(textNumbers.number, before.phone));
    expect(rows.map(({ userId }) => userId)).toEqual([after.userId]);
    const [told] = await database().select().from(notices).where(eq(notices.userId, before.userId));
    expect(told?.text).toContain('wurde von einem anderen Konto bestätigt');
  });

  it('is texted by its owner’s own line, else by one of the pool', async () => {
    const owner = await world.owner();
    const own = { number: OTHER_LINE, capabilities: ['sms' as const], userId: owner.userId, createdAt: new Date() };
    await database().insert(phoneLines).values(own);
    await queued(owner);
    await world.settle();
    expect(twilio().phone(owner.phone).at(-1)?.from).toBe(OTHER_LINE);
    await database().update(phoneLines).set({ state: 'paused' }).where(eq(phoneLines.number, OTHER_LINE));
    await queued(owner);
    await world.settle();
    expect(twilio().phone(owner.phone).at(-1)?.from).toBe(LINE);
  });

  it('is where the feature is off none', async () => {
    const owner = await world.owner(false);
    const off = { ...world.runtime, texting: null };
    const answer = await createApi(off).request('/api/user/phone');
    expect(answer.status).toBe(401);
    expect((await owner.call('DELETE', '/api/user/phone')).status).toBe(204);
    expect(await (await owner.call('GET', '/api/user/phone')).json()).toEqual({ phone: null });
  });
});

describe('STOP', () => {
  // Every spelling: core/texting/keywords.test.
  it.each(['STOP', 'cancel', 'Arrêt', 'please stop texting me'])(
    '"%s" ends texts at once and for ever, until START',
    async (word) => {
      const owner = await world.owner();
      const waiting = await queued(owner);
      expect(await answer(owner, word)).toEqual([]);
      expect((await rowOf(waiting))?.state).toBe('failed');
      await asked(owner);
      const texted = world.on(owner.phone).length;
      await put(owner);
      await world.pass(40 * 86_400_000);
      await put(owner);
      // Nor what is only said: yes, or a number.
      expect([
        ...(await answer(owner, 'yes')),
        ...(await answer(owner, '1')),
        ...(await answer(owner, 'help')),
      ]).toEqual([]);
      expect(world.on(owner.phone)).toHaveLength(texted);
      expect(await answersTo(owner)).toEqual([]);
      expect((await (await owner.call('GET', '/api/user/phone')).json()).phone.stopped).toBe(true);
      await answer(owner, 'Start');
      expect(await put(owner)).toContain('Kim wants to cancel');
      const log = await database()
        .select()
        .from(phoneLineLog)
        .where(eq(phoneLineLog.peer, owner.phone))
        .orderBy(phoneLineLog.at);
      expect(log.map(({ kind, text }) => [kind, text]).slice(1)).toEqual([
        ['stop', word],
        ['start', 'Start'],
      ]);
    },
  );

  it('outlives the account’s number: whoever enters it again is sent no code', async () => {
    const owner = await world.owner();
    await answer(owner, 'STOP');
    await owner.call('DELETE', '/api/user/phone');
    const again = await owner.call('POST', '/api/user/phone', { number: owner.phone });
    expect([again.status, (await again.json()).code]).toEqual([409, 'opted_out']);
  });

  it('is also said by the vendor: 21610 ends texts as well', async () => {
    const owner = await world.owner();
    // Said at the vendor while our webhook was away.
    twilio().setWebhook('http://127.0.0.1:9/away');
    twilio().text(owner.phone, LINE, 'STOP');
    await twilio().settled();
    twilio().setWebhook(`${world.origin}/api/webhooks/twilio`);
    const id = await queued(owner);
    await world.settle();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', reserved: 0 });
    expect((await (await owner.call('GET', '/api/user/phone')).json()).phone.stopped).toBe(true);
  });

  it('HELP is answered, and written down', async () => {
    const owner = await world.owner();
    expect(await answer(owner, 'help')).toEqual([expect.stringContaining('help@sundial.test')]);
    const log = await database()
      .select()
      .from(phoneLineLog)
      .where(eq(phoneLineLog.peer, owner.phone))
      .orderBy(phoneLineLog.at);
    expect(log.map(({ kind }) => kind)).toEqual(['opt_in', 'help']);
  });
});

describe('what comes in', () => {
  it('does nothing where the signature is forged', async () => {
    const owner = await world.owner();
    await asked(owner);
    await put(owner);
    const fields = said(owner.phone, '1');
    const forged = await post('/api/webhooks/twilio', fields, 'another token');
    expect([forged.status, (await forged.json()).code]).toEqual([400, 'signature']);
    expect(await database().$count(texts, eq(texts.vendorId, fields.MessageSid))).toBe(0);
    const stop = await post('/api/webhooks/twilio', said(owner.phone, 'STOP'), 'another token');
    expect(stop.status).toBe(400);
    expect(await answersTo(owner)).toEqual([]);
    expect((await post('/api/webhooks/twilio', fields)).status).toBe(200);
    expect(await answersTo(owner)).toHaveLength(1);
  });

  it('counts once, however often it is brought', async () => {
    const owner = await world.owner();
    await asked(owner);
    await put(owner);
    const fields = said(owner.phone, '2');
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/api/webhooks/twilio', fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect((await answersTo(owner)).map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ kind: 'decision', approve: false, answer: null, by: owner.userId }),
    ]);
    expect(await database().$count(texts, eq(texts.vendorId, fields.MessageSid))).toBe(1);
  });

  it('that was STOP or START undoes nothing when it is brought once more', async () => {
    const owner = await world.owner();
    const stopped = async () => (await (await owner.call('GET', '/api/user/phone')).json()).phone.stopped;
    const [stop, start] = [said(owner.phone, 'STOP'), said(owner.phone, 'START')];
    for (const [fields, is] of [
      [stop, true],
      [start, false],
      [stop, false],
      [said(owner.phone, 'STOP'), true],
      [start, true],
    ] as const) {
      await post('/api/webhooks/twilio', fields);
      expect(await stopped()).toBe(is);
    }
  });

  it('does nothing from a number that was not proved, or to a line that is not ours', async () => {
    const [owner, other] = [await world.owner(), await world.owner(false)];
    await asked(owner);
    await put(owner);
    await other.call('POST', '/api/user/phone', { number: other.phone });
    for (const fields of [
      said(other.phone, '1'),
      said(world.newPhone(), '1'),
      said(owner.phone, '1', '+12025550100'),
    ]) {
      expect((await post('/api/webhooks/twilio', fields)).status).toBe(200);
      expect(await database().$count(texts, eq(texts.vendorId, fields.MessageSid))).toBe(0);
    }
    expect(await answersTo(owner)).toEqual([]);
    const stranger = world.newPhone();
    await post('/api/webhooks/twilio', said(stranger, 'STOP'));
    expect(await database().$count(phoneLineLog, eq(phoneLineLog.peer, stranger))).toBe(0);
  });

  it('is about the question whose number it is, where several wait; words alone are asked to be a number', async () => {
    const owner = await world.owner();
    await asked(owner, { id: 'first' });
    await put(owner);
    await asked(owner, { id: 'second', text: 'Kim asks for other times. Shall I?' });
    expect(await put(owner)).toMatch(/Answer 3 .*, 4 /);
    expect(await answer(owner, 'yes')).toEqual([expect.stringContaining('2 questions wait')]);
    await answer(owner, 'option 3 please');
    const payloads = (await answersTo(owner)).map(({ payload }) => payload);
    expect(payloads).toEqual([expect.objectContaining({ decisionId: 'second', approve: true })]);
  });

  it('that says "10 late" is about the one meeting that is near; of two it is asked which', async () => {
    const owner = await world.owner();
    const now = Math.floor((await world.runtime.clock.now()) / 60_000);
    const { ownerId, loopId: other } = await ownerWithLoop();
    await database().update(loops).set({ ownerId: owner.userId, phase: 'BOOKED' }).where(eq(loops.id, other));
    await database().update(loops).set({ phase: 'BOOKED' }).where(eq(loops.id, owner.loopId));
    expect(ownerId).not.toBe(owner.userId);
    const meeting = (loopId: string, title: string, startMin: number) =>
      database()
        .insert(meetings)
        .values({ ownerId: owner.userId, loopId, title, state: 'confirmed', startMin, endMin: startMin + 10 });
    const late = async (loopId: string) => {
      const rows = await database().select().from(loopEvents).where(eq(loopEvents.loopId, loopId));
      return rows.flatMap(({ payload }) => (payload.kind === 'late' ? [payload.minutes] : []));
    };
    // A quarter of an hour ago, and an hour from now.
    await meeting(owner.loopId, 'Long gone', now - 40);
    expect(await answer(owner, '10 late')).toEqual([expect.stringContaining('told nobody')]);
    await meeting(other, 'Budget', now + 20);
    expect(await answer(owner, 'running late, be there in 5')).toEqual([
      expect.stringMatching(/5 min late for Budget, /),
    ]);
    await database()
      .update(meetings)
      .set({ startMin: now - 14, endMin: now - 4 })
      .where(eq(meetings.loopId, owner.loopId));
    expect(await answer(owner, 'im 15 min l8')).toEqual([
      expect.stringMatching(/^For which one\? Answer 1 Long gone, .*, 2 Budget, /),
    ]);
    expect(await answer(owner, '1')).toEqual([expect.stringMatching(/15 min late for Long gone, /)]);
    expect([await late(owner.loopId), await late(other)]).toEqual([[15], [5]]);
  });

  it('that nothing waits is said once an hour', async () => {
    const owner = await world.owner();
    expect(await answer(owner, 'hello there')).toEqual([expect.stringContaining('Nothing waits')]);
    expect(await answer(owner, 'are you sure')).toEqual([]);
  });
});
