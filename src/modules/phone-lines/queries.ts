import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { type Page, pageSize } from '@/core/http/page';
import type { TableQuery } from '@/core/http/table-query';
import { maskedNumber } from '@/core/phone/e164';
import { smallestUnits } from '@/core/phone/micros';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { phoneLineLog, phoneLineSpend, phoneLines } from '@/db/schema/phone-lines';
import type { Line, LineEntry, LineSort, LineState } from './schema';

interface Asked {
  readonly q?: string | undefined;
  readonly state?: LineState | undefined;
  readonly sort: TableQuery<LineSort>['sort'];
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

const COLUMNS = { number: phoneLines.number, state: phoneLines.state, since: phoneLines.createdAt } as const;

/** The lines, those in use first, with what they cost in the month of `nowMs`; and how many there are under this search. */
export async function linesOf(asked: Asked, nowMs: number): Promise<Page<Line> & { readonly total: number }> {
  const { cursor = 0, sort } = asked;
  const where = and(searched(asked.q), asked.state ? eq(phoneLines.state, asked.state) : undefined);
  const size = pageSize(asked);
  const order = sort
    ? [(sort.desc ? desc : asc)(COLUMNS[sort.by])]
    : [asc(sql`array_position(array['active', 'paused', 'released'], ${phoneLines.state})`)];
  const [rows, [all]] = await Promise.all([
    selected(nowMs)
      .where(where)
      .orderBy(...order, asc(phoneLines.number))
      .offset(cursor)
      .limit(size),
    database()
      .select({ lines: count() })
      .from(phoneLines)
      .leftJoin(users, eq(users.id, phoneLines.userId))
      .where(where),
  ]);
  const total = all?.lines ?? 0;
  const end = cursor + rows.length;
  return { items: rows.map(lineOf), nextCursor: end < total ? String(end) : null, total };
}

export async function lineById(id: string, nowMs: number): Promise<Line | null> {
  const [row] = await selected(nowMs).where(eq(phoneLines.id, id));
  return row ? lineOf(row) : null;
}

/** A number or an address. */
function searched(q = ''): SQL | undefined {
  if (q === '') return undefined;
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = q.replace(/[^\d+]/g, '');
  return or(digits ? ilike(phoneLines.number, `%${digits}%`) : undefined, ilike(users.email, like));
}

function selected(nowMs: number) {
  const month = new Date(nowMs).toISOString().slice(0, 7);
  const spend = sql<{ currency: string; micros: number }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('currency', s.currency, 'micros', s.micros) order by s.currency)
    from ${phoneLineSpend} s where s.line_id = ${phoneLines.id} and s.month = ${month}), '[]')`;
  return database()
    .select({ line: phoneLines, email: users.email, spend })
    .from(phoneLines)
    .leftJoin(users, eq(users.id, phoneLines.userId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selected>>[number];

function lineOf({ line, email, spend }: Row): Line {
  const { id, number, capabilities, pool, userId, state, createdAt } = line;
  const user = userId && email ? { id: userId, email } : null;
  const spent = spend.map(({ currency, micros }) => ({ currency, amount: smallestUnits(micros, currency) }));
  return { id, number, capabilities, pool, user, state, spend: spent, createdAt: createdAt.toISOString() };
}

/** What has to be shown later of a line, the latest first, and whose it is: whoever shows it writes that down. */
export async function lineLog(
  id: string,
  asked: { readonly cursor?: number | undefined; readonly limit?: number | undefined },
): Promise<Page<LineEntry> & { readonly owners: readonly string[] }> {
  const { cursor = 0 } = asked;
  const size = pageSize(asked);
  const rows = await database()
    .select()
    .from(phoneLineLog)
    .where(eq(phoneLineLog.lineId, id))
    .orderBy(desc(phoneLineLog.at), desc(phoneLineLog.id))
    .offset(cursor)
    .limit(size + 1);
  const shown = rows.slice(0, size);
  return {
    items: shown.map(({ id: entry, kind, direction, peer, text, at }) => ({
      id: entry,
      kind,
      direction,
      peer: maskedNumber(peer),
      text,
      at: at.toISOString(),
    })),
    nextCursor: rows.length > size ? String(cursor + size) : null,
    owners: [...new Set(shown.flatMap(({ userId }) => userId ?? []))],
  };
}

/** What a line has cost, by month, the latest first: a year of it. */
export async function lineSpend(id: string) {
  const rows = await database()
    .select({ month: phoneLineSpend.month, currency: phoneLineSpend.currency, micros: phoneLineSpend.micros })
    .from(phoneLineSpend)
    .where(eq(phoneLineSpend.lineId, id))
    .orderBy(desc(phoneLineSpend.month), asc(phoneLineSpend.currency))
    .limit(24);
  return rows.map(({ month, currency, micros }) => ({ month, currency, amount: smallestUnits(micros, currency) }));
}
