import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { parsePageToken } from '@/core/mail/page-token';
import { dayOfWall } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { answerDecision } from '@/modules/loops/commands/answer';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { signingKey } from '@/modules/mailbox/policy';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { googleEvent, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { freshUser } from '../../../tests/support/fresh-user';
import { FORM_MIN_AGE_MS } from './constants';
import { hostsOf } from './queries/hosts';
import { typesOf } from './queries/pages';
import { shownAt } from './queries/shown';
import { timesOf } from './queries/times';
import type { BookingTypeForm } from './schema';
import { byDay } from './ui/days';

useDatabase();
const { world } = useCalendars();

let desk: Awaited<ReturnType<typeof deskOf>>;
let dana: CallProduct;
let guest: CallProduct;
let days: readonly number[];
const NEW_YORK = zoneTable('America/New_York');
/** On one of the working days to come; minutes from midnight in New York. */
const at = (minutes: number, nth = 0) => toInstant(NEW_YORK, (days[nth] ?? 0) * 1440 + minutes);

const PAGE: BookingTypeForm = {
  title: 'Intro call',
  slug: 'intro-call',
  description: 'Half an hour to get to know each other.',
  kind: 'one_to_one',
  durationMin: 30,
  medium: 'video',
  location: '',
  noticeMin: 60,
  daysAhead: 14,
  bufferBefore: 0,
  bufferAfter: 0,
  dailyLimit: null,
  confirms: false,
  questions: [{ label: 'What shall we talk about?', required: false, long: true }],
  hosts: [],
};

beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  dana = await apiAs(desk.runtime, desk.owner.id, 'USER');
  guest = await apiAs(desk.runtime, null);
  const today = dayOfWall(toWall(NEW_YORK, world().now()));
  const { times } = await timesOf(
    await page({ slug: 'all-times' }),
    await hostsOf({ id: randomUUID(), ownerId: desk.owner.id, kind: 'one_to_one' }),
    desk.runtime,
  );
  days = [...byDay(times, 'America/New_York').keys()].filter((day) => day > today);
});

/** A page of Dana's; answers its row. */
async function page(patch: Partial<BookingTypeForm>) {
  const answer = await dana('POST', '/api/booking-pages', { ...PAGE, ...patch });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const [type] = await typesOf(desk.owner.id, id);
  return type!;
}

type Page = Awaited<ReturnType<typeof page>>;

const timesOn = async (type: Page) =>
  (await timesOf(type, await hostsOf(type), desk.runtime)).times.map(({ start }) => start);

/** The form as a person sends it some time after it was shown. */
function form(type: Page, start: number, patch: object = {}) {
  const shown = { id: randomUUID(), at: Date.now() - FORM_MIN_AGE_MS - 1, start };
  const token = makeFormToken(type.id, shown, signingKey(desk.runtime.settings));
  return {
    form: token,
    start,
    zone: 'Europe/London',
    name: 'Jane Doe',
    email: `${randomUUID()}@globex.test`,
    ...patch,
  };
}
const send = (type: Page, sent: object, from = randomUUID()) =>
  guest('POST', `/api/book/dana-reyes/${type.slug}`, sent, { 'content-type': 'application/json' }, from);

/** The page of what was booked, once all that follows is done. */
async function result(answer: Response) {
  expect(answer.status).toBe(200);
  const { page } = (await answer.json()) as { page: string };
  await desk.work();
  return { token: page.slice('/t/'.length), shown: await slotPage(page.slice('/t/'.length), desk.runtime.settings) };
}

describe('a booking page', () => {
  it('has the times that the owner’s calendar and hours have, and no other', async () => {
    await desk.owner.google('POST', '/calendars/primary/events', googleEvent(at(600), at(660)));
    await refreshOwner(desk.owner.id, { maxAgeMs: 0 }, desk.runtime);
    const type = await page({ slug: 'times', bufferBefore: 15, daysAhead: 30 });
    const times = await timesOn(type);
    expect(times).toContain(at(540));
    // The event, and the quarter of an hour after it.
    for (const taken of [570 + 15, 600, 630, 660]) expect(times).not.toContain(at(taken));
    expect(times).toContain(at(690));
    const days30 = world().now() + 30 * 1440;
    expect(times.at(-1)).toBeGreaterThan(days30 - 5 * 1440);
    expect(times.at(-1)).toBeLessThanOrEqual(days30);
    expect(times.filter((start) => start < world().now() + 60)).toEqual([]);
    expect((await send(type, form(type, at(600)))).status).toBe(409);
    expect((await send(type, form(type, at(180)))).status).toBe(409);
  });

  it('books by the loop: event, mails and answers are there, and a mail goes on with it', async () => {
    const type = await page({ slug: 'intro-call' });
    const sent = form(type, at(840), { email: 'jane@globex.test', answers: ['Pricing'] });
    const { shown, token } = await result(await send(type, sent));
    expect(shown).toMatchObject({ kind: 'booked', start: at(840), end: at(870), zone: 'Europe/London' });
    const [loop] = await database()
      .select()
      .from(loops)
      .where(eq(loops.id, parsePageToken(token, [signingKey(desk.runtime.settings)])!.loopId));
    expect(loop!.state).toMatchObject({ phase: 'BOOKED', meeting: { title: 'Intro call: Jane Doe / Dana Reyes' } });
    const [mail] = await desk.outbox('jane@globex.test');
    expect(mail).toMatchObject({ template: 'confirm' });
    expect(mail!.text).toContain(`http://localhost:3000/t/${token}`);
    const [own] = (await desk.outbox('dana@acme.test')).filter(({ loopId }) => loopId === loop!.id);
    expect(own!.text).toContain('Pricing');
    expect(own!.text).not.toContain('/t/');
    const events = await desk.owner.google('GET', '/calendars/primary/events?q=Intro');
    expect(JSON.stringify(events.body)).toContain('What shall we talk about?: Pricing');
    // Sent once more it is the same booking.
    expect(await (await send(type, sent)).json()).toEqual({ page: `/t/${token}` });
    await desk.mail('Jane Doe <jane@globex.test>', {
      to: [desk.addressOf(loop!.id)],
      subject: 'Re: Intro call',
      text: 'Sorry, something came up, I have to cancel our meeting.',
    });
    expect((await desk.loop(loop!.id)).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
  });

  it('is moved and cancelled on the page of its link, by whoever booked it alone', async () => {
    const type = await page({ slug: 'changes' });
    const sent = await send(type, form(type, at(900)));
    const { page: its } = (await sent.clone().json()) as { page: string };
    // Before it is in the calendar its time is shown as what it is, and so is the time that it is moved to.
    expect(await slotPage(its.slice('/t/'.length), desk.runtime.settings)).toMatchObject({
      kind: 'arranging',
      chosen: { start: at(900), end: at(930) },
    });
    const { token } = await result(sent);
    const change = (path: string, body: object = {}) =>
      guest('POST', `/api/slots/${token}/${path}`, body, { 'content-type': 'application/json' });
    expect((await change('move', { start: at(600) })).status).toBe(409);
    expect((await change('move', { start: at(960) })).status).toBe(200);
    expect(await slotPage(token, desk.runtime.settings)).toMatchObject({
      kind: 'booked',
      start: at(900),
      changing: true,
      becomes: { start: at(960), end: at(990) },
    });
    await desk.work();
    expect(await slotPage(token, desk.runtime.settings)).toMatchObject({
      kind: 'booked',
      start: at(960),
      changes: 'times',
      changing: false,
      becomes: null,
    });
    expect((await guest('POST', `/api/slots/${token[0] === 'x' ? 'y' : 'x'}${token.slice(1)}/cancel`, {})).status).toBe(
      404,
    );
    expect((await change('cancel')).status).toBe(200);
    expect(await slotPage(token, desk.runtime.settings)).toMatchObject({ changing: true, becomes: 'cancelled' });
    await desk.work();
    const mails = (await desk.outbox('dana@acme.test')).map(({ text }) => text ?? '');
    expect(mails.find((text) => text.includes('cancelled “Intro call: Jane Doe'))).toMatch(/\(\w+, \w+ \d+/);
    expect(await slotPage(token, desk.runtime.settings)).toMatchObject({ kind: 'closed', why: 'cancelled' });
    expect((await change('cancel')).status).toBe(409);
    await refreshOwner(desk.owner.id, { maxAgeMs: 0 }, desk.runtime);
    expect(await timesOn(type)).toContain(at(960));
  });

  it('takes so many bookings a day, and so many of one address, as it may', async () => {
    const type = await page({ slug: 'bounded', dailyLimit: 2 });
    for (const start of [at(540), at(540, 1), at(600, 1)]) {
      const sent = form(type, start, { email: 'bob@initech.test' });
      expect((await send(type, sent)).status).toBe(200);
    }
    await desk.work();
    const full = await send(type, form(type, at(690), { email: 'bob@initech.test' }));
    expect(await full.json()).toMatchObject({ code: 'too_many' });
    const times = await timesOn(type);
    expect(times).toContain(at(690));
    expect(times.filter((start) => start >= at(0, 1) && start < at(1440, 1))).toEqual([]);
    const late = await send(type, form(type, at(690, 1)));
    expect(await late.json()).toMatchObject({ code: 'taken', others: [{}, {}, {}] });
  });

  it('asks its owner first where they want to confirm, and tells the guest of a no', async () => {
    const type = await page({ slug: 'confirmed', confirms: true });
    const book = async (minutes: number, email: string) =>
      result(await send(type, form(type, at(minutes, 2), { email })));
    const yes = await book(540, 'yes@globex.test');
    expect(yes.shown).toMatchObject({ kind: 'arranging', asks: true });
    const answer = async (token: string, approve: boolean) => {
      const { loopId } = parsePageToken(token, [signingKey(desk.runtime.settings)])!;
      const { state } = await desk.loop(loopId);
      const decision = { decisionId: state.needsOwner[0]!.id, approve, answer: null };
      expect(await answerDecision(desk.owner, loopId, decision, desk.runtime)).toEqual({ ok: true });
      await desk.work();
      return slotPage(token, desk.runtime.settings);
    };
    expect(await answer(yes.token, true)).toMatchObject({ kind: 'booked', start: at(540, 2) });
    const no = await book(690, 'no@globex.test');
    expect(await answer(no.token, false)).toMatchObject({ kind: 'closed' });
    expect((await desk.outbox('no@globex.test')).map(({ template }) => template)).toEqual(['decline']);
    expect(await timesOn(type)).toContain(at(690, 2));
  });

  it('is for people: a program is told nothing, and books nothing', async () => {
    const type = await page({ slug: 'people', questions: [{ label: 'Why?', required: true, long: false }] });
    const free = at(750, 2);
    const before = (await desk.loops()).length;
    const fine = form(type, free, { answers: ['So'] });
    const old = {
      ...fine,
      form: makeFormToken(type.id, { id: randomUUID(), at: 0, start: free }, signingKey(desk.runtime.settings)),
    };
    const early = form(type, free, { answers: ['So'] });
    const now = { id: randomUUID(), at: Date.now() + 60_000, start: free };
    for (const [sent, status] of [
      [{ ...fine, website: 'http://spam.test' }, 409],
      [{ ...early, form: makeFormToken(type.id, now, signingKey(desk.runtime.settings)) }, 409],
      [old, 409],
      [{ ...fine, form: 'forged' }, 409],
      [{ ...fine, email: 'dana@acme.test' }, 409],
      [{ ...fine, email: 'nobody' }, 400],
      [{ ...fine, name: 'Win at http://spam.test' }, 400],
      [{ ...fine, answers: [] }, 400],
      [{ ...fine, answers: ['x'.repeat(1_001)] }, 400],
    ] as const) {
      expect((await send(type, sent)).status).toBe(status);
    }
    expect((await desk.loops()).length).toBe(before);
    const one = randomUUID();
    const answers: number[] = [];
    for (let i = 0; i < 41; i += 1) answers.push((await send(type, { ...fine, form: 'forged' }, one)).status);
    expect(answers.at(-1)).toBe(429);
  });

  it('that is paused or removed takes nothing, and its address says which it is', async () => {
    const type = await page({ slug: 'ends' });
    const sent = form(type, at(810, 2));
    // More meetings a month than are free of charge: the owner is told, the guest is not.
    const settings = { ...desk.runtime.settings, billing: true };
    const billed = await apiAs({ ...desk.runtime, settings }, null);
    const asked = await billed('POST', '/api/book/dana-reyes/ends', sent, { 'content-type': 'application/json' });
    expect(await asked.json()).toMatchObject({ code: 'wrong_state' });
    const told = await database().select().from(notices).where(eq(notices.userId, desk.owner.id));
    expect(told.filter(({ kind }) => kind === 'plan')).toHaveLength(1);
    expect((await dana('PATCH', `/api/booking-pages/${type.id}`, { paused: true })).status).toBe(200);
    expect(await (await send(type, sent)).json()).toMatchObject({ code: 'wrong_state' });
    expect(await shownAt('dana-reyes', 'ends')).toMatchObject({ kind: 'type', type: { paused: true } });
    expect((await dana('DELETE', `/api/booking-pages/${type.id}`)).status).toBe(204);
    expect((await send(type, sent)).status).toBe(404);
    expect(await shownAt('dana-reyes', 'ends')).toMatchObject({ kind: 'gone' });
    expect(await shownAt('dana-reyes', 'never')).toEqual({ kind: 'unknown' });
    expect((await dana('PUT', '/api/booking-pages/handle', { handle: 'admin' })).status).toBe(400);
    expect((await dana('PUT', '/api/booking-pages/handle', { handle: 'dana-r' })).status).toBe(200);
    expect(await shownAt('dana-reyes')).toEqual({ kind: 'moved', handle: 'dana-r' });
    const other = await apiAs(desk.runtime, (await freshUser('dana.r@acme.test', 'Dana')).id, 'USER');
    expect((await other('PUT', '/api/booking-pages/handle', { handle: 'dana-reyes' })).status).toBe(409);
    expect((await dana('PUT', '/api/booking-pages/handle', { handle: 'dana-reyes' })).status).toBe(200);
  });

  it('gives its last time to one of all who want it at once, and the others clear words and other times', async () => {
    const people = process.env.DEEP ? 2_000 : 40;
    const type = await page({ slug: 'rush' });
    const last = at(960, 3);
    const answers = await Promise.all(Array.from({ length: people }, () => send(type, form(type, last))));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<Record<string, unknown>>));
    expect(bodies.filter(({ page: booked }) => booked !== undefined)).toHaveLength(1);
    for (const body of bodies.filter(({ page: booked }) => booked === undefined)) {
      expect(body).toMatchObject({ code: 'taken', error: 'That time is not free any more' });
      expect(body.others).toHaveLength(3);
      expect(body.others).not.toContainEqual({ start: last, end: last + 30 });
    }
    await desk.work();
    const rows = await database().select().from(meetings).where(eq(meetings.startMin, last));
    expect(rows.filter(({ state }) => state === 'confirmed')).toHaveLength(1);
    expect(rows.filter(({ state }) => state === 'held')).toEqual([]);
  }, 600_000);
});
