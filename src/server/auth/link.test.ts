import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { users, verificationTokens } from '@/db/schema/identity';
import { rateLimits } from '@/db/schema/limits';
import { browserMark } from '@/modules/identity/policy';
import { useDatabase } from '../../../tests/support/database';
import { startSignIn } from '../../../tests/support/sign-in';

useDatabase();
let product: Awaited<ReturnType<typeof startSignIn>>;
beforeAll(async () => {
  product = await startSignIn();
});
afterAll(() => product.stop());
beforeEach(async () => {
  for (const table of [rateLimits, users, verificationTokens]) await database().delete(table);
  product.visitor = '192.0.2.1';
});

const DANA = 'dana@acme.test';
const form = () => new URLSearchParams();
const tokens = () => database().$count(verificationTokens);

async function askedBy(client = product.client(), email = DANA): Promise<URL> {
  await client.post('signin/email', { email });
  return new URL(await product.linkIn(email));
}

describe('a mailed sign-in link', () => {
  it('leads to a page of ours', async () => {
    const link = await askedBy();
    expect(link.origin + link.pathname).toBe(`${product.origin}/auth/link`);
  });

  it.each(['callback/email', 'callback/email/', 'callback//email', 'callback/email/x', '%63allback/%65mail'])(
    'is not used up by whoever follows it to %s, by any method that browsers use by themselves',
    async (path) => {
      const { search } = await askedBy();
      for (const method of ['GET', 'HEAD']) {
        const answer = await product.client().fetch(path + search, { method });
        expect(answer.headers.get('location')).toBe(`${product.origin}/auth/link${search}`);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
      expect(await tokens()).toBe(1);
    },
  );

  it.each<Record<string, string>>([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('is not used up by a form of another page (%j)', async (headers) => {
    const { search } = await askedBy();
    const client = product.client();
    const answer = await client.fetch(`callback/email${search}`, {
      method: 'POST',
      body: form(),
      headers,
    });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'origin']);
    expect([await tokens(), await client.session()]).toEqual([1, {}]);
  });

  it('signs in by the button, as next-auth does, and answers JSON to whoever asks for it', async () => {
    const client = product.client();
    const { search } = await askedBy(client);
    const headers = { origin: product.origin };
    const answer = await client.fetch(`callback/email${search}`, { method: 'POST', body: form(), headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${product.origin}/`]);
    expect((await client.session()).user?.email).toBe(DANA);
    const other = product.client();
    const again = await askedBy(other);
    const body = new URLSearchParams({ json: 'true' });
    const json = await other.fetch(`callback/email${again.search}`, { method: 'POST', body });
    expect(await json.json()).toEqual({ url: `${product.origin}/` });
  });

  it('knows the browser that asked, also when that asks again, and no other', async () => {
    const [client, other] = [product.client(), product.client()];
    const [first, second] = [await askedBy(client), await askedBy(client, 'ben@acme.test')];
    const theirs = await askedBy(other, 'kim@acme.test');
    const mark = browserMark(client.cookie('sign-in-browser') ?? '');
    expect([first, second, theirs].map((link) => link.searchParams.get('from') === mark)).toEqual([true, true, false]);
    expect(client.attributes('sign-in-browser')).toMatch(
      /^sign-in-browser=[\w-]{22}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
  });

  it('gives no browser a name that somebody planted there', async () => {
    const client = product.client();
    client.plant('sign-in-browser', 'x; Domain=evil.test');
    await askedBy(client);
    expect(client.cookie('sign-in-browser')).toMatch(/^[\w-]{22}$/);
  });

  it('that was cut asks for a new one', async () => {
    const { searchParams } = await askedBy();
    for (const part of ['token', 'email']) {
      const left = new URLSearchParams([...searchParams].filter(([name]) => name !== part));
      for (const method of ['GET', 'POST']) {
        const answer = await product.client().fetch(`callback/email?${left}`, { method });
        expect(answer.headers.get('location')).toBe(`${product.origin}/auth/error?error=Verification`);
      }
    }
  });
});

describe('mails with links', () => {
  const ask = async (email: string) =>
    new URL((await product.client().post('signin/email', { email })).url).searchParams.get('error');

  it('go to an address three times in a quarter of an hour, whoever asks and whether it has an account', async () => {
    await product.client().signInByMail(DANA);
    await database().delete(rateLimits);
    for (const email of [DANA, 'nobody@acme.test', product.runtime.settings.assistant.address]) {
      const answers: (string | null)[] = [];
      for (let turn = 1; turn <= 4; turn += 1) {
        product.visitor = `192.0.2.${turn}`;
        answers.push(await ask(turn % 2 ? email : email.toUpperCase()));
      }
      expect(answers).toEqual([null, null, null, 'TooManyLinks']);
    }
  });

  it('go to an address ten times a day', async () => {
    let taken = 0;
    for (let quarter = 0; quarter < 4; quarter += 1) {
      for (let turn = 0; turn < 3; turn += 1) if ((await ask(DANA)) === null) taken += 1;
      // A quarter of an hour later: the windows that are shorter than a day are over.
      await database().execute(
        `update rate_limits set until = now() where until < clock_timestamp() + interval '2 hours'`,
      );
    }
    expect(taken).toBe(10);
  });

  it('are sixty an hour for one visitor, and others are not counted with them', async () => {
    const answers: (string | null)[] = [];
    for (let turn = 0; turn < 61; turn += 1) answers.push(await ask(`person-${turn}@acme.test`));
    product.visitor = '192.0.2.2';
    answers.push(await ask('another@acme.test'));
    expect(answers).toEqual([...Array(60).fill(null), 'TooManyLinks', null]);
  });
});
