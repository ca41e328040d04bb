import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { canonicalJson } from '@/core/canonical-json';
import type { LoopEventPayload } from '@/core/loop/event';
import { type Database, database, type Transaction } from '@/db/client';
import { assistantCalls } from '@/db/schema/oauth';
import { isAtRest } from '@/modules/account/queries/deletion';
import { addEvent } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import { recordAct } from '@/modules/operations/commands/audit';
import { OTHER_ASSISTANT } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import type { Caller } from '../policy';

export type Order = Pick<Extract<LoopEventPayload, { kind: 'other_assistant' }>, 'act' | 'slots'>;

/** A call that changes something: under its key it happens once. */
export interface Call {
  readonly tool: string;
  readonly key: string;
  readonly arguments: object;
}

/** `again`: the same call came before, and nothing was done now. */
export type Asked<Reason extends string> =
  | { readonly ok: true; readonly loopId: string; readonly again: boolean }
  | { readonly ok: false; readonly reason: Reason | 'other_call' | 'at_rest'; readonly text?: string };

/**
 * Puts what another assistant asks for before a loop, which `find` names or opens, in one transaction with the memory of the
 * call and its line in the log. What comes of it is decided as for a mail.
 */
export async function askLoop<Reason extends string>(
  caller: Caller,
  call: Call,
  order: Order,
  find: (
    tx: Transaction,
    nowMs: number,
  ) => Promise<{ readonly loopId: string } | { readonly not: Reason; readonly text?: string }>,
  runtime: Runtime,
): Promise<Asked<Reason>> {
  const { userId } = caller;
  const nowMs = await runtime.clock.now();
  const made = await database()
    .transaction(async (tx): Promise<Asked<Reason>> => {
      const known = await callBefore(caller, call, tx);
      if (known) return known;
      if (await isAtRest(userId, tx)) return { ok: false, reason: 'at_rest' };
      const found = await find(tx, nowMs);
      if ('not' in found) {
        const { not: reason, ...text } = found;
        return { ok: false, reason, ...text };
      }
      const { loopId } = found;
      const row = {
        userId,
        caller: caller.key,
        key: call.key,
        tool: call.tool,
        argumentsDigest: digestOf(call),
        loopId,
      };
      const kept = await tx
        .insert(assistantCalls)
        .values({ ...row, createdAt: new Date(nowMs) })
        .onConflictDoNothing()
        .returning();
      // The same call at the same moment was faster.
      if (kept.length === 0) throw new Overtaken();
      const event = { kind: 'other_assistant', ...order, by: userId, assistant: caller.name } as const;
      await addEvent(tx, loopId, event, `assistant:${userId}:${caller.key}:${call.key}`, nowMs);
      const data = { account: caller.name, tool: call.tool };
      await recordAct(tx, { action: 'assistant.asked', actor: OTHER_ASSISTANT, userId, subject: loopId, data });
      return { ok: true, loopId, again: false };
    })
    .catch(async (error) => {
      if (!(error instanceof Overtaken)) throw error;
      const known = await callBefore(caller, call);
      if (!known) throw error;
      return known;
    });
  if (made.ok && !made.again) await wake(made.loopId, runtime);
  return made;
}

/** Rolls the transaction back. */
class Overtaken extends Error {}

/** What came of a call under the same key before; null: there was none. */
export async function callBefore(
  { userId, key: caller }: Caller,
  call: Call,
  db: Database | Transaction = database(),
): Promise<{ ok: true; loopId: string; again: true } | { ok: false; reason: 'other_call' } | null> {
  const { userId: user, caller: by, key } = assistantCalls;
  const [row] = await db
    .select()
    .from(assistantCalls)
    .where(and(eq(user, userId), eq(by, caller), eq(key, call.key)));
  if (!row) return null;
  const same = row.argumentsDigest === digestOf(call);
  return same ? { ok: true, loopId: row.loopId, again: true } : { ok: false, reason: 'other_call' };
}

function digestOf({ tool, arguments: given }: Call): string {
  return createHash('sha256')
    .update(canonicalJson({ tool, ...given }))
    .digest('hex');
}

/** So long a key is remembered, by the product's clock. */
const REMEMBERED_MS = 30 * 86_400_000;

/** Forgets calls of long ago. */
export async function forgetCalls(nowMs: number): Promise<void> {
  await database()
    .delete(assistantCalls)
    .where(lt(assistantCalls.createdAt, new Date(nowMs - REMEMBERED_MS)));
}
