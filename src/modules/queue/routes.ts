import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { loopIdSchema, mailIdSchema } from '@/modules/loops/schema';
import { askForHelp, markWrong } from './commands/ask-for-help';
import { helpSchema, wrongSchema } from './schema';

/** POST /api/loops/{id}/help: the owner would have a person look at it. */
export const helpRoutes = new Hono<ApiEnv>().use(requireRole()).post('/:id/help', async (c) => {
  const { text } = parse(helpSchema, await c.req.json().catch(() => ({})));
  const id = loopIdSchema.safeParse(c.req.param('id'));
  if (!id.success) throw notFound();
  const outcome = await askForHelp(userOf(c).id, id.data, text, c.var.runtime, clientOf(c));
  if (outcome.ok) return c.json({ ok: true });
  if (outcome.reason === 'not_found') throw notFound();
  throw new Problem(409, 'help_off', 'Your account lets nobody help: that is a setting of it');
});

/** POST /api/mails/{id}/wrong: a mail that was sent for the owner was wrong. */
export const wrongRoutes = new Hono<ApiEnv>().use(requireRole()).post('/:id/wrong', async (c) => {
  const { note } = parse(wrongSchema, await c.req.json().catch(() => ({})));
  const id = mailIdSchema.safeParse(c.req.param('id'));
  if (!id.success) throw notFound();
  const outcome = await markWrong(userOf(c).id, id.data, note, c.var.runtime, clientOf(c));
  if (!outcome.ok) throw notFound();
  return c.json({ ok: true });
});
