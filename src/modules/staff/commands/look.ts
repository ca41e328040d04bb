import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { type Act, recordActs } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { LookedAt } from '../schema';

export interface Look {
  /** Ids of who looks, and of whose it is. */
  readonly staff: string;
  readonly owner: string;
  readonly subject: LookedAt;
  /** What routed it to them, such as `queue: policy`, or what they have typed: the owner reads it. */
  readonly reason: string;
  readonly client?: Client;
}

/**
 * Writes down that somebody of the staff was shown what is an owner's: in the audit log, where the owner sees it, too. To be
 * called by the request that shows it, before it answers.
 */
export async function lookAt(tx: Database | Transaction, look: Look): Promise<void> {
  await lookAtAll(tx, [look]);
}

/** The same of what several owners have: in one transaction, all of it or nothing. */
export async function lookAtAll(tx: Database | Transaction, looks: readonly Look[]): Promise<void> {
  await recordActs(tx, looks.map(actOf));
}

/**
 * The same of what a list shows in a line: what it is called, with whom, when. Written once a day for each, since a list that is
 * open is read again and again.
 */
export async function glanceAtAll(tx: Database | Transaction, looks: readonly Look[]): Promise<void> {
  const [first] = looks;
  if (!first) return;
  const named = ({ kind, id }: LookedAt) => `${kind}:${id}`;
  const seen = await tx
    .select({ subject: auditLog.subject })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actor, first.staff),
        eq(auditLog.action, 'content.seen'),
        gt(auditLog.at, sql`now() - interval '1 day'`),
        inArray(
          auditLog.subject,
          looks.map(({ subject }) => named(subject)),
        ),
      ),
    );
  const known = new Set(seen.map(({ subject }) => subject));
  const fresh = new Map(looks.map((look) => [named(look.subject), look]));
  for (const subject of known) fresh.delete(subject);
  await lookAtAll(tx, [...fresh.values()]);
}

function actOf({ staff, owner, subject, reason, client }: Look): Act {
  const named = `${subject.kind}:${subject.id}`;
  return { action: 'content.seen', actor: staff, userId: owner, subject: named, reason, ...(client ? { client } : {}) };
}
