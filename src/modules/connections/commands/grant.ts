import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { database, type Transaction } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { notices } from '@/db/schema/identity';
import { CalendarError, type CalendarKind, type CalendarPort, type Grant } from '@/ports/calendar';
import type { ConsentKind, OAuthTokens } from '@/ports/oauth';
import type { Runtime } from '@/ports/runtime';
import { CALENDARS_PATH, TOKEN_MARGIN_MS } from '../constants';
import { seal, unseal } from './seal';

/** A grant as it is stored: what opens the account, and for grants that end by themselves how they are renewed. */
export interface StoredGrant {
  readonly grant: Grant;
  /** `expiresAt`: epoch ms of real time. */
  readonly renewal: { readonly refreshToken: string; readonly expiresAt: number } | null;
}

const tokens = { accessToken: z.string(), refreshToken: z.string(), expiresAt: z.number() };
const storedSchemas = {
  'google-calendar': z.object(tokens).transform(({ accessToken, ...renewal }) => ({
    grant: { kind: 'google-calendar' as const, accessToken },
    renewal,
  })),
  'microsoft-calendar': z
    .object({ ...tokens, address: z.string() })
    .transform(({ accessToken, address, ...renewal }) => ({
      grant: { kind: 'microsoft-calendar' as const, accessToken, address },
      renewal,
    })),
  caldav: z
    .object({
      home: z.string(),
      user: z.string(),
      password: z.string(),
      addresses: z.array(z.string()),
      schedules: z.boolean(),
    })
    .transform((login) => ({ grant: { kind: 'caldav' as const, ...login }, renewal: null })),
} satisfies Record<CalendarKind, z.ZodType<StoredGrant>>;

/** Tokens as a grant to be stored. */
export function grantOfTokens(
  account: { readonly kind: ConsentKind; readonly address: string },
  { accessToken, expiresAt }: OAuthTokens,
  refreshToken: string,
): StoredGrant {
  const { kind, address } = account;
  const grant: Grant = kind === 'microsoft-calendar' ? { kind, accessToken, address } : { kind, accessToken };
  return { grant, renewal: { refreshToken, expiresAt } };
}

/** The secrets of a connection as they are stored, encrypted for its row. */
export function sealGrant({ grant, renewal }: StoredGrant, key: string, id: string): string {
  const { kind: _, ...secrets } = grant;
  return seal({ ...secrets, ...renewal }, key, id);
}

/** The stored secrets, or null when they cannot be opened (the key was lost): the owner has to connect again. */
export function openGrant(
  row: { id: string; kind: CalendarKind; grantCiphertext: string },
  key: string,
): StoredGrant | null {
  // A row may be of a kind that was there once.
  const schema: z.ZodType<StoredGrant> | undefined = storedSchemas[row.kind];
  const parsed = schema?.safeParse(unseal(row.grantCiphertext, key, row.id));
  return parsed?.success ? parsed.data : null;
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
    const renewed = await renew({ ...current, renewal: current.renewal }, runtime);
    await tx
      .update(connections)
      .set({ grantCiphertext: sealGrant(renewed, key, connectionId) })
      .where(eq(connections.id, connectionId));
    return renewed.grant;
  });
}

/** A grant with fresh tokens. Providers that give a new refresh token have ended the old one: it is kept with the row at once. */
async function renew(
  { grant, renewal }: StoredGrant & { renewal: NonNullable<StoredGrant['renewal']> },
  { calendarOAuth }: Runtime,
): Promise<StoredGrant> {
  const consent = grant.kind === 'caldav' ? null : calendarOAuth[grant.kind];
  if (!consent) throw new CalendarError('unavailable', 'Nothing here can renew this grant');
  const answer = await consent.refresh(renewal.refreshToken);
  return {
    grant: { ...grant, accessToken: answer.accessToken },
    renewal: { refreshToken: answer.refreshToken ?? renewal.refreshToken, expiresAt: answer.expiresAt },
  } as StoredGrant;
}

async function storedGrant(
  db: Transaction | ReturnType<typeof database>,
  connectionId: string,
  key: string,
): Promise<StoredGrant> {
  const [row] = await db
    .select({
      id: connections.id,
      kind: connections.kind,
      state: connections.state,
      grantCiphertext: connections.grantCiphertext,
    })
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
