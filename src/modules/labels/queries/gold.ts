import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { type MailRow, mailRow } from '@/core/labeling/mail-row';
import { redactedRow } from '@/core/labeling/row-redaction';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { adjudications, labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import type { Runtime } from '@/ports/runtime';
import { newTextIn } from './subject';
import { shownToStaff } from './visible';

export interface GoldLabel {
  readonly id: string;
  readonly messageId: string;
  readonly ownerId: string;
}

/** Gold labels of owners who let staff see them and whose mail is kept, the oldest first; of one session, if one is given. */
export async function goldLabels(sessionId?: string) {
  return database()
    .select({
      ...{ id: labels.id, messageId: labels.messageId, reading: labels.reading, ownerId: loops.ownerId },
      ...{ context: loopEvents.readingContext, state: loops.state, sender: messages.fromAddress },
      reasonCode: adjudications.reasonCode,
    })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId))
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(messages, eq(messages.id, labels.messageId))
    .leftJoin(adjudications, eq(adjudications.id, labels.adjudicationId))
    .where(
      and(
        eq(labels.state, 'gold'),
        isNotNull(messages.raw),
        isNotNull(loopEvents.readingContext),
        sessionId === undefined
          ? undefined
          : sql`exists (select 1 from labeling_items i where i.message_id = ${labels.messageId} and i.session_id = ${sessionId})`,
        shownToStaff(),
      ),
    )
    .orderBy(asc(labels.submittedAt), asc(labels.id));
}

/**
 * A gold label as a row that `npm run eval:reader` reads. What a third person found to be ambiguous, or anybody unclear, must
 * be asked about. Decided ones are of the split `test`. Null once the mail's bytes are no longer kept.
 */
export async function goldRow(
  label: Awaited<ReturnType<typeof goldLabels>>[number],
  redact: boolean,
  runtime: Pick<Runtime, 'parse'>,
): Promise<MailRow | null> {
  const { id, messageId, reading, context, reasonCode, state, sender } = label;
  const text = await newTextIn(messageId, runtime);
  if (text === null || context === null) return null;
  const decided = reasonCode !== null;
  const tags = [reading.language, decided ? reasonCode : 'undisputed', ...(redact ? ['redacted'] : [])];
  const row = mailRow({ id: `label-${id}`, split: decided ? 'test' : 'dev', text, tags }, reading, context);
  const unclear = reasonCode === 'ambiguous' || reading.intents.some(({ kind }) => kind === 'unclear');
  const gold = unclear ? { ...row, gold: { ...row.gold, mustAsk: true as const } } : row;
  const people = state.participants.map(({ address, name }) => ({ address, name }));
  return redact ? redactedRow(gold, [...people, { address: sender, name: null }]) : gold;
}
