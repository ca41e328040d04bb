import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { delegates } from '@/db/schema/contacts';
import { featureFlags } from '@/db/schema/flags';
import { userAddresses, users } from '@/db/schema/identity';
import { loopParticipants } from '@/db/schema/loops';
import { imapMailboxes, messages, suppressions } from '@/db/schema/mailbox';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../../tests/support/mailbox';
import { GIVEN_UP_DAYS, MAX_GIVEN_UP, MAX_PERSONAS } from './commands';
import { assistantOf } from './queries';

useDatabase();
const PATH = '/api/assistants';
const DAY_MS = 86_400_000;
const runtime = mailboxRuntime();
const HOST = runtime.settings.assistant.address.split('@')[1];
let count = 0;
async function user(role: 'USER' | 'WAITLIST' = 'USER') {
  const [row] = await database()
    .insert(users)
    .values({ email: `user${++count}@acme.test`, name: 'Dana Reyes' })
    .returning();
  const { id, email } = row as typeof users.$inferSelect;
  return { id, email, call: await apiAs(runtime, id, role) };
}
const fields = async (answer: Response) => [answer.status, Object.keys((await answer.json()).fields ?? {})];
const items = async (call: Awaited<ReturnType<typeof apiAs>>) => (await (await call('GET', PATH)).json()).items;

it('the first is the default one; another can be; a given-up one hands it on', async () => {
  const { id, call } = await user();
  const first = await (await call('POST', PATH, { name: 'Ana', address: 'Ana' })).json();
  expect(first).toMatchObject({ address: `ana@${HOST}`, isDefault: true, signs: 'Ana, Dana Reyes’s AI assistant' });
  const second = await (await call('POST', PATH, { name: 'Max', address: 'max', tone: 'formal' })).json();
  expect(second.isDefault).toBe(false);
  const patch = { isDefault: true, disclosure: 'Max, an AI that schedules', signature: 'Kindly' };
  expect(await (await call('PATCH', `${PATH}/${second.id}`, patch)).json()).toMatchObject({
    ...patch,
    signs: patch.disclosure,
  });
  expect((await items(call)).map((one: { name: string; isDefault: boolean }) => [one.name, one.isDefault])).toEqual([
    ['Max', true],
    ['Ana', false],
  ]);
  const usual = await assistantOf({ ownerId: id, state: {} }, runtime.settings);
  expect(usual).toMatchObject({ name: 'Max', address: runtime.settings.assistant.address });
  expect((await call('DELETE', `${PATH}/${second.id}`)).status).toBe(204);
  expect((await items(call)).map((one: { isDefault: boolean }) => one.isDefault)).toEqual([true]);
  const begun = { ownerId: id, state: { assistant: { id: second.id, address: second.address } } };
  expect(await assistantOf(begun, runtime.settings)).toMatchObject({ name: 'Max', address: `max@${HOST}` });
});

it('an address is one persona’s of the installation, also after it was given up, and comes back to whoever had it', async () => {
  const [one, two] = [await user(), await user()];
  const wanted = { name: 'Eve', address: 'eve' };
  const both = await Promise.all([one, two].map(({ call }) => call('POST', PATH, wanted)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  const [winner, loser] = both[0]?.status === 201 ? [one, two] : [two, one];
  const [{ id }] = await items(winner.call);
  await winner.call('DELETE', `${PATH}/${id}`);
  const refused = await loser.call('POST', PATH, wanted);
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'taken']);
  expect((await (await winner.call('POST', PATH, wanted)).json()).id).toBe(id);
});

it('refuses reserved and malformed names, a person’s address, a line that does not disclose, and too many', async () => {
  const { id, call } = await user();
  const add = (body: object) => call('POST', PATH, { name: 'Ana', address: 'anna', ...body });
  for (const address of ['sunny', 'postmaster', 'a', 'x+t.y', 'x@evil.test'])
    expect(await fields(await add({ address }))).toEqual([400, ['address']]);
  expect(await fields(await add({ name: '' }))).toEqual([400, ['name']]);
  expect(await fields(await add({ name: 'www.evil.test' }))).toEqual([400, ['name']]);
  expect(await fields(await add({ tone: 'rude' }))).toEqual([400, ['tone']]);
  for (const disclosure of ['', 'Yours, Ana'])
    expect(await fields(await add({ disclosure }))).toEqual([400, ['disclosure']]);
  for (const local of ['ceo', 'c.e.o', 'no_reply', 'hr', 'payroll', 'vorstand', 'accounts.payable'])
    expect(await fields(await add({ address: local }))).toEqual([400, ['address']]);
  const sharing = { ...runtime, settings: { ...runtime.settings, supportEmail: `kim@${HOST}` } };
  const kims = await (await apiAs(sharing, id))('POST', PATH, { name: 'Kim', address: 'kim' });
  expect(kims.status).toBe(400);
  await database()
    .insert(users)
    .values({ email: `real@${HOST}` });
  expect((await add({ address: 'real' })).status).toBe(409);
  await database()
    .insert(suppressions)
    .values({ address: `gone@${HOST}`, reason: 'persona' });
  expect((await add({ address: 'gone' })).status).toBe(409);
  for (let n = 0; n < MAX_PERSONAS; n += 1) expect((await add({ address: `anna${n}` })).status).toBe(201);
  const refused = await add({});
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too_many']);
});

it('refuses what people would take for somebody’s address: a user’s, the owner’s own, a mailbox of the host’s', async () => {
  const { id, email, call } = await user();
  await database().insert(users).values({ email: 'Nora.Quist@elsewhere.test' });
  await database().insert(userAddresses).values({ userId: id, address: 'dee.reyes@acme.test' });
  const add = (body: object) => call('POST', PATH, { name: 'Ira', address: 'ira', ...body });
  const own = email.slice(0, email.indexOf('@'));
  for (const address of ['nora.quist', 'dee.reyes', own])
    expect(await fields(await add({ address }))).toEqual([400, ['address']]);
  const names = ['ceo@bank.test', 'ceo＠bank.test', 'BANK.TEST', 'Postmaster', 'Abuse', own, 'Dee Reyes'];
  for (const name of names) expect(await fields(await add({ name }))).toEqual([400, ['name']]);
  const { id: persona } = await (await add({})).json();
  for (const name of names)
    expect(await fields(await call('PATCH', `${PATH}/${persona}`, { name }))).toEqual([400, ['name']]);
});

it('addresses cannot be collected by giving personas up: ten in a year, and an old one can be taken back', async () => {
  const { id, call } = await user();
  const nowMs = await runtime.clock.now();
  const later = (ms: number) => apiAs({ ...runtime, clock: { now: async () => nowMs + ms } }, id);
  const add = (address: string, by = call) => by('POST', PATH, { name: 'Ana', address });
  const ids: string[] = [];
  for (let n = 0; n < MAX_GIVEN_UP; n += 1) ids.push((await (await add(`pass${n}`)).json()).id);
  for (const [n, each] of ids.entries()) await (await later(n * DAY_MS))('DELETE', `${PATH}/${each}`);
  const before = await later((GIVEN_UP_DAYS - 1) * DAY_MS);
  const refused = await add('pass-new', before);
  const { code, error, fields: byField } = await refused.json();
  expect([refused.status, code]).toEqual([409, 'too_many']);
  expect(error).toMatch(
    new RegExp(
      `^You have given up 10 addresses .* such as pass9@${HOST}, or choose a new one from \\w+ \\d+, \\d{4} on$`,
    ),
  );
  expect(byField).toEqual({ address: [error] });
  // One's own again is no new one, and makes room.
  expect((await add('pass4', before)).status).toBe(201);
  expect((await add('pass-new', before)).status).toBe(201);
  // After a year those that were given up first do not count; they stay reserved.
  const after = await later((GIVEN_UP_DAYS + 1) * DAY_MS);
  expect((await add('pass-newer', after)).status).toBe(201);
  const other = await user();
  expect((await (await add('pass0', other.call)).json()).code).toBe('taken');
});

it('refuses the address of somebody who writes or is written to, and believes no forged mail', async () => {
  const { id, call } = await user();
  const { loopId } = await ownerWithLoop();
  await database()
    .insert(loopParticipants)
    .values({ loopId, address: `guest@${HOST}` });
  await database()
    .insert(delegates)
    .values({ ownerId: id, address: `deputy@${HOST}`, schedule: true, initiate: false });
  await database()
    .insert(imapMailboxes)
    .values({ userId: id, host: 'mail.test', port: 993, security: 'tls', username: `Reader@${HOST}` });
  const written = (local: string, level: 'A0' | 'A2') => ({
    dedupeKey: local,
    messageId: `<${local}@acme.test>`,
    size: 1,
    envelopeFrom: '',
    envelopeTo: [],
    fromAddress: `${local}@${HOST}`,
    subject: '',
    receivedAt: new Date(),
    auth: {},
    level,
  });
  await database()
    .insert(messages)
    .values([written('writer', 'A2'), written('forged', 'A0')]);
  const statuses: [string, number][] = [];
  for (const address of ['guest', 'deputy', 'reader', 'writer', 'forged']) {
    statuses.push([address, (await call('POST', PATH, { name: 'Ana', address })).status]);
  }
  expect(statuses).toEqual([
    ['guest', 409],
    ['deputy', 409],
    ['reader', 409],
    ['writer', 409],
    ['forged', 201],
  ]);
});

it('an address of a persona is no address of a user’s', async () => {
  const { call } = await user();
  await call('POST', PATH, { name: 'Ida', address: 'ida' });
  const other = await user();
  expect(await fields(await other.call('POST', '/api/user/addresses', { address: `ida@${HOST}` }))).toEqual([
    400,
    ['address'],
  ]);
});

it('answers 401, 403, 404 for somebody else’s, and feature_off', async () => {
  const { call } = await user();
  const { id } = await (await call('POST', PATH, { name: 'Lea', address: 'lea' })).json();
  const visitor = await apiAs(runtime, null);
  const waiting = await user('WAITLIST');
  for (const [method, path] of [
    ['GET', PATH],
    ['POST', PATH],
    ['PATCH', `${PATH}/${id}`],
    ['DELETE', `${PATH}/${id}`],
  ] as const) {
    expect((await visitor(method, path)).status).toBe(401);
    expect((await waiting.call(method, path)).status).toBe(403);
  }
  const other = await user();
  expect((await other.call('PATCH', `${PATH}/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await other.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
  await database().insert(featureFlags).values({ key: 'assistants', on: false, percent: 0, users: [] });
  const off = await call('GET', PATH);
  expect([off.status, (await off.json()).code]).toEqual([404, 'feature_off']);
  await database().delete(featureFlags);
});
