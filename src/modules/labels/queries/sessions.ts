import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { labelingItems, labelingSessions } from '@/db/schema/labels';
import { HELPERS } from '@/modules/staff/schema';
import type { LabelerProgress, NextItem, SessionRow, SessionView } from '../schema';
import { messageShown } from './visible';

/** Whether staff may (still) see the message of an item. Named in full, since a query of one table leaves its name out. */
const shown = messageShown(sql`labeling_items.message_id`);
const items = sql<number>`count(*)::int`;
const done = sql<number>`count(${labelingItems.doneAt})::int`;

/** Labeling sessions, the newest first. */
export async function sessionsOf(query: {
  cursor?: number | undefined;
  limit?: number | undefined;
  q?: string | undefined;
}) {
  const { cursor = 0, q = '' } = query;
  const size = pageSize(query);
  const rows = await database()
    .select({ session: labelingSessions, total: sql<number>`(count(*) over ())::int` })
    .from(labelingSessions)
    .where(q === '' ? undefined : sql`position(${q.toLowerCase()} in lower(${labelingSessions.name})) > 0`)
    .orderBy(desc(labelingSessions.createdAt), desc(labelingSessions.id))
    .limit(size + 1)
    .offset(cursor);
  const sessions = rows.slice(0, size).map(({ session }) => session);
  const counted = await countsOf(sessions.map(({ id }) => id));
  return {
    items: sessions.map((session): SessionRow => sessionRow(session, counted.get(session.id))),
    nextCursor: rows.length > size ? String(cursor + size) : null,
    total: rows[0]?.total ?? 0,
  };
}

async function countsOf(sessionIds: readonly string[]) {
  const rows = await database()
    .select({
      ...{ sessionId: labelingItems.sessionId, items, done },
      labelers: sql<number>`count(distinct ${labelingItems.labelerId})::int`,
    })
    .from(labelingItems)
    .where(and(inArray(labelingItems.sessionId, [...sessionIds]), shown))
    .groupBy(labelingItems.sessionId);
  return new Map(rows.map(({ sessionId, ...counts }) => [sessionId, counts]));
}

function sessionRow(
  { id, name, state, rule, size, overlap, createdAt, closedAt }: typeof labelingSessions.$inferSelect,
  counts: { items: number; done: number; labelers: number } = { items: 0, done: 0, labelers: 0 },
): SessionRow {
  const times = { createdAt: createdAt.getTime(), closedAt: closedAt?.getTime() ?? null };
  return { id, name, state, rule, size, overlap, ...counts, ...times };
}

/** One session as somebody of the staff sees it: how far it is, and what they label next. Null: there is none. */
export async function sessionView(sessionId: string, staffId: string): Promise<SessionView | null> {
  const [session] = await database().select().from(labelingSessions).where(eq(labelingSessions.id, sessionId));
  if (!session) return null;
  const [counts, progress, next] = await Promise.all([
    countsOf([sessionId]),
    progressOf(sessionId),
    session.state === 'open' ? nextItem(sessionId, staffId) : null,
  ]);
  return { ...sessionRow(session, counts.get(sessionId)), progress, next };
}

/** A session as one of its labelers works on it: their own part, and what comes next in it. */
export interface OwnPart {
  readonly id: string;
  readonly name: string;
  /** Labels that it takes of this person, and those that are there. */
  readonly items: number;
  readonly done: number;
  readonly next: NextItem | null;
}

/** Somebody's part of a session, without looking through that of others; null: there is no such session. */
export async function ownPart(sessionId: string, labelerId: string): Promise<OwnPart | null> {
  const [session] = await database().select().from(labelingSessions).where(eq(labelingSessions.id, sessionId));
  if (!session) return null;
  const own = and(eq(labelingItems.sessionId, sessionId), eq(labelingItems.labelerId, labelerId), shown);
  const [[counts], next] = await Promise.all([
    database().select({ items, done }).from(labelingItems).where(own),
    session.state === 'open' ? nextItem(sessionId, labelerId) : null,
  ]);
  return { id: session.id, name: session.name, items: counts?.items ?? 0, done: counts?.done ?? 0, next };
}

/** How far each labeler is, and how long they take. */
async function progressOf(sessionId: string): Promise<LabelerProgress[]> {
  const median = sql<number | null>`(percentile_cont(0.5) within group (order by ${labelingItems.seconds})
    filter (where ${labelingItems.doneAt} is not null))::int`;
  return database()
    .select({
      labelerId: users.id,
      labeler: sql<string>`coalesce(${users.name}, ${users.email})`,
      items,
      done,
      medianSeconds: median,
    })
    .from(labelingItems)
    .innerJoin(users, eq(users.id, labelingItems.labelerId))
    .where(and(eq(labelingItems.sessionId, sessionId), shown))
    .groupBy(users.id, users.name, users.email)
    .orderBy(asc(users.email));
}

/** What this labeler has to label next, in their own order. */
async function nextItem(sessionId: string, labelerId: string): Promise<NextItem | null> {
  const [item] = await database()
    .select({
      messageId: labelingItems.messageId,
      position: labelingItems.position,
      hidden: labelingItems.hidden,
      seconds: labelingItems.seconds,
    })
    .from(labelingItems)
    .where(
      and(
        eq(labelingItems.sessionId, sessionId),
        eq(labelingItems.labelerId, labelerId),
        isNull(labelingItems.doneAt),
        shown,
      ),
    )
    .orderBy(asc(labelingItems.position))
    .limit(1);
  return item ?? null;
}

/** The item of a message in somebody's list of an open session, done or not; null where there is none. */
export async function itemOf(sessionId: string, messageId: string, labelerId: string) {
  const [row] = await database()
    .select({ item: labelingItems, state: labelingSessions.state, name: labelingSessions.name })
    .from(labelingItems)
    .innerJoin(labelingSessions, eq(labelingSessions.id, labelingItems.sessionId))
    .where(
      and(
        eq(labelingItems.sessionId, sessionId),
        eq(labelingItems.messageId, messageId),
        eq(labelingItems.labelerId, labelerId),
      ),
    );
  return row ?? null;
}

/** Who of the staff can label. */
export async function possibleLabelers(): Promise<readonly { readonly id: string; readonly name: string }[]> {
  return database()
    .select({ id: users.id, name: sql<string>`coalesce(${users.name}, ${users.email})` })
    .from(users)
    .where(and(sql`${users.role}::text = any(${sql.param([...HELPERS])})`, isNull(users.deletionAt)))
    .orderBy(asc(users.email))
    .limit(200);
}

/** Open sessions in which this person has something left to label. */
export async function openSessionsOf(labelerId: string) {
  return database()
    .select({ id: labelingSessions.id, name: labelingSessions.name, left: sql<number>`count(*)::int` })
    .from(labelingItems)
    .innerJoin(labelingSessions, eq(labelingSessions.id, labelingItems.sessionId))
    .where(
      and(
        eq(labelingItems.labelerId, labelerId),
        eq(labelingSessions.state, 'open'),
        isNull(labelingItems.doneAt),
        shown,
      ),
    )
    .groupBy(labelingSessions.id, labelingSessions.name, labelingSessions.createdAt)
    .orderBy(asc(labelingSessions.createdAt));
}
