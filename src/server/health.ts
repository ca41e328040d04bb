import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { TZ_DATA_VERSION } from '@/core/time/zone';
import { database } from '@/db/client';
import type { ApiEnv } from '@/modules/identity/policy';
import { PROBED } from '@/ports/probes';
import { version } from '../../package.json';

/**
 * GET /api/health: 200 when all that makes the product work answers, else 503, and which of it does. Names nothing that a
 * stranger may not know.
 */
export async function health(c: Context<ApiEnv>): Promise<Response> {
  const { probes, settings } = c.var.runtime;
  const [stored, ...rest] = await Promise.all([
    databaseAnswers(),
    ...PROBED.map(async (part) => [part, state(await probes[part]())] as const),
  ]);
  const ok = stored.up && rest.every(([, answer]) => answer === 'up');
  return c.json(
    {
      ok,
      version,
      tzData: TZ_DATA_VERSION,
      database: state(stored.up),
      databaseMs: stored.ms,
      ...Object.fromEntries(rest),
      sandbox: settings.sandbox,
    },
    ok ? 200 : 503,
  );
}

/** GET /api/health/web: of this role alone, for whoever keeps it running. */
export async function webHealth(c: Context<ApiEnv>): Promise<Response> {
  const { up } = await databaseAnswers();
  return c.json({ ok: up, database: state(up) }, up ? 200 : 503);
}

const state = (up: boolean) => (up ? 'up' : 'down');

async function databaseAnswers(): Promise<{ readonly up: boolean; readonly ms: number }> {
  const started = performance.now();
  const up = await database()
    .execute(sql`select 1`)
    .then(
      () => true,
      () => false,
    );
  return { up, ms: Math.round((performance.now() - started) * 10) / 10 };
}
