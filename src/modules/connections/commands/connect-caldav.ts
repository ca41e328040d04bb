import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { connections } from '@/db/schema/calendar';
import type { Client } from '@/modules/operations/schema';
import type { CaldavEntry, CaldavFailure } from '@/ports/caldav';
import { CalendarError } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { type AccountStored, storeAccount } from './accounts';
import { formerAccount } from './former-account';
import { openGrant } from './grant';

/** Who connects an account, and from where. */
export interface Connecting {
  readonly id: string;
  readonly email: string;
  readonly client?: Client;
}

export type CaldavConnected = AccountStored | { readonly ok: false; readonly reason: CaldavFailure };

/** Gives a connected account its new password, after trying it. `not_found`: no such account, or one without a password. */
export async function renewPassword(
  user: Connecting,
  connectionId: string,
  password: string,
  runtime: Runtime,
): Promise<CaldavConnected | { readonly ok: false; readonly reason: 'not_found' }> {
  const [row] = await database()
    .select()
    .from(connections)
    .where(and(eq(connections.id, connectionId), eq(connections.userId, user.id)));
  const stored = row && openGrant(row, runtime.settings.encryptionKey);
  if (stored?.grant.kind !== 'caldav') return { ok: false, reason: 'not_found' };
  const { home: url, user: name } = stored.grant;
  return connectCaldav(user, { url, user: name, password }, runtime, connectionId);
}

/**
 * Connects an account at a CalDAV server: logs in and lists its calendars first, and stores it with the password encrypted
 * only when that works. Connecting the same account again replaces the password and keeps its calendars' switches, also where
 * its server has moved since; `formerly` is its row, where that is known.
 */
export async function connectCaldav(
  user: Connecting,
  entry: CaldavEntry,
  runtime: Runtime,
  formerly?: string,
): Promise<CaldavConnected> {
  const found = await runtime.caldavLogin(entry);
  if (!found.ok) return found;
  // A server that does not say whose account it is: then it is the user's own address that invitations name.
  const addresses = found.grant.addresses.length > 0 ? found.grant.addresses : [user.email];
  const grant = { ...found.grant, addresses };
  try {
    const listed = await runtime.calendar.listCalendars(grant);
    if (listed.length === 0) return { ok: false, reason: 'no_calendar' };
    const server = new URL(grant.home).host;
    const stored = { grant, renewal: null };
    const former = formerly ?? (await formerAccount(user.id, { grant, listed }, runtime)) ?? undefined;
    const account = { server, account: grant.user, scopes: '', stored, listed, formerly: former, client: user.client };
    return await storeAccount(user.id, account, runtime);
  } catch (error) {
    if (error instanceof CalendarError) return { ok: false, reason: 'unreachable' };
    throw error;
  }
}
