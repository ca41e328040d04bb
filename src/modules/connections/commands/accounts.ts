import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, ne, notExists, notInArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { database, type Transaction } from '@/db/client';
import { calendars, connections } from '@/db/schema/calendar';
import { notices, users } from '@/db/schema/identity';
import { limitMet } from '@/modules/billing/commands/limits';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { ProviderCalendar } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { MAX_ACCOUNTS } from '../constants';
import { expiryNotice, type StoredGrant, sealGrant } from './grant';

/** An account that somebody has given us leave to use. */
export interface NewAccount {
  /** Host of its server; empty where all accounts of the kind are at one provider. */
  readonly server: string;
  /** Its address, or its name at the server. */
  readonly account: string;
  readonly scopes: string;
  readonly stored: StoredGrant;
  readonly listed: readonly ProviderCalendar[];
  /** The row of this very account, which may have been at another host. */
  readonly formerly?: string | undefined;
  /** Of whoever connects it. */
  readonly client?: Client;
}

export type AccountStored =
  | { readonly ok: true; readonly connectionId: string }
  /** `in_use`: the account is connected to another user. */
  | { readonly ok: false; readonly reason: 'in_use' | 'too_many' | 'plan_limit' };

/** Keeps an account with its calendars. Connecting again keeps the row and its calendars' switches. */
export async function storeAccount(userId: string, account: NewAccount, runtime: Runtime): Promise<AccountStored> {
  const key = runtime.settings.encryptionKey;
  const nowMs = await runtime.clock.now();
  const { stored, listed } = account;
  const name = { kind: stored.grant.kind, server: account.server, accountEmail: account.account };
  const fresh = { scopes: account.scopes, state: 'connected', error: null } as const;
  return database().transaction(async (tx): Promise<AccountStored> => {
    // One connection of a user at a time, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (account.formerly) await moveAccount(tx, account.formerly, account);
    const id = randomUUID();
    const [inserted] = await tx
      .insert(connections)
      .values({ id, userId, ...name, ...fresh, grantCiphertext: sealGrant(stored, key, id) })
      .onConflictDoNothing({ target: [connections.kind, connections.server, connections.accountEmail] })
      .returning({ id: connections.id });
    const [row] = await tx
      .select({ id: connections.id, userId: connections.userId })
      .from(connections)
      .where(
        and(
          eq(connections.kind, name.kind),
          eq(connections.server, name.server),
          eq(connections.accountEmail, name.accountEmail),
        ),
      )
      .for('update');
    if (!row || row.userId !== userId) return { ok: false, reason: 'in_use' };
    if (!inserted) {
      await tx
        .update(connections)
        .set({ ...fresh, grantCiphertext: sealGrant(stored, key, row.id) })
        .where(eq(connections.id, row.id));
      await tx.delete(notices).where(eq(notices.key, expiryNotice(row.id)));
    } else {
      const own = await accountsOf(tx, userId);
      const limits = { billing: runtime.settings.billing, nowMs };
      const limit = await limitMet(userId, 'calendar_accounts', own, limits, tx);
      if (own > MAX_ACCOUNTS || limit !== null) {
        await tx.delete(connections).where(eq(connections.id, id));
        return { ok: false, reason: own > MAX_ACCOUNTS ? 'too_many' : 'plan_limit' };
      }
    }
    await storeCalendars(tx, userId, row.id, listed);
    const action = inserted ? 'connection.added' : 'connection.renewed';
    const data = { kind: name.kind, server: name.server, account: name.accountEmail };
    await recordAct(tx, { action, actor: userId, userId, subject: row.id, client: account.client, data });
    return { ok: true, connectionId: row.id };
  });
}

/**
 * The account is at another host of its service now: its row goes there, and its calendars with it, known by their paths, so
 * that nothing stands here twice. They are read anew. Where a row for the new place exists, that one is used.
 */
async function moveAccount(tx: Transaction, id: string, { server, account, listed }: NewAccount): Promise<void> {
  const moved = await tx
    .update(connections)
    .set({ server })
    .where(
      and(
        eq(connections.id, id),
        ne(connections.server, server),
        notExists(
          tx
            .select({ id: connectionsThere.id })
            .from(connectionsThere)
            .where(
              and(
                eq(connectionsThere.kind, connections.kind),
                eq(connectionsThere.server, server),
                eq(connectionsThere.accountEmail, account),
              ),
            ),
        ),
      ),
    )
    .returning({ id: connections.id });
  if (moved.length === 0) return;
  for (const row of await tx.select().from(calendars).where(eq(calendars.connectionId, id))) {
    const there = listed.find((one) => new URL(one.id).pathname === new URL(row.providerId).pathname);
    if (!there) continue;
    await tx.update(calendars).set({ providerId: there.id, syncToken: null }).where(eq(calendars.id, row.id));
  }
}

const connectionsThere = alias(connections, 'there');

async function accountsOf(tx: Transaction, userId: string): Promise<number> {
  const [own] = await tx.select({ n: count() }).from(connections).where(eq(connections.userId, userId));
  return own?.n ?? 0;
}

/** New calendars count as busy when the owner can write to them. */
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
  for (const { id: providerId, ...shown } of listed) {
    await tx
      .insert(calendars)
      .values({ connectionId, userId, providerId, ...shown, busy: shown.writable })
      .onConflictDoUpdate({ target: [calendars.connectionId, calendars.providerId], set: shown });
  }
  await ensureWriteCalendar(tx, userId);
}

/**
 * Sees to it that bookings go somewhere, if that can be: without a calendar to write to, the user's first primary one that
 * can be written becomes it. Resolves to its name when one was chosen now.
 */
export async function ensureWriteCalendar(tx: Transaction, userId: string): Promise<string | null> {
  const own = await tx
    .select({ id: calendars.id, name: calendars.name, write: calendars.write, writable: calendars.writable })
    .from(calendars)
    .innerJoin(connections, eq(connections.id, calendars.connectionId))
    .where(eq(calendars.userId, userId))
    .orderBy(desc(calendars.primary), connections.createdAt, calendars.name);
  const target = own.find((calendar) => calendar.writable);
  if (!target || own.some((calendar) => calendar.write)) return null;
  await tx.update(calendars).set({ write: true }).where(eq(calendars.id, target.id));
  return target.name;
}
