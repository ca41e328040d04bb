import { and, eq } from 'drizzle-orm';
import { knownEvents } from '@/core/hooks/events';
import { testMessage } from '@/core/hooks/message';
import { database, type Transaction } from '@/db/client';
import { hookDeliveries, hooks } from '@/db/schema/hooks';
import { users } from '@/db/schema/identity';
import { seal } from '@/modules/connections/commands/seal';
import { type Act, recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { FORMER_SECRET_MS, MAX_HOOKS } from '../constants';
import { mintSecret } from '../policy';
import type { HookPatch, NewHook } from '../schema';
import { dueNow } from './tell';

type Refused = { readonly ok: false; readonly reason: 'too_many' };

/** Whose it is, and who asks. */
export interface Asked {
  readonly userId: string;
  readonly client: Client;
  /** Seals secrets: RuntimeSettings.encryptionKey. */
  readonly key: string;
}

/** Adds a webhook. Its secret is in the answer, and is shown no more. */
export async function addHook(
  { userId, client, key }: Asked,
  { url, events }: NewHook,
): Promise<{ readonly ok: true; readonly id: string; readonly secret: string } | Refused> {
  const secret = mintSecret();
  return database().transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    if ((await tx.$count(hooks, eq(hooks.userId, userId))) >= MAX_HOOKS) return { ok: false, reason: 'too_many' };
    const id = crypto.randomUUID();
    const secretCiphertext = seal(secret, key, id);
    await tx.insert(hooks).values({ id, userId, url, events: knownEvents(events), secretCiphertext });
    await record(tx, 'hook.added', { userId, client }, id, url);
    return { ok: true, id, secret };
  });
}

/**
 * Changes where a webhook is, what it is told, and whether it is told anything. Let go on, it begins anew; paused, what waits for it
 * is sent no more. False: the user has no such webhook.
 */
export async function changeHook({ userId, client }: Asked, id: string, patch: HookPatch): Promise<boolean> {
  const { url, events, paused } = patch;
  return database().transaction(async (tx) => {
    const [row] = await tx.select().from(hooks).where(own(userId, id)).for('update');
    if (!row) return false;
    const moved = url !== undefined && url !== row.url;
    const resting =
      paused === undefined || paused === (row.pausedAt !== null)
        ? {}
        : { pausedAt: paused ? new Date() : null, pausedFor: paused ? ('owner' as const) : null };
    await tx
      .update(hooks)
      .set({
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events: knownEvents(events) }),
        ...resting,
        ...(moved || paused === false ? { failingSince: null } : {}),
        // A patch of nothing is one, too.
        id,
      })
      .where(own(userId, id));
    if (paused) await giveUpWaiting(tx, id);
    await record(tx, 'hook.changed', { userId, client }, id, url ?? row.url);
    return true;
  });
}

/** Removes a webhook with its log. False: the user has no such webhook. */
export async function removeHook({ userId, client }: Asked, id: string): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [row] = await tx.delete(hooks).where(own(userId, id)).returning({ url: hooks.url });
    if (row) await record(tx, 'hook.removed', { userId, client }, id, row.url);
    return row !== undefined;
  });
}

/** Gives a webhook a new secret; the one before signs beside it for a day. Null: the user has no such webhook. */
export async function rotateSecret(
  { userId, client, key }: Asked,
  id: string,
  nowMs = Date.now(),
): Promise<{ readonly secret: string; readonly formerUntil: number } | null> {
  const secret = mintSecret();
  const formerUntil = nowMs + FORMER_SECRET_MS;
  return database().transaction(async (tx) => {
    const [row] = await tx.select().from(hooks).where(own(userId, id)).for('update');
    if (!row) return null;
    const former = { formerCiphertext: row.secretCiphertext, formerUntil: new Date(formerUntil) };
    await tx
      .update(hooks)
      .set({ secretCiphertext: seal(secret, key, id), ...former })
      .where(own(userId, id));
    await record(tx, 'hook.rotated', { userId, client }, id, row.url);
    return { secret, formerUntil };
  });
}

/** Sends a webhook a message that tells of nothing, also where it is paused. Null: the user has no such webhook. */
export async function testHook({ userId }: Asked, id: string, nowMs = Date.now()): Promise<string | null> {
  const [row] = await database().select({ id: hooks.id }).from(hooks).where(own(userId, id));
  if (!row) return null;
  const message = testMessage(nowMs);
  const [sent] = await database()
    .insert(hookDeliveries)
    .values({
      hookId: id,
      eventKey: `test:${crypto.randomUUID()}`,
      type: message.type,
      body: JSON.stringify(message),
      ...dueNow(nowMs),
    })
    .returning({ id: hookDeliveries.id });
  return sent?.id ?? null;
}

/** Sends a message once more, under the same id. False: the user has no such message. */
export async function resend({ userId }: Asked, hookId: string, id: string, nowMs = Date.now()): Promise<boolean> {
  const [row] = await database().select({ id: hooks.id }).from(hooks).where(own(userId, hookId));
  if (!row) return false;
  const [again] = await database()
    .update(hookDeliveries)
    .set({ state: 'waiting', attempts: 0, dueAt: new Date(nowMs) })
    .where(and(eq(hookDeliveries.hookId, hookId), eq(hookDeliveries.id, id)))
    .returning({ id: hookDeliveries.id });
  return again !== undefined;
}

/** What waits for a webhook that was paused is sent no more; its owner can have each sent again. */
export async function giveUpWaiting(tx: Transaction, hookId: string): Promise<void> {
  await tx
    .update(hookDeliveries)
    .set({ state: 'failed', dueAt: null, problem: 'paused' })
    .where(and(eq(hookDeliveries.hookId, hookId), eq(hookDeliveries.state, 'waiting')));
}

async function record(
  tx: Transaction,
  action: Extract<Act['action'], `hook.${string}`>,
  { userId, client }: Pick<Asked, 'userId' | 'client'>,
  subject: string,
  url: string,
): Promise<void> {
  // The host tells which one it is; the rest of an address can be a secret.
  const data = { account: new URL(url).host };
  await recordAct(tx, { action, actor: userId, userId, subject, client, data });
}

function own(userId: string, id: string) {
  return and(eq(hooks.userId, userId), eq(hooks.id, id));
}
