import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { oauthClients, oauthCodes, oauthGrants } from '@/db/schema/oauth';
import { apiAs } from '../../../tests/support/api';
import { browserOf } from '../../../tests/support/assistant-web';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { CALLBACK, errorOf, newMember, useOAuthClient } from '../../../tests/support/oauth-client';
import { OtherAssistant } from '../../../tests/support/other-assistant';
import { clientOf } from './commands/document';
import { forgetAccess } from './commands/forget';
import { ASSISTANT_SCOPES, DOCUMENT_MS, UNUSED_CLIENT_MS } from './constants';
import { hashOf } from './policy';
import { consentPage } from './queries/consent';
import type { IssuedTokens } from './schema';

useDatabase();
const { web, known, post, form, registered, request, allowed, tokens, mcp, tools } = useOAuthClient();

describe('whoever comes without a token', () => {
  it('is told where to ask for one, and how', async () => {
    const answer = await tools(null);
    expect(answer.status).toBe(401);
    const where = /resource_metadata="([^"]+)"/.exec(answer.headers.get('www-authenticate') ?? '')?.[1];
    expect(where).toBe(`${web.url()}/.well-known/oauth-protected-resource/api/mcp`);
    const resource = await (await fetch(where!)).json();
    expect(resource).toMatchObject({ resource: `${web.url()}/api/mcp`, authorization_servers: [web.url()] });
    const metadata = await (await fetch(`${web.url()}/.well-known/oauth-authorization-server`)).json();
    expect(metadata).toMatchObject({
      issuer: web.url(),
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('has no streams and no sessions to ask for, and no page of another site calls', async () => {
    for (const method of ['GET', 'DELETE']) expect((await fetch(`${web.url()}/api/mcp`, { method })).status).toBe(405);
    const { access_token: token } = await tokens();
    expect((await mcp(token, { method: 'tools/list' }, { origin: 'https://evil.test' })).status).toBe(403);
  });

  it('is not let in by the cookie of whoever is signed in', async () => {
    expect((await mcp(null, { method: 'tools/list' }, { cookie: known.browser.cookie })).status).toBe(401);
  });
});

describe('a registration', () => {
  it('keeps what it needs, whatever else is told, and gives no secret', async () => {
    const answer = await post('/api/oauth/register', {
      redirect_uris: [CALLBACK, CALLBACK],
      client_name: '  Claude\n\u202e ',
      token_endpoint_auth_method: 'client_secret_basic',
      logo_uri: 'https://assistant.test/logo.png',
    });
    const body = await answer.json();
    expect(body).toMatchObject({
      client_name: 'Claude',
      redirect_uris: [CALLBACK],
      token_endpoint_auth_method: 'none',
    });
    expect(body).not.toHaveProperty('client_secret');
  });

  it.each([
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://evil.test/cb'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array.from({ length: 11 }, (_, i) => `https://a.test/${i}`) }, 'invalid_redirect_uri'],
    [{ redirect_uris: [CALLBACK], client_name: 'x'.repeat(101) }, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ redirect_uris: [CALLBACK], response_types: ['token'] }, 'invalid_client_metadata'],
  ])('of %j is refused', async (metadata, error) => {
    expect(await errorOf(await post('/api/oauth/register', metadata))).toEqual([400, error]);
  });

  it('is bounded for each address of the network, and forgotten when nobody lets it in', async () => {
    const call = await apiAs(mailboxRuntime(), null);
    const from = randomUUID();
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) {
      statuses.push((await call('POST', '/api/oauth/register', { redirect_uris: [CALLBACK] }, {}, from)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(201), 429]);
    await tokens();
    await forgetAccess(new Date(Date.now() + UNUSED_CLIENT_MS + 1000));
    expect((await database().select().from(oauthClients)).map(({ id }) => id)).toEqual([known.clientId]);
  });
});

describe('the page of consent', () => {
  it.each([
    [{ client_id: 'nobody' }, 'unknown_client'],
    [{ redirect_uri: 'https://evil.test/callback' }, 'unknown_address'],
    [{ redirect_uri: `${CALLBACK}/../other` }, 'unknown_address'],
    [{ redirect_uri: null }, 'malformed'],
    [{ response_type: 'token' }, 'malformed'],
    [{ code_challenge: null }, 'malformed'],
    [{ code_challenge_method: 'plain' }, 'malformed'],
    [{ resource: 'https://other.test/api/mcp' }, 'other_address'],
    [{ scope: 'hooks:write admin' }, 'no_scope'],
  ])('asks nothing for %j, and leads nowhere', async (changes, why) => {
    expect(await known.browser.page(request(changes).asked)).toEqual({ ok: false, why });
  });

  it('asks for what is named, and for all where nothing is; what we do not know is passed over', async () => {
    const scopes = async (scope: string | null) => {
      const page = await known.browser.page(request({ scope }).asked);
      return page.ok ? page.scopes : page.why;
    };
    expect(await scopes(null)).toEqual(ASSISTANT_SCOPES);
    expect(await scopes('offline_access meetings:read')).toEqual(['meetings:read']);
  });

  it('takes a yes only of the session that saw it, for what it showed, while it is fresh, from our own pages', async () => {
    const page = await known.browser.page(request().asked);
    if (!page.ok) throw new Error(page.why);
    const body = { request: page.query, ticket: page.ticket, approve: true, scopes: page.scopes };
    const statusOf = async (answer: Promise<Response>) => (await answer).status;
    const other = await browserOf(await newMember(), web.runtime());
    expect(await statusOf(other.send(body))).toBe(409);
    const more = { ...page.query, scope: 'meetings:write', state: 'other' };
    expect(await statusOf(known.browser.send({ ...body, request: more }))).toBe(409);
    const old = page.ticket.replace(/^\d+/, (at) => String(Number(at) - 3_600_000));
    expect(await statusOf(known.browser.send({ ...body, ticket: old }))).toBe(409);
    expect(await statusOf(known.browser.send(body, { origin: 'https://evil.test' }))).toBe(403);
    expect(await statusOf(known.browser.send({ ...body, scopes: [] }))).toBe(400);
    expect(await statusOf(known.browser.send(body, { cookie: '' }))).toBe(401);
    expect(await statusOf(known.browser.send(body))).toBe(200);
  });

  it('answers a no by the name that OAuth has for it, with who answers', async () => {
    const back = await known.browser.answer(request().asked, { approve: false });
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state: 'xyz', iss: web.url() });
  });

  it('gives no more than was asked for and allowed', async () => {
    const { asked } = request({ scope: 'meetings:read availability:read' });
    const back = await known.browser.answer(asked, { approve: true, scopes: ['meetings:read', 'meetings:write'] });
    const [grant] = await database()
      .select({ scopes: oauthGrants.scopes })
      .from(oauthCodes)
      .innerJoin(oauthGrants, eq(oauthGrants.id, oauthCodes.grantId))
      .where(eq(oauthCodes.codeHash, hashOf(back.searchParams.get('code')!)));
    expect(grant).toEqual({ scopes: ['meetings:read'] });
  });
});

describe('a code', () => {
  it('is exchanged by whom it was given to, and by the verifier that was promised', async () => {
    const fields = await allowed();
    const other = await registered({ redirect_uris: [CALLBACK] });
    const wrong = [
      { client_id: other },
      { redirect_uri: 'https://assistant.test/other' },
      { code_verifier: randomBytes(32).toString('base64url') },
      { code: 'unknown' },
    ];
    for (const change of wrong) {
      expect(await errorOf(await form('/api/oauth/token', { ...fields, ...change }))).toEqual([400, 'invalid_grant']);
    }
    const target = { ...fields, resource: 'https://other.test/' };
    expect(await errorOf(await form('/api/oauth/token', target))).toEqual([400, 'invalid_target']);
    const answer = await form('/api/oauth/token', fields);
    expect(await answer.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: ASSISTANT_SCOPES.join(' '),
    });
  });

  it('that comes a second time takes with it what came of it', async () => {
    const fields = await allowed();
    const issued = (await (await form('/api/oauth/token', fields)).json()) as IssuedTokens;
    expect((await tools(issued.access_token)).status).toBe(200);
    expect(await errorOf(await form('/api/oauth/token', fields))).toEqual([400, 'invalid_grant']);
    expect((await tools(issued.access_token)).status).toBe(401);
    const acts = await database().select().from(auditLog).where(eq(auditLog.action, 'assistant.reused'));
    expect(acts.at(-1)).toMatchObject({ userId: known.owner, data: { account: 'Claude' } });
  });

  it('is over after a minute', async () => {
    const fields = await allowed();
    await database()
      .update(oauthCodes)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oauthCodes.codeHash, hashOf(fields.code)));
    expect(await errorOf(await form('/api/oauth/token', fields))).toEqual([400, 'invalid_grant']);
    await forgetAccess(new Date(Date.now() + 3_600_000));
    expect(await database().$count(oauthCodes, eq(oauthCodes.codeHash, hashOf(fields.code)))).toBe(0);
  });

  it('is exchanged once by many who come at the same moment', async () => {
    const fields = await allowed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => form('/api/oauth/token', fields)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'authorization_code' }, 'invalid_request'],
    [{ grant_type: 'refresh_token', client_id: 'x' }, 'invalid_request'],
  ])('is not what %j is', async (fields, error) => {
    expect(await errorOf(await form('/api/oauth/token', fields as Record<string, string>))).toEqual([400, error]);
    const twice = await fetch(`${web.url()}/api/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams([...Object.entries(fields), ...Object.entries(fields)]),
    });
    expect(twice.status).toBe(400);
  });
});

describe('an assistant whose id is the address of a document', () => {
  const address = 'https://assistant.test/client.json';
  const told = { client_id: address, client_name: 'Claude', redirect_uris: ['http://127.0.0.1:33418/callback'] };
  const at = (document: unknown) => ({ ...web.runtime(), clientDocument: async () => document });

  it('is who the document says, and nobody where it says otherwise', async () => {
    const given = {
      ...Object.fromEntries(request().asked.searchParams),
      client_id: address,
      redirect_uri: told.redirect_uris[0],
    };
    for (const wrong of [
      null,
      {},
      { ...told, client_id: 'https://evil.test/client.json' },
      { ...told, redirect_uris: [] },
    ]) {
      expect(await consentPage(given, 'session', at(wrong))).toEqual({ ok: false, why: 'unknown_client' });
    }
    expect(await consentPage(given, 'session', at(told))).toMatchObject({
      ok: true,
      client: { id: address, name: 'Claude' },
    });
    // It is remembered for a while.
    expect(await consentPage(given, 'session', at(null))).toMatchObject({ ok: true });
    const elsewhere = { ...given, redirect_uri: CALLBACK };
    expect(await consentPage(elsewhere, 'session', at(told))).toEqual({ ok: false, why: 'unknown_address' });
    const later = new Date(Date.now() + 2 * DOCUMENT_MS);
    expect(await clientOf(address, at({ ...told, client_name: 'Claude 2' }), later)).toMatchObject({
      name: 'Claude 2',
    });
    expect(await clientOf(address, at(null), new Date(later.getTime() + 2 * DOCUMENT_MS))).toBeNull();
  });

  it('need not register, by the official SDK', async () => {
    const assistant = new OtherAssistant(web.url(), 'Claude', address);
    await clientOf(address, at(told));
    const client = await assistant.introduce(known.browser.answering());
    expect((await client.listTools()).tools.length).toBeGreaterThan(0);
    expect(assistant.information?.client_id).toBe(address);
  });
});
