import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type LabelAgreement, type LabelledMail, labelAgreement } from '@/core/labeling/agreement';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { type Database, database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import { shownToStaff } from './visible';

/** A label that was handed in, with what the reader had been told of the mail. */
export interface HandedIn {
  readonly id: string;
  readonly messageId: string;
  readonly labelerId: string | null;
  readonly state: 'draft' | 'submitted' | 'gold' | 'superseded';
  readonly reading: Reading;
  /** What the reader had read. */
  readonly prefill: Reading | null;
  readonly context: ReadingContext;
}

/** What people (not those who decide) have handed in for a session, or some of them of the same mails; of owners who let staff see it. */
export async function handedIn(
  of: { readonly sessionId: string } | { readonly labelerIds: readonly [string, ...string[]] },
  tx: Database | Transaction = database(),
): Promise<HandedIn[]> {
  const rows = await tx
    .select({
      ...{ id: labels.id, messageId: labels.messageId, labelerId: labels.labelerId, state: labels.state },
      ...{ reading: labels.reading, prefill: labels.prefill, context: loopEvents.readingContext },
    })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId))
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .where(
      and(
        ne(labels.state, 'draft'),
        isNotNull(labels.submittedAt),
        isNull(labels.adjudicationId),
        isNotNull(loopEvents.readingContext),
        'sessionId' in of ? eq(labels.sessionId, of.sessionId) : byAll(of.labelerIds),
        shownToStaff(),
      ),
    )
    .orderBy(asc(labels.messageId), asc(labels.labelerId));
  return rows.flatMap(({ context, ...row }) => (context === null ? [] : [{ ...row, context }]));
}

/** Labels of these people, of the messages that all of them have labelled. */
function byAll(labelerIds: readonly [string, ...string[]]): SQL | undefined {
  const theirs = labelerIds.map((id) => sql`select message_id from labels where labeler_id = ${id}`);
  const common = sql`${labels.messageId} in (${sql.join(theirs, sql` intersect `)})`;
  return and(inArray(labels.labelerId, [...labelerIds]), common);
}

/** Labels by the message that they are of. */
export function byMessage<T extends { readonly messageId: string }>(all: readonly T[]): T[][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(one.messageId, [...(groups.get(one.messageId) ?? []), one]);
  return [...groups.values()];
}

/** Groups of labels as what their agreement is computed of. */
export function labelledMails(groups: readonly (readonly HandedIn[])[]): LabelledMail[] {
  return groups.flatMap((group) =>
    group[0] ? [{ context: group[0].context, readings: group.map(({ reading }) => reading) }] : [],
  );
}

/** How far those agree who labelled the same messages of a session. */
export async function sessionAgreement(
  sessionId: string,
  tx: Database | Transaction = database(),
): Promise<LabelAgreement> {
  return labelAgreement(labelledMails(byMessage(await handedIn({ sessionId }, tx))));
}

/** How far two people agree on all that both have labelled, or one with the reader; on nothing where one of them is gone. */
export async function agreementOf(a: string | null, b: string | 'reader' | null): Promise<LabelAgreement> {
  if (a === null || b === null) return labelAgreement([]);
  const all = await handedIn({ labelerIds: b === 'reader' ? [a] : [a, b] });
  const both = byMessage(all).flatMap((group): LabelledMail[] => {
    const first = group.find(({ labelerId }) => labelerId === a);
    const second = b === 'reader' ? first?.prefill : group.find(({ labelerId }) => labelerId === b)?.reading;
    return first && second ? [{ context: first.context, readings: [first.reading, second] }] : [];
  });
  return labelAgreement(both);
}
