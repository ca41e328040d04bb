import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { database } from '@/db/client';

/** Beyond this many rows those whose windows end first are forgotten. */
const MAX_KEYS = 500_000;

/** Counts per key in a fixed window, in the database: all processes of the web role count together. */
export class RateLimit {
  constructor(
    /** Tells it from the other limits. */
    private readonly name: string,
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** Takes one of the key's turns, in one statement. Resolves to 0, or to the milliseconds to wait when all are used. */
  async take(key: string): Promise<number> {
    const hash = createHash('sha256').update(`${this.name}\n${key}`).digest('base64url');
    const until = sql`clock_timestamp() + ${this.windowMs} * interval '1 millisecond'`;
    // What is refused is not counted: the window ends when it would have ended.
    const { rows } = await database().execute<{ count: number; wait: number }>(sql`
      insert into rate_limits as taken (key, count, until) values (${hash}, 1, ${until})
      on conflict (key) do update set
        count = case when taken.until <= clock_timestamp() then 1 else least(taken.count, ${this.limit}) + 1 end,
        until = case when taken.until <= clock_timestamp() then excluded.until else taken.until end
      returning count, ceil(extract(epoch from until - clock_timestamp()) * 1000)::int as wait`);
    const row = rows[0];
    return row && row.count > this.limit ? Math.max(row.wait, 1) : 0;
  }
}

/** Forgets windows that are over, and the oldest of the others beyond a bound. */
export async function sweepRateLimits(maxKeys = MAX_KEYS): Promise<void> {
  await database().execute(sql`
    delete from rate_limits where until <= now()
      or key in (select key from rate_limits order by until desc offset ${maxKeys})`);
}
