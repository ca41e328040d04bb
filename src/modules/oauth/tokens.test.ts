import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { billingMails } from '@/db/schema/billing';
import { auditLog, users } from '@/db/schema/identity';
import { oauthGrants, oauthTokens } from '@/db/schema/oauth';
import { apiAs } from '../../../tests/support/api';
import { browserOf } from '../../../tests/support/assistant-web';
import { useDatabase } from '../../../tests/support/database';
import { errorOf, newMember, useOAuthClient } from '../../../tests/support/oauth-client';
import { OtherAssistant } from '../../../tests/support/other-assistant';
import { tokenOf } from '../../../tests/support/token';
import { forgetAccess } from './commands/forget';
import { REFRESH_MS } from './constants';
import { hashOf } from './policy';
import type { IssuedTokens } from './schema';

useDatabase();
const { web, known, form, tokens, refresh, mcp, tools } = useOAuthClient();

describe('a refresh token', () => {
  it('gives the next pair, and is worth nothing then: its second use ends the grant', async () => {
    const first = await tokens();
    const second = (await (await refresh(first.refresh_token)).json()) as IssuedTokens;
    expect((await tools(second.access_token)).status).toBe(200);
    expect(await errorOf(await refresh(first.refresh_token))).toEqual([400, 'invalid_grant']);
    expect((await tools(second.access_token)).status).toBe(401);
    expect(await errorOf(await refresh(second.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('asks for less where it wants, never for more, and is over when nobody uses it', async () => {
    const first = await tokens({ scope: 'meetings:read availability:read' });
    expect(await errorOf(await refresh(first.refresh_token, { scope: 'meetings:write' }))).toEqual([
      400,
      'invalid_scope',
    ]);
    const less = (await (await refresh(first.refresh_token, { scope: 'meetings:read' })).json()) as IssuedTokens;
    expect(less.scope).toBe('meetings:read');
    await database()
      .update(oauthTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oauthTokens.tokenHash, hashOf(less.refresh_token)));
    expect(await errorOf(await refresh(less.refresh_token))).toEqual([400, 'invalid_grant']);
  });

  it('opens no tools, and no token stands in the database as it is', async () => {
    const { access_token: access, refresh_token: second } = await tokens();
    expect((await tools(second)).status).toBe(401);
    const { rows } = await database().execute<{ all: string }>(
      sql`select coalesce(string_agg(t::text, ''), '') as all from ${oauthTokens} t`,
    );
    expect(rows[0]!.all).toContain(hashOf(access));
    for (const token of [access, second]) expect(rows[0]!.all).not.toContain(token);
    await forgetAccess(new Date(Date.now() + REFRESH_MS + 1000));
    expect(await database().$count(oauthTokens)).toBe(0);
  });
});

describe('a token', () => {
  it('opens nothing once it is over, given up, or its owner has disconnected it or is out of use', async () => {
    const statusOf = async (token: string) => (await tools(token)).status;
    const over = await tokens();
    await database()
      .update(oauthTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oauthTokens.tokenHash, hashOf(over.access_token)));
    expect(await statusOf(over.access_token)).toBe(401);

    const given = await tokens();
    expect((await form('/api/oauth/revoke', { token: given.access_token })).status).toBe(200);
    expect(await statusOf(given.access_token)).toBe(401);
    expect((await form('/api/oauth/revoke', { token: given.refresh_token, client_id: 'another' })).status).toBe(200);
    expect((await refresh(given.refresh_token)).status).toBe(200);

    const left = await tokens();
    await form('/api/oauth/revoke', { token: left.refresh_token, client_id: known.clientId });
    expect(await statusOf(left.access_token)).toBe(401);
    expect((await form('/api/oauth/revoke', { token: 'unknown' })).status).toBe(200);

    const kept = await tokens();
    await database().update(users).set({ role: 'WAITLIST' }).where(eq(users.id, known.owner));
    expect(await statusOf(kept.access_token)).toBe(401);
    expect((await refresh(kept.refresh_token)).status).toBe(400);
    await database().update(users).set({ role: 'USER' }).where(eq(users.id, known.owner));
    expect(await statusOf(kept.access_token)).toBe(200);
  });

  it('was made for this address: one for another opens nothing', async () => {
    const { access_token: token } = await tokens();
    const grants = database()
      .select({ id: oauthTokens.grantId })
      .from(oauthTokens)
      .where(eq(oauthTokens.tokenHash, hashOf(token)));
    await database()
      .update(oauthGrants)
      .set({ resource: 'https://other.test/api/mcp' })
      .where(sql`${oauthGrants.id} in ${grants}`);
    expect((await tools(token)).status).toBe(401);
  });

  it('opens the tools of its scopes alone, and says which scope another one needs', async () => {
    const assistant = new OtherAssistant(web.url(), 'Reader');
    const client = await assistant.introduce(known.browser.answering({ approve: true, scopes: ['meetings:read'] }));
    expect(await OtherAssistant.call(client, 'list_threads')).toEqual({ threads: [], more: false });
    const { access_token: token } = assistant.saved!;
    const answer = await mcp(token, { method: 'tools/call', params: { name: 'find_times', arguments: {} } });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('www-authenticate')).toMatch(/error="insufficient_scope".*scope="[^"]*availability:read/);
    // The SDK asks its owner for more.
    assistant.asked = undefined;
    await expect(client.callTool({ name: 'find_times', arguments: {} })).rejects.toThrow();
    expect((assistant.asked as URL | undefined)?.searchParams.get('scope')).toContain('availability:read');
    // Nothing of the rest of the API.
    const api = await fetch(`${web.url()}/api/loops`, { headers: { authorization: `Bearer ${token}` } });
    expect(api.status).toBe(401);
  });

  it('of the account itself opens the server as well, by its scopes', async () => {
    const token = await tokenOf(known.owner, 'meetings:read');
    expect((await tools(token)).status).toBe(200);
    const waiting = await newMember();
    const theirs = await tokenOf(waiting, 'meetings:read');
    await database().update(users).set({ role: 'WAITLIST' }).where(eq(users.id, waiting));
    expect((await tools(theirs)).status).toBe(401);
  });
});

describe('the settings', () => {
  it('list what is connected, with its last use, and end it; nobody ends another’s', async () => {
    const dana = await newMember();
    const assistant = new OtherAssistant(web.url(), 'Claude');
    const client = await assistant.introduce((await browserOf(dana, web.runtime())).answering());
    await client.listTools();
    const call = await apiAs(web.runtime(), dana);
    const { items } = (await (await call('GET', '/api/oauth/grants')).json()) as { items: { id: string }[] };
    expect(items).toEqual([
      expect.objectContaining({
        name: 'Claude',
        scopes: ['meetings:read', 'meetings:write', 'availability:read', 'preferences:read'],
        lastUsedAt: expect.any(String),
      }),
    ]);
    const told = await database().select().from(billingMails).where(eq(billingMails.userId, dana));
    expect(told.map(({ kind, data }) => [kind, data.what, data.path])).toEqual([
      ['assistant_let_in', 'Claude', '/settings/other-assistants'],
    ]);
    const path = `/api/oauth/grants/${items[0]!.id}`;
    expect((await (await apiAs(web.runtime(), await newMember()))('DELETE', path)).status).toBe(404);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await tools(assistant.saved!.access_token)).status).toBe(401);
    expect(await (await call('GET', '/api/oauth/grants')).json()).toEqual({ items: [] });
    const acts = await database().select().from(auditLog).where(eq(auditLog.userId, dana));
    expect(acts.map(({ action }) => action).filter((action) => action.startsWith('assistant.'))).toEqual([
      'assistant.connected',
      'assistant.disconnected',
    ]);
  });
});
