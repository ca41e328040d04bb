import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageSize } from '@/core/http/page';
import { sortOf } from '@/core/http/table-query';
import { readAlong } from '@/core/mail/link-keys';
import { type Database, database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { labelingSessions, labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import type { Client } from '@/modules/operations/schema';
import { glanceAtAll } from '@/modules/staff/commands/look';
import { MOST_COUNTED } from '../constants';
import { LABEL_SORTS, type LabelRow, type LabelState } from '../schema';
import { notBlindTo, shownToStaff } from './visible';

const labeler = alias(users, 'labeler');

/** Labels with whose mail they are of, and who made them. */
function selected(tx: Database | Transaction) {
  return tx
    .select({
      row: labels,
      labeler: sql<string | null>`coalesce(${labeler.name}, ${labeler.email})`,
      session: labelingSessions.name,
      mail: { subject: messages.subject, sender: messages.fromAddress },
      ownerId: loops.ownerId,
    })
    .from(labels)
    .innerJoin(loopEvents, eq(loopEvents.id, labels.eventId))
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(messages, eq(messages.id, labels.messageId))
    .leftJoin(labeler, eq(labeler.id, labels.labelerId))
    .leftJoin(labelingSessions, eq(labelingSessions.id, labels.sessionId));
}

type Selected = Awaited<ReturnType<typeof selected>>[number];

export interface LabelFilter {
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly state?: LabelState | undefined;
  readonly kind?: string | undefined;
  readonly labeler?: string | undefined;
  readonly session?: string | undefined;
}

/**
 * Labels that this person may see, the last changed first: of messages whose owners let staff see them, and of nothing that
 * they have to label themselves. Of each mail what it is called and who wrote it, which is written down as a look first.
 */
export async function labelsOf(staffId: string, filter: LabelFilter, client?: Client) {
  const { cursor = 0 } = filter;
  const size = pageSize(filter);
  const where = and(visibleTo(staffId), ...conditions(filter));
  const rows = await selected(database())
    .where(where)
    .orderBy(...orderOf(filter.sort))
    .limit(size + 1)
    .offset(cursor);
  const nextCursor = rows.length > size ? String(cursor + size) : null;
  const shown = rows.slice(0, size);
  await glanceAtAll(
    database(),
    shown.map(({ row, ownerId }) => ({
      staff: staffId,
      owner: ownerId,
      subject: { kind: 'message', id: row.messageId },
      reason: 'labels: list',
      ...(client ? { client } : {}),
    })),
  );
  return { items: readAlong(shown.map(labelRow)), nextCursor };
}

/** How many of them there are; from `MOST_COUNTED` on it is not counted further. */
export async function labelsCount(staffId: string, filter: Omit<LabelFilter, 'cursor' | 'limit' | 'sort'>) {
  const some = selected(database())
    .where(and(visibleTo(staffId), ...conditions(filter)))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await database().select({ n: count() }).from(some);
  return row?.n ?? 0;
}

/** One label with its reading; null where it is not for this person to see. */
export async function labelById(staffId: string, id: string, tx: Database | Transaction = database()) {
  const [found] = await selected(tx)
    .where(and(eq(labels.id, id), visibleTo(staffId)))
    .limit(1);
  if (!found) return null;
  const { reading, prefill, adjudicationId } = found.row;
  return { ...labelRow(found), reading, prefill, adjudicationId };
}

/** Own drafts are seen; others' are not anybody's business yet. */
function visibleTo(staffId: string): SQL | undefined {
  const own = eq(labels.labelerId, staffId);
  const others = and(sql`${labels.state} <> 'draft'`, notBlindTo(labels.messageId, staffId));
  return and(shownToStaff(), sql`(${own} or (${others}))`);
}

function conditions({ q = '', state, kind, labeler: of, session }: LabelFilter): (SQL | undefined)[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return [
    state ? eq(labels.state, state) : undefined,
    kind ? sql`${labels.reading} @> ${JSON.stringify({ intents: [{ kind }] })}::jsonb` : undefined,
    of ? eq(labels.labelerId, of) : undefined,
    session ? eq(labels.sessionId, session) : undefined,
    ...words.map(
      (word) =>
        sql`position(${word} in lower(concat_ws(' ', ${labeler.name}, ${labeler.email}, ${labelingSessions.name}, ${labels.id}::text))) > 0`,
    ),
  ];
}

function orderOf(sort = ''): SQL[] {
  const by = sortOf(sort, LABEL_SORTS);
  const column = by?.by === 'seconds' ? labels.seconds : labels.updatedAt;
  return [by && !by.desc ? asc(column) : desc(column), desc(labels.id)];
}

function labelRow({ row, labeler: who, session, mail }: Selected): LabelRow {
  const { id, messageId, labelerId, sessionId, state, origin, prefilled, seconds, version, reading } = row;
  return {
    ...{ id, messageId, labelerId, labeler: who, session, sessionId, state, origin, prefilled, seconds, version },
    ...mail,
    kinds: reading.intents.map(({ kind }) => kind),
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    submittedAt: row.submittedAt?.getTime() ?? null,
  };
}

/** Somebody's own draft of a message, to go on with; null where there is none. */
export async function ownDraft(staffId: string, messageId: string) {
  const [row] = await database()
    .select()
    .from(labels)
    .where(and(eq(labels.messageId, messageId), eq(labels.labelerId, staffId), eq(labels.state, 'draft')));
  return row ?? null;
}
