import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_CLIENT, type Sandbox, startSandbox } from '../../start';
import { Browser } from './test-browser';

const REDIRECT = 'http://localhost:3000/api/auth/callback/google';
const CALENDAR = 'https://www.googleapis.com/auth/calendar.events';
const LIST = 'https://www.googleapis.com/auth/calendar.calendarlist.readonly';

let sandbox: Sandbox;
let client: oidc.Configuration;

beforeAll(async () => {
  sandbox = await startSandbox();
  client = await oidc.discovery(
    new URL(sandbox.googleIssuer),
    SANDBOX_CLIENT.clientId,
    undefined,
    oidc.ClientSecretBasic(SANDBOX_CLIENT.clientSecret),
    {
      execute: [oidc.allowInsecureRequests],
    },
  );
});
afterAll(() => sandbox.stop());

interface SignIn {
  scope?: string;
  email?: string;
  params?: Record<string, string>;
  untick?: string[];
  cancel?: boolean;
}

/** Walks through chooser and consent, and exchanges the code. */
async function signIn(options: SignIn = {}, browser = new Browser()) {
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const start = oidc.buildAuthorizationUrl(client, {
    redirect_uri: REDIRECT,
    scope: options.scope ?? 'openid email profile',
    state,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...options.params,
  });
  let page = await browser.open(start.href);
  expect(page.text).toContain('Choose an account');
  page = await browser.submit(page, '/account', {
    email: options.email ?? 'dana@acme.test',
    zone: 'Europe/Paris',
    name: 'New Person',
  });
  const consented = page.text.includes('wants access');
  if (consented) {
    const scopes = page.checkboxes().filter((scope) => !options.untick?.includes(scope));
    page = await browser.submit(page, '/consent', { decision: options.cancel ? 'cancel' : 'allow', scope: scopes });
  }
  const answer = await oidc.authorizationCodeGrant(client, new URL(page.url), {
    pkceCodeVerifier: verifier,
    expectedState: state,
  });
  return { answer, consented, callback: page.url };
}

test('a person chooses an account, consents, and the ID token says who they are', async () => {
  const { answer } = await signIn();
  expect(answer.claims()).toMatchObject({
    email: 'dana@acme.test',
    email_verified: true,
    name: 'Dana Reyes',
    given_name: 'Dana',
    hd: 'acme.test',
  });
  expect(answer.refresh_token).toBeUndefined();
  expect(answer.scope).toBe(
    'openid https://www.googleapis.com/auth/userinfo.email https://www.googleapis.com/auth/userinfo.profile',
  );
  const keys = createRemoteJWKSet(new URL(client.serverMetadata().jwks_uri as string));
  const { payload } = await jwtVerify(answer.id_token as string, keys, {
    issuer: sandbox.googleIssuer,
    audience: SANDBOX_CLIENT.clientId,
  });
  const info = await oidc.fetchUserInfo(client, answer.access_token, payload.sub as string);
  expect(info.email).toBe('dana@acme.test');
  const older = await fetch(`${sandbox.googleApiRoot}/oauth2/v2/userinfo`, {
    headers: { authorization: `Bearer ${answer.access_token}` },
  });
  expect(await older.json()).toMatchObject({ id: payload.sub, email: 'dana@acme.test', verified_email: true });
  expect(sandbox.control.violations).toEqual([]);
});

test('the endpoints have Google’s paths', () => {
  const { authorization_endpoint, token_endpoint, revocation_endpoint, userinfo_endpoint } = client.serverMetadata();
  const paths = [authorization_endpoint, token_endpoint, revocation_endpoint, userinfo_endpoint].map((url) =>
    (url as string).slice(sandbox.googleIssuer.length),
  );
  expect(paths).toEqual(['/o/oauth2/v2/auth', '/token', '/revoke', '/v1/userinfo']);
});

test('consent is asked once, and again with prompt=consent, where access_type=offline brings a refresh token', async () => {
  const email = 'jane@globex.test';
  expect((await signIn({ email, params: { access_type: 'offline' } })).answer.refresh_token).toBeDefined();
  const again = await signIn({ email, params: { access_type: 'offline' } });
  expect([again.consented, again.answer.refresh_token]).toEqual([false, undefined]);
  const forced = await signIn({ email, params: { access_type: 'offline', prompt: 'consent' } });
  expect(forced.consented).toBe(true);
  const refreshed = await oidc.refreshTokenGrant(client, forced.answer.refresh_token as string);
  expect(refreshed.access_token).not.toBe(forced.answer.access_token);
  expect(refreshed.refresh_token).toBeUndefined();
  const online = await signIn({ email, params: { prompt: 'consent' } });
  expect(online.answer.refresh_token).toBeUndefined();
});

test('the calendar accepts the access token for what was ticked and refuses what was not', async () => {
  const { answer } = await signIn({
    email: 'ben@acme.test',
    scope: `openid email ${CALENDAR} ${LIST}`,
    untick: [LIST],
  });
  expect(answer.scope?.split(' ')).toContain(CALENDAR);
  expect(answer.scope?.split(' ')).not.toContain(LIST);
  const headers = { authorization: `Bearer ${answer.access_token}` };
  const events = await fetch(`${sandbox.googleApiRoot}/calendar/v3/calendars/primary/events`, { headers });
  expect((await events.json()) as object).toMatchObject({ summary: 'Ben Okafor' });
  expect((await fetch(`${sandbox.googleApiRoot}/calendar/v3/users/me/calendarList`, { headers })).status).toBe(403);
});

test('one browser can sign in as one person and then as another', async () => {
  const browser = new Browser();
  expect((await signIn({ email: 'dana@acme.test' }, browser)).answer.claims()?.email).toBe('dana@acme.test');
  expect((await signIn({ email: 'kenji@initech.test' }, browser)).answer.claims()?.email).toBe('kenji@initech.test');
});

test('another address becomes a person with a calendar', async () => {
  const { answer } = await signIn({ email: 'New.Person@umbra.test', scope: `openid email ${LIST}` });
  expect(answer.claims()?.email).toBe('new.person@umbra.test');
  const list = await fetch(`${sandbox.googleApiRoot}/calendar/v3/users/me/calendarList`, {
    headers: { authorization: `Bearer ${answer.access_token}` },
  });
  expect(await list.json()).toMatchObject({ items: [{ id: 'new.person@umbra.test', timeZone: 'Europe/Paris' }] });
});

test('cancelling comes back as access_denied', async () => {
  await expect(signIn({ email: 'lena@umbra.test', cancel: true })).rejects.toMatchObject({ error: 'access_denied' });
});

test('a revoked grant refuses refresh with invalid_grant and the access token with 401', async () => {
  const email = 'mallory@evil.test';
  const params = { access_type: 'offline', prompt: 'consent' };
  for (const revoke of [
    (token: string) => oidc.tokenRevocation(client, token),
    async () => sandbox.control.revokeGrants(email),
  ]) {
    const { answer } = await signIn({ email, params, scope: `openid ${LIST}` });
    await revoke(answer.refresh_token as string);
    await expect(oidc.refreshTokenGrant(client, answer.refresh_token as string)).rejects.toMatchObject({
      error: 'invalid_grant',
      status: 400,
    });
    const list = await fetch(`${sandbox.googleApiRoot}/calendar/v3/users/me/calendarList`, {
      headers: { authorization: `Bearer ${answer.access_token}` },
    });
    expect(list.status).toBe(401);
  }
});

test('a code works once, only with its verifier, and a wrong secret is refused', async () => {
  const { callback } = await signIn();
  const code = new URL(callback).searchParams.get('code') as string;
  const exchange = (fields: Record<string, string>) =>
    fetch(`${sandbox.googleIssuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: REDIRECT,
        client_id: SANDBOX_CLIENT.clientId,
        client_secret: SANDBOX_CLIENT.clientSecret,
        ...fields,
      }),
    });
  expect(await (await exchange({})).json()).toMatchObject({ error: 'invalid_grant' });
  expect((await exchange({ client_secret: 'wrong' })).status).toBe(401);
});

test('redirect URIs outside loopback are refused, and registered ones are exact', async () => {
  const ask = async (issuer: string, redirect: string) => {
    const query = new URLSearchParams({
      client_id: SANDBOX_CLIENT.clientId,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
    });
    return (await fetch(`${issuer}/o/oauth2/v2/auth?${query}`, { redirect: 'manual' })).status;
  };
  expect(await ask(sandbox.googleIssuer, 'https://evil.example/callback')).toBe(400);
  const strict = await startSandbox({ oauthClient: { ...SANDBOX_CLIENT, redirectUris: [REDIRECT] } });
  expect([await ask(strict.googleIssuer, REDIRECT), await ask(strict.googleIssuer, `${REDIRECT}/`)]).toEqual([
    303, 400,
  ]);
  await strict.stop();
});

test('behind a proxy everything is announced and done under the public origin', async () => {
  let target = '';
  const proxy = createServer((request, response) => {
    const { method, headers, url } = request;
    const onward = httpRequest(target + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode as number, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const publicOrigin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  const behind = await startSandbox({ publicOrigin });
  target = behind.url;
  expect(behind.googleIssuer).toBe(`${publicOrigin}/sandbox/google`);
  const query = new URLSearchParams({
    client_id: SANDBOX_CLIENT.clientId,
    redirect_uri: `${publicOrigin}/done`,
    response_type: 'code',
    scope: 'openid email',
  });
  const browser = new Browser();
  let page = await browser.open(`${publicOrigin}/sandbox/google/o/oauth2/v2/auth?${query}`);
  page = await browser.submit(page, '/account', { email: 'dana@acme.test' });
  page = await browser.submit(page, '/consent', { decision: 'allow' });
  expect(page.url).toMatch(new RegExp(`^${publicOrigin}/done\\?code=`));
  const directly = (await (
    await fetch(`${behind.url}/sandbox/google/.well-known/openid-configuration`)
  ).json()) as Record<string, unknown>;
  const endpoints = Object.entries(directly).filter(([name]) => /endpoint$|_uri$/.test(name));
  expect(endpoints.length).toBeGreaterThan(4);
  for (const [, url] of endpoints) expect(url).toMatch(new RegExp(`^${publicOrigin}/sandbox/google/`));
  await behind.stop();
  proxy.closeAllConnections();
  await new Promise((resolve) => proxy.close(resolve));
});
