import type { ClientBase } from 'pg';
import { plantLoops } from './loops';
import { plantMail } from './mail';
import { plantPeople } from './people';
import { plantWork } from './work';

export interface Sizes {
  readonly users: number;
  readonly loops: number;
  readonly messages: number;
}

/** What the staff area is measured with. */
export const FULL: Sizes = { users: 10_000, loops: 100_000, messages: 1_000_000 };

/**
 * Fills a migrated database with a year of people, loops and mail, the same every time, by set-based SQL; tells the seconds
 * of each part. Nothing of it is left when it fails.
 * @throws Error where anybody is there already, or the installation is live: made-up people do not come among real ones.
 */
export async function plantStaffData(
  client: ClientBase,
  sizes: Sizes,
  now: Date,
  report: (line: string) => void = () => {},
): Promise<void> {
  await refuseReal(client);
  const parts = [
    ['people', () => plantPeople(client, sizes.users, now)],
    ['loops', () => plantLoops(client, sizes.loops, now)],
    ['mail', () => plantMail(client, sizes.messages, now)],
    ['work of the staff', () => plantWork(client, now)],
  ] as const;
  await client.query('begin');
  try {
    await client.query("set local synchronous_commit = off; set local work_mem = '128MB'");
    await client.query(
      `create function pg_temp.chance(n bigint, salt text) returns float8 language sql immutable parallel safe
       return (hashtextextended(salt || n::text, 0) & 4503599627370495) / 4503599627370496.0`,
    );
    await client.query(
      `create function pg_temp.named(name text) returns uuid language sql immutable parallel safe
       return overlay(overlay(md5(name) placing '4' from 13) placing '8' from 17)::uuid`,
    );
    for (const [name, plant] of parts) {
      const begun = performance.now();
      await plant();
      report(`${name}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('vacuum analyze');
  await client.query('discard temp');
}

async function refuseReal(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select exists (select from users) as people, exists (select from installation where mode = 'live') as live`,
  );
  if (rows[0].live) throw new Error('This installation is live: it gets no made-up people');
  if (rows[0].people) throw new Error('There are people in this database already: give an empty one');
}
