import { sql } from 'drizzle-orm';
import { database } from '@/db/client';

export interface SignUps {
  /** Accounts made in the last seven days, and in the seven before. */
  readonly week: number;
  readonly weekBefore: number;
  readonly waiting: number;
}

/** How many came lately, and how many wait to be let in. `now` is real time, as accounts have it. */
export async function signUps(now: Date): Promise<SignUps> {
  const answer = await database().execute<{ week: number; before: number; waiting: number }>(sql`
    select
      (select count(*) from users where created_at > ${now}::timestamptz - interval '7 days')::int as week,
      (select count(*) from users where created_at > ${now}::timestamptz - interval '14 days'
        and created_at <= ${now}::timestamptz - interval '7 days')::int as before,
      (select count(*) from users where role = 'WAITLIST')::int as waiting`);
  const { week = 0, before = 0, waiting = 0 } = answer.rows[0] ?? {};
  return { week, weekBefore: before, waiting };
}
