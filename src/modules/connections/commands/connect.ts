import type { Client } from '@/modules/operations/schema';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { storeAccount } from './accounts';
import { grantOfTokens } from './grant';
import { beginVisit, endVisit } from './pending';

/**
 * Starts connecting a calendar account. Send the browser to `url` and keep `cookie` in it: it holds the PKCE verifier and
 * the state, sealed for this user. `returnTo` is a path of ours, already checked.
 */
export async function beginConnect(
  user: { readonly id: string; readonly email: string },
  returnTo: string,
  runtime: Runtime,
): Promise<{ url: URL; cookie: string }> {
  const { pending, cookie } = beginVisit(visitOf(user.id, runtime), returnTo);
  const url = await runtime.calendarOAuth.authorizationUrl({
    redirectUri: redirectUri(runtime),
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
  userId: string,
  query: URLSearchParams,
  cookie: string | undefined,
  runtime: Runtime,
  client?: Client,
): Promise<ConnectResult> {
  const visit = endVisit(visitOf(userId, runtime), cookie, query.get('state') ?? '');
  if (!visit.ok) return { ok: false, reason: 'state', returnTo: visit.returnTo };
  const { state, nonce, codeVerifier, returnTo } = visit.pending;
  try {
    const callback = new URL(`${redirectUri(runtime)}?${query}`);
    const { tokens, accountEmail } = await runtime.calendarOAuth.exchange({ callback, state, nonce, codeVerifier });
    if (!runtime.calendarOAuth.sufficient(tokens.scopes)) return { ok: false, reason: 'scope', returnTo };
    if (tokens.refreshToken === null) return { ok: false, reason: 'provider', returnTo };
    const stored = grantOfTokens(tokens, tokens.refreshToken);
    const listed = await runtime.calendar.listCalendars(stored.grant);
    const account = { server: '', account: accountEmail, scopes: tokens.scopes, stored, listed, client };
    return { ...(await storeAccount(userId, account, runtime)), returnTo };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { ok: false, reason: error.code === 'forbidden' ? 'denied' : 'provider', returnTo };
  }
}

function redirectUri(runtime: Runtime): string {
  return `${runtime.settings.baseUrl}/api/integrations/google-calendar/callback`;
}

function visitOf(userId: string, { settings }: Runtime) {
  return { kind: 'calendar', userId, key: settings.encryptionKey };
}
