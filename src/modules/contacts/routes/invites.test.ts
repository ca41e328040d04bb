import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { makeUnsubscribeToken } from '@/core/mail/unsubscribe-token';
import { database } from '@/db/client';
import { askedPeople } from '@/db/schema/contacts';
import { invites } from '@/db/schema/invites';
import { normalCode } from '@/modules/invites/schema';
import { signingKey } from '@/modules/mailbox/policy';
import type { SendResult } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { acquaintedOwner, idleRuntime } from '../../../../tests/support/acquainted-owner';
import { apiAs } from '../../../../tests/support/api';
import { type Owner, useCalendars } from '../../../../tests/support/calendar';
import { useDatabase } from '../../../../tests/support/database';
import { ASKS_PER_DAY } from '../constants';

useDatabase();
const { world } = useCalendars();
const PATH = '/api/howie-invite-suggestions';
const YEAR_MS = 365 * 86_400_000;
const sent: string[] = [];
let answer: SendResult = { ok: true, response: '250' };
let dana: Owner;
let ben: Owner;

/** As the product, with a relay that keeps what it is given. */
const runtime = (): Runtime => ({
  ...idleRuntime(world()),
  compose: createComposer(null),
  mail: {
    send: async (mail) => {
      sent.push(mail.raw.toString());
      return answer;
    },
  },
});
const as = (owner: Owner | null) => apiAs(runtime(), owner?.id ?? null, owner ? 'USER' : undefined);
const say = async (owner: Owner, id: string, action: string) => (await as(owner))('POST', PATH, { id, action });
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const suggested = async (owner: Owner): Promise<string[]> =>
  (await (await (await as(owner))('GET', PATH)).json()).items.map((item: { id: string }) => item.id);
const unsubscribed = (address: string) => database().select().from(askedPeople).where(eq(askedPeople.address, address));

beforeAll(async () => {
  const met = {
    'ana@acme.test': 4,
    'eve@acme.test': 3,
    'jane@globex.test': 5,
    'bob@initech.test': 3,
    'rare@acme.test': 1,
  };
  dana = await acquaintedOwner(world(), 'dana@acme.test', met, ['jane@globex.test']);
  ben = await acquaintedOwner(world(), 'ben@acme.test', { 'ana@acme.test': 3, 'eve@acme.test': 4 });
});

it('suggests colleagues who are met often, then frequent hosts from outside, and nobody who has an account', async () => {
  expect(await suggested(dana)).toEqual(['ana@acme.test', 'eve@acme.test', 'jane@globex.test']);
  expect(sent).toEqual([]);
});

it('of two users who ask the same person at once, one does, and nobody asks again for a year', async () => {
  const answers = await Promise.all([dana, ben].map((owner) => say(owner, 'ana@acme.test', 'invite')));
  expect(answers.map((one) => one.status).sort()).toEqual([204, 409]);
  expect(sent).toHaveLength(1);
  expect(await suggested(ben)).toEqual(['eve@acme.test']);
  expect(await codeOf(await say(dana, 'ana@acme.test', 'invite'))).toEqual([409, 'already_asked']);
  const [row] = await unsubscribed('ana@acme.test');
  const before = new Date((row?.askedAt?.getTime() ?? 0) - YEAR_MS - 1000);
  await database().update(askedPeople).set({ askedAt: before }).where(eq(askedPeople.address, 'ana@acme.test'));
  expect((await say(ben, 'ana@acme.test', 'invite')).status).toBe(204);
  expect(sent).toHaveLength(2);
});

it('the mail says who asks, has one link to sign up, and one that stops it for ever, by one click', async () => {
  const mail = (sent[0] ?? '').replace(/=\r\n/g, '').replaceAll('=3D', '=');
  expect(mail).toMatch(/^To: ana@acme\.test\r$/m);
  const codes = [...mail.matchAll(/http:\/\/localhost:3000\/auth\/signup\?code=([A-Z0-9-]+)/g)].map(([, code]) => code);
  expect(codes).toHaveLength(2);
  const [invite] = await database()
    .select()
    .from(invites)
    .where(eq(invites.code, normalCode(codes[0] ?? '')));
  expect(invite).toMatchObject({ email: 'ana@acme.test', uses: 1, role: 'USER', revokedAt: null });
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  const url = new URL(/^List-Unsubscribe: <(\S+)>\r$/m.exec(mail.replace(/\r\n /g, ' '))?.[1] ?? '');
  const scanner = await (await as(null))('GET', url.pathname);
  expect([scanner.status, (await unsubscribed('ana@acme.test'))[0]?.unsubscribedAt]).toEqual([302, null]);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' };
  const oneClick = await (await as(null))('POST', url.pathname, undefined, headers);
  expect(oneClick.status).toBe(200);
  const [row] = await unsubscribed('ana@acme.test');
  expect(row?.unsubscribedAt).not.toBeNull();
  await database()
    .update(askedPeople)
    .set({ askedAt: new Date(0) })
    .where(eq(askedPeople.address, 'ana@acme.test'));
  expect(await codeOf(await say(ben, 'ana@acme.test', 'invite'))).toEqual([409, 'already_asked']);
  expect(await suggested(ben)).not.toContain('ana@acme.test');
});

it('whoever was never asked can be unsubscribed as well, and a forged link stops nobody', async () => {
  const token = makeUnsubscribeToken('eve@acme.test', signingKey(runtime().settings));
  const visitor = await as(null);
  expect((await visitor('POST', `/api/unsubscribe/${token.replace('eve', 'jane')}`)).status).toBe(404);
  expect((await visitor('POST', `/api/unsubscribe/${token}`)).status).toBe(200);
  expect(await codeOf(await say(dana, 'eve@acme.test', 'invite'))).toEqual([409, 'already_asked']);
  expect(await unsubscribed('jane@acme.test')).toEqual([]);
});

it('a mail that did not leave is no asking', async () => {
  answer = { ok: false, failure: 'temporary', reason: 'busy' };
  expect(await codeOf(await say(dana, 'jane@globex.test', 'invite'))).toEqual([502, 'mail_not_sent']);
  answer = { ok: true, response: '250' };
  expect((await say(dana, 'jane@globex.test', 'invite')).status).toBe(204);
});

it('a dismissed one is not suggested until that is taken back; a user asks few people a day', async () => {
  const met = Object.fromEntries(Array.from({ length: ASKS_PER_DAY + 1 }, (_, i) => [`c${i}@globe.test`, 3]));
  const owner = await acquaintedOwner(world(), 'host@globe.test', met);
  await say(owner, 'c0@globe.test', 'dismiss');
  expect(await suggested(owner)).not.toContain('c0@globe.test');
  await say(owner, 'c0@globe.test', 'restore');
  expect(await suggested(owner)).toHaveLength(10);
  const answers: number[] = [];
  for (const id of Object.keys(met)) answers.push((await say(owner, id, 'invite')).status);
  expect(answers).toEqual([...Array.from({ length: ASKS_PER_DAY }, () => 204), 429]);
});

it('answers 401, 403, 400 per field, and 404 for whom the user does not meet', async () => {
  const visitor = await as(null);
  expect([(await visitor('GET', PATH)).status, (await visitor('POST', PATH)).status]).toEqual([401, 401]);
  const wrong = await say(dana, 'x', 'accept');
  expect([wrong.status, Object.keys((await wrong.json()).fields)]).toEqual([400, ['id', 'action']]);
  expect((await say(dana, 'rare@acme.test', 'invite')).status).toBe(404);
  expect((await (await apiAs(runtime(), ben.id, 'WAITLIST'))('GET', PATH)).status).toBe(403);
});
