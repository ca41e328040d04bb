import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import type { ApiEnv } from '@/modules/identity/policy';
import { answerDecision, takeBack } from '../commands/answer';
import { UNDO_MS } from '../constants';
import { openApproval } from '../queries/approval-page';
import { approvalSchema } from '../schema';

/**
 * POST /api/approvals/{token}: the owner's yes, no, choice or words by the link in their mail, or a no taken back, signed in or not. The token is the
 * authority; the answer leads back to its page, which shows what came of it.
 */
export const approvalRoutes = new Hono<ApiEnv>().post('/:token', async (c) => {
  const token = c.req.param('token');
  const found = await openApproval(token, c.var.runtime);
  if (!found) throw notFound();
  const { approve, words } = parse(approvalSchema, await c.req.parseBody());
  const { loop, asked, refused } = found;
  if (approve === 'take_back') {
    const answered = refused ?? asked;
    if (answered) await takeBack({ id: loop.ownerId }, loop.id, answered.id, c.var.runtime);
    return c.redirect(`/approve/${token}`, 303);
  }
  if (!asked) return c.redirect(`/approve/${token}`, 303);
  const choice = asked.choices?.find(({ id }) => id === approve)?.id;
  const answer = {
    decisionId: asked.id,
    approve: approve === 'yes' || choice !== undefined,
    answer: approve === 'words' ? words : null,
    ...(choice === undefined ? {} : { choice }),
  };
  const outcome = await answerDecision({ id: loop.ownerId }, loop.id, answer, c.var.runtime, {
    // A no leads to a page on which it is taken back; whatever else is done at once.
    undoMs: approve === 'no' ? UNDO_MS : 0,
  });
  const said = approve === 'no' || approve === 'words' ? approve : 'yes';
  return c.redirect(`/approve/${token}${outcome.ok ? `?answered=${said}` : ''}`, 303);
});
