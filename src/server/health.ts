import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { TZ_DATA_VERSION } from '@/core/time/zone';
import { database } from '@/db/client';
import type { ApiEnv } from '@/modules/identity/policy';
import { version } from '../../package.json';

/** GET /api/health: 200 when the database answers, else 503. Names nothing that a stranger may not know. */
export async function health(c: Context<ApiEnv>): Promise<Response> {
  const started = performance.now();
  const up = await database()
    .execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    );
  return c.json(
    {
      ok: up,
      version,
      tzData: TZ_DATA_VERSION,
      database: up ? 'up' : 'down',
      databaseMs: Math.round((performance.now() - started) * 10) / 10,
      sandbox: c.var.runtime.settings.sandbox,
    },
    up ? 200 : 503,
  );
}
