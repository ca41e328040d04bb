import { and, count, desc, eq, ilike, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import type { Action, AuditQuery, AuditRow } from '../schema';
import { afterCursor, MICROS } from './activity';

const LOOKS: Action[] = ['content.seen', 'glass.broken', 'view_as.started', 'view_as.ended'];
const SIGN_INS: Action[] = [
  'session.opened',
  'session.confirmed',
  'session.closed',
  'session.revoked',
  'sign_in.failed',
  'identity.linked',
];
const KINDS = {
  looks: inArray(auditLog.action, LOOKS),
  sign_ins: inArray(auditLog.action, SIGN_INS),
  changes: not(inArray(auditLog.action, [...LOOKS, ...SIGN_INS])),
} as const;
const HOLDER = sql`${auditLog.actor} = ${auditLog.userId}::text`;
const ACTORS = { holder: HOLDER, others: sql`(${HOLDER}) is not true` } as const;

/** Of what is kept beside an act, what tells what has changed. */
const TOLD = ['before', 'role', 'plan', 'days', 'on', 'percent', 'kind', 'value', 'uses', 'most', 'feature', 'token'];
/** A number beyond which nobody counts on. */
const MOST_COUNTED = 10_000;

const actors = alias(users, 'actors');
/** Whoever did it, where it was somebody with an account. */
const IS_ACTOR = sql`${actors.id} = case when ${auditLog.actor} ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then ${auditLog.actor}::uuid end`;

type Asked = Pick<AuditQuery, 'q' | 'kind' | 'by'>;

/** What was done, newest first. */
export async function auditPage(query: AuditQuery) {
  const size = pageSize(query);
  const rows = await database()
    .select({ row: auditLog, actor: actors.email, person: users.email, micros: sql<string>`${MICROS}::text` })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(actors, IS_ACTOR)
    .where(and(await fits(query), afterCursor(query.cursor)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(size + 1);
  const shown = rows.slice(0, size);
  const end = rows.length > size ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ row, actor, person }) => auditRow(row, actor, person)),
    nextCursor: end ? `${end.micros}.${end.row.id}` : null,
  };
}

/** How many lines fit; from ten thousand on it is not counted further. */
export async function auditCount(asked: Asked): Promise<number> {
  const some = database()
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(await fits(asked))
    .limit(MOST_COUNTED)
    .as('some');
  const [row] = await database().select({ n: count() }).from(some);
  return row?.n ?? 0;
}

/** People whose address has the words; more than these are told apart by typing on. */
const MOST_PEOPLE = 50;

async function fits({ q = '', kind, by }: Asked): Promise<SQL | undefined> {
  const narrowed = and(kind && KINDS[kind], by && ACTORS[by]);
  if (q === '') return narrowed;
  const words = q.split(/\s+/).map((word) => ilike(users.email, `%${word.replace(/[\\%_]/g, '\\$&')}%`));
  const found = await database()
    .select({ id: users.id })
    .from(users)
    .where(and(...words))
    .limit(MOST_PEOPLE);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return sql`false`;
  return and(narrowed, or(inArray(auditLog.userId, ids), inArray(auditLog.actor, ids)));
}

function auditRow(row: typeof auditLog.$inferSelect, actor: string | null, person: string | null): AuditRow {
  const { id, at, userId, action, subject, reason, data } = row;
  const told = TOLD.flatMap((key) => (data?.[key] === undefined ? [] : [`${key} ${inWords(data[key])}`]));
  return {
    id,
    at: at.getTime(),
    action,
    actor: actor ?? row.actor,
    person: userId && person ? { id: userId, email: person } : null,
    subject: subject === userId || subject === row.actor ? null : subject,
    detail: told.length > 0 ? told.join(', ') : null,
    reason,
  };
}

/** A value that is kept beside an act; of one with parts `(on true, percent 100)`. */
function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, part]) =>
    Array.isArray(value) ? inWords(part) : `${key} ${inWords(part)}`,
  );
  return `(${parts.join(', ')})`;
}
