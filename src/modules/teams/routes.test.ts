import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamInvites, teamMembers, teamSeats, teams } from '@/db/schema/teams';
import type { Role } from '@/modules/identity/schema';
import type { SendResult } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW } from '../../../tests/support/mailbox';

useDatabase({ connections: 12 });
const DAY = 86_400_000;
const sent: { to: string; raw: string }[] = [];
let answer: SendResult = { ok: true, response: '250' };
let now = NOW;

const runtime = (): Runtime => ({
  ...mailboxRuntime(),
  clock: { now: async () => now },
  compose: createComposer(null),
  mail: {
    send: async ({ raw }) => {
      const text = raw.toString().replace(/=\r\n/g, '').replaceAll('=3D', '=');
      sent.push({ to: /^To: (\S+)\r$/m.exec(text)?.[1] ?? '', raw: text });
      return answer;
    },
  },
});

beforeEach(async () => {
  sent.length = 0;
  answer = { ok: true, response: '250' };
  now = NOW;
  await database().delete(users);
  await database().delete(teams);
});

interface Person {
  readonly id: string;
  readonly email: string;
  readonly call: CallProduct;
}

async function person(role: Role = 'USER', email = `${randomUUID()}@acme.test`): Promise<Person> {
  const [row] = await database()
    .insert(users)
    .values({ email, name: email.split('@')[0], role })
    .returning();
  return { id: row!.id, email, call: await apiAs(runtime(), row!.id) };
}

const outcome = async (response: Response) => [response.status, (await response.json().catch(() => ({}))).code];
const linkOf = (to: string) => /\/join\/([\w-]+)/.exec(sent.filter((mail) => mail.to === to).at(-1)?.raw ?? '')?.[1];
const view = async ({ call }: Person) => (await call('GET', '/api/teams')).json();
const rolesOf = async (one: Person) =>
  (await view(one)).members.map(({ id, role }: { id: string; role: string }) => [id, role]);

async function make(owner: Person): Promise<string> {
  const made = await owner.call('POST', '/api/teams', { name: 'Acme' });
  expect(made.status).toBe(201);
  return (await made.json()).id;
}

const invite = async (by: Person, team: string, emails: string[], more: object = {}) => {
  const answered = await by.call('POST', `/api/teams/${team}/invites`, { emails, ...more });
  return { status: answered.status, ...(await answered.json()) };
};
const accept = ({ call }: Person, body: object) => call('POST', '/api/teams/invites/accept', body);

/** Somebody whom the owner has invited, and who has joined. */
async function joined(owner: Person, team: string, role = 'member'): Promise<Person> {
  const one = await person();
  await invite(owner, team, [one.email], { role });
  expect((await accept(one, { token: linkOf(one.email) })).status).toBe(200);
  return one;
}

describe('a team', () => {
  it('is made by whoever is in none, who owns it; nobody is in two', async () => {
    const dana = await person();
    expect(await view(dana)).toBeNull();
    await make(dana);
    expect(await view(dana)).toMatchObject({
      team: { name: 'Acme', domain: null, domainJoin: false, seats: 1 },
      me: { id: dana.id, role: 'owner' },
      members: [{ id: dana.id, role: 'owner', usage: { loops: 0, booked: 0 } }],
      invites: [],
    });
    expect(await outcome(await dana.call('POST', '/api/teams', { name: 'Other' }))).toEqual([409, 'in_team']);
    const answers = await Promise.all(Array.from({ length: 6 }, () => dana.call('POST', '/api/teams', { name: 'X' })));
    expect(answers.every(({ status }) => status === 409)).toBe(true);
  });

  it('made by one person many times at once is one', async () => {
    const dana = await person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => dana.call('POST', '/api/teams', { name: 'X' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await database().select().from(teams)).toHaveLength(1);
  });

  it('is told what is wrong, field by field', async () => {
    const dana = await person();
    const team = await make(dana);
    const fields = async (response: Response) => [response.status, Object.keys((await response.json()).fields)];
    expect(await fields(await dana.call('POST', '/api/teams', { name: ' ' }))).toEqual([400, ['name']]);
    expect(await fields(await dana.call('POST', '/api/teams', { name: 'A', owner: 'x' }))).toEqual([400, ['_']]);
    expect(
      await fields(await dana.call('PATCH', `/api/teams/${team}`, { domain: 'globex.test', domainJoin: true })),
    ).toEqual([400, ['domain']]);
    const eleven = Array.from({ length: 11 }, (_, i) => `p${i}@acme.test`);
    expect(await invite(dana, team, eleven)).toMatchObject({ status: 400, fields: { emails: expect.anything() } });
    expect(await invite(dana, team, ['no address'])).toMatchObject({
      status: 400,
      fields: { 'emails.0': expect.anything() },
    });
    expect(await invite(dana, team, ['a@acme.test'], { role: 'owner' })).toMatchObject({ status: 400 });
  });
});

describe('an invite', () => {
  it('is shown before it is sent, and sending it costs nothing', async () => {
    const dana = await person();
    const team = await make(dana);
    const shown = await invite(dana, team, ['ana@acme.test', 'ben@acme.test'], { dryRun: true });
    expect(shown).toMatchObject({ status: 200, left: [], priceChange: null });
    expect(shown.invites.map(({ email }: { email: string }) => email)).toEqual(['ana@acme.test', 'ben@acme.test']);
    expect([sent.length, await database().$count(teamInvites)]).toEqual([0, 0]);
    expect(await invite(dana, team, ['ana@acme.test', 'ben@acme.test'])).toMatchObject({ status: 201 });
    expect(sent.map(({ to }) => to).sort()).toEqual(['ana@acme.test', 'ben@acme.test']);
    expect((await view(dana)).team.seats).toBe(1);
    expect(JSON.stringify(await database().select().from(teamInvites))).not.toContain(linkOf('ana@acme.test'));
  });

  it('leaves out who is in the team, who is invited, and who wants no mail', async () => {
    const dana = await person();
    const team = await make(dana);
    const ana = await joined(dana, team);
    await invite(dana, team, ['ben@acme.test']);
    sent.length = 0;
    const batch = await invite(dana, team, [ana.email, 'BEN@acme.test', 'cyd@acme.test', 'cyd@acme.test']);
    expect(batch.left).toEqual([
      { email: 'ben@acme.test', reason: 'invited' },
      { email: ana.email, reason: 'member' },
    ]);
    expect(sent.map(({ to }) => to)).toEqual(['cyd@acme.test']);
  });

  it('whose mail certainly did not leave is none, and can be sent again', async () => {
    const dana = await person();
    const team = await make(dana);
    answer = { ok: false, failure: 'temporary', reason: 'busy' };
    expect(await invite(dana, team, ['ana@acme.test'])).toMatchObject({
      status: 201,
      invites: [],
      left: [{ email: 'ana@acme.test', reason: 'not_sent' }],
    });
    expect((await view(dana)).invites).toEqual([]);
    answer = { ok: true, response: '250' };
    expect((await invite(dana, team, ['ana@acme.test'])).invites).toHaveLength(1);
  });

  it('is written in the language of whom it goes to, else of whoever sends it', async () => {
    const dana = await person();
    await database().update(users).set({ language: 'de' }).where(eq(users.id, dana.id));
    const ana = await person();
    await database().update(users).set({ language: 'fr' }).where(eq(users.id, ana.id));
    const asDana = { ...dana, call: await apiAs(runtime(), dana.id) };
    await invite(asDana, await make(asDana), [ana.email, 'ben@acme.test']);
    const subjects = Object.fromEntries(sent.map(({ to, raw }) => [to, raw]));
    expect(subjects[ana.email]).toContain('souhaite vous compter');
    expect(subjects['ben@acme.test']).toContain('Einladung ansehen');
  });

  it('is accepted by whoever has proved the address that it went to, and by nobody else', async () => {
    const [dana, ana, eve] = [await person(), await person(), await person()];
    const team = await make(dana);
    await invite(dana, team, [ana.email], { role: 'admin' });
    const token = linkOf(ana.email);
    expect(await outcome(await accept(eve, { token }))).toEqual([403, 'wrong_address']);
    const [row] = await database().select().from(teamInvites);
    expect(await outcome(await accept(eve, { invite: row!.id }))).toEqual([404, 'not_found']);
    expect((await accept(ana, { token })).status).toBe(200);
    expect((await accept(ana, { token })).status).toBe(200);
    expect(await rolesOf(dana)).toEqual([
      [dana.id, 'owner'],
      [ana.id, 'admin'],
    ]);
    expect((await view(dana)).team.seats).toBe(2);
  });

  it('can be accepted by whom it is shown to, without its link', async () => {
    const [dana, ana] = [await person(), await person()];
    await invite(dana, await make(dana), [ana.email]);
    const [row] = await database().select().from(teamInvites);
    expect((await accept(ana, { invite: row!.id })).status).toBe(200);
  });

  it('lets a waiting account in', async () => {
    const [dana, kim] = [await person(), await person('WAITLIST')];
    await invite(dana, await make(dana), [kim.email]);
    expect((await kim.call('GET', '/api/teams')).status).toBe(403);
    expect((await accept(kim, { token: linkOf(kim.email) })).status).toBe(200);
    expect((await kim.call('GET', '/api/teams')).status).toBe(200);
  });

  it('ends by declining, by being taken back, after fourteen days, and with the next sending', async () => {
    const dana = await person();
    const team = await make(dana);
    const people = [await person(), await person(), await person(), await person()];
    const [ana, ben, cyd, dot] = people as [Person, Person, Person, Person];
    await invite(
      dana,
      team,
      people.map(({ email }) => email),
    );
    const ids = new Map<string, string>(
      (await view(dana)).invites.map((i: { email: string; id: string }) => [i.email, i.id]),
    );
    expect((await ana.call('POST', '/api/teams/invites/decline', { token: linkOf(ana.email) })).status).toBe(204);
    expect(await outcome(await accept(ana, { token: linkOf(ana.email) }))).toEqual([410, 'expired']);
    expect((await dana.call('DELETE', `/api/teams/${team}/invites/${ids.get(ben.email)}`)).status).toBe(204);
    expect((await dana.call('DELETE', `/api/teams/${team}/invites/${ids.get(ben.email)}`)).status).toBe(404);
    expect(await outcome(await accept(ben, { token: linkOf(ben.email) }))).toEqual([410, 'expired']);
    const before = linkOf(cyd.email);
    now = NOW + 14 * DAY;
    expect(await outcome(await accept(cyd, { token: before }))).toEqual([410, 'expired']);
    expect((await view(dana)).invites.find((i: { email: string }) => i.email === cyd.email).state).toBe('expired');
    expect((await dana.call('POST', `/api/teams/${team}/invites/${ids.get(cyd.email)}/resend`)).status).toBe(204);
    expect(await outcome(await accept(cyd, { token: before }))).toEqual([404, 'not_found']);
    expect((await accept(cyd, { token: linkOf(cyd.email) })).status).toBe(200);
    // Sent anew by a batch, the expired one makes room.
    expect((await invite(dana, team, [dot.email])).invites).toHaveLength(1);
    expect((await accept(dot, { token: linkOf(dot.email) })).status).toBe(200);
  });

  it('to somebody who is in another team waits until they have left it', async () => {
    const [dana, ana] = [await person(), await person()];
    await make(ana);
    await invite(dana, await make(dana), [ana.email]);
    const token = linkOf(ana.email);
    expect(await outcome(await accept(ana, { token }))).toEqual([409, 'in_team']);
    const { team } = await view(ana);
    expect((await ana.call('DELETE', `/api/teams/${team.id}/members/${ana.id}`)).status).toBe(204);
    expect((await accept(ana, { token })).status).toBe(200);
  });

  it('accepted by one person many times at once takes one seat', async () => {
    const [dana, ana] = [await person(), await person()];
    const team = await make(dana);
    await invite(dana, team, [ana.email]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(ana, { token: linkOf(ana.email) })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await view(dana)).team.seats).toBe(2);
  });

  it('accepted by many at once gives each a seat of their own', async () => {
    const dana = await person();
    const team = await make(dana);
    const people = await Promise.all(Array.from({ length: 10 }, () => person()));
    await invite(
      dana,
      team,
      people.map(({ email }) => email),
    );
    const answers = await Promise.all(people.map((one) => accept(one, { token: linkOf(one.email) })));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const taken = await database().select({ seat: teamMembers.seat }).from(teamMembers);
    expect(taken.map(({ seat }) => seat).sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i + 1));
    expect(await database().$count(teamSeats)).toBe(11);
  });
});

describe('the roles of a team', () => {
  it('a member sees who is in it, no usage and no invites, and changes nothing', async () => {
    const dana = await person();
    const team = await make(dana);
    const [ana, ben] = [await joined(dana, team), await joined(dana, team)];
    const seen = await view(ana);
    expect(seen.members.map(({ usage }: { usage: unknown }) => usage)).toEqual([null, null, null]);
    expect(seen.invites).toEqual([]);
    const calls = [
      ana.call('PATCH', `/api/teams/${team}`, { name: 'Mine' }),
      ana.call('POST', `/api/teams/${team}/invites`, { emails: ['x@acme.test'] }),
      ana.call('PATCH', `/api/teams/${team}/members/${ana.id}`, { role: 'owner' }),
      ana.call('DELETE', `/api/teams/${team}/members/${ben.id}`),
    ];
    for (const call of calls) expect(await outcome(await call)).toEqual([403, 'forbidden']);
  });

  it('an admin invites and removes members, and makes and touches no admins', async () => {
    const dana = await person();
    const team = await make(dana);
    const [ana, ben] = [await joined(dana, team, 'admin'), await joined(dana, team)];
    expect(await invite(ana, team, ['x@acme.test'])).toMatchObject({ status: 201 });
    expect(await invite(ana, team, ['y@acme.test'], { role: 'admin' })).toMatchObject({ status: 403 });
    const set = (id: string, role: string) => ana.call('PATCH', `/api/teams/${team}/members/${id}`, { role });
    expect((await set(ben.id, 'admin')).status).toBe(403);
    expect((await set(dana.id, 'member')).status).toBe(403);
    expect((await set(ana.id, 'owner')).status).toBe(403);
    expect((await ana.call('DELETE', `/api/teams/${team}/members/${dana.id}`)).status).toBe(403);
    expect((await ana.call('DELETE', `/api/teams/${team}/members/${ben.id}`)).status).toBe(204);
    expect((await view(ana)).team.seats).toBe(2);
  });

  it('the last owner stays one, and leaves only when nobody else is left', async () => {
    const dana = await person();
    const team = await make(dana);
    const ana = await joined(dana, team);
    const leave = (one: Person) => one.call('DELETE', `/api/teams/${team}/members/${one.id}`);
    expect(await outcome(await leave(dana))).toEqual([409, 'last_owner']);
    const demote = await dana.call('PATCH', `/api/teams/${team}/members/${dana.id}`, { role: 'admin' });
    expect(await outcome(demote)).toEqual([409, 'last_owner']);
    expect((await dana.call('PATCH', `/api/teams/${team}/members/${ana.id}`, { role: 'owner' })).status).toBe(204);
    expect((await leave(dana)).status).toBe(204);
    expect(await view(dana)).toBeNull();
    expect((await leave(ana)).status).toBe(204);
    expect(await database().select().from(teams)).toEqual([]);
  });

  it('of two owners who leave at once, one stays', async () => {
    const dana = await person();
    const team = await make(dana);
    const [ana] = [await joined(dana, team), await joined(dana, team)];
    await dana.call('PATCH', `/api/teams/${team}/members/${ana.id}`, { role: 'owner' });
    const left = await Promise.all(
      [dana, ana].map((one) => one.call('DELETE', `/api/teams/${team}/members/${one.id}`)),
    );
    expect(left.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('a team is nobody’s business who is not in it', async () => {
    const [dana, eve] = [await person(), await person()];
    const team = await make(dana);
    await make(eve);
    const calls = [
      eve.call('PATCH', `/api/teams/${team}`, { name: 'Mine' }),
      eve.call('POST', `/api/teams/${team}/invites`, { emails: ['x@acme.test'] }),
      eve.call('DELETE', `/api/teams/${team}/members/${dana.id}`),
      eve.call('POST', `/api/teams/${team}/join`),
      eve.call('PATCH', '/api/teams/x', { name: 'Mine' }),
    ];
    for (const call of calls) expect((await call).status).toBe(404);
  });
});

describe('joining by domain', () => {
  it('is off until somebody opens the team to a domain of their own', async () => {
    const [dana, kim, eve] = [await person(), await person(), await person('USER', 'eve@globex.test')];
    const team = await make(dana);
    const join = (one: Person) => one.call('POST', `/api/teams/${team}/join`);
    expect((await join(kim)).status).toBe(404);
    const opened = await dana.call('PATCH', `/api/teams/${team}`, { domain: 'acme.test', domainJoin: true });
    expect(await opened.json()).toMatchObject({ domain: 'acme.test', domainJoin: true });
    expect((await join(eve)).status).toBe(404);
    expect((await join(kim)).status).toBe(200);
    expect((await join(kim)).status).toBe(200);
    expect(await rolesOf(dana)).toContainEqual([kim.id, 'member']);
    await make(eve);
    const other = await person();
    const second = await make(other);
    const taken = await other.call('PATCH', `/api/teams/${second}`, { domain: 'acme.test', domainJoin: true });
    expect(await outcome(taken)).toEqual([409, 'taken']);
    await dana.call('PATCH', `/api/teams/${team}`, { domainJoin: false });
    expect((await join(await person())).status).toBe(404);
  });
});
