import { Hono } from 'hono';
import { z } from 'zod';
import { Problem, parse } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import type { Runtime } from '@/ports/runtime';
import { advanceClock, type FollowClock } from './commands';

/** Seconds; 60 days at most in one go. */
const advanceSchema = z.strictObject({
  advance: z
    .number()
    .int()
    .positive()
    .max(60 * 86_400),
});

/**
 * The sandbox's clock: GET answers `{now}` (epoch milliseconds), POST `{advance}` (seconds) moves it forward. Only
 * mounted in sandbox mode, which binds the loopback interface.
 */
export function clockRoutes(runtime: Runtime, follow: FollowClock): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  let moving: Promise<unknown> = Promise.resolve();
  app.onError((error, c) =>
    error instanceof Problem
      ? c.json({ error: error.message, code: error.code }, error.status)
      : c.json({ error: 'The clock could not be moved', code: 'clock' }, 503),
  );
  app.get('/sandbox/clock', async (c) => c.json({ now: await runtime.clock.now() }));
  app.post('/sandbox/clock', async (c) => {
    const { advance } = parse(advanceSchema, await c.req.json().catch(() => null));
    const moved = moving.then(() => advanceClock(advance * 1000, runtime, follow));
    moving = moved.catch(() => undefined);
    return c.json({ now: await moved });
  });
  return app;
}
