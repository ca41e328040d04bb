import { sql } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';

export interface Mails {
  readonly address: string;
  readonly lastAt: EpochMinute;
  /** Days (UTC) on which they wrote. */
  readonly days: number;
  /** Median of the minutes until an answer to a mail of the assistant; null where nothing was answered. */
  readonly answersAfter: number | null;
}

/** Who has written in loops of this owner since then, and how fast they answer: mail that nobody vouches for is left out. */
export async function correspondenceOf(ownerId: string, since: EpochMinute): Promise<Mails[]> {
  const answered = await database().execute<{
    address: string;
    last_at: number;
    days: number;
    answers_after: number | null;
  }>(sql`
    select m.from_address as address,
      floor(extract(epoch from max(m.received_at)) / 60)::int as last_at,
      count(distinct (m.received_at at time zone 'UTC')::date)::int as days,
      percentile_cont(0.5) within group (order by extract(epoch from m.received_at - written.at) / 60) as answers_after
    from loops l
    join loop_messages lm on lm.loop_id = l.id
    join messages m on m.id = lm.message_id and m.from_address <> '' and m.level <> 'A0'
    left join lateral (
      select max(p.created_at) as at
      from outgoing_mails o
      join plans p on p.loop_id = o.loop_id and p.version = o.loop_version
      where o.loop_id = l.id and o.recipient = m.from_address and p.created_at <= m.received_at
    ) written on true
    where l.owner_id = ${ownerId} and m.received_at >= ${new Date(since * 60_000)}
    group by m.from_address`);
  return answered.rows.map(({ address, last_at, days, answers_after }) => ({
    address,
    lastAt: Number(last_at),
    days: Number(days),
    answersAfter: answers_after === null ? null : Math.round(Number(answers_after)),
  }));
}
