import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Transaction } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import { CalendarError, type ProviderCalendar } from '@/ports/calendar';
import type { OAuthTokens } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';
import { CONSENT_MS } from '../constants';
import { expiryNotice, openGrant, sealGrant } from './grant';
import { seal, unseal } from './seal';
import { stopWatching } from './watch';

const pendingSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
  expiresAt: z.number(),
});

/**
 * Starts connecting a calendar account. Send the browser to `url` and keep `cookie` in it: it holds the PKCE verifier and
 * the state, sealed for this user. `returnTo` is a path of ours, already checked.
 */
export async function beginConnect(
  user: { readonly id: string; readonly email: string },
  returnTo: string,
  runtime: Runtime,
): Promise<{ url: URL; cookie: string }> {
  const pending = {
    state: randomBytes(24).toString('base64url'),
    nonce: randomBytes(24).toString('base64url'),
    codeVerifier: randomBytes(48).toString('base64url'),
    returnTo,
    expiresAt: Date.now() + CONSENT_MS,
  };
  const url = await runtime.calendarOAuth.authorizationUrl({
    redirectUri: redirectUri(runtime),
    state: pending.state,
    nonce: pending.nonce,
    codeVerifier: pending.codeVerifier,
    loginHint: user.email,
  });
  return { url, cookie: seal(pending, runtime.settings.encryptionKey, boundTo(user.id)) };
}

export type ConnectResult =
  | { readonly ok: true; readonly connectionId: string; readonly returnTo: string }
  | {
      readonly ok: false;
      readonly reason: 'denied' | 'state' | 'scope' | 'in_use' | 'provider';
      readonly returnTo: string | null;
    };

/** Finishes what `beginConnect` started: `query` is what the provider's redirect carried. Stores account and calendars. */
export async function finishConnect(
  userId: string,
  query: URLSearchParams,
  cookie: string | undefined,
  runtime: Runtime,
): Promise<ConnectResult> {
  const parsed = pendingSchema.safeParse(unseal(cookie ?? '', runtime.settings.encryptionKey, boundTo(userId)));
  if (!parsed.success) return { ok: false, reason: 'state', returnTo: null };
  const { state, nonce, codeVerifier, returnTo, expiresAt } = parsed.data;
  if (expiresAt < Date.now() || !equal(state, query.get('state') ?? '')) {
    return { ok: false, reason: 'state', returnTo };
  }
  try {
    const callback = new URL(`${redirectUri(runtime)}?${query}`);
    const { tokens, accountEmail } = await runtime.calendarOAuth.exchange({ callback, state, nonce, codeVerifier });
    if (!runtime.calendarOAuth.sufficient(tokens.scopes)) return { ok: false, reason: 'scope', returnTo };
    if (tokens.refreshToken === null) return { ok: false, reason: 'provider', returnTo };
    const listed = await runtime.calendar.listCalendars(tokens);
    const grant = { ...tokens, refreshToken: tokens.refreshToken };
    const connectionId = await storeAccount(userId, accountEmail, grant, listed, runtime);
    if (connectionId === null) return { ok: false, reason: 'in_use', returnTo };
    return { ok: true, connectionId, returnTo };
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    return { ok: false, reason: error.code === 'forbidden' ? 'denied' : 'provider', returnTo };
  }
}

/** Gives the account up: stops pushes, revokes the grant at the provider as far as that works, forgets the mirror. */
export async function disconnect(userId: string, connectionId: string, runtime: Runtime): Promise<boolean> {
  const [row] = await database()
    .select()
    .from(connections)
    .where(and(eq(connections.id, connectionId), eq(connections.userId, userId)));
  if (!row) return false;
  await stopWatching(connectionId, runtime);
  const grant = openGrant(row, runtime.settings.encryptionKey);
  if (grant && row.state !== 'expired') await attempt(runtime.calendarOAuth.revoke(grant.refreshToken));
  await database().transaction(async (tx) => {
    await tx.delete(notices).where(eq(notices.key, expiryNotice(connectionId)));
    await tx.delete(connections).where(eq(connections.id, connectionId));
  });
  return true;
}

/** What the provider says to it changes nothing for us. */
async function attempt(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
  }
}

/** Null when the account is connected to another user. Connecting again keeps the row and its calendars' switches. */
async function storeAccount(
  userId: string,
  accountEmail: string,
  tokens: OAuthTokens & { readonly refreshToken: string },
  listed: readonly ProviderCalendar[],
  runtime: Runtime,
): Promise<string | null> {
  const key = runtime.settings.encryptionKey;
  return database().transaction(async (tx) => {
    const id = randomUUID();
    const account = { kind: 'google-calendar', accountEmail, scopes: tokens.scopes, error: null } as const;
    await tx
      .insert(connections)
      .values({ id, userId, ...account, state: 'connected', grantCiphertext: sealGrant(tokens, key, id) })
      .onConflictDoNothing({ target: [connections.kind, connections.accountEmail] });
    const [row] = await tx
      .select({ id: connections.id, userId: connections.userId })
      .from(connections)
      .where(and(eq(connections.kind, account.kind), eq(connections.accountEmail, accountEmail)))
      .for('update');
    if (!row || row.userId !== userId) return null;
    if (row.id !== id) {
      await tx
        .update(connections)
        .set({ ...account, state: 'connected', grantCiphertext: sealGrant(tokens, key, row.id) })
        .where(eq(connections.id, row.id));
      await tx.delete(notices).where(eq(notices.key, expiryNotice(row.id)));
    }
    await storeCalendars(tx, userId, row.id, listed);
    return row.id;
  });
}

/** New calendars count as busy when the owner can write to them; the first primary one becomes the one to write to. */
async function storeCalendars(
  tx: Transaction,
  userId: string,
  connectionId: string,
  listed: readonly ProviderCalendar[],
): Promise<void> {
  const ids = listed.map((calendar) => calendar.id);
  await tx
    .delete(calendars)
    .where(
      and(eq(calendars.connectionId, connectionId), ids.length > 0 ? notInArray(calendars.providerId, ids) : undefined),
    );
  for (const { id: providerId, name, zone, colour, primary, writable } of listed) {
    const shown = { name, zone, colour, primary, writable };
    await tx
      .insert(calendars)
      .values({ connectionId, userId, providerId, ...shown, busy: writable })
      .onConflictDoUpdate({ target: [calendars.connectionId, calendars.providerId], set: shown });
  }
  const [write] = await tx
    .select({ id: calendars.id })
    .from(calendars)
    .where(and(eq(calendars.userId, userId), eq(calendars.write, true)));
  const target = listed.find((calendar) => calendar.primary && calendar.writable) ?? listed.find((c) => c.writable);
  if (!write && target) {
    await tx
      .update(calendars)
      .set({ write: true })
      .where(and(eq(calendars.connectionId, connectionId), eq(calendars.providerId, target.id)));
  }
}

function redirectUri(runtime: Runtime): string {
  return `${runtime.settings.baseUrl}/api/integrations/google-calendar/callback`;
}

function boundTo(userId: string): string {
  return `calendar-connect:${userId}`;
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
