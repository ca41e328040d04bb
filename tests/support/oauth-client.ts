import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import type { IssuedTokens } from '@/modules/oauth/schema';
import { browserOf, useWeb } from './assistant-web';
import { mailboxRuntime } from './mailbox';

export const CALLBACK = 'https://assistant.test/callback';

/** A new account. */
export async function newMember(): Promise<string> {
  const [user] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test` })
    .returning();
  return (user as { id: string }).id;
}

/** The error of OAuth that an answer has, with its status. */
export const errorOf = async (answer: Response) => [answer.status, ((await answer.json()) as { error: string }).error];

/** A client of our authorization server that is written by hand, to do what the official SDK would not; with its owner's browser. */
export function useOAuthClient() {
  const web = useWeb(() => mailboxRuntime());
  const known = { owner: '', clientId: '', browser: {} as Awaited<ReturnType<typeof browserOf>> };

  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(web.url() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const form = (path: string, fields: Record<string, string>) =>
    fetch(web.url() + path, { method: 'POST', body: new URLSearchParams(fields) });

  async function registered(metadata: object): Promise<string> {
    const answer = await post('/api/oauth/register', metadata);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { client_id: string }).client_id;
  }

  /** A verifier and the address at which its owner is asked. */
  function request(changes: Record<string, string | null> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const asked = new URL(`${web.url()}/oauth/authorize`);
    const fields = {
      response_type: 'code',
      client_id: known.clientId,
      redirect_uri: CALLBACK,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'xyz',
      resource: `${web.url()}/api/mcp`,
      ...changes,
    };
    for (const [name, value] of Object.entries(fields)) if (value !== null) asked.searchParams.set(name, value);
    return { asked, verifier };
  }

  /** A code that the owner has allowed: the fields by which it is exchanged. */
  async function allowed(changes: Record<string, string | null> = {}) {
    const { asked, verifier } = request(changes);
    const back = await known.browser.answer(asked, { approve: true });
    return {
      grant_type: 'authorization_code',
      client_id: known.clientId,
      code: back.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    };
  }

  async function tokens(changes: Record<string, string | null> = {}): Promise<IssuedTokens> {
    const answer = await form('/api/oauth/token', await allowed(changes));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return (await answer.json()) as IssuedTokens;
  }

  /** The MCP server's answer to a message, by this token. */
  const mcp = (token: string | null, message: object, headers: Record<string, string> = {}) =>
    post(
      '/api/mcp',
      { jsonrpc: '2.0', id: 1, ...message },
      {
        accept: 'application/json, text/event-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    );

  beforeAll(async () => {
    known.owner = await newMember();
    known.browser = await browserOf(known.owner, web.runtime());
    known.clientId = await registered({ redirect_uris: [CALLBACK], client_name: 'Claude' });
  });

  return {
    web,
    known,
    post,
    form,
    registered,
    request,
    allowed,
    tokens,
    mcp,
    refresh: (token: string, more: Record<string, string> = {}) =>
      form('/api/oauth/token', {
        grant_type: 'refresh_token',
        client_id: known.clientId,
        refresh_token: token,
        ...more,
      }),
    /** The answer to a list of the tools. */
    tools: (token: string | null) => mcp(token, { method: 'tools/list', params: {} }),
  };
}
