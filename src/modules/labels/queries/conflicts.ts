import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { differingFields, type Field, fieldsOf } from '@/core/labeling/fields';
import type { ReadingContext } from '@/core/reading/reading';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { labelingSessions, labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import type { ConflictRow } from '../schema';
import { notBlindTo, shownToStaff } from './visible';

/** As many handed-in labels are looked through for conflicts, those that were handed in first. */
const MOST = 5_000;

/**
 * Messages for a third person to decide on, the oldest first: two labels of them differ, or their session was closed with too
 * little agreement. Those that this person has labelled are marked; those that they still have to label are not there.
 */
export async function conflictsOf(staffId: string, sessionId?: string): Promise<ConflictRow[]> {
  const rows = await database()
    .select({
      ...{ id: labels.id, messageId: labels.messageId, labelerId: labels.labelerId },
      ...{ reading: labels.reading, submittedAt: labels.submittedAt },
      // All that fields are told by; the rest of what the reader was told is many times as long.
      context: sql<Pick<
        ReadingContext,
        'ownerZone' | 'senderZone'
      > | null>`case when ${loopEvents.readingContext} is not null then
        jsonb_build_object('ownerZone', ${loopEvents.readingContext} -> 'ownerZone', 'senderZone', ${loopEvents.readingContext} -> 'senderZone') end`,
      session: labelingSessions.name,
      closed: sql<boolean>`coalesce(${labelingSessions.state} = 'closed', false)`,
    })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId))
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .leftJoin(labelingSessions, eq(labelingSessions.id, labels.sessionId))
    .where(
      and(
        eq(labels.state, 'submitted'),
        sql`(${labelingSessions.state} = 'closed' or exists (select 1 from labels other
          where other.message_id = ${labels.messageId} and other.id <> ${labels.id} and other.state = 'submitted'))`,
        sessionId === undefined ? undefined : eq(labels.sessionId, sessionId),
        notBlindTo(labels.messageId, staffId),
        shownToStaff(),
      ),
    )
    .orderBy(asc(labels.submittedAt), asc(labels.id))
    .limit(MOST);
  const groups = new Map<string, typeof rows>();
  for (const row of rows) groups.set(row.messageId, [...(groups.get(row.messageId) ?? []), row]);
  const conflicts = [...groups].flatMap(([messageId, group]): ConflictRow[] => {
    const said = group.flatMap(({ reading, context }) => (context ? [fieldsOf(reading, context)] : []));
    const [first, ...others] = said;
    const fields = new Set<Field>(first ? others.flatMap((other) => differingFields(first, other)) : []);
    if (fields.size === 0 && !group.some(({ closed }) => closed)) return [];
    const newest = Math.max(...group.map(({ submittedAt }) => submittedAt?.getTime() ?? 0));
    return [
      {
        messageId,
        labelIds: group.map(({ id }) => id),
        fields: [...fields],
        session: group.find(({ session }) => session !== null)?.session ?? null,
        own: group.some(({ labelerId }) => labelerId === staffId),
        since: newest,
      },
    ];
  });
  return conflicts.sort((a, b) => a.since - b.since);
}

/** The labels of a message that wait for somebody's decision, the first handed in first. */
export async function waitingLabels(messageId: string) {
  return database()
    .select({
      id: labels.id,
      labelerId: labels.labelerId,
      labeler: sql<string | null>`coalesce(${users.name}, ${users.email})`,
      reading: labels.reading,
      prefilled: labels.prefilled,
      seconds: labels.seconds,
    })
    .from(labels)
    .leftJoin(users, eq(users.id, labels.labelerId))
    .where(and(eq(labels.messageId, messageId), inArray(labels.state, ['submitted'])))
    .orderBy(desc(labels.prefilled), asc(labels.submittedAt));
}
