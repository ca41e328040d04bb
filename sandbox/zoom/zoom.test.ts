import { afterAll, beforeAll, expect, it } from 'vitest';
import { SANDBOX_ZOOM, type Sandbox, startSandbox } from '../start';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const REDIRECT = 'http://localhost:3000/api/integrations/zoom/callback';
const DANA = 'dana@acme.test';

async function token(fields: Record<string, string>, secret: string = SANDBOX_ZOOM.clientSecret) {
  const basic = Buffer.from(`${SANDBOX_ZOOM.clientId}:${secret}`).toString('base64');
  const answer = await fetch(`${sandbox.zoomOauthBase}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}

function code(challenge?: string): string {
  const query = new URLSearchParams({ redirect_uri: REDIRECT, ...(challenge ? { code_challenge: challenge } : {}) });
  return sandbox.control.zoom.allow(`http://zoom.test/?${query}`, DANA).get('code') ?? '';
}
const exchange = (value: string, extra: object = {}) =>
  token({ grant_type: 'authorization_code', code: value, redirect_uri: REDIRECT, ...extra });
const call = (access: string, method: string, path: string, body?: object) =>
  fetch(`${sandbox.zoomApiBase}${path}`, {
    method,
    headers: { authorization: `Bearer ${access}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });

it('gives tokens for a code once, to its client, its address and its verifier alone', async () => {
  // The pair of RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const value = code(challenge);
  expect((await exchange(value, { code_verifier: verifier })).status).toBe(200);
  expect((await exchange(value, { code_verifier: verifier })).body.error).toBe('invalid_grant');
  expect((await exchange(code(challenge))).body.error).toBe('invalid_grant');
  expect((await exchange(code(), { redirect_uri: 'http://localhost:1/' })).body.error).toBe('invalid_grant');
  expect((await token({ grant_type: 'refresh_token', refresh_token: 'x' }, 'wrong')).status).toBe(401);
  const pages = await Promise.all(
    ['client_id=other', `client_id=${SANDBOX_ZOOM.clientId}&redirect_uri=https://evil.example/`].map((query) =>
      fetch(`${sandbox.zoomOauthBase}/oauth/authorize?${query}`),
    ),
  );
  expect(pages.map(({ status }) => status)).toEqual([400, 400]);
});

it('ends both tokens with a refresh, and a used refresh token is worth nothing', async () => {
  const { body: first } = await exchange(code());
  const { body: second } = await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' });
  expect((await call(first.access_token ?? '', 'GET', '/users/me')).status).toBe(401);
  expect((await call(second.access_token ?? '', 'GET', '/users/me')).status).toBe(200);
  const again = await token({ grant_type: 'refresh_token', refresh_token: first.refresh_token ?? '' });
  expect(again).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});

it('lists by pages, with agendas cut, and knows nobody else’s meetings', async () => {
  const access = (await exchange(code())).body.access_token ?? '';
  for (const topic of ['a', 'b']) {
    const body = { type: 2, topic, start_time: '2026-03-02T10:00:00Z', duration: 30, agenda: 'x'.repeat(300) };
    expect((await call(access, 'POST', '/users/me/meetings', body)).status).toBe(201);
  }
  const page = await (await call(access, 'GET', '/users/me/meetings?type=scheduled&page_size=1')).json();
  expect(page.meetings).toHaveLength(1);
  expect(page.meetings[0].agenda).toHaveLength(250);
  const next = `/users/me/meetings?type=scheduled&page_size=1&next_page_token=${page.next_page_token}`;
  expect((await (await call(access, 'GET', next)).json()).meetings[0].topic).toBe('b');
  expect((await call(access, 'DELETE', '/meetings/123')).status).toBe(404);
  expect(sandbox.control.violations).toEqual([]);
});

it('records what breaks the description, and what it would pass over', async () => {
  const access = (await exchange(code())).body.access_token ?? '';
  const refused = [
    await call(access, 'POST', '/users/me/meetings', { type: 99 }),
    await call(access, 'POST', '/users/me/meetings', { type: 2, password: 'abc' }),
    await call(access, 'GET', '/users/me/meetings?kind=scheduled'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([500, 500, 500]);
  expect(sandbox.control.violations).toHaveLength(3);
});
