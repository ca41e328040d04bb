import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { FAILING_MS, pauseAfter, retryAfterSeconds } from '@/core/hooks/attempts';
import { TEST_EVENT } from '@/core/hooks/events';
import { excerptOf } from '@/core/hooks/excerpt';
import { database, type Transaction } from '@/db/client';
import { hookDeliveries, hooks } from '@/db/schema/hooks';
import { unseal } from '@/modules/connections/commands/seal';
import { NoAnswer } from '@/ports/hooks';
import type { Runtime } from '@/ports/runtime';
import { BATCH, CUT_OFF_MS, HOOK_KEY, LOG_DAYS } from '../constants';
import { messageId, signedHeaders } from '../policy';
import type { DeliveryProblem } from '../schema';
import { pauseFailing } from './pause';

type Delivery = typeof hookDeliveries.$inferSelect;
type Hook = typeof hooks.$inferSelect;

/** What has become of an attempt. */
interface Outcome {
  readonly problem: DeliveryProblem | null;
  readonly status: number | null;
  readonly excerpt: string | null;
  readonly tookMs: number;
  /** Seconds that the receiver asks for. */
  readonly asked: number | null;
}

const UNSIGNED: Outcome = { problem: 'secret', status: null, excerpt: null, tookMs: 0, asked: null };

/** Wakes the workflow of every message that is due. Real time: a receiver knows no other. */
export async function dispatchHooks({ workflows }: Pick<Runtime, 'workflows'>, nowMs = Date.now()): Promise<number> {
  const due = await database()
    .select({ id: hookDeliveries.id, dueAt: hookDeliveries.dueAt })
    .from(hookDeliveries)
    .where(and(isNotNull(hookDeliveries.dueAt), lte(hookDeliveries.dueAt, new Date(nowMs))))
    .orderBy(asc(hookDeliveries.dueAt))
    .limit(BATCH);
  for (const { id, dueAt } of due) {
    await workflows.dispatch(`${HOOK_KEY}${id}`, `${HOOK_KEY}${id}:${dueAt?.getTime()}`);
  }
  return due.length;
}

/**
 * Sends a message that is due, and writes down what came of it. That an attempt has begun is written first, so that one which is
 * cut off is made again: at least once, always under the same id. Never throws for what the receiver does.
 */
export async function deliver(
  id: string,
  { hooks: port, settings }: Pick<Runtime, 'hooks' | 'settings'>,
  nowMs = Date.now(),
): Promise<void> {
  const begun = await database().transaction((tx) => begin(tx, id, nowMs));
  if (!begun) return;
  const { delivery, hook } = begun;
  const secrets = secretsOf(hook, settings.encryptionKey, nowMs);
  // Sealed with a key that is lost: its owner makes a new secret.
  if (secrets.length === 0) return database().transaction((tx) => conclude(tx, delivery, hook, UNSIGNED, nowMs));
  const headers = signedHeaders({ id: messageId(id), body: delivery.body, nowMs }, secrets);
  const startMs = performance.now();
  const took = () => Math.round(performance.now() - startMs);
  const outcome = await port.send({ url: hook.url, headers, body: delivery.body }).then(
    ({ status, text, retryAfter }): Outcome => {
      const asked = retryAfterSeconds(retryAfter, nowMs);
      return { problem: problemOf(status), status, excerpt: excerptOf(text) || null, tookMs: took(), asked };
    },
    (error: unknown): Outcome => {
      if (!(error instanceof NoAnswer)) throw error;
      return { problem: error.problem, status: null, excerpt: null, tookMs: took(), asked: null };
    },
  );
  await database().transaction((tx) => conclude(tx, delivery, hook, outcome, nowMs));
}

/** Forgets messages after the days for which they are kept. */
export async function forgetDeliveries(): Promise<void> {
  const old = sql`${hookDeliveries.createdAt} < now() - ${LOG_DAYS} * interval '1 day'`;
  await database().delete(hookDeliveries).where(old);
}

async function begin(tx: Transaction, id: string, nowMs: number): Promise<{ delivery: Delivery; hook: Hook } | null> {
  const [row] = await tx
    .select({ delivery: hookDeliveries, hook: hooks })
    .from(hookDeliveries)
    .innerJoin(hooks, eq(hooks.id, hookDeliveries.hookId))
    .where(eq(hookDeliveries.id, id))
    .for('update', { of: hookDeliveries });
  if (!row?.delivery.dueAt || row.delivery.dueAt.getTime() > nowMs) return null;
  const [delivery] = await tx
    .update(hookDeliveries)
    .set({ attempts: row.delivery.attempts + 1, triedAt: new Date(nowMs), dueAt: new Date(nowMs + CUT_OFF_MS) })
    .where(eq(hookDeliveries.id, id))
    .returning();
  return delivery ? { delivery, hook: row.hook } : null;
}

async function conclude(
  tx: Transaction,
  { id, attempts, type }: Delivery,
  hook: Hook,
  outcome: Outcome,
  nowMs: number,
) {
  const { problem, status, excerpt, tookMs, asked } = outcome;
  const told = { problem, status, excerpt, tookMs };
  const [current] = await tx.select().from(hooks).where(eq(hooks.id, hook.id)).for('update');
  if (!current) return;
  // Paused meanwhile, or asked for once more: what was decided then stands.
  const same = and(
    eq(hookDeliveries.id, id),
    eq(hookDeliveries.attempts, attempts),
    eq(hookDeliveries.state, 'waiting'),
  );
  if (problem === null) {
    await tx
      .update(hookDeliveries)
      .set({ ...told, state: 'delivered', dueAt: null })
      .where(same);
    if (current.failingSince) await tx.update(hooks).set({ failingSince: null }).where(eq(hooks.id, hook.id));
    return;
  }
  // A test is tried once: whoever has asked for it looks on.
  const pause = type === TEST_EVENT || status === 410 ? null : pauseAfter(attempts, asked);
  const next = pause === null ? { state: 'failed' as const, dueAt: null } : { dueAt: new Date(nowMs + pause) };
  await tx
    .update(hookDeliveries)
    .set({ ...told, ...next })
    .where(same);
  if (current.pausedAt) return;
  // That it wants nothing any more is meant, whatever it was told.
  if (status === 410) return pauseFailing(tx, current, 'gone', nowMs);
  if (type === TEST_EVENT) return;
  const failingSince = current.failingSince ?? new Date(nowMs);
  if (!current.failingSince) await tx.update(hooks).set({ failingSince }).where(eq(hooks.id, hook.id));
  if (pause === null && nowMs - failingSince.getTime() >= FAILING_MS) await pauseFailing(tx, current, 'failing', nowMs);
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Those that sign now, the current one first. */
function secretsOf(
  { id, secretCiphertext, formerCiphertext, formerUntil }: Hook,
  key: string,
  nowMs: number,
): string[] {
  const former = formerUntil && formerUntil.getTime() > nowMs ? formerCiphertext : null;
  const secrets = [secretCiphertext, former].flatMap((sealed) => (sealed === null ? [] : [unseal(sealed, key, id)]));
  return secrets.filter((secret) => typeof secret === 'string');
}
