import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFormToken } from '@/core/booking-pages/form-token';
import { makePageToken } from '@/core/mail/page-token';
import { database } from '@/db/client';
import { bookings } from '@/db/schema/booking-pages';
import { users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { teamMembers, teamSeats } from '@/db/schema/teams';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { signingKey } from '@/modules/mailbox/policy';
import { createTeam } from '@/modules/teams/commands/create';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { googleEvent, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { FORM_MIN_AGE_MS } from './constants';
import { hostsOf } from './queries/hosts';
import { typesOf } from './queries/pages';
import { timesOf } from './queries/times';
import { byDay } from './ui/days';

useDatabase();
const { world } = useCalendars();
type Desk = Awaited<ReturnType<typeof deskOf>>;

let dana: Desk;
let ana: Desk;
let asDana: CallProduct;
let guest: CallProduct;

beforeAll(async () => {
  dana = await deskOf(world(), 'dana@acme.test');
  ana = await deskOf(world(), 'ana@acme.test');
  await database().update(users).set({ name: 'Ana Silva' }).where(eq(users.id, ana.owner.id));
  const at = world().now() * 60_000;
  const made = await createTeam({ id: dana.owner.id }, 'Acme', at);
  const teamId = made.ok ? made.teamId : '';
  await database().insert(teamSeats).values({ teamId, number: 2 });
  const member = { teamId, userId: ana.owner.id, role: 'member', seat: 2, joinedAt: new Date(at) } as const;
  await database().insert(teamMembers).values(member);
  asDana = await apiAs(dana.runtime, dana.owner.id, 'USER');
  guest = await apiAs(dana.runtime, null);
  for (const { owner } of [dana, ana]) await refreshOwner(owner.id, { maxAgeMs: 0 }, dana.runtime);
});

async function page(kind: 'round_robin' | 'collective') {
  const form = {
    ...{
      title: 'Demo',
      slug: kind.replace('_', '-'),
      description: '',
      kind,
      durationMin: 30,
      medium: 'video',
      location: '',
    },
    ...{ noticeMin: 60, daysAhead: 10, bufferBefore: 0, bufferAfter: 0, dailyLimit: null, confirms: false },
    ...{ questions: [], hosts: [ana.owner.id] },
  };
  const answer = await asDana('POST', '/api/booking-pages', form);
  expect(answer.status).toBe(201);
  const [type] = await typesOf(dana.owner.id, ((await answer.json()) as { id: string }).id);
  return type!;
}
type Page = Awaited<ReturnType<typeof page>>;

const timesIn = async (type: Page) => (await timesOf(type, await hostsOf(type), dana.runtime)).times;

function send(type: Page, start: number) {
  const shown = { id: randomUUID(), at: Date.now() - FORM_MIN_AGE_MS - 1, start };
  const form = makeFormToken(type.id, shown, signingKey(dana.runtime.settings));
  const body = { form, start, name: 'Jane Doe', email: `${randomUUID()}@globex.test` };
  const path = `/api/book/dana-reyes/${type.slug}`;
  return guest('POST', path, body, { 'content-type': 'application/json' }, randomUUID());
}

async function work() {
  for (const desk of [dana, ana]) await desk.work();
}

/** Live rows of both that overlap another loop's of the same person. */
async function doubled(): Promise<number> {
  const rows = (await database().select().from(meetings)).filter(
    ({ state }) => state === 'held' || state === 'confirmed',
  );
  return rows.filter((a) =>
    rows.some(
      (b) => a.ownerId === b.ownerId && a.loopId !== b.loopId && a.startMin < b.endMin && b.startMin < a.endMin,
    ),
  ).length;
}

/** How many loops each of the two has of a page. */
async function loadOf(type: Page): Promise<number[]> {
  const rows = await database()
    .select({ owner: loops.ownerId })
    .from(bookings)
    .innerJoin(loops, eq(loops.id, bookings.loopId))
    .where(eq(bookings.typeId, type.id));
  return [dana, ana].map(({ owner }) => rows.filter((row) => row.owner === owner.id).length);
}

describe('a page of a team', () => {
  it('in turns has the times of either, gives each time to as many as are free, and loads them alike', async () => {
    const type = await page('round_robin');
    const [, day = []] = [...byDay(await timesIn(type), 'America/New_York').values()];
    const starts = day.map(({ start }) => start).slice(0, 6);
    // Three at once for each time, of which both can take one.
    const answers = await Promise.all(starts.flatMap((start) => [0, 1, 2].map(() => send(type, start))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    expect(await loadOf(type)).toEqual([6, 6]);
    await work();
    expect(await doubled()).toBe(0);
    const mine = (await dana.loops()).map(({ state }) => state.phase);
    expect([...mine, ...(await ana.loops()).map(({ state }) => state.phase)]).toEqual(Array(12).fill('BOOKED'));
    expect(await send(type, starts[0] ?? 0)).toMatchObject({ status: 409 });
  });

  it('together has the times that all have, and books all of them or nobody', async () => {
    const type = await page('collective');
    const days = [...byDay(await timesIn(type), 'America/New_York').values()];
    const [first, second, busy] = (days[2] ?? []).map(({ start }) => start);
    await ana.owner.google('POST', '/calendars/primary/events', googleEvent(busy ?? 0, (busy ?? 0) + 30));
    await refreshOwner(ana.owner.id, { maxAgeMs: 0 }, dana.runtime);
    const starts = (await timesIn(type)).map(({ start }) => start);
    expect(starts).toContain(first);
    expect(starts).not.toContain(busy);
    const answers = await Promise.all([first, first, first, second, second].map((start) => send(type, start ?? 0)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    // While it is being booked, the time of each is held.
    expect(await doubled()).toBe(0);
    const held = (await database().select().from(meetings)).filter(({ state }) => state === 'held');
    expect(held.map(({ ownerId }) => ownerId).sort()).toEqual(
      [dana, dana, ana, ana].map(({ owner }) => owner.id).sort(),
    );
    await work();
    const [loop] = (await dana.loops()).filter(({ state }) => state.booking?.start === first);
    expect(loop?.state).toMatchObject({
      phase: 'BOOKED',
      participants: [{}, { name: 'Jane Doe' }, { name: 'Ana Silva' }],
    });
    expect((await database().select().from(meetings)).filter(({ state }) => state === 'held')).toEqual([]);
    const theirs = await ana.owner.google('GET', '/calendars/primary/events?q=Demo');
    const { items } = theirs.body as { items: { start: { dateTime: string } }[] };
    expect(items.map(({ start }) => Date.parse(start.dateTime) / 60_000)).toContain(first);
    for (const { owner } of [dana, ana]) await refreshOwner(owner.id, { maxAgeMs: 0 }, dana.runtime);
    expect((await timesIn(type)).map(({ start }) => start)).not.toContain(first);
    const key = signingKey(dana.runtime.settings);
    const change = (path: string, body: object = {}, participant = 'p2') =>
      guest('POST', `/api/slots/${makePageToken(loop!.id, participant, key)}/${path}`, body, {
        'content-type': 'application/json',
      });
    // To a time that all have; to none at which one of them is busy; by the guest alone.
    expect(await change('move', { start: busy })).toMatchObject({ status: 409 });
    const [later] = (days[3] ?? []).map(({ start }) => start);
    expect(await change('move', { start: later }, 'p3')).toMatchObject({ status: 409 });
    expect(await change('move', { start: later })).toMatchObject({ status: 200 });
    // Until it is booked the time is kept for each of them.
    expect(await send(type, later ?? 0)).toMatchObject({ status: 409 });
    await work();
    expect((await dana.loop(loop!.id)).state).toMatchObject({ phase: 'BOOKED', booking: { start: later }, moves: 1 });
    expect((await database().select().from(meetings)).filter(({ state }) => state === 'held')).toEqual([]);
    expect(await change('cancel')).toMatchObject({ status: 200 });
    await work();
    expect((await dana.loop(loop!.id)).state).toMatchObject({ phase: 'CLOSED', closedReason: 'cancelled' });
    const left = await ana.owner.google('GET', '/calendars/primary/events?q=Demo');
    const starts2 = (left.body as typeof theirs.body as { items: { start: { dateTime: string } }[] }).items.map(
      ({ start }) => Date.parse(start.dateTime) / 60_000,
    );
    expect(starts2).not.toContain(later);
  });
});
