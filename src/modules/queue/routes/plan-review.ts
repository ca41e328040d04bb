import { Hono } from 'hono';
import { notFound, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { HELPERS } from '@/modules/staff/schema';
import { decidePlan } from '../commands/decide-plan';
import { planPage, planShown } from '../queries/plans';
import { planDecisionSchema, plansQuery } from '../schema';
import { idOf, refusal } from './refusal';

/** GET /api/admin/plan-review, /{planId}; POST /{planId}. */
export const planReviewRoutes = new Hono<ApiEnv>()
  .use(requireRole(...HELPERS))
  .get('/', async (c) => {
    const { items, nextCursor } = await planPage(
      parse(plansQuery, c.req.query()),
      await c.var.runtime.clock.now(),
    );
    return c.json({ items, nextCursor });
  })
  .get('/:id', async (c) => {
    const shown = await planShown(userOf(c), idOf(c.req.param('id')), c.var.runtime, clientOf(c));
    if (!shown) throw notFound();
    return c.json(shown);
  })
  .post('/:id', async (c) => {
    const said = parse(planDecisionSchema, await c.req.json().catch(() => null));
    const outcome = await decidePlan(userOf(c), idOf(c.req.param('id')), said, c.var.runtime, clientOf(c));
    if (outcome.ok) return c.json({ ok: true });
    throw refusal(outcome.reason, 'fields' in outcome ? outcome.fields : undefined);
  });
