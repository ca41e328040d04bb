import { sql } from 'drizzle-orm';
import type { Newcomer } from '@/core/insight/cohorts';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';

interface Row extends Record<string, unknown> {
  readonly signedUp: number;
  readonly onboarded: number | null;
  readonly firstAsked: number | null;
  readonly booked: readonly number[];
}

/** Everybody who has signed up since then, with when they first did what. */
export async function newcomersSince(since: EpochMinute): Promise<Newcomer[]> {
  const minute = (at: string) => sql.raw(`floor(extract(epoch from ${at}) / 60)::int`);
  const { rows } = await database().execute<Row>(sql`
    with newcomers as (select id, created_at, onboarded_at from users where created_at >= to_timestamp(${since * 60})),
    asked as (select l.owner_id, l.id, l.created_at from loops l join newcomers n on n.id = l.owner_id),
    booked as (
      select a.owner_id, min(e.due_at) as at from asked a join loop_events e on e.loop_id = a.id and e.kind = 'booked'
      group by a.owner_id, date_trunc('week', e.due_at at time zone 'UTC'))
    select ${minute('n.created_at')} as "signedUp", ${minute('n.onboarded_at')} as onboarded,
      ${minute('a.first')} as "firstAsked", coalesce(b.booked, '{}') as booked
    from newcomers n
    left join (select owner_id, min(created_at) as first from asked group by owner_id) a on a.owner_id = n.id
    left join (select owner_id, array_agg(${minute('at')} order by at) as booked from booked group by owner_id) b
      on b.owner_id = n.id`);
  return rows.map(({ signedUp, onboarded, firstAsked, booked }) => ({
    signedUp,
    onboarded,
    firstAsked,
    booked,
    firstBooked: booked[0] ?? null,
  }));
}
