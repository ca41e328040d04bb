import { and, asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { Booked, LoopState } from '@/core/loop/state';
import { makePageToken } from '@/core/mail/page-token';
import { database } from '@/db/client';
import { guestNumbers } from '@/db/schema/guest-numbers';
import { rateLimits } from '@/db/schema/limits';
import { loops } from '@/db/schema/loops';
import { phoneLineLog } from '@/db/schema/phone-lines';
import { textBudgets, textStops, texts } from '@/db/schema/texting';
import { signingKey } from '@/modules/mailbox/policy';
import { noticeMatters } from '@/modules/texting/commands/notice';
import { createApi } from '@/server/app';
import { useDatabase } from '../../../tests/support/database';
import { textActs } from '../../../tests/support/text-acts';
import { LINE, type Texted, useTexting } from '../../../tests/support/texting';
import { forgetGuestNumbers } from './commands/tend';
import { guestTexts } from './queries/page';

useDatabase({ connections: 20 });
const world = useTexting();
const { post, said } = textActs(world);

afterEach(async () => {
  expect(world.sandbox.control.violations).toEqual([]);
  await database().delete(rateLimits);
});

const DAY = 1440;
const now = async () => Math.floor((await world.runtime.clock.now()) / 60_000);
/** Where it is noon now: what is tested does not hang on the hour of the day. */
async function zoneAt(hour: number): Promise<string> {
  const away = (((hour - new Date(await world.runtime.clock.now()).getUTCHours() + 36) % 24) - 12) * -1;
  return `Etc/GMT${away < 0 ? away : `+${away}`}`;
}

/** A meeting of an owner with a guest who has a link; `inMinutes`: until it begins. */
async function meeting(inMinutes = 3 * DAY, hour = 12) {
  const owner = await world.owner();
  const start = (await now()) + inMinutes;
  const [loop] = await database().select().from(loops).where(eq(loops.id, owner.loopId));
  const [host] = loop!.state.participants;
  const guest = {
    ...host!,
    ...{ id: 'p2', role: 'guest' as const, address: `guest-${owner.loopId}@globex.test`, name: 'Kim Lee' },
    ...{ status: 'accepted' as const, zone: await zoneAt(hour), language: 'en' as const },
  };
  const booking: Booked = {
    ...{ start, end: start + 30, meetingId: crypto.randomUUID(), joinUrl: null, htmlLink: null },
    ...{ icalUid: `${owner.loopId}@sundial.test`, sequence: 0 },
  };
  await put(owner, { participants: [host!, guest], booking, phase: 'BOOKED' });
  const token = makePageToken(owner.loopId, 'p2', signingKey(world.runtime.settings));
  return { owner, token, phone: world.newPhone(), start, booking };
}
type Met = Awaited<ReturnType<typeof meeting>>;

async function put({ loopId }: Pick<Texted, 'loopId'>, patch: Partial<LoopState>): Promise<void> {
  const [loop] = await database().select().from(loops).where(eq(loops.id, loopId));
  const state = { ...loop!.state, ...patch };
  await database().update(loops).set({ state, phase: state.phase }).where(eq(loops.id, loopId));
}

const send = (token: string, path: string, fields: Record<string, string>) =>
  createApi(world.runtime).request(`/api/slots/${token}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
/** What the page is told in its address. */
const cameOf = (answer: Response) =>
  new URL(answer.headers.get('location') ?? '', 'http://x.test').searchParams.get('texts');
const ask = async ({ token, phone }: Pick<Met, 'token' | 'phone'>, over: Record<string, string> = {}) =>
  cameOf(
    await send(token, 'texts', { number: phone, changes: 'on', reminder: 'on', agreed: 'on', language: 'en', ...over }),
  );
const codeOn = (phone: string) => /\d{6}/.exec(world.on(phone).at(-1) ?? '')?.[0] ?? '';
const enter = async ({ token }: Pick<Met, 'token'>, code: string) => cameOf(await send(token, 'texts/code', { code }));

/** A guest who gets texts of a meeting. */
async function texted(inMinutes?: number, over?: Record<string, string>, hour?: number): Promise<Met> {
  const met = await meeting(inMinutes, hour);
  expect(await ask(met, over)).toBe('ok');
  expect(await enter(met, codeOn(met.phone))).toBe('ok');
  await world.settle();
  return met;
}
/** What is texted when it is looked for. */
async function news({ phone }: Pick<Met, 'phone'>): Promise<string[]> {
  const before = world.on(phone).length;
  await noticeMatters(world.runtime);
  await world.settle();
  return world.on(phone).slice(before);
}
const shown = ({ token }: Pick<Met, 'token'>) => guestTexts(token, world.runtime);

describe('a guest’s number', () => {
  it('is proved by the code that was texted there; the word is kept, and the number is sealed', async () => {
    const met = await meeting();
    expect(await shown(met)).toEqual({ state: 'none' });
    const unagreed = { number: met.phone, changes: 'on', language: 'en' };
    expect(cameOf(await send(met.token, 'texts', unagreed))).toBe('agreed');
    expect(await ask(met, { number: '12345' })).toBe('number');
    expect(world.on(met.phone)).toEqual([]);
    expect(await ask(met)).toBe('ok');
    expect(await shown(met)).toMatchObject({ state: 'code' });
    const code = codeOn(met.phone);
    expect(await enter(met, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))).toBe('code');
    expect(await enter(met, code)).toBe('ok');
    expect(await shown(met)).toMatchObject({ state: 'on', changes: true, reminder: true });
    expect(world.on(met.phone).at(-1)).toMatch(/^You will be texted about "Coffee" with Dana Reed\. STOP ends it/);
    const [row] = await database().select().from(guestNumbers).where(eq(guestNumbers.loopId, met.owner.loopId));
    expect(row?.agreedTo).toContain('I agree that Test texts me about this meeting');
    const log = await database().select().from(phoneLineLog).orderBy(asc(phoneLineLog.at));
    expect(log.at(-1)).toMatchObject({ kind: 'opt_in', userId: null, text: row?.agreedTo });
    const kept = JSON.stringify([
      row,
      log,
      await database().select().from(texts).where(eq(texts.userId, met.owner.userId)),
    ]);
    expect(kept).not.toContain(met.phone.slice(1));
  });

  it('is not asked for where the owner does not let it be, nor texted', async () => {
    const met = await texted();
    const fresh = await meeting();
    for (const { owner } of [met, fresh]) await owner.call('PATCH', '/api/user/phone', { kinds: ['late'] });
    expect([await shown(fresh), await ask(fresh)]).toEqual([null, 'off']);
    await put(met.owner, { booking: { ...met.booking, start: met.start + DAY, end: met.start + DAY + 30 } });
    expect(await news(met)).toEqual([]);
  });

  it('is sent few codes, however many links ask for them', async () => {
    const met = await meeting();
    const came = [];
    for (let n = 0; n < 4; n += 1) came.push(await ask(met));
    expect(came).toEqual(['ok', 'ok', 'ok', 'many']);
    expect(world.on(met.phone)).toHaveLength(3);
  });

  it('is forgotten at once where its guest wants it, and a week after the meeting', async () => {
    const [met, other] = [await texted(), await texted()];
    const rows = (loopId: string) => database().$count(guestNumbers, eq(guestNumbers.loopId, loopId));
    expect(cameOf(await send(met.token, 'texts/end', {}))).toBe('ok');
    expect([await rows(met.owner.loopId), await rows(other.owner.loopId)]).toEqual([0, 1]);
    await forgetGuestNumbers((other.booking.end + 7 * DAY - 1) * 60_000);
    expect(await rows(other.owner.loopId)).toBe(1);
    await forgetGuestNumbers((other.booking.end + 7 * DAY) * 60_000);
    expect(await rows(other.owner.loopId)).toBe(0);
    expect(await database().$count(texts, and(eq(texts.userId, other.owner.userId), eq(texts.kind, 'reply')))).toBe(1);
  });
});

describe('a guest is texted', () => {
  it('once that the meeting was moved, and that it is cancelled; at the cost of its owner', async () => {
    const met = await texted();
    expect(await news(met)).toEqual([]);
    const { start } = met;
    await put(met.owner, { booking: { ...met.booking, start: start + DAY, end: start + DAY + 30 } });
    expect(await news(met)).toEqual([expect.stringMatching(/^"Coffee" with Dana Reed is now on /)]);
    expect(await news(met)).toEqual([]);
    await put(met.owner, { booking: met.booking });
    expect(await news(met)).toHaveLength(1);
    await put(met.owner, { booking: { ...met.booking, start: start + DAY, end: start + DAY + 30 } });
    expect(await news(met)).toHaveLength(1);
    await put(met.owner, { booking: null, phase: 'CLOSED', closedReason: 'cancelled' });
    expect(await news(met)).toEqual([expect.stringMatching(/^"Coffee" with Dana Reed on .* is cancelled\.$/)]);
    expect(await news(met)).toEqual([]);
    const [budget] = await database().select().from(textBudgets).where(eq(textBudgets.userId, met.owner.userId));
    // The owner's own code and welcome, the guest's, and four news.
    expect(budget?.reserved).toBeGreaterThanOrEqual(8 * 7_900);
  });

  it('that the owner is late, not that another guest is', async () => {
    const met = await texted(40);
    await put(met.owner, { booking: { ...met.booking, late: { by: 'p2', minutes: 5 } } });
    expect(await news(met)).toEqual([]);
    await put(met.owner, { booking: { ...met.booking, late: { by: 'p1', minutes: 15 } } });
    expect(await news(met)).toEqual(['Dana Reed is 15 min late for "Coffee".']);
    expect(await news(met)).toEqual([]);
  });

  it('a reminder two hours before, once, and of nothing else where they wanted nothing else', async () => {
    const met = await meeting(150);
    const fields = { number: met.phone, reminder: 'on', agreed: 'on', language: 'de' };
    expect(cameOf(await send(met.token, 'texts', fields))).toBe('ok');
    expect(await enter(met, codeOn(met.phone))).toBe('ok');
    const later = { ...met.booking, start: met.start + 5, end: met.start + 35 };
    await put(met.owner, { booking: later });
    expect(await news(met)).toEqual([]);
    await world.pass(36 * 60_000);
    expect(await news(met)).toEqual([expect.stringMatching(/^Zur Erinnerung: "Coffee" mit Dana Reed, /)]);
    expect(await news(met)).toEqual([]);
  });

  it('by night only of what begins before the morning; the rest in the morning, as it is then', async () => {
    const [far, near] = [await texted(3 * DAY, {}, 23), await texted(240, {}, 23)];
    for (const { owner, booking, start } of [far, near]) {
      await put(owner, { booking: { ...booking, start: start + 300, end: start + 330 } });
    }
    expect(await news(far)).toEqual([]);
    expect(world.on(near.phone).at(-1)).toContain('is now on');
    await put(far.owner, { booking: { ...far.booking, start: far.start + 600, end: far.start + 630 } });
    await world.pass(9 * 3_600_000);
    expect(await news(far)).toHaveLength(1);
  });

  it('nothing after STOP, until START; answers are read by nobody, which is said once a day', async () => {
    const met = await texted();
    const from = async (body: string, fields = said(met.phone, body)) => {
      const before = world.on(met.phone).length;
      await post('/api/webhooks/twilio', fields);
      await post('/api/webhooks/twilio', fields);
      await world.settle();
      return world.on(met.phone).slice(before);
    };
    expect(await from('Can we do Tuesday?')).toEqual([expect.stringContaining('does not read answers here')]);
    expect(await from('Hello?')).toEqual([]);
    expect(await from('HELP')).toEqual([expect.stringContaining('help@sundial.test')]);
    expect(await from('STOP')).toEqual([]);
    expect(await shown(met)).toMatchObject({ state: 'stopped', line: LINE });
    await put(met.owner, { booking: { ...met.booking, start: met.start + DAY, end: met.start + DAY + 30 } });
    expect(await news(met)).toEqual([]);
    const other = { ...(await meeting()), phone: met.phone };
    expect(await ask(other)).toBe('stopped');
    await from('START');
    expect(await database().$count(textStops, eq(textStops.number, met.phone))).toBe(0);
    await put(met.owner, { booking: met.booking });
    expect(await news(met)).toHaveLength(1);
    const rows = await database().select().from(texts).where(eq(texts.userId, met.owner.userId));
    expect(JSON.stringify(rows)).not.toContain('Tuesday');
  });

  it('nothing beyond the month’s limit of its owner', async () => {
    const met = await texted();
    await database().update(textBudgets).set({ reserved: 5_000_000 }).where(eq(textBudgets.userId, met.owner.userId));
    await put(met.owner, { booking: { ...met.booking, start: met.start + DAY, end: met.start + DAY + 30 } });
    expect(await news(met)).toEqual([]);
    const [row] = await database()
      .select()
      .from(texts)
      .where(and(eq(texts.userId, met.owner.userId), eq(texts.kind, 'guests')));
    expect(row).toMatchObject({ state: 'failed', problem: 'The limit of the month is met', peer: null });
  });
});
