import { sql } from 'drizzle-orm';
import { cohortsOf, cohortsSince, isActive } from '@/core/briefing/cohorts';
import { database } from '@/db/client';
import { humanHelpAlways } from '@/modules/staff/policy';
import { FEWEST } from '../constants';
import type { Churn } from '../schema';

/** As many who have stopped are shown. */
const MOST_STOPPED = 50;

/**
 * Who reads their briefings, by the week of the first one; and who has stopped, of those who allow human help. Counts that could
 * name somebody are null.
 */
export async function briefingChurn(weeks: number, nowMs: number): Promise<Churn> {
  const [records, stopped] = await Promise.all([readersSince(cohortsSince(nowMs, weeks)), whoStopped(nowMs)]);
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

/** Whose first briefing came at that moment or later, and when they last gave a sign. Looks up one row of each for both. */
async function readersSince(sinceMs: number): Promise<{ firstSentAt: number; lastSignAt: number | null }[]> {
  const answer = await database().execute<{ first: number; sign: number | null }>(sql`
    select (extract(epoch from first.sent_at) * 1000)::float8 as first,
      (extract(epoch from (select max(at) from briefing_clicks where user_id = users.id)) * 1000)::float8 as sign
    from users join lateral (select sent_at from briefings where user_id = users.id and sent_at is not null
      order by sent_at limit 1) first on first.sent_at >= ${new Date(sinceMs)}`);
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
      select users.id as user_id,
        (select min(sent_at) from briefings where user_id = users.id and sent_at is not null) as first,
        (select max(sent_at) from briefings where user_id = users.id and sent_at is not null) as last,
        (select max(at) from briefing_clicks where user_id = users.id) as at
      from users where ${humanHelpAlways()}),
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
