import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamMembers, teamSeats } from '@/db/schema/teams';
import { undoTo } from '@/modules/preferences/commands/save';
import { preferencesOf, standingDocument } from '@/modules/preferences/queries/document';
import { createTeam } from '@/modules/teams/commands/create';
import { acquaintedOwner, idleRuntime } from '../../../tests/support/acquainted-owner';
import { apiAs } from '../../../tests/support/api';
import { connectedOwner, type Owner, useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { dismiss } from './commands/dismiss';

useDatabase();
const { world } = useCalendars();
const DAY = 1440;
let count = 0;

const ownerWho = (met: Readonly<Record<string, number>>): Promise<Owner> =>
  acquaintedOwner(world(), `owner${++count}@acme.test`, met);
const as = (userId: string | null, role?: 'USER' | 'WAITLIST') => apiAs(idleRuntime(world()), userId, role);
const documentOf = async (owner: Owner) => (await standingDocument(owner.id))?.text ?? '';

it('suggests who was met, with the reason, and not the own team, rooms or lists', async () => {
  const owner = await ownerWho({
    'jane@globex.test': 6,
    'bob@initech.test': 3,
    'eva@initech.test': 2,
    'ana@acme.test': 5,
    'c_1@resource.calendar.google.com': 4,
    'no-reply@news.test': 4,
  });
  const api = await as(owner.id, 'USER');
  const { items, nextCursor } = await (await api('GET', '/api/vip-suggestions')).json();
  expect(items.map((item: { email: string }) => item.email)).toEqual(['jane@globex.test', 'bob@initech.test']);
  expect(items[0]).toEqual({
    id: 'jane@globex.test',
    name: null,
    email: 'jane@globex.test',
    reason: '6 meetings in 90 days, mostly the two of you',
  });
  expect(nextCursor).toBeNull();
  const people = await (await api('GET', '/api/people?q=ana')).json();
  expect(people.items).toMatchObject([{ email: 'ana@acme.test', meetings: 5, vip: false }]);
  expect(people.items[0].nextAt).toBeGreaterThan(people.items[0].lastAt);
});

it('those of a team are people of each other from the first day, are no suggested VIPs, and go with the team', async () => {
  const owner = await ownerWho({ 'jane@globex.test': 3 });
  const [jane] = await database().insert(users).values({ email: 'jane@globex.test', name: 'Jane Doe' }).returning();
  const [raj] = await database().insert(users).values({ email: 'raj@initech.test', name: 'Raj Patel' }).returning();
  const people = async () => {
    const { items } = await (await (await as(owner.id, 'USER'))('GET', '/api/people')).json();
    return items.map(({ name, email, team }: Record<string, unknown>) => [name ?? email, team]);
  };
  expect(await people()).toEqual([['jane@globex.test', false]]);
  const made = await createTeam({ id: owner.id }, 'Acme', Date.now());
  const teamId = made.ok ? made.teamId : '';
  await database()
    .insert(teamSeats)
    .values([2, 3].map((number) => ({ teamId, number })));
  const place = { teamId, role: 'member' as const, joinedAt: new Date() };
  await database()
    .insert(teamMembers)
    .values([jane, raj].map((one, i) => ({ ...place, userId: one!.id, seat: i + 2 })));
  expect(await people()).toEqual([
    ['jane@globex.test', true],
    ['Raj Patel', true],
  ]);
  const api = await as(owner.id, 'USER');
  expect((await (await api('GET', '/api/vip-suggestions')).json()).items).toEqual([]);
  expect((await api('PUT', '/api/people/raj@initech.test/vip')).status).toBe(204);
  await database().delete(teamMembers).where(eq(teamMembers.userId, raj!.id));
  expect((await people()).map(([name]: unknown[]) => name)).toEqual(['jane@globex.test']);
});

it('the search is bounded, and finds nobody whom only somebody else knows', async () => {
  const mine = await ownerWho({ 'jane@globex.test': 3, 'janet@globex.test': 1 });
  const other = await ownerWho({ 'janek@initech.test': 2 });
  const found = async (owner: Owner, query: string) => {
    const { items } = await (await (await as(owner.id, 'USER'))('GET', `/api/people?${query}`)).json();
    return items.map((item: { email: string }) => item.email);
  };
  expect(await found(mine, 'q=JANE&limit=4')).toEqual(['jane@globex.test', 'janet@globex.test']);
  expect(await found(mine, 'q=jane&limit=1')).toEqual(['jane@globex.test']);
  expect(await found(other, 'q=jane&limit=4')).toEqual(['janek@initech.test']);
});

it('people come in the order that is asked for, by cursor too; those without a value come last', async () => {
  const owner = await ownerWho({ 'jane@globex.test': 3, 'ana@initech.test': 5, 'bob@initech.test': 1 });
  const api = await as(owner.id, 'USER');
  const found = async (query: string) => {
    const { items } = await (await api('GET', `/api/people?${query}`)).json();
    return items.map((item: { email: string }) => item.email.split('@')[0]);
  };
  expect(await found('sort=name')).toEqual(['ana', 'bob', 'jane']);
  expect(await found('sort=-name')).toEqual(['jane', 'bob', 'ana']);
  expect(await found('sort=meetings')).toEqual(['bob', 'jane', 'ana']);
  expect(await found('sort=-meetings&cursor=1&limit=1')).toEqual(['jane']);
  for (const wrong of ['sort=salary', 'sort=', 'sort=--name', 'cursor=x']) {
    expect((await api('GET', `/api/people?${wrong}`)).status, wrong).toBe(400);
  }
});

it('ten come first, then twenty by cursor', async () => {
  const owner = await ownerWho(Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`p${i}@globex.test`, 3])));
  const api = await as(owner.id, 'USER');
  const first = await (await api('GET', '/api/vip-suggestions')).json();
  expect(first.items).toHaveLength(10);
  const rest = await (await api('GET', `/api/vip-suggestions?cursor=${first.nextCursor}`)).json();
  expect(rest.items).toHaveLength(2);
  expect(rest.nextCursor).toBeNull();
  const all = [...first.items, ...rest.items].map((item: { id: string }) => item.id);
  expect(new Set(all).size).toBe(12);
});

it('accepting writes a sentence into the preferences, once, and can be undone there and by a tap', async () => {
  const owner = await ownerWho({ 'jane@globex.test': 3 });
  const api = await as(owner.id, 'USER');
  const before = await standingDocument(owner.id);
  for (const _ of [1, 2]) {
    const answer = await api('POST', '/api/vip-suggestions', { id: 'jane@globex.test', action: 'accept' });
    expect(answer.status).toBe(204);
  }
  const after = await preferencesOf(owner.id, world().now());
  expect(after?.version).toBe((before?.version ?? 0) + 1);
  expect(after?.text.match(/jane@globex\.test/g)).toHaveLength(1);
  expect(after?.rules.map(({ rule }) => rule)).toContainEqual({
    kind: 'priority',
    people: { by: 'address', address: 'jane@globex.test' },
  });
  expect((await (await api('GET', '/api/vip-suggestions')).json()).items).toEqual([]);
  expect((await (await api('GET', '/api/people')).json()).items[0]).toMatchObject({ vip: true, vipByGroup: false });
  expect((await api('DELETE', '/api/people/jane@globex.test/vip')).status).toBe(204);
  expect(await documentOf(owner)).not.toContain('jane@globex.test');
  expect((await api('PUT', '/api/people/jane@globex.test/vip')).status).toBe(204);
  await undoTo(owner.id, before?.version ?? 0, world().now() * 60_000);
  expect((await (await api('GET', '/api/people')).json()).items[0].vip).toBe(false);
});

it('a VIP by a sentence about others is not taken back by a tap', async () => {
  const owner = await ownerWho({ 'jane@globex.test': 2 });
  const api = await as(owner.id, 'USER');
  const { version, text } = await (await api('GET', '/api/preferences')).json();
  await api('PUT', '/api/preferences', { text: `${text}\n@globex.test is a VIP.\n`, baseVersion: version });
  expect((await (await api('GET', '/api/people')).json()).items[0]).toMatchObject({ vip: true, vipByGroup: true });
  const refused = await api('DELETE', '/api/people/jane@globex.test/vip');
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'said_otherwise']);
  expect(await documentOf(owner)).toContain('@globex.test is a VIP.');
});

it('a dismissal holds for 180 days, and can be taken back', async () => {
  const owner = await ownerWho({ 'jane@globex.test': 3 });
  const api = await as(owner.id, 'USER');
  const shown = async () => (await (await api('GET', '/api/vip-suggestions')).json()).items.length;
  const say = (action: string) => api('POST', '/api/vip-suggestions', { id: 'jane@globex.test', action });
  expect((await say('dismiss')).status).toBe(204);
  expect(await shown()).toBe(0);
  expect((await say('restore')).status).toBe(204);
  expect(await shown()).toBe(1);
  for (const [days, left] of [
    [179, 0],
    [181, 1],
  ] as const) {
    await dismiss(owner.id, 'vip', 'jane@globex.test', (world().now() - days * DAY) * 60_000);
    expect(await shown()).toBe(left);
  }
});

it.each([
  ['GET', '/api/vip-suggestions'],
  ['POST', '/api/vip-suggestions'],
  ['GET', '/api/people'],
  ['PUT', '/api/people/x@y.test/vip'],
  ['DELETE', '/api/people/x@y.test/vip'],
])('%s %s answers 401 to a visitor and 403 to the waitlist', async (method, path) => {
  expect((await (await as(null))(method, path)).status).toBe(401);
  const owner = await connectedOwner(world(), `waits${++count}@acme.test`);
  expect((await (await as(owner.id, 'WAITLIST'))(method, path)).status).toBe(403);
});

it('answers 400 per field, and 404 for whom the user does not know', async () => {
  const owner = await ownerWho({ 'jane@globex.test': 2 });
  const other = await ownerWho({ 'bob@initech.test': 2 });
  const api = await as(owner.id, 'USER');
  const post = (body: object) => api('POST', '/api/vip-suggestions', body);
  const fields = async (answer: Response) => [answer.status, Object.keys((await answer.json()).fields ?? {})];
  expect(await fields(await post({ id: 'nobody', action: 'accept' }))).toEqual([400, ['id']]);
  expect(await fields(await post({ id: 'jane@globex.test', action: 'invite' }))).toEqual([400, ['action']]);
  expect(await fields(await api('GET', '/api/vip-suggestions?cursor=x'))).toEqual([400, ['cursor']]);
  expect((await post({ id: 'bob@initech.test', action: 'accept' })).status).toBe(404);
  expect((await api('PUT', '/api/people/bob@initech.test/vip')).status).toBe(404);
  expect(await documentOf(other)).not.toContain('VIP');
});
