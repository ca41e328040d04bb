import { type SQL, sql } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';

/** Counts by the Monday (UTC, epoch minutes) of their week. */
export type ByWeek = ReadonlyMap<EpochMinute, number>;

const monday = (at: SQL) =>
  sql`floor(extract(epoch from date_trunc('week', ${at} at time zone 'UTC') at time zone 'UTC') / 60)::int`;

/** Loops that were booked for the first time since then, and those of them that nobody was asked about before. */
export async function bookedSince(since: EpochMinute): Promise<{ booked: ByWeek; alone: ByWeek }> {
  const { rows } = await database().execute<{ week: number; booked: number; alone: number }>(sql`
    select ${monday(sql`b.at`)} as week, count(*)::int as booked, count(*) filter (where not exists (
        select 1 from plans p where p.loop_id = b.loop_id and p.review = 'owner' and p.created_at <= b.at)
      and not exists (select 1 from queue_items q where q.loop_id = b.loop_id and q.created_at <= b.at))::int as alone
    from (select loop_id, min(due_at) as at from loop_events where kind = 'booked' group by loop_id
      having min(due_at) >= to_timestamp(${since * 60})) b
    group by 1`);
  const by = (of: (row: (typeof rows)[number]) => number) => new Map(rows.map((row) => [row.week, of(row)]));
  return { booked: by((row) => row.booked), alone: by((row) => row.alone) };
}

/** What was done to others since then: mails, bookings, moves, cancellations, changes. */
export function actsSince(since: EpochMinute): Promise<ByWeek> {
  return countByWeek(sql`
    select at from plan_actions where at >= to_timestamp(${since * 60}) and state = 'done'
      and action ->> 'kind' in ('send', 'book', 'move', 'cancel_event', 'update_event')`);
}

/** Plans and mails that somebody had to put right since then: their owner, or the staff. */
export function correctionsSince(since: EpochMinute): Promise<ByWeek> {
  const then = sql`to_timestamp(${since * 60})`;
  return countByWeek(sql`
    select due_at as at from loop_events where kind = 'decision' and due_at >= ${then}
      and (payload ->> 'approve' = 'false' or payload ? 'edit')
    union all select resolved_at from queue_items where resolved_at >= ${then}
      and action in ('edit_plan', 'edit_text', 'take_over', 'silence')
    union all select at from plan_reviews where at >= ${then} and decision in ('edit', 'reject')
    union all select at from reviews where at >= ${then} and verdict = 'wrong'`);
}

async function countByWeek(moments: SQL): Promise<ByWeek> {
  const { rows } = await database().execute<{ week: number; count: number }>(
    sql`select ${monday(sql`at`)} as week, count(*)::int as count from (${moments}) moments group by 1`,
  );
  return new Map(rows.map(({ week, count }) => [week, count]));
}
