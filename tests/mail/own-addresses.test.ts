import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { createAccount } from '@/modules/identity/commands';
import { addressesOf } from '@/modules/identity/queries';
import { loopsOf } from '@/modules/loops/queries/lists';
import { leftSilent } from '@/modules/mailbox/queries';
import { apiAs, type CallProduct } from '../support/api';
import { type Correspondent, correspondent } from '../support/correspondent';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const ALIAS = 'dana@side.test';
const PATH = '/api/user/addresses';
let owner: Member;
let api: CallProduct;
let stranger: CallProduct;
let dana: Correspondent;
let alias: Correspondent;
let jane: Correspondent;

beforeAll(async () => {
  const product = started.current();
  await product.toTuesday(10);
  owner = await join(product, 'dana@acme.test', 'Dana Reyes', { calendar: true });
  const other = await createAccount({ email: 'ben@acme.test', name: 'Ben', emailVerified: new Date(), image: null });
  api = await apiAs(product.runtime, owner.id);
  stranger = await apiAs(product.runtime, other.id);
  dana = correspondent(product, owner.email, 'Dana Reyes');
  alias = correspondent(product, ALIAS, 'Dana Reyes');
  jane = correspondent(product, 'jane@globex.test', 'Jane Doe');
});

const add = (address: unknown, as = api) => as('POST', PATH, { address });
const remove = (address: string) => api('DELETE', `${PATH}/${encodeURIComponent(address)}`);
const verified = async () => (await addressesOf(owner.id)).filter((a) => a.verifiedAt).map((a) => a.address);
const ask = (subject: string) =>
  alias.send({
    to: ['Jane Doe <jane@globex.test>'],
    cc: [ASSISTANT],
    subject,
    text: 'Sunny, can you find 30 minutes for Jane and me next week?',
  });

async function tokenFor(mailbox: Correspondent): Promise<string> {
  await started.current().idle();
  const link = /https?:\/\/\S+\/settings\/account\?confirm=\S+/.exec((await mailbox.latest()).text ?? '')?.[0];
  return new URL(link ?? '').searchParams.get('confirm') ?? '';
}

describe("the owner's addresses", () => {
  it('are for the signed-in only', async () => {
    const visitor = await apiAs(started.current().runtime, null);
    expect((await add('x@side.test', visitor)).status).toBe(401);
    expect((await visitor('POST', `${PATH}/confirm`, { token: 'x' })).status).toBe(401);
    expect((await visitor('DELETE', `${PATH}/x@side.test`)).status).toBe(401);
  });

  it.each(['', 'no address', 'a@b@side.test', 'dana@localhost', 'dаna@side.test', `Dana <${ALIAS}>`, 7, ASSISTANT])(
    'refuse %j',
    async (address) => {
      const answer = await add(address);
      expect(answer.status).toBe(400);
      expect((await answer.json()).fields).toHaveProperty('address');
    },
  );

  it('do not take those of others, and do not tell whose they are', async () => {
    const answer = await add('ben@acme.test');
    expect(answer.status).toBe(409);
    expect(await answer.text()).not.toContain('Ben');
  });

  it('know only what is there: the one of the sign-in stays', async () => {
    expect((await remove('nobody@side.test')).status).toBe(404);
    expect((await remove(owner.email)).status).toBe(409);
  });

  it('mail from one that waits is read to nobody: whoever claims it is asked to prove it', async () => {
    expect((await add(ALIAS.toUpperCase())).status).toBe(200);
    const atAlias = (await alias.fromAssistant()).length;
    const atOwner = (await dana.fromAssistant()).length;
    await ask('From an address that waits');
    await ask('Once more');
    const told = await database().select().from(notices).where(eq(notices.userId, owner.id));
    const texts = told.map((notice) => notice.text).filter((text) => text.includes(ALIAS));
    expect(texts).toEqual([expect.stringContaining('Was it you?')]);
    expect(texts.join()).not.toContain('From an address that waits');
    expect(await dana.fromAssistant()).toHaveLength(atOwner);
    expect(await alias.fromAssistant()).toHaveLength(atAlias);
    expect(await jane.fromAssistant()).toHaveLength(0);
    expect(await loopsOf(owner.id)).toEqual([]);
    expect(await leftSilent(owner.id)).toEqual([]);
  });

  it('are proved by the mailed link, by the user who asked for it and nobody else', async () => {
    expect((await add(ALIAS)).status).toBe(200);
    const token = await tokenFor(alias);
    expect((await stranger('POST', `${PATH}/confirm`, { token })).status).toBe(400);
    expect((await api('POST', `${PATH}/confirm`, { token: `${token}x` })).status).toBe(400);
    expect(await verified()).toEqual([owner.email]);
    expect((await api('POST', `${PATH}/confirm`, { token })).status).toBe(200);
    expect(await verified()).toContain(ALIAS);
    expect((await add(ALIAS)).status).toBe(409);
    expect((await add(ALIAS, stranger)).status).toBe(409);
  });

  it('mail from a proved one starts a loop', async () => {
    await ask('From a proved address');
    expect((await loopsOf(owner.id)).map((loop) => loop.phase)).toContain('OFFERING');
    expect(await jane.fromAssistant()).toHaveLength(1);
  });

  it('a link is too old after a day, and of no use once the address is removed', async () => {
    await add('old@side.test');
    const old = correspondent(started.current(), 'old@side.test', 'Dana Reyes');
    await add('old@side.test');
    const token = await tokenFor(old);
    expect((await remove('old@side.test')).status).toBe(204);
    expect((await api('POST', `${PATH}/confirm`, { token })).status).toBe(404);
    await started.current().advance(25 * 3_600_000);
    expect((await api('POST', `${PATH}/confirm`, { token })).status).toBe(400);
  });

  it('a claim keeps nobody out: whoever proves the address has it', async () => {
    await add('shared@side.test');
    const mailbox = correspondent(started.current(), 'shared@side.test', 'Ben');
    expect((await add('shared@side.test', stranger)).status).toBe(200);
    const token = await tokenFor(mailbox);
    expect((await stranger('POST', `${PATH}/confirm`, { token })).status).toBe(200);
    expect((await add('shared@side.test')).status).toBe(409);
  });

  it('one address is not mailed without end', async () => {
    const statuses = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await add('often@side.test', stranger)).status);
    expect(statuses.at(0)).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
  });
});
