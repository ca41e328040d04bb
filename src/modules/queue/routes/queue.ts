import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { choicesSchema } from '@/modules/loops/schema';
import { HELPERS } from '@/modules/staff/schema';
import { claimItem, releaseItem } from '../commands/claim';
import { correctReading } from '../commands/correct';
import { resolveItem } from '../commands/resolve';
import { itemChoices } from '../queries/choices';
import { itemShown } from '../queries/item';
import { queuePage } from '../queries/queue-list';
import { claimSchema, correctionSchema, queueQuery, resolveSchema } from '../schema';
import { idOf, refusal } from './refusal';

/** GET /api/admin/loop-queue, /{id}; POST /{id}/claim, /{id}/reading, /{id}/resolve. */
export const queueRoutes = new Hono<ApiEnv>()
  .use(requireRole(...HELPERS))
  .get('/', async (c) => {
    const { items, nextCursor } = await queuePage(
      userOf(c),
      parse(queueQuery, c.req.query()),
      await c.var.runtime.clock.now(),
      clientOf(c),
    );
    return c.json({ items, nextCursor });
  })
  .get('/:id', async (c) => {
    const shown = await itemShown(userOf(c), idOf(c.req.param('id')), c.var.runtime, clientOf(c));
    if (!shown.ok) throw refusal(shown.reason);
    return c.json(shown.item);
  })
  .get('/:id/choices', async (c) => {
    const { durationMin } = parse(choicesSchema, c.req.query());
    const shown = await itemChoices(userOf(c), idOf(c.req.param('id')), durationMin, c.var.runtime);
    if (!shown.ok) throw refusal(shown.reason);
    return c.json(shown.choices);
  })
  .post('/:id/claim', async (c) => {
    const id = idOf(c.req.param('id'));
    const { release } = parse(claimSchema, await c.req.json().catch(() => ({})));
    const nowMs = await c.var.runtime.clock.now();
    if (release) {
      await releaseItem(userOf(c).id, id, nowMs);
      return c.json({ leaseUntil: null, version: null });
    }
    const claimed = await claimItem(userOf(c).id, id, nowMs);
    if (claimed.ok) return c.json({ leaseUntil: claimed.leaseUntilMs, version: claimed.version });
    if (claimed.reason === 'not_found') throw notFound();
    if (claimed.reason === 'stale') throw refusal('stale');
    throw new Problem(409, 'held', `${('by' in claimed && claimed.by) || 'Somebody else'} is working on it`);
  })
  .post('/:id/reading', async (c) => {
    const said = parse(correctionSchema, await c.req.json().catch(() => null));
    const outcome = await correctReading(userOf(c), idOf(c.req.param('id')), said, c.var.runtime, clientOf(c));
    if (outcome.ok) return c.json({ ok: true });
    throw refusal(outcome.reason, 'fields' in outcome ? outcome.fields : undefined);
  })
  .post('/:id/resolve', async (c) => {
    const said = parse(resolveSchema, await c.req.json().catch(() => null));
    const outcome = await resolveItem(userOf(c), idOf(c.req.param('id')), said, c.var.runtime, clientOf(c));
    if (outcome.ok) return c.json({ ok: true });
    throw refusal(outcome.reason, 'fields' in outcome ? outcome.fields : undefined);
  });
