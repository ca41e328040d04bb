import { eq } from 'drizzle-orm';
import { isSampled } from '@/core/queue/sample';
import { dueAt } from '@/core/queue/times';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import type { Transaction } from '@/db/client';
import { basics, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { reviews } from '@/db/schema/queue';
import { SAMPLED_ONE_IN } from '../constants';
import { putInQueue } from './route';

interface Mail {
  readonly id: string;
  readonly loopId: string;
  readonly template: string;
}

/** A mail that has left is drawn for a look afterwards, by chance, where its owner lets people help always. */
export async function drawForReview(tx: Transaction, mail: Mail, nowMs: number): Promise<void> {
  if (!isSampled(mail.id, SAMPLED_ONE_IN) || mail.template.startsWith('owner_')) return;
  const owner = await ownerOf(tx, mail.loopId);
  if (owner?.help !== 'always') return;
  await tx
    .insert(reviews)
    .values({
      loopId: mail.loopId,
      ownerId: owner.id,
      mailId: mail.id,
      origin: 'sample',
      sampledAt: new Date(nowMs),
    })
    .onConflictDoNothing();
}

/** Something that no turn of the loop tells: it goes before a person where the owner lets people help. */
export async function reportTrouble(tx: Transaction, loopId: string, note: string, nowMs: number): Promise<void> {
  const owner = await ownerOf(tx, loopId);
  if (!owner || owner.help === 'off') return;
  const due = dueAt(zoneTable(owner.zone ?? 'Etc/UTC'), minuteOf(nowMs), false);
  const what = { reason: 'send_failed', planVersion: null, note } as const;
  await putInQueue(tx, { id: loopId, ownerId: owner.id }, what, { nowMs, due });
}

async function ownerOf(tx: Transaction, loopId: string) {
  const [row] = await tx
    .select({ id: users.id, help: users.humanHelp, zone: basics.zone })
    .from(loops)
    .innerJoin(users, eq(users.id, loops.ownerId))
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(eq(loops.id, loopId));
  return row;
}
