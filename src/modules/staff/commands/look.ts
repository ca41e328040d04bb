import type { Database, Transaction } from '@/db/client';
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

function actOf({ staff, owner, subject, reason, client }: Look): Act {
  const named = `${subject.kind}:${subject.id}`;
  return { action: 'content.seen', actor: staff, userId: owner, subject: named, reason, ...(client ? { client } : {}) };
}
