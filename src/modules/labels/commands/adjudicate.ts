import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { adjudications, labels } from '@/db/schema/labels';
import { recordAct } from '@/modules/operations/commands/audit';
import { subjectOf } from '../queries/subject';
import type { Adjudication } from '../schema';
import { lockMessage } from './message-lock';
import { offered } from './save';

export type Adjudicated =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'not_found' | 'gold' | 'own_label' | 'not_offered' };

/**
 * Decides what a mail says where others have labelled it: the reading becomes gold, theirs are superseded. Not by whoever has
 * labelled it (the trigger `adjudications_not_own` holds that as well).
 */
export async function adjudicate(
  staffId: string,
  messageId: string,
  { reading, reasonCode, seconds }: Adjudication,
  nowMs: number,
): Promise<Adjudicated> {
  return database().transaction(async (tx) => {
    await lockMessage(tx, messageId);
    const subject = await subjectOf(messageId, tx);
    const all = await tx.select().from(labels).where(eq(labels.messageId, messageId));
    if (!subject || !all.some(({ state }) => state !== 'draft')) return { ok: false, reason: 'not_found' };
    if (all.some(({ labelerId, adjudicationId }) => labelerId === staffId && adjudicationId === null))
      return { ok: false, reason: 'own_label' };
    if (all.some(({ state }) => state === 'gold')) return { ok: false, reason: 'gold' };
    if (!offered(reading, subject)) return { ok: false, reason: 'not_offered' };
    const at = new Date(nowMs);
    const [decision] = await tx
      .insert(adjudications)
      .values({ messageId, adjudicatorId: staffId, reading, reasonCode, at })
      .returning({ id: adjudications.id });
    await tx
      .update(labels)
      .set({ state: 'superseded', updatedAt: at })
      .where(and(eq(labels.messageId, messageId), inArray(labels.state, ['draft', 'submitted'])));
    const [gold] = await tx
      .insert(labels)
      .values({
        ...{ messageId, eventId: subject.eventId, labelerId: staffId, reading, prefill: subject.reading, seconds },
        ...{ adjudicationId: (decision as { id: string }).id, origin: 'adjudication', state: 'gold', prefilled: true },
        ...{ createdAt: at, updatedAt: at, submittedAt: at },
      })
      .returning({ id: labels.id });
    const id = (gold as { id: string }).id;
    const act = { actor: staffId, userId: null, subject: `label:${id}`, reason: reasonCode } as const;
    await recordAct(tx, { action: 'label.adjudicated', ...act });
    return { ok: true, id };
  });
}
