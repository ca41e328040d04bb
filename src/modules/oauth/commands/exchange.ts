import { and, eq, inArray, isNull } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { oauthClients, oauthCodes, oauthGrants, oauthTokens } from '@/db/schema/oauth';
import { tellOfAccess } from '@/modules/billing/commands/tell-of-access';
import { MEMBERS } from '@/modules/identity/schema';
import { recordAct } from '@/modules/operations/commands/audit';
import { type Client, OTHER_ASSISTANT } from '@/modules/operations/schema';
import { ACCESS_MS, REFRESH_MS } from '../constants';
import { hashOf, newToken, verifies } from '../policy';
import type { IssuedTokens, OAuthError, TokenForm } from '../schema';
import { removeGrant } from './grant';

export type Exchanged =
  | { readonly ok: true; readonly tokens: IssuedTokens }
  | { readonly ok: false; readonly error: OAuthError; readonly why: string };

interface At {
  readonly now: Date;
  readonly client?: Client;
}

const refused = (error: OAuthError, why: string): Exchanged => ({ ok: false, error, why });

/** Somebody else's, unknown and too old are told alike. */
const NO_CODE = refused('invalid_grant', 'The code is not good, or not any more');
const NO_REFRESH = refused('invalid_grant', 'The refresh token is not good, or not any more');

/** A code, or a refresh token, for the next pair of tokens. Each is exchanged once; who brings one again ends the whole grant. */
export async function exchange(form: TokenForm, at: At): Promise<Exchanged> {
  return database().transaction((tx) =>
    form.grant_type === 'authorization_code' ? byCode(tx, form, at) : byRefresh(tx, form, at),
  );
}

async function byCode(
  tx: Transaction,
  form: Extract<TokenForm, { grant_type: 'authorization_code' }>,
  at: At,
): Promise<Exchanged> {
  const [code] = await tx
    .select()
    .from(oauthCodes)
    .where(eq(oauthCodes.codeHash, hashOf(form.code)))
    .for('update');
  const grant = code && (await liveGrant(tx, code.grantId));
  if (!code || !grant || grant.clientId !== form.client_id) return NO_CODE;
  if (code.usedAt) return reused(tx, grant.id, at, NO_CODE);
  if (code.expiresAt <= at.now || code.redirectUri !== form.redirect_uri) return NO_CODE;
  if (!verifies(form.code_verifier, code.challenge)) {
    return refused('invalid_grant', 'The code_verifier is not the one of the code_challenge');
  }
  await tx.update(oauthCodes).set({ usedAt: at.now }).where(eq(oauthCodes.codeHash, code.codeHash));
  await tx.update(oauthGrants).set({ connectedAt: at.now }).where(eq(oauthGrants.id, grant.id));
  const data = { account: grant.name, scopes: grant.scopes };
  const { userId } = grant;
  await recordAct(tx, { action: 'assistant.connected', actor: userId, userId, data, client: at.client });
  const path = '/settings/other-assistants';
  const told = { userId, key: `grant:${grant.id}`, kind: 'assistant_let_in', what: grant.name, path } as const;
  await tellOfAccess(tx, told, at.now.getTime());
  return { ok: true, tokens: await issue(tx, grant.id, grant.scopes, at) };
}

async function byRefresh(
  tx: Transaction,
  form: Extract<TokenForm, { grant_type: 'refresh_token' }>,
  at: At,
): Promise<Exchanged> {
  const tokenHash = hashOf(form.refresh_token);
  const [token] = await tx
    .select()
    .from(oauthTokens)
    .where(and(eq(oauthTokens.tokenHash, tokenHash), eq(oauthTokens.kind, 'refresh')))
    .for('update');
  const grant = token && (await liveGrant(tx, token.grantId));
  if (!token || !grant || grant.clientId !== form.client_id) return NO_REFRESH;
  if (token.usedAt) return reused(tx, grant.id, at, NO_REFRESH);
  if (token.expiresAt <= at.now) return NO_REFRESH;
  const asked = form.scope?.split(' ').filter(Boolean);
  if (asked?.some((scope) => !grant.scopes.includes(scope))) return refused('invalid_scope', 'More than was allowed');
  await tx.update(oauthTokens).set({ usedAt: at.now }).where(eq(oauthTokens.tokenHash, tokenHash));
  const scopes = asked && asked.length > 0 ? grant.scopes.filter((scope) => asked.includes(scope)) : grant.scopes;
  return { ok: true, tokens: await issue(tx, grant.id, scopes, at) };
}

/** One of the two who have it is not whom the owner has let in: neither is, from here on (OAuth 2.1, 4.3.1). */
async function reused(tx: Transaction, grantId: string, { client }: At, answer: Exchanged): Promise<Exchanged> {
  const removed = await removeGrant(tx, grantId);
  if (removed) {
    const { userId, name } = removed;
    await recordAct(tx, {
      action: 'assistant.reused',
      actor: OTHER_ASSISTANT,
      userId,
      subject: userId,
      data: { account: name },
      client,
    });
  }
  return answer;
}

async function liveGrant(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      id: oauthGrants.id,
      userId: oauthGrants.userId,
      clientId: oauthGrants.clientId,
      scopes: oauthGrants.scopes,
      name: oauthClients.name,
    })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .innerJoin(
      users,
      and(eq(users.id, oauthGrants.userId), inArray(users.role, [...MEMBERS]), isNull(users.deactivatedAt)),
    )
    .where(eq(oauthGrants.id, id));
  return row;
}

async function issue(tx: Transaction, grantId: string, scopes: readonly string[], { now }: At): Promise<IssuedTokens> {
  const access = newToken('access');
  const refresh = newToken('refresh');
  const of = { grantId, scopes: [...scopes] };
  const until = (ms: number) => new Date(now.getTime() + ms);
  await tx.insert(oauthTokens).values([
    { ...of, tokenHash: hashOf(access), kind: 'access', expiresAt: until(ACCESS_MS) },
    { ...of, tokenHash: hashOf(refresh), kind: 'refresh', expiresAt: until(REFRESH_MS) },
  ]);
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_MS / 1000,
    refresh_token: refresh,
    scope: scopes.join(' '),
  };
}
