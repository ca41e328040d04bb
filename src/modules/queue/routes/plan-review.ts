import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { choicesSchema } from '@/modules/loops/schema';
import { HELPERS } from '@/modules/staff/schema';
import { decidePlan } from '../commands/decide-plan';
import { planChoices } from '../queries/choices';
import { planPage, planShown } from '../queries/plans';
import { planDecisionSchema, plansQuery } from '../schema';
import { idOf, refusal } from './refusal';

/** GET /api/admin/plan-review, /{planId}; POST /{planId}. */
export const planReviewRoutes = new Hono<ApiEnv>()
  .use(requireRole(...HELPERS))
  .get('/', async (c) => {
    const nowMs = await c.var.runtime.clock.now();
    const { items, nextCursor } = await planPage(userOf(c), parse(plansQuery, c.req.query()), nowMs, clientOf(c));
    return c.json({ items, nextCursor });
  })
  .get('/:planId', async (c) => {
    const shown = await planShown(userOf(c), idOf(c.req.param('planId')), c.var.runtime, clientOf(c));
    if (!shown) throw notFound();
    return c.json(shown);
  })
  .get('/:planId/choices', async (c) => {
    const { durationMin } = parse(choicesSchema, c.req.query());
    const choices = await planChoices(idOf(c.req.param('planId')), durationMin, c.var.runtime);
    if (!choices) throw notFound();
    return c.json(choices);
  })
  .post('/:planId', async (c) => {
    const said = parse(planDecisionSchema, await c.req.json().catch(() => null));
    const outcome = await decidePlan(userOf(c), idOf(c.req.param('planId')), said, c.var.runtime, clientOf(c));
    if (outcome.ok) return c.json({ ok: true });
    throw refusal(outcome.reason, 'fields' in outcome ? outcome.fields : undefined);
  });
