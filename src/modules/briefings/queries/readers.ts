import { sql } from 'drizzle-orm';
import { type BriefingSort, briefingDue } from '@/core/briefing/due';
import type { Readership } from '@/core/briefing/pause';
import { minuteOf } from '@/core/time/period';
import { knownZone, zoneTable } from '@/core/time/zone';
import { type Database, database, type Transaction } from '@/db/client';
import { BATCH } from '../constants';

/** Whoever works here, is not leaving, has not switched briefings off, and is not paused. */
const WANTED = sql`u.role <> 'WAITLIST' and u.deletion_at is null and u.deactivated_at is null
  and coalesce(u.notifications ->> 'briefing', 'true') <> 'false'
  and not exists (
    select 1 from briefings p where p.user_id = u.id and p.paused_at is not null and not exists (
      select 1 from briefing_clicks c where c.user_id = u.id and c.at >= p.paused_at))`;

/** Users whose morning, or end of the week, has come, and for whom that has not been thought about yet. */
export async function dueReaders(nowMs: number): Promise<{ userId: string; kind: BriefingSort; date: string }[]> {
  const now = minuteOf(nowMs);
  const zones = await database().execute<{ zone: string }>(sql`select distinct zone from basics`);
  const due = zones.rows.flatMap(({ zone }) => {
    const due = knownZone(zone) ? briefingDue(now, zoneTable(zone)) : null;
    return due === null ? [] : [{ zone, ...due }];
  });
  if (due.length === 0) return [];
  const rows = await database().execute<{ user_id: string; kind: BriefingSort; date: string }>(sql`
    select u.id as user_id, d.kind, d.date
    from users u
    join basics s on s.user_id = u.id
    join jsonb_to_recordset(${JSON.stringify(due)}::jsonb) as d(zone text, kind text, date text) on d.zone = s.zone
    where ${WANTED} and not exists (
      select 1 from briefings b where b.user_id = u.id and b.kind = d.kind and b.local_date = d.date::date)
    order by u.id limit ${BATCH}`);
  return rows.rows.map(({ user_id, kind, date }) => ({ userId: user_id, kind, date }));
}

/** Whether a user reads their briefings. */
export async function readershipOf(userId: string, db: Database | Transaction = database()): Promise<Readership> {
  const answer = await db.execute<Record<'first' | 'sign' | 'paused', number | null>>(sql`
    select
      (extract(epoch from (select min(sent_at) from briefings where user_id = ${userId})) * 1000)::float8 as first,
      (extract(epoch from (select max(at) from briefing_clicks where user_id = ${userId})) * 1000)::float8 as sign,
      (extract(epoch from (select max(paused_at) from briefings where user_id = ${userId})) * 1000)::float8 as paused`);
  const { first = null, sign = null, paused = null } = answer.rows[0] ?? {};
  return { firstSentAt: first, lastSignAt: sign, pausedAt: paused };
}
