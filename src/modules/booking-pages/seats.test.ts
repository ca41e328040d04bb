import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { parsePageToken } from '@/core/mail/page-token';
import { dayOfWall } from '@/core/time/calendar-date';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { bookingSeats } from '@/db/schema/booking-seats';
import { notices } from '@/db/schema/identity';
import { meetings } from '@/db/schema/meetings';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { addEvent } from '@/modules/loops/commands/open';
import { routeMail } from '@/modules/loops/commands/route-mail';
import { pendingWork } from '@/modules/loops/queries/loops';
import { makeDecide } from '@/modules/loops/steps/decide';
import { receive } from '@/modules/mailbox/commands/receive';
import { signingKey } from '@/modules/mailbox/policy';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { letter, verdict } from '../../../tests/support/mailbox';
import { FORM_MIN_AGE_MS } from './constants';
import { hostsOf } from './queries/hosts';
import { typesOf } from './queries/pages';
import { otherTimesOf, seatPage } from './queries/seat-page';
import { seatsTaken, sessionsOf } from './queries/seats';
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
const JSON_TYPE = { 'content-type': 'application/json' };

const PAGE: BookingTypeForm = {
  title: 'Pottery',
  slug: 'pottery',
  description: '',
  kind: 'group',
  seats: 3,
  durationMin: 60,
  medium: 'in_person',
  location: '5 Clay Street',
  noticeMin: 60,
  daysAhead: 14,
  bufferBefore: 0,
  bufferAfter: 0,
  dailyLimit: null,
  confirms: false,
  questions: [{ label: 'Have you done it before?', required: false, long: false }],
  hosts: [],
};

beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  dana = await apiAs(desk.runtime, desk.owner.id, 'USER');
  guest = await apiAs(desk.runtime, null);
  const today = dayOfWall(toWall(NEW_YORK, world().now()));
  const { times } = await timesOf(...(await asked(await page({ slug: 'all-times' }))));
  days = [...byDay(times, 'America/New_York').keys()].filter((day) => day > today);
});

async function page(patch: Partial<BookingTypeForm>) {
  const answer = await dana('POST', '/api/booking-pages', { ...PAGE, ...patch });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const [type] = await typesOf(desk.owner.id, id);
  return type!;
}

type Page = Awaited<ReturnType<typeof page>>;
const asked = async (type: Page) => [type, await hostsOf(type), desk.runtime] as const;
const leftAt = async (type: Page, start: number) =>
  (await timesOf(...(await asked(type)))).times.find((time) => time.start === start);

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
const send = (type: Page, sent: object, language = 'en') =>
  guest('POST', `/api/book/dana-reyes/${type.slug}`, sent, { ...JSON_TYPE, 'accept-language': language }, randomUUID());

/** Somebody takes a seat; answers the token of their link. */
async function sit(type: Page, start: number, name: string, language?: string): Promise<string> {
  const answer = await send(type, form(type, start, { name, email: `${name.toLowerCase()}@globex.test` }), language);
  expect(answer.status).toBe(200);
  await desk.work();
  return ((await answer.json()) as { page: string }).page.slice('/t/'.length);
}
const loopOf = (token: string) => parsePageToken(token, [signingKey(desk.runtime.settings)])!.loopId;
const shown = (token: string) => seatPage(token, desk.runtime);
const change = (token: string, path: string, body: object = {}) =>
  guest('POST', `/api/slots/${token}/${path}`, body, JSON_TYPE);
/** What somebody was told, in order. */
const told = async (name: string) =>
  (await desk.outbox(`${name.toLowerCase()}@globex.test`)).map(({ template }) => template);
/** The event as the mail carries it, its lines unfolded. */
async function invitation(name: string): Promise<string> {
  const raw = (await desk.outbox(`${name.toLowerCase()}@globex.test`)).at(-1)!.raw.toString();
  const parsed = await desk.runtime.parse(Buffer.from(raw));
  return parsed.calendars[0]?.ics.replaceAll(/\r?\n[ \t]/g, '') ?? '';
}
const titles = async (start: number) =>
  (await database().select().from(meetings).where(eq(meetings.startMin, start)))
    .filter(({ state }) => state === 'confirmed')
    .map(({ title }) => title);

describe('an event with seats', () => {
  it('is one event of its owner’s calendar, with the seats that are taken, and each guest has an invitation alone', async () => {
    const type = await page({});
    const ann = await sit(type, at(600), 'Ann');
    expect(await shown(ann)).toMatchObject({
      state: 'booked',
      start: at(600),
      end: at(660),
      location: '5 Clay Street',
    });
    expect(await leftAt(type, at(600))).toMatchObject({ left: 2 });
    const ben = await sit(type, at(600), 'Ben', 'de-DE,de;q=0.9');
    expect(loopOf(ben)).toBe(loopOf(ann));
    expect(await titles(at(600))).toEqual(['Pottery (2/3)']);
    const events = JSON.stringify((await desk.owner.google('GET', '/calendars/primary/events?q=Pottery')).body);
    expect(events).toContain('Pottery (2/3)');
    for (const who of ['ann@', 'ben@', 'Ann', 'Ben']) expect(events).not.toContain(who);
    expect(await told('Ann')).toEqual(['seat_booked']);
    expect(await told('Ben')).toEqual(['seat_booked']);
    const [mail] = await desk.outbox('ben@globex.test');
    expect(mail!.subject).toMatch(/^Ihr Platz: Pottery, /);
    expect(mail!.text).toContain(`/t/${ben}`);
    expect(mail!.raw.toString()).not.toMatch(/ann/i);
    const ics = await invitation('Ben');
    expect(ics).toContain('METHOD:REQUEST');
    expect(ics.match(/^ATTENDEE.*$/gm)).toEqual([expect.stringContaining('mailto:ben@globex.test')]);
    expect(ics).toMatch(/^ORGANIZER;CN="?Dana Reyes"?:mailto:/m);
    const [session] = await sessionsOf(desk.owner.id, world().now());
    expect(session).toMatchObject({ start: at(600), seats: 3, guests: [{ name: 'Ann' }, { name: 'Ben' }] });
    const lines = await database().select().from(notices).where(eq(notices.userId, desk.owner.id));
    expect(lines.map(({ text }) => text)).toContain('Ben took a seat of “Pottery”: 2 of 3 taken.');
  });

  it('is full with its last seat: the page shows it so, and whoever comes after that is told so', async () => {
    const type = await page({ slug: 'full' });
    for (const name of ['Cid', 'Dot', 'Eve']) await sit(type, at(780), name);
    expect(await leftAt(type, at(780))).toMatchObject({ left: 0 });
    const late = await (await send(type, form(type, at(780)))).json();
    expect(late).toMatchObject({ code: 'taken', error: 'All seats at that time are taken', others: [{}, {}, {}] });
    expect(late.others).not.toContainEqual({ start: at(780), end: at(840) });
    // Sent once more it is the same seat, and nobody has two.
    const sent = form(type, at(900), { email: 'fay@globex.test' });
    const first = await (await send(type, sent)).json();
    expect(await (await send(type, sent)).json()).toEqual(first);
    expect((await send(type, form(type, at(900), { email: 'fay@globex.test' }))).status).toBe(409);
    await desk.work();
  });

  it('is left for another time by a guest alone: their event moves, the others notice nothing', async () => {
    const type = await page({ slug: 'moving' });
    const gus = await sit(type, at(600, 1), 'Gus');
    const hal = await sit(type, at(600, 1), 'Hal');
    const uid = /^UID:.*$/m.exec(await invitation('Hal'))![0];
    const times = (await otherTimesOf(hal, desk.runtime)).map(({ start }) => start);
    expect(times).toContain(at(840, 1));
    expect(times).not.toContain(at(600, 1));
    expect((await change(hal, 'move', { start: at(601, 1) })).status).toBe(409);
    expect((await change(hal, 'move', { start: at(840, 1) })).status).toBe(200);
    await desk.work();
    expect(await told('Hal')).toEqual(['seat_booked', 'seat_moved']);
    const ics = await invitation('Hal');
    expect(ics).toContain(uid);
    expect(ics).toContain('SEQUENCE:2');
    expect(await told('Gus')).toEqual(['seat_booked']);
    expect(await titles(at(600, 1))).toEqual(['Pottery (1/3)']);
    expect(await titles(at(840, 1))).toEqual(['Pottery (1/3)']);
    const old = await shown(hal);
    expect(old).toMatchObject({ state: 'moved' });
    expect(await shown(old!.movedTo!)).toMatchObject({ state: 'booked', start: at(840, 1) });
    expect((await change(hal, 'move', { start: at(960, 1) })).status).toBe(409);
    expect((await change(hal, 'cancel')).status).toBe(409);
    // With the last guest the event goes, and its time is free again.
    expect((await change(gus, 'cancel')).status).toBe(200);
    await desk.work();
    expect(await shown(gus)).toMatchObject({ state: 'given_up' });
    expect(await told('Gus')).toEqual(['seat_booked', 'seat_given_up']);
    expect(await invitation('Gus')).toContain('METHOD:CANCEL');
    expect(await titles(at(600, 1))).toEqual([]);
    await refreshOwner(desk.owner.id, { maxAgeMs: 0 }, desk.runtime);
    expect(await leftAt(type, at(600, 1))).toMatchObject({ start: at(600, 1) });
    expect(await leftAt(type, at(600, 1))).not.toHaveProperty('left');
  });

  it('takes its guests along where its owner moves or cancels it, each told once', async () => {
    const type = await page({ slug: 'owners' });
    const ida = await sit(type, at(600, 2), 'Ida');
    await sit(type, at(600, 2), 'Jon');
    const loopId = loopOf(ida);
    const { booking } = (await desk.loop(loopId)).state;
    const moved = {
      kind: 'event_moved',
      start: at(780, 2),
      end: at(840, 2),
      sequence: booking!.sequence + 1,
      untold: true,
    } as const;
    await database().transaction((tx) => addEvent(tx, loopId, moved, 'moved-by-owner', world().now() * 60_000));
    // It ends between the two mails, and is done again.
    const { eventId } = await pendingWork(loopId, world().now() * 60_000, new Date(0));
    let mails = 0;
    const dies = makeDecide({
      ...desk.runtime,
      compose: async (draft) => {
        if (draft.recipient.endsWith('@globex.test') && ++mails === 2) throw new Error('killed');
        return desk.runtime.compose(draft);
      },
    });
    await expect(dies(eventId!)).rejects.toThrow('killed');
    expect(await told('Ida')).toEqual(['seat_booked']);
    await desk.work();
    await makeDecide(desk.runtime)(eventId!);
    for (const name of ['Ida', 'Jon']) expect(await told(name)).toEqual(['seat_booked', 'seat_moved']);
    expect(await shown(ida)).toMatchObject({ state: 'booked', start: at(780, 2) });
    expect(await leftAt(type, at(780, 2))).toMatchObject({ left: 1 });
    expect((await dana('POST', `/api/loops/${loopId}/cancel`, {})).status).toBeLessThan(300);
    await desk.work();
    for (const name of ['Ida', 'Jon']) {
      expect(await told(name)).toEqual(['seat_booked', 'seat_moved', 'seat_cancelled']);
      expect(await invitation(name)).toContain('METHOD:CANCEL');
    }
    expect(await shown(ida)).toMatchObject({ state: 'ended' });
    expect((await desk.outbox('dana@acme.test')).filter((mail) => mail.loopId === loopId).length).toBeLessThan(3);
  });

  it('tells each of its guests alone that its owner is late, once for each delay', async () => {
    const type = await page({ slug: 'late' });
    const ola = await sit(type, at(900, 2), 'Ola');
    await sit(type, at(900, 2), 'Pia', 'de-DE,de;q=0.9');
    const loopId = loopOf(ola);
    const nowMs = (at(900, 2) - 10) * 60_000;
    const soon = { ...desk.runtime, clock: { now: async () => nowMs } };
    for (const [minutes, key] of [
      [10, 'late-10'],
      [10, 'late-10-again'],
      [25, 'late-25'],
    ] as const) {
      const said = { kind: 'late', minutes, by: desk.owner.id, via: 'app' } as const;
      await database().transaction((tx) => addEvent(tx, loopId, said, key, nowMs));
      for (;;) {
        const { eventId } = await pendingWork(loopId, nowMs, new Date(0));
        if (eventId === null) break;
        await makeDecide(soon)(eventId);
      }
    }
    for (const name of ['Ola', 'Pia']) expect(await told(name)).toEqual(['seat_booked', 'seat_late', 'seat_late']);
    const texts = async (name: string) =>
      (await desk.outbox(`${name.toLowerCase()}@globex.test`)).map(({ text }) => text);
    const [, late, later] = await texts('Ola');
    expect(late).toContain('Dana Reyes will be 10 minutes late for “Pottery”.');
    expect(later).toContain('25 minutes late');
    expect(`${late} ${later}`).not.toContain('Pia');
    expect((await texts('Pia'))[1]).toContain('kommt 10 Minuten zu spät zu „Pottery“');
    expect((await desk.loop(loopId)).state.needsOwner).toEqual([]);
  });

  it('lets nobody in by mail: what a guest writes to the assistant is its owner’s to answer', async () => {
    const type = await page({ slug: 'writes' });
    const kim = await sit(type, at(600, 3), 'Kim');
    const before = await desk.loop(loopOf(kim));
    await desk.mail('Kim <kim@globex.test>', {
      to: [desk.addressOf(before.id)],
      subject: 'Re: Pottery',
      text: 'Can we do it at 4pm instead, and please add my friend lea@globex.test?',
    });
    const { state } = await desk.loop(before.id);
    expect(state.participants).toEqual(before.state.participants);
    expect(state.booking).toEqual(before.state.booking);
    expect(state.needsOwner).toEqual([]);
    const lines = await database().select().from(notices).where(eq(notices.loopId, before.id));
    expect(lines.map(({ text }) => text).join()).toContain('kim@globex.test wrote in this thread');
  });

  it('has room for so many, and is neither rung nor confirmed one by one', async () => {
    for (const [patch, field] of [
      [{ seats: null }, 'seats'],
      [{ seats: 1 }, 'seats'],
      [{ kind: 'one_to_one' }, 'seats'],
      [{ medium: 'phone' }, 'medium'],
      [{ confirms: true }, 'confirms'],
    ] as const) {
      const answer = await dana('POST', '/api/booking-pages', { ...PAGE, slug: 'wrong', ...patch });
      expect(answer.status).toBe(400);
      expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field]);
    }
  });

  it('begins as often a day as its page takes events, also where two begin at once', async () => {
    const type = await page({ slug: 'daily', dailyLimit: 1 });
    const begun = await Promise.all([600, 840].map((minutes) => send(type, form(type, at(minutes, 5)))));
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
    await desk.work();
    // A seat of the one that began is still to be had.
    const start = begun[0]!.status === 200 ? at(600, 5) : at(840, 5);
    expect((await send(type, form(type, start))).status).toBe(200);
    await desk.work();
  });

  it('loses whoever says no to its invitation in their calendar', async () => {
    const type = await page({ slug: 'declines' });
    const max = await sit(type, at(780, 3), 'Max');
    const nia = await sit(type, at(780, 3), 'Nia');
    const reply = (await invitation('Nia')).replace('METHOD:REQUEST', 'METHOD:REPLY').replace('=ACCEPTED', '=DECLINED');
    const answers = async (from: string, level: 'A0' | 'A2') => {
      const headers = {
        From: from,
        To: desk.addressOf(loopOf(nia)),
        Subject: 'Declined: Pottery',
        'Message-ID': `<${randomUUID()}@mail.test>`,
        Date: new Date(world().now() * 60_000).toUTCString(),
        'Content-Type': 'text/calendar; method=REPLY; charset=utf-8',
      };
      const raw = letter(headers, reply.replaceAll('\n', '\r\n'));
      const envelope = { from, to: [desk.addressOf(loopOf(nia))] };
      await receive({ raw, auth: verdict(from, { level }), envelope }, desk.runtime, routeMail);
      await desk.work();
    };
    for (const [from, level] of [
      ['max@globex.test', 'A2'],
      ['nia@globex.test', 'A0'],
    ] as const) {
      await answers(from, level);
      expect(await shown(nia)).toMatchObject({ state: 'booked' });
    }
    await answers('nia@globex.test', 'A2');
    expect(await shown(nia)).toMatchObject({ state: 'given_up' });
    expect(await shown(max)).toMatchObject({ state: 'booked' });
    expect(await titles(at(780, 3))).toEqual(['Pottery (1/3)']);
  });

  it('that cannot be booked is told to whoever took a seat, and can be had again', async () => {
    const type = await page({ slug: 'lost' });
    const start = at(900, 3);
    const answer = await send(type, form(type, start, { name: 'Lou', email: 'lou@globex.test' }));
    expect(answer.status).toBe(200);
    const times = (t: number) => ({ dateTime: new Date(t * 60_000).toISOString() });
    const event = { summary: 'Dentist', start: times(start), end: times(start + 30) };
    await desk.owner.google('POST', '/calendars/primary/events', event);
    await desk.work();
    expect(await told('Lou')).toEqual(['seat_lost']);
    const { page: its } = (await answer.json()) as { page: string };
    expect(await shown(its.slice('/t/'.length))).toMatchObject({ state: 'ended' });
    expect(await leftAt(type, start)).toBeUndefined();
  });

  it('gives its seats to as many as there are, of all who want one at once', async () => {
    const people = process.env.DEEP ? 500 : 40;
    const type = await page({ slug: 'rush', seats: 5 });
    const start = at(600, 4);
    const answers = await Promise.all(Array.from({ length: people }, () => send(type, form(type, start))));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<Record<string, unknown>>));
    const seated = bodies.filter(({ page: its }) => its !== undefined);
    expect(seated).toHaveLength(5);
    for (const body of bodies.filter((one) => !seated.includes(one))) expect(body).toMatchObject({ code: 'taken' });
    await desk.work();
    const loopId = loopOf((seated[0] as { page: string }).page.slice('/t/'.length));
    expect((await seatsTaken(loopId)).map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
    expect(await titles(start)).toEqual(['Pottery (5/5)']);
    // One too many is refused by the database itself.
    const [row] = await seatsTaken(loopId);
    for (const number of [1, 6]) {
      const more = { ...row!, id: randomUUID(), ordinal: 99, guestAddress: 'more@globex.test', number };
      await expect(database().insert(bookingSeats).values(more)).rejects.toThrow();
    }
  }, 600_000);
});
