import { sql } from 'drizzle-orm';
import { cohortsOf, isActive } from '@/core/briefing/cohorts';
import { database } from '@/db/client';
import { humanHelpAllows } from '@/modules/staff/policy';
import { FEWEST } from '../constants';
import type { Churn } from '../schema';

/** As many who have stopped are shown. */
const MOST_STOPPED = 50;

/**
 * Who reads their briefings, by the week of the first one; and who has stopped, of those who allow human help. Counts that could
 * name somebody are null.
 */
export async function briefingChurn(weeks: number, nowMs: number): Promise<Churn> {
  const [records, stopped] = await Promise.all([readers(), whoStopped(nowMs)]);
  const shown = (count: number) => (count > 0 && count < FEWEST ? null : count);
  return {
    cohorts: cohortsOf(records, nowMs, weeks).map(({ from, readers: all, active }) => ({
      week: new Date(from).toISOString().slice(0, 10),
      readers: shown(all),
      active: shown(all) === null ? null : shown(active),
    })),
    stopped,
  };
}

async function readers(): Promise<{ firstSentAt: number; lastSignAt: number | null }[]> {
  const answer = await database().execute<{ first: number; sign: number | null }>(sql`
    select (extract(epoch from min(b.sent_at)) * 1000)::float8 as first,
      (extract(epoch from max(c.at)) * 1000)::float8 as sign
    from briefings b left join briefing_clicks c on c.briefing_id = b.id where b.sent_at is not null group by b.user_id`);
  return answer.rows.map(({ first, sign }) => ({ firstSentAt: first, lastSignAt: sign }));
}

async function whoStopped(nowMs: number): Promise<Churn['stopped']> {
  const answer = await database().execute<{
    email: string;
    sent: number;
    sign: number | null;
    paused: boolean;
    held: string[];
  }>(sql`
    with signs as (
      select b.user_id, min(b.sent_at) as first, max(b.sent_at) as last, max(c.at) as at
      from users join briefings b on b.user_id = users.id left join briefing_clicks c on c.briefing_id = b.id
      where b.sent_at is not null and ${humanHelpAllows(null)} group by b.user_id),
    stopped as (
      select * from signs where coalesce(at, first) <= ${new Date(nowMs)}::timestamptz - interval '28 days'
      order by last desc limit ${MOST_STOPPED})
    select users.email, (extract(epoch from last.sent_at) * 1000)::float8 as sent,
      (extract(epoch from stopped.at) * 1000)::float8 as sign,
      last.paused_at is not null as paused,
      (select coalesce(array_agg(item ->> 'kind'), '{}') from jsonb_array_elements(held.items) item) as held
    from stopped join users on users.id = stopped.user_id
    join lateral (select sent_at, paused_at from briefings where user_id = users.id and sent_at is not null
      order by sent_at desc limit 1) last on true
    join lateral (select items from briefings where user_id = users.id and sent_at is not null
      order by paused_at is not null, sent_at desc limit 1) held on true
    order by last.sent_at desc`);
  return answer.rows
    .filter(({ sign }) => !isActive({ lastSignAt: sign }, nowMs))
    .map(({ email, sent, paused, held }) => ({ email, lastSentAt: new Date(sent).toISOString(), paused, held }));
}
