import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { answerDecision } from '../commands/answer';
import { openApproval } from '../queries/approval-page';
import { approvalSchema } from '../schema';

/**
 * POST /api/approvals/{token}: the owner's yes or no by the link in their notice, signed in or not. The token is the
 * authority; the answer leads back to its page, which shows what came of it.
 */
export const approvalRoutes = new Hono<ApiEnv>().post('/:token', async (c) => {
  const token = c.req.param('token');
  const found = await openApproval(token, c.var.runtime);
  if (!found) throw notFound();
  const { approve } = parse(approvalSchema, await c.req.parseBody());
  const { loop, plan } = found;
  if (!plan) return c.redirect(`/approve/${token}`, 303);
  const answer = { decisionId: plan.decisionId, approve: approve === 'yes', answer: null };
  const outcome = await answerDecision({ id: loop.ownerId }, loop.id, answer, c.var.runtime);
  return c.redirect(`/approve/${token}${outcome.ok ? `?answered=${approve}` : ''}`, 303);
});
