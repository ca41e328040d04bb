import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { rateLimits } from '@/db/schema/limits';
import { useDatabase } from '../../../tests/support/database';
import { startSignIn } from '../../../tests/support/sign-in';

useDatabase();
let product: Awaited<ReturnType<typeof startSignIn>>;
beforeAll(async () => {
  product = await startSignIn();
});
afterAll(() => product.stop());
// Some of it is worth a line in the log.
beforeEach(async () => {
  await database().delete(rateLimits);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const NO_ADDRESSES = [
  'javascript:alert(1)',
  'http://',
  'https://[',
  '://',
  'x y',
  '\u0000',
  '//',
  '{}',
  'https:evil',
  '€',
];
const CALLS = ['session', 'csrf', 'providers', 'signin', 'signin/email', 'signin/google', 'signout', 'error', '_log'];

describe.each(NO_ADDRESSES)('a callbackUrl that is %j', (callbackUrl) => {
  it('is no error of ours in the address, in a form, in JSON or in a cookie', async () => {
    const client = product.client();
    const csrfToken = await client.csrf();
    const fields = { csrfToken, callbackUrl, email: 'dana@acme.test' };
    const query = `?${new URLSearchParams({ callbackUrl })}`;
    const types = { json: { 'content-type': 'application/json' } };
    const answers: [string, Promise<Response>][] = [];
    for (const call of [...CALLS, 'callback/google', 'callback/email']) {
      answers.push([`GET ${call}${query}`, client.fetch(call + query)]);
      answers.push([`POST ${call}${query}`, client.fetch(call + query, { method: 'POST' })]);
      const cookie = `next-auth.callback-url=${encodeURIComponent(callbackUrl)}`;
      for (const method of ['GET', 'POST'])
        answers.push([
          `${method} ${call} by cookie`,
          fetch(url(call), { method, headers: { cookie }, redirect: 'manual' }),
        ]);
      answers.push([`form ${call}`, client.fetch(call, { method: 'POST', body: new URLSearchParams(fields) })]);
      const body = JSON.stringify({ ...fields, data: {} });
      answers.push([`JSON ${call}`, client.fetch(call, { method: 'POST', body, headers: types.json })]);
    }
    for (const [name, answer] of answers) expect((await answer).status, name).toBeLessThan(500);
  });

  it('leads nowhere but to us', async () => {
    const client = product.client();
    const { url: to } = await client.post('signout', { callbackUrl });
    expect(new URL(to).origin).toBe(product.origin);
  });

  it('locks nobody out who has it in a cookie', async () => {
    const client = product.client();
    client.plant('next-auth.callback-url', encodeURIComponent(callbackUrl));
    expect(await client.session()).toEqual({});
    expect(new URL(decodeURIComponent(client.cookie('next-auth.callback-url') ?? '')).origin).toBe(product.origin);
  });
});

const url = (path: string) => `${product.origin}/api/auth/${path}`;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

describe('what cannot be read is no error of ours', () => {
  it.each<[string, string, RequestInit]>([
    ['half a JSON', 'signin/email', { method: 'POST', body: '{"a":', headers: JSON_TYPE }],
    ['no JSON at all', 'session', { method: 'POST', body: '', headers: JSON_TYPE }],
    ['a JSON of null', 'signout', { method: 'POST', body: 'null', headers: JSON_TYPE }],
    ['a list', '_log', { method: 'POST', body: '[1]', headers: JSON_TYPE }],
    ['a form that is called JSON', '_log', { method: 'POST', body: 'level=error', headers: JSON_TYPE }],
    ['JSON that is called a form', '_log', { method: 'POST', body: '{"level":"error"}', headers: FORM_TYPE }],
    ['a form of half an escape', 'signin/email', { method: 'POST', body: '%&csrfToken=%E0%A4%A', headers: FORM_TYPE }],
    ['another type', 'signin/email', { method: 'POST', body: '<x/>', headers: { 'content-type': 'text/xml' } }],
    ['no type', 'signin/email', { method: 'POST', body: new Uint8Array([0, 255]) }],
    ['a form of parts', 'signout', { method: 'POST', body: new FormData() }],
    [
      'fields that are no texts',
      'signin/email',
      { method: 'POST', body: '{"email":{},"callbackUrl":[]}', headers: JSON_TYPE },
    ],
    ['half an escape in the path', 'callback/%E0%A4%A', {}],
    ['a provider of an odd name', 'signin/__proto__', { method: 'POST' }],
    ['an action of an odd name', 'constructor', {}],
    ['a line break in the error', 'error?error=a%0d%0aSet-Cookie:%20x', {}],
    ['letters that no header has', 'error?error=%E2%82%AC', {}],
    ['half a letter', 'error/%ED%A0%BD', {}],
    ['an odd level', '_log', { method: 'POST', body: new URLSearchParams({ level: '__proto__', code: 'x' }) }],
    ['a character that is not stored', 'callback/email?token=%00&email=%00', { method: 'POST' }],
    ['an error of Google in odd letters', 'callback/google?error=%E2%82%AC&state=%00', {}],
  ])('%s', async (_, path, init) => {
    expect((await fetch(url(path), { ...init, redirect: 'manual' })).status).toBeLessThan(500);
  });

  it.each([
    'next-auth.csrf-token=%E0%A4%A',
    'next-auth.csrf-token=|',
    'next-auth.session-token=%00',
    'next-auth.session-token=%E0%A4%A; next-auth.session-token.1=x',
    'next-auth.state=%7B; next-auth.pkce.code_verifier=x',
    '__proto__=x; =; ;;; a; constructor=%',
    `x=${'a'.repeat(4_000)}`,
  ])('cookies such as %j', async (cookie) => {
    for (const call of ['session', 'csrf', 'signin/google', 'callback/google?code=x&state=y'])
      for (const method of ['GET', 'POST'])
        expect((await fetch(url(call), { method, headers: { cookie }, redirect: 'manual' })).status).toBeLessThan(500);
  });

  it.each([
    '',
    'dana@acme',
    'dana\u0000@acme.test',
    'dana@acme.test, mallory@evil.test',
    'dana@acme.test\nBcc: all@acme.test',
    '"dana"@acme.test',
    'dana@аcme.test',
    `${'a'.repeat(65)}@acme.test`,
    `dana@${'a.'.repeat(150)}test`,
  ])('the address %j, to which nothing is sent', async (email) => {
    const answer = await product.client().post('signin/email', { email });
    expect(new URL(answer.url).searchParams.get('error')).toBe('EmailSignin');
  });
});
