import { Hono } from 'hono';
import { Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { tryBriefing } from '../commands/try';
import { COHORT_WEEKS } from '../constants';
import { briefingChurn } from '../queries/churn';
import { briefingTest, churnQuery } from '../schema';

const REFUSED = {
  user_unknown: [422, 'Nobody here has this address'],
  human_help_off: [403, 'This person does not always let people help: break the glass first, with a reason'],
  no_zone: [409, 'This person has told no hours and no zone yet, and is not briefed'],
  mail_not_sent: [502, 'The mail could not be handed over'],
} as const;

/** /api/admin/daily-briefing-test: what somebody would be told. */
export const briefingTestRoutes = new Hono<ApiEnv>().use('*', requireRole('ADMIN')).post('/', async (c) => {
  const asked = parse(briefingTest, await c.req.json().catch(() => null));
  const tried = await tryBriefing(asked, { user: userOf(c), client: clientOf(c) }, c.var.runtime);
  if (!tried.ok) {
    const [status, text] = REFUSED[tried.reason];
    const fields = tried.reason === 'mail_not_sent' ? undefined : { email: [text] };
    throw new Problem(status, tried.reason, text, fields);
  }
  const { subject, html, text, diff } = tried;
  return c.json({ subject, html, text, diff });
});

/** /api/admin/daily-briefing-churn: who reads them, and who has stopped. */
export const briefingChurnRoutes = new Hono<ApiEnv>().use('*', requireRole('ADMIN')).get('/', async (c) => {
  const { weeks = COHORT_WEEKS } = parse(churnQuery, c.req.query());
  return c.json(await briefingChurn(weeks, await c.var.runtime.clock.now()));
});
