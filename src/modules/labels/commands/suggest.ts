import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Reading } from '@/core/reading/reading';
import type { Transaction } from '@/db/client';
import { labelingItems, labelingSessions, labels, labelVersions } from '@/db/schema/labels';
import { lockMessage } from './message-lock';

interface Suggestion {
  readonly messageId: string;
  readonly eventId: number;
  /** What somebody says that it means, and what had been read. */
  readonly reading: Reading;
  readonly prefill: Reading;
}

/**
 * A correction that was made while somebody helped, as a label of theirs: for others to compare with and to decide on. Where they
 * have the message to label in a session it is their draft there. Nothing, where it is gold or they have handed one in there.
 */
export async function suggestLabel(
  tx: Transaction,
  staffId: string,
  { messageId, eventId, reading, prefill }: Suggestion,
  nowMs: number,
): Promise<void> {
  await lockMessage(tx, messageId);
  const all = await tx
    .select()
    .from(labels)
    .where(and(eq(labels.messageId, messageId), ne(labels.state, 'superseded')));
  const own = all.find(({ labelerId }) => labelerId === staffId);
  if (all.some(({ state }) => state === 'gold') || (own?.state === 'submitted' && own.origin !== 'queue')) return;
  const at = new Date(nowMs);
  const draft = await isTheirsToLabel(tx, messageId, staffId);
  const said = draft
    ? ({ reading, state: 'draft', updatedAt: at, submittedAt: null } as const)
    : ({ reading, state: 'submitted', updatedAt: at, submittedAt: at } as const);
  if (own) {
    const { id: labelId, version, reading: before } = own;
    await tx.insert(labelVersions).values({ labelId, version, reading: before, by: staffId, at });
    await tx
      .update(labels)
      .set({ ...said, version: version + 1 })
      .where(eq(labels.id, labelId));
    return;
  }
  const from = { messageId, eventId, labelerId: staffId, prefilled: true, prefill, origin: 'queue' } as const;
  await tx.insert(labels).values({ ...from, ...said, createdAt: at });
}

async function isTheirsToLabel(tx: Transaction, messageId: string, staffId: string): Promise<boolean> {
  const [item] = await tx
    .select({ id: labelingItems.id })
    .from(labelingItems)
    .innerJoin(labelingSessions, eq(labelingSessions.id, labelingItems.sessionId))
    .where(
      and(
        eq(labelingItems.messageId, messageId),
        eq(labelingItems.labelerId, staffId),
        isNull(labelingItems.doneAt),
        eq(labelingSessions.state, 'open'),
      ),
    )
    .limit(1);
  return item !== undefined;
}
