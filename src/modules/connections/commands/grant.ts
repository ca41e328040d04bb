import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Transaction } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import { CalendarError, type CalendarPort, type Grant } from '@/ports/calendar';
import type { OAuthTokens } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';
import { CALENDARS_PATH, TOKEN_MARGIN_MS } from '../constants';
import { seal, unseal } from './seal';

/** A grant as it is stored: what opens the account, and for grants that end by themselves how they are renewed. */
export interface StoredGrant {
  readonly grant: Grant;
  /** `expiresAt`: epoch ms of real time. */
  readonly renewal: { readonly refreshToken: string; readonly expiresAt: number } | null;
}

const tokensSchema = z
  .object({ accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() })
  .transform(({ accessToken, ...renewal }): StoredGrant => {
    return { grant: { kind: 'google-calendar', accessToken }, renewal };
  });
const loginSchema = z
  .object({
    home: z.string(),
    user: z.string(),
    password: z.string(),
    addresses: z.array(z.string()),
    schedules: z.boolean(),
  })
  .transform((login): StoredGrant => ({ grant: { kind: 'caldav', ...login }, renewal: null }));
const storedSchema = z.union([tokensSchema, loginSchema]);

/** Tokens as a grant to be stored. */
export function grantOfTokens({ accessToken, expiresAt }: OAuthTokens, refreshToken: string): StoredGrant {
  return { grant: { kind: 'google-calendar', accessToken }, renewal: { refreshToken, expiresAt } };
}

/** The secrets of a connection as they are stored, encrypted for its row. */
export function sealGrant({ grant, renewal }: StoredGrant, key: string, id: string): string {
  const { kind: _, ...secrets } = grant;
  return seal({ ...secrets, ...renewal }, key, id);
}

/** The stored secrets, or null when they cannot be opened (the key was lost): the owner has to connect again. */
export function openGrant(row: { id: string; grantCiphertext: string }, key: string): StoredGrant | null {
  const parsed = storedSchema.safeParse(unseal(row.grantCiphertext, key, row.id));
  return parsed.success ? parsed.data : null;
}

/**
 * Calls the provider for a connection with a grant that is valid now. One that the provider refuses is renewed once, where
 * it can be; when the grant itself is gone the connection expires, the owner is told once, and CalendarError `revoked`
 * is thrown. Other CalendarErrors pass.
 */
export async function withGrant<T>(
  connectionId: string,
  runtime: Runtime,
  run: (grant: Grant) => Promise<T>,
): Promise<T> {
  try {
    const grant = await validGrant(connectionId, runtime, null);
    try {
      return await run(grant);
    } catch (error) {
      if (!isRevoked(error)) throw error;
      return await run(await validGrant(connectionId, runtime, grant));
    }
  } catch (error) {
    if (isRevoked(error)) await expireConnection(connectionId);
    throw error;
  }
}

/** What is needed to call the provider about one calendar. */
export interface CalendarAccess {
  readonly calendar: CalendarPort;
  readonly grant: Grant;
  /** The provider's id of the calendar. */
  readonly calendarId: string;
}

/** As withGrant, for one calendar by our row's id; `revoked` when it is not connected any more. */
export async function withCalendar<T>(
  calendarId: string,
  runtime: Runtime,
  run: (access: CalendarAccess) => Promise<T>,
): Promise<T> {
  const [row] = await database()
    .select({ connectionId: calendars.connectionId, providerId: calendars.providerId })
    .from(calendars)
    .where(eq(calendars.id, calendarId));
  if (!row) throw new CalendarError('revoked', 'The calendar is not connected any more');
  const { calendar } = runtime;
  return withGrant(row.connectionId, runtime, (grant) => run({ calendar, grant, calendarId: row.providerId }));
}

function isRevoked(error: unknown): boolean {
  return error instanceof CalendarError && error.code === 'revoked';
}

/** The stored grant, renewed under the row's lock when it is about to end or is the `refused` one. */
async function validGrant(connectionId: string, runtime: Runtime, refused: Grant | null): Promise<Grant> {
  const key = runtime.settings.encryptionKey;
  const usable = ({ grant, renewal }: StoredGrant) =>
    !isDeepStrictEqual(grant, refused) && (renewal === null || renewal.expiresAt - Date.now() > TOKEN_MARGIN_MS);

  const stored = await storedGrant(database(), connectionId, key);
  if (usable(stored)) return stored.grant;
  return database().transaction(async (tx) => {
    await tx.select({ id: connections.id }).from(connections).where(eq(connections.id, connectionId)).for('update');
    const current = await storedGrant(tx, connectionId, key);
    if (usable(current)) return current.grant;
    if (current.renewal === null) throw new CalendarError('revoked', 'The server refuses the stored password');
    const answer = await runtime.calendarOAuth.refresh(current.renewal.refreshToken);
    const renewed = grantOfTokens(answer, answer.refreshToken ?? current.renewal.refreshToken);
    await tx
      .update(connections)
      .set({ grantCiphertext: sealGrant(renewed, key, connectionId) })
      .where(eq(connections.id, connectionId));
    return renewed.grant;
  });
}

async function storedGrant(
  db: Transaction | ReturnType<typeof database>,
  connectionId: string,
  key: string,
): Promise<StoredGrant> {
  const [row] = await db
    .select({ id: connections.id, state: connections.state, grantCiphertext: connections.grantCiphertext })
    .from(connections)
    .where(eq(connections.id, connectionId));
  if (!row || row.state === 'expired') throw new CalendarError('revoked', 'The calendar is not connected any more');
  const grant = openGrant(row, key);
  if (!grant) throw new CalendarError('revoked', 'The stored grant cannot be opened');
  return grant;
}

/** The grant is gone: nothing is offered from these calendars until the owner connects again; told once. */
export async function expireConnection(connectionId: string): Promise<void> {
  await database().transaction(async (tx) => {
    const [row] = await tx
      .update(connections)
      .set({ state: 'expired', error: 'revoked' })
      .where(eq(connections.id, connectionId))
      .returning({ userId: connections.userId, account: connections.accountEmail });
    if (!row) return;
    await tx
      .insert(notices)
      .values({
        userId: row.userId,
        key: expiryNotice(connectionId),
        kind: 'calendar_disconnected',
        text: `The calendar of ${row.account} cannot be read any more, so no times are offered. Connect it again.`,
        href: CALENDARS_PATH,
      })
      .onConflictDoNothing();
  });
}

/** Key of the notice about a lost grant; connecting again deletes it, so that a later loss is told again. */
export function expiryNotice(connectionId: string): string {
  return `calendar-disconnected:${connectionId}`;
}
