import { createHash, randomInt } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { database } from './client';

/** A place that is taken until it is left, or until it was not kept for as long as it holds. */
export interface Place {
  /** Holds it for as long again. False: it was not kept in time, and is somebody else's. */
  keep(): Promise<boolean>;
  leave(): Promise<void>;
}

/**
 * So many places for each key, counted in the database by all processes together. A place is a row of `rate_limits`, whose
 * primary key gives it to one alone; those of a process that has crashed become free as their time ends.
 */
export class Places {
  constructor(
    /** Tells them from others. */
    private readonly name: string,
    private readonly count: number,
    /** How long a place is held that nobody keeps. */
    private readonly holdMs: number,
  ) {}

  /** A free place of the key; null when all are taken. */
  async take(key: string): Promise<Place | null> {
    // In the column of counts: who has the place.
    const holder = randomInt(1, 2 ** 31);
    for (let place = 0; place < this.count; place += 1) {
      const row = createHash('sha256').update(`${this.name}\n${key}\n${place}`).digest('base64url');
      // Whoever comes second waits for the first one's row, finds it taken and goes on to the next place.
      const { rowCount } = await database().execute(sql`
        insert into rate_limits as taken (key, count, until) values (${row}, ${holder}, ${this.end()})
        on conflict (key) do update set count = excluded.count, until = excluded.until
        where taken.until <= clock_timestamp()`);
      if (rowCount === 1) return this.held(sql`key = ${row} and count = ${holder}`);
    }
    return null;
  }

  private held(mine: SQL): Place {
    return {
      keep: async () =>
        (await database().execute(sql`update rate_limits set until = ${this.end()} where ${mine}`)).rowCount === 1,
      leave: async () => void (await database().execute(sql`delete from rate_limits where ${mine}`)),
    };
  }

  private end(): SQL {
    return sql`clock_timestamp() + ${this.holdMs} * interval '1 millisecond'`;
  }
}
