import { and, asc, count, desc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { personaAddress, squeezed, whyNotLocalPart } from '@/core/assistants/persona';
import { sameAddress } from '@/core/mail/address';
import { database, type Transaction } from '@/db/client';
import { assistantPictures, assistants } from '@/db/schema/assistants';
import { connections } from '@/db/schema/calendar';
import { delegates } from '@/db/schema/contacts';
import { userAddresses, users } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { loopParticipants } from '@/db/schema/loops';
import { imapMailboxes, messages, suppressions } from '@/db/schema/mailbox';
import type { RuntimeSettings } from '@/ports/runtime';

type Row = typeof assistants.$inferSelect;

/** What a persona is called and how it writes. */
interface Manner {
  readonly name: string;
  readonly tone?: Row['tone'] | undefined;
  readonly signature?: string | null | undefined;
  readonly disclosure?: string | null | undefined;
}

/** Personas that a user may have at a time. */
export const MAX_PERSONAS = 10;
/** Addresses that a user may have given up within `GIVEN_UP_DAYS`: nobody else gets them, so nobody may collect them. */
export const MAX_GIVEN_UP = 10;
export const GIVEN_UP_DAYS = 365;
const DAY_MS = 86_400_000;

export type Added =
  | { readonly ok: true; readonly row: Row }
  | { readonly ok: false; readonly reason: 'malformed' | 'reserved' | 'lookalike' | 'own_name' | 'taken' | 'too_many' }
  /** `again` are addresses that can be taken back now, the last one first; a new one can be had from `fromMs` on. */
  | {
      readonly ok: false;
      readonly reason: 'too_many_given_up';
      readonly again: readonly string[];
      readonly fromMs: number;
    };

/**
 * Makes a persona; a user's first is the default one. `address` is what stands before the @. An address that was given up
 * comes back to whoever had it, and to nobody else.
 */
export async function addPersona(
  userId: string,
  {
    address: local,
    isDefault,
    ...manner
  }: Manner & { readonly address: string; readonly isDefault?: true | undefined },
  { assistant, supportEmail }: Pick<RuntimeSettings, 'assistant' | 'supportEmail'>,
  nowMs: number,
): Promise<Added> {
  const wrong = whyNotLocalPart(local, assistant.address);
  if (wrong) return { ok: false, reason: wrong };
  const address = personaAddress(local, assistant.address);
  if (sameAddress(address, supportEmail)) return { ok: false, reason: 'reserved' };
  return database().transaction(async (tx): Promise<Added> => {
    await lock(tx, userId);
    if (await isOwnName(tx, userId, manner.name)) return { ok: false, reason: 'own_name' };
    const [live] = await tx.select({ n: count() }).from(assistants).where(liveOf(userId));
    const n = live?.n ?? 0;
    if (n >= MAX_PERSONAS) return { ok: false, reason: 'too_many' };
    const own = and(eq(assistants.address, address), eq(assistants.userId, userId));
    if ((await tx.$count(assistants, own)) === 0) {
      if (await isSpokenFor(tx, address)) return { ok: false, reason: 'taken' };
      if (await beginsAnAddress(tx, local)) return { ok: false, reason: 'lookalike' };
      const givenUp = await lately(tx, userId, nowMs);
      const freeing = givenUp[MAX_GIVEN_UP - 1];
      if (freeing?.retiredAt) {
        const again = givenUp.map((row) => row.address);
        const fromMs = freeing.retiredAt.getTime() + GIVEN_UP_DAYS * DAY_MS;
        return { ok: false, reason: 'too_many_given_up', again, fromMs };
      }
    }
    const [row] = await tx
      .insert(assistants)
      .values({ userId, address, ...manner })
      .onConflictDoUpdate({
        target: assistants.address,
        set: { ...manner, retiredAt: null },
        setWhere: and(eq(assistants.userId, userId), isNotNull(assistants.retiredAt)),
      })
      .returning();
    if (!row) return { ok: false, reason: 'taken' };
    const first = n === 0 || isDefault === true;
    return { ok: true, row: first ? await makeDefault(tx, row) : row };
  });
}

/**
 * Changes how a persona is called and writes, or makes it the default one. Null when it is none of the user's; `own_name`
 * when it would be called like the user's own address.
 */
export async function changePersona(
  userId: string,
  id: string,
  { isDefault, ...manner }: Partial<Manner> & { readonly isDefault?: true | undefined },
): Promise<Row | 'own_name' | null> {
  return database().transaction(async (tx) => {
    await lock(tx, userId);
    if (manner.name !== undefined && (await isOwnName(tx, userId, manner.name))) return 'own_name';
    const [row] = await tx
      .update(assistants)
      .set({ ...manner, id })
      .where(and(liveOf(userId), eq(assistants.id, id)))
      .returning();
    if (!row) return null;
    return isDefault ? makeDefault(tx, row) : row;
  });
}

/**
 * Gives a persona up, and its picture: no new meeting begins under it, and those that were begun go on. The oldest of the
 * others becomes the default one in its place. False when it is none of the user's.
 */
export async function retirePersona(userId: string, id: string, nowMs: number): Promise<boolean> {
  return database().transaction(async (tx) => {
    await lock(tx, userId);
    const [before] = await tx
      .select()
      .from(assistants)
      .where(and(liveOf(userId), eq(assistants.id, id)));
    if (!before) return false;
    await tx
      .update(assistants)
      .set({ retiredAt: new Date(nowMs), isDefault: false })
      .where(eq(assistants.id, id));
    await tx.delete(assistantPictures).where(eq(assistantPictures.assistantId, id));
    const [next] = await tx.select().from(assistants).where(liveOf(userId)).orderBy(asc(assistants.createdAt)).limit(1);
    if (before.isDefault && next) await makeDefault(tx, next);
    return true;
  });
}

function liveOf(userId: string) {
  return and(eq(assistants.userId, userId), isNull(assistants.retiredAt));
}

/** The personas that were given up within the time that counts, the last one first. */
function lately(tx: Transaction, userId: string, nowMs: number): Promise<Row[]> {
  const since = new Date(nowMs - GIVEN_UP_DAYS * DAY_MS);
  return tx
    .select()
    .from(assistants)
    .where(and(eq(assistants.userId, userId), gt(assistants.retiredAt, since)))
    .orderBy(desc(assistants.retiredAt), asc(assistants.address));
}

/** One change of a user's at a time: that there is one default, and no more than may be. */
async function lock(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

async function makeDefault(tx: Transaction, row: Row): Promise<Row> {
  await tx
    .update(assistants)
    .set({ isDefault: false })
    .where(and(eq(assistants.userId, row.userId), eq(assistants.isDefault, true)));
  await tx.update(assistants).set({ isDefault: true }).where(eq(assistants.id, row.id));
  return { ...row, isDefault: true };
}

/** Whether a name is what stands before the @ of one of the user's own addresses: a guest could not tell the two apart. */
async function isOwnName(tx: Transaction, userId: string, name: string): Promise<boolean> {
  const own = [
    ...(await tx.select({ address: users.email }).from(users).where(eq(users.id, userId))),
    ...(await tx
      .select({ address: userAddresses.address })
      .from(userAddresses)
      .where(eq(userAddresses.userId, userId))),
  ];
  return own.some(({ address }) => squeezed(address.slice(0, address.lastIndexOf('@'))) === squeezed(name));
}

/** Whether the address of a user begins like this: whoever knows them would take the persona for them. */
async function beginsAnAddress(tx: Transaction, local: string): Promise<boolean> {
  const somewhere = [
    tx.$count(users, sql`lower(split_part(${users.email}, '@', 1)) = ${local}`),
    tx.$count(userAddresses, sql`split_part(${userAddresses.address}, '@', 1) = ${local}`),
  ];
  for (const rows of somewhere) if ((await rows) > 0) return true;
  return false;
}

/**
 * An address at which somebody reads mail, as far as it can be known (the assistant may share its domain with people), or
 * one that belonged to an account that is gone. Mail that nobody vouches for speaks for no address.
 */
async function isSpokenFor(tx: Transaction, address: string): Promise<boolean> {
  const somewhere = [
    tx.$count(users, eq(users.email, address)),
    tx.$count(userAddresses, eq(userAddresses.address, address)),
    tx.$count(suppressions, eq(suppressions.address, address)),
    tx.$count(connections, eq(sql`lower(${connections.accountEmail})`, address)),
    tx.$count(imapMailboxes, eq(sql`lower(${imapMailboxes.username})`, address)),
    tx.$count(delegates, eq(delegates.address, address)),
    tx.$count(invites, eq(invites.email, address)),
    tx.$count(loopParticipants, eq(loopParticipants.address, address)),
    tx.$count(messages, and(eq(messages.fromAddress, address), ne(messages.level, 'A0'))),
  ];
  for (const rows of somewhere) if ((await rows) > 0) return true;
  return false;
}
