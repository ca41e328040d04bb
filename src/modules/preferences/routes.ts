import { Hono } from 'hono';
import { Problem, parse } from '@/core/http/problem';
import { minuteOf } from '@/core/time/period';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { preferencesChanged } from '@/modules/loops/commands/replan';
import { saveBasics } from './commands/save-basics';
import { basicsAnswer } from './queries';
import { basicsForm } from './schema';

const REFUSED = {
  stale: 'Your preferences were changed meanwhile: look at them again',
  said_otherwise: 'A sentence of your preferences says otherwise: change it there',
} as const;

/** /api/user/basics: zone, hours, lengths and buffers. Nothing is offered before they were saved once. */
export const basicsRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => c.json(await basicsAnswer(userOf(c).id, minuteOf(await c.var.runtime.clock.now()))))
  .put('/', async (c) => {
    const form = parse(basicsForm, await c.req.json());
    const now = await c.var.runtime.clock.now();
    const saved = await saveBasics(userOf(c).id, form, now);
    if (!saved.ok) throw new Problem(409, saved.reason, REFUSED[saved.reason]);
    await preferencesChanged(userOf(c).id, c.var.runtime);
    return c.json(await basicsAnswer(userOf(c).id, minuteOf(now)));
  });
