import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { database } from './client';

/** So much of something for each key in a fixed window, counted in the database by all processes together (decision 027). */
export class Quota {
  constructor(
    /** Tells it from the other limits. */
    private readonly name: string,
    private readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** Takes so much of what the key has left, in one statement. False when it is not there: then nothing is taken. */
  async take(key: string, amount: number): Promise<boolean> {
    if (amount > this.limit) return false;
    const hash = createHash('sha256').update(`${this.name}\n${key}`).digest('base64url');
    const until = sql`clock_timestamp() + ${this.windowMs} * interval '1 millisecond'`;
    const { rowCount } = await database().execute(sql`
      insert into rate_limits as taken (key, count, until) values (${hash}, ${amount}, ${until})
      on conflict (key) do update set
        count = case when taken.until <= clock_timestamp() then excluded.count else taken.count + excluded.count end,
        until = case when taken.until <= clock_timestamp() then excluded.until else taken.until end
      where taken.until <= clock_timestamp() or taken.count + excluded.count <= ${this.limit}`);
    return rowCount === 1;
  }
}
