import type { Client } from '@/modules/operations/schema';
import { CalendarError } from '@/ports/calendar';
import type { ConsentKind } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';
import { storeAccount } from './accounts';
import { grantOfTokens } from './grant';
import { beginVisit, endVisit } from './pending';

/**
 * Starts connecting a calendar account. Send the browser to `url` and keep `cookie` in it: it holds the PKCE verifier and
 * the state, sealed for this user. `returnTo` is a path of ours, already checked. Null where nobody can connect this kind.
 */
export async function beginConnect(
  kind: ConsentKind,
  user: { readonly id: string; readonly email: string },
  returnTo: string,
  runtime: Runtime,
): Promise<{ url: URL; cookie: string } | null> {
  const consent = runtime.calendarOAuth[kind];
  if (!consent) return null;
  const { pending, cookie } = beginVisit(visitOf(kind, user.id, runtime), returnTo);
  const url = await consent.authorizationUrl({
    redirectUri: redirectUri(kind, runtime),
    state: pending.state,
    nonce: pending.nonce,
    codeVerifier: pending.codeVerifier,
    loginHint: user.email,
  });
  return { url, cookie };
}

export type ConnectResult =
  | { readonly ok: true; readonly connectionId: string; readonly returnTo: string }
  | {
      readonly ok: false;
      readonly reason: 'denied' | 'state' | 'scope' | 'in_use' | 'too_many' | 'plan_limit' | 'provider';
      readonly returnTo: string | null;
    };

/** Finishes what `beginConnect` started: `query` is what the provider's redirect carried. Stores account and calendars. */
export async function finishConnect(
  kind: ConsentKind,
  userId: string,
  query: URLSearchParams,
  cookie: string | undefined,
  runtime: Runtime,
  client?: Client,
): Promise<ConnectResult> {
  const visit = endVisit(visitOf(kind, userId, runtime), cookie, query.get('state') ?? '');
  if (!visit.ok) return { ok: false, reason: 'state', returnTo: visit.returnTo };
  const { state, nonce, codeVerifier, returnTo } = visit.pending;
  const consent = runtime.calendarOAuth[kind];
  if (!consent) return { ok: false, reason: 'provider', returnTo };
  try {
    const callback = new URL(`${redirectUri(kind, runtime)}?${query}`);
    const { tokens, accountEmail } = await consent.exchange({ callback, state, nonce, codeVerifier });
    if (!consent.sufficient(tokens.scopes)) return { ok: false, reason: 'scope', returnTo };
    if (tokens.refreshToken === null) return { ok: false, reason: 'provider', returnTo };
    const stored = grantOfTokens({ kind, address: accountEmail }, tokens, tokens.refreshToken);
    const listed = await runtime.calendar.listCalendars(stored.grant);
    const account = { server: '', account: accountEmail, scopes: tokens.scopes, stored, listed, client };
    return { ...(await storeAccount(userId, account, runtime)), returnTo };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { ok: false, reason: error.code === 'forbidden' ? 'denied' : 'provider', returnTo };
  }
}

function redirectUri(kind: ConsentKind, runtime: Runtime): string {
  return `${runtime.settings.baseUrl}/api/integrations/${kind}/callback`;
}

function visitOf(kind: ConsentKind, userId: string, { settings }: Runtime) {
  return { kind, userId, key: settings.encryptionKey };
}
