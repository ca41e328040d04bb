import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseMail } from '@/adapters/mime/parse';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { saveBasics } from '@/modules/preferences/commands/save-basics';
import { DEFAULT_HOURS, DEFAULTS } from '@/modules/preferences/schema';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { connectedOwner, googleEvent, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { longLoop } from '../../../tests/support/long-loop';
import { decisionsOf } from './queries/decisions';
import { loopDetail } from './queries/detail';

useDatabase();
const { world } = useCalendars();

const DAY = 1440;
const ZONE = zoneTable('America/New_York');
let runtime: Runtime;
let owner: Owner;
let other: Owner;
let loop: { loopId: string; mails: number };
/** The first weekday from tomorrow on, as a day number of the owner's calendar. */
let weekday = 0;
const at = (hour: number) => toInstant(ZONE, weekday * DAY + hour * 60);

beforeAll(async () => {
  runtime = { ...world().runtime, parse: parseMail };
  owner = await connectedOwner(world(), 'dana@acme.test');
  other = await connectedOwner(world(), 'ben@acme.test');
  await saveBasics(owner.id, { ...DEFAULTS, zone: 'America/New_York', hours: DEFAULT_HOURS }, world().now() * 60_000);
  weekday = Math.floor(toWall(ZONE, world().now()) / DAY) + 1;
  while ((weekday + 3) % 7 > 4) weekday += 1;
  await owner.google('POST', '/calendars/primary/events', googleEvent(at(10), at(12), { summary: 'Secret talks' }));
  await refreshOwner(owner.id, { maxAgeMs: 0 }, runtime);
  loop = await longLoop({ id: owner.id, address: owner.email, name: 'Dana Reyes' }, world().now());
});

const path = (rest = '') => `/api/loops/${loop.loopId}${rest}`;
const api = (who: Owner | null = owner) => apiAs(runtime, who?.id ?? null);
const eventsOf = async (kind: string) =>
  (await database().select().from(loopEvents).where(eq(loopEvents.loopId, loop.loopId))).filter(
    (event) => event.kind === kind && event.state === 'pending',
  );

describe('the page of a long loop', () => {
  it('has every mail, in and out, and what was read of those that came in', async () => {
    const detail = await loopDetail(owner.id, loop.loopId, runtime);
    const timeline = detail?.timeline ?? [];
    const received = timeline.filter((item) => item.mail !== null);
    const sent = timeline.flatMap((item) => item.plan?.mails ?? []);
    expect(loop.mails).toBeGreaterThanOrEqual(40);
    expect(received.length + sent.length).toBe(loop.mails);
    for (const { mail, reading, gate } of received) {
      expect(mail?.text).toMatch(/\w/);
      expect([reading !== null, gate !== null]).toEqual([true, true]);
    }
    expect(timeline.filter((item) => item.payload.kind === 'booked' && item.payload.moved)).toHaveLength(3);
    expect(timeline.map((item) => item.at)).toEqual(timeline.map((item) => item.at).sort((a, b) => a - b));
  });

  it('names the next timer, and the mail that would go out, with how many get one', async () => {
    const detail = await loopDetail(owner.id, loop.loopId, runtime);
    expect(detail?.preview).toMatchObject({ to: 'Ana Silva', others: 3, text: expect.stringContaining('Ana') });
    expect(detail?.row.displayState).toBe('NEED_OWNER');
  });

  it('says of its decision why it waits and what can be changed', async () => {
    const [decision, ...more] = await decisionsOf(owner.id, loop.loopId);
    expect(more).toEqual([]);
    expect(decision).toMatchObject({
      kind: 'approve',
      phase: 'BOOKED',
      reasons: expect.arrayContaining(['The mail was not understood completely']),
      editable: { choose: 'several', durationMin: 60, medium: 'video', title: 'Quarterly partnership review' },
    });
    expect(decision?.slots).toHaveLength(3);
  });

  it('is nobody else’s', async () => {
    expect(await loopDetail(other.id, loop.loopId, runtime)).toBeNull();
    expect(await decisionsOf(other.id)).toEqual([]);
  });
});

const body = { version: 1, decision: { id: 'approve-1', approve: true } };
const ROUTES: readonly [method: string, rest: string, body?: object][] = [
  ['GET', ''],
  ['GET', '/choices'],
  ['GET', '/why?at=2026-03-02T10:00:00Z'],
  ['POST', '/decide', body],
  ['POST', '/hold-off', { until: null }],
  ['POST', '/resume', {}],
  ['POST', '/take-over', {}],
];

describe.each(ROUTES)('%s /api/loops/{id}%s', (method, rest, sent) => {
  it('is not there for another owner, and closed to visitors', async () => {
    expect((await (await api(other))(method, path(rest), sent)).status).toBe(404);
    expect((await (await api(null))(method, path(rest), sent)).status).toBe(401);
  });
});

describe('times to choose from', () => {
  const choices = async (call: CallProduct, query = '') =>
    (await (await call('GET', path(`/choices${query}`))).json()).slots as { start: number; end: number; day: string }[];

  it('are free, inside the owner’s hours, in words of the owner’s clock, and tell nothing of other events', async () => {
    const answer = await (await api())('GET', path('/choices'));
    const text = await answer.text();
    expect(text).not.toContain('Secret talks');
    const { slots } = JSON.parse(text) as { slots: { start: number; end: number; day: string; time: string }[] };
    expect(slots.length).toBeGreaterThan(10);
    for (const { start, end } of slots) {
      expect(end - start).toBe(60);
      expect(start < at(12) && end > at(10)).toBe(false);
      const minute = toWall(ZONE, start) % DAY;
      expect(minute >= 540 && minute <= 960).toBe(true);
    }
    const nine = slots.find((slot) => slot.start === at(9));
    expect(nine).toMatchObject({ day: expect.stringMatching(/^\w+day, \w+ \d+$/), time: '9:00 – 10:00 AM' });
  });

  it('fit another length', async () => {
    const call = await api();
    for (const { start, end } of await choices(call, '?durationMin=90')) expect(end - start).toBe(90);
    expect((await call('GET', path('/choices?durationMin=0'))).status).toBe(400);
  });
});

describe('holding off', () => {
  it.each([{}, { until: '2026-02-30' }, { until: 'tomorrow' }, { until: '2020-01-01' }, { until: null, more: 1 }])(
    'refuses %j',
    async (sent) => {
      expect((await (await api())('POST', path('/hold-off'), sent)).status).toBe(400);
    },
  );

  it('lasts until the day begins for the owner', async () => {
    const until = new Date(weekday * 86_400_000).toISOString().slice(0, 10);
    expect((await (await api())('POST', path('/hold-off'), { until })).status).toBe(200);
    expect((await eventsOf('command')).map((event) => event.payload)).toEqual([
      { kind: 'command', command: 'hold_off', until: at(0), by: owner.id },
    ]);
  });
});

describe('answering a decision', () => {
  const slots = () => [{ start: at(14), end: at(15) }];
  it.each([
    ['no decision', { version: 1 }],
    ['no version', { decision: body.decision }],
    ['a version that is none', { ...body, version: 'latest' }],
    ['the decision of old', { decisionId: 'approve-1', approve: true }],
    ['an unknown field', { ...body, force: true }],
    ['a slot that ends before it starts', { ...body, patch: { slots: [{ start: 2, end: 1 }] } }],
    ['no slot at all', { ...body, patch: { slots: [] } }],
    ['an endless title', { ...body, patch: { title: 'x'.repeat(121) } }],
    ['a medium that is none', { ...body, patch: { medium: 'pigeon' } }],
    ['another attendee', { ...body, patch: { participants: ['eve@evil.test'] } }],
    ['words without end', { ...body, decision: { ...body.decision, answer: 'x'.repeat(1001) } }],
  ])('refuses %s', async (_, sent) => {
    expect((await (await api())('POST', path('/decide'), sent)).status).toBe(400);
  });

  it('is stale where nothing of the kind waits', async () => {
    const answer = await (await api())('POST', path('/decide'), body);
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'stale']);
  });

  it('keeps what was changed with the answer, once', async () => {
    const [decision] = await decisionsOf(owner.id, loop.loopId);
    const version = decision?.version ?? 0;
    const patch = { slots: slots(), title: 'Review', durationMin: 60 };
    const sent = { version, decision: { id: decision?.id, approve: true }, patch };
    const call = await api();
    // What the caller saw is not so any more, or not yet.
    for (const other of [version - 1, version + 1]) {
      const stale = await call('POST', path('/decide'), { ...sent, version: other });
      expect([stale.status, (await stale.json()).code]).toEqual([409, 'stale']);
    }
    expect((await call('POST', path('/decide'), sent)).status).toBe(200);
    expect((await call('POST', path('/decide'), sent)).status).toBe(409);
    expect((await eventsOf('decision')).map((event) => event.payload)).toEqual([
      { kind: 'decision', decisionId: decision?.id, approve: true, edit: patch, answer: null, by: owner.id },
    ]);
  });
});
