import { Hono } from 'hono';
import { notFound, Problem } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { scheduleMail } from '../commands/schedule-mail';
import { mailIdSchema } from '../schema';

/** POST /api/mails/{id}/schedule: a mail that was received and left silent becomes a loop of its owner. */
export const mailRoutes = new Hono<ApiEnv>().use(requireRole()).post('/:id/schedule', async (c) => {
  const id = mailIdSchema.safeParse(c.req.param('id'));
  if (!id.success) throw notFound();
  const outcome = await scheduleMail(userOf(c), id.data, c.var.runtime);
  if (outcome.ok) return c.json({ loopId: outcome.loopId });
  if (outcome.reason === 'not_found') throw notFound();
  if (outcome.reason === 'plan_limit') throw new Problem(403, 'plan_limit', outcome.text);
  const why = {
    forgotten: 'The text of this mail is not kept any more',
    nobody: 'Nobody wrote this mail who could be invited',
  };
  throw new Problem(409, outcome.reason, why[outcome.reason]);
});
