import { type SQL, sql } from 'drizzle-orm';
import type { Volume } from '@/core/loop/context';
import { database } from '@/db/client';

/** What these guests have learned of the owner's time since `sinceMs` by the product's clock (docs/behaviour.md, Bounds). */
export async function probingSince(
  ownerId: string,
  guests: readonly string[],
  sinceMs: number,
): Promise<Pick<Volume, 'slotsShown' | 'probes'>> {
  if (guests.length === 0) return { slotsShown: 0, probes: 0 };
  const since = sql`${new Date(sinceMs).toISOString()}::timestamptz`;
  const shown = await most(sql`
    select lp.address, count(distinct slot ->> 'start')::int as n
    from loop_participants lp
    join loops l on l.id = lp.loop_id and l.owner_id = ${ownerId}
    join plans p on p.loop_id = l.id and p.created_at >= ${since} and p.state in ('executing', 'done', 'failed')
    join plan_actions a on a.plan_id = p.id and a.action ->> 'kind' = 'hold'
    cross join lateral jsonb_array_elements(a.action -> 'slots') slot
    where lp.address in ${[...guests]}
    group by lp.address`);
  const asked = await most(sql`
    select lp.address, count(*)::int as n
    from loop_participants lp
    join loops l on l.id = lp.loop_id and l.owner_id = ${ownerId}
    join loop_events e on e.loop_id = l.id and e.due_at >= ${since}
      and (e.reading -> 'intents' @> '[{"kind": "propose_times"}]' or e.payload ? 'windows')
    left join messages m on e.kind = 'message' and m.id::text = e.payload ->> 'messageRowId'
    where lp.address in ${[...guests]}
      and (m.from_address = lp.address or e.payload ->> 'suggestion' is not null or e.payload ? 'windows')
    group by lp.address`);
  return { slotsShown: shown, probes: asked };
}

async function most(query: SQL): Promise<number> {
  const { rows } = await database().execute<{ n: number }>(query);
  return Math.max(0, ...rows.map((row) => row.n));
}
