import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import type { LoopCommand } from '@/core/loop/event';
import { parseLocalDate } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { basicsOf } from '@/modules/preferences/queries';
import { type Answered, answerDecision, commandLoop } from './commands/answer';
import { slotChoices } from './queries/choices';
import { decisionsOf } from './queries/decisions';
import { loopDetail } from './queries/detail';
import { listPage } from './queries/list-page';
import { whyNotAt } from './queries/why';
import { liveRoute } from './routes/live';
import { choicesSchema, decideSchema, holdOffSchema, listSchema, loopIdSchema, whySchema } from './schema';

/** GET /api/loops, /events, /{id}, /{id}/why, /{id}/choices; POST /{id}/decide, hold-off and the other commands. */
export const loopRoutes = new Hono<ApiEnv>()
  .use(requireRole())
  .get('/', async (c) => {
    const user = userOf(c);
    const page = await listPage(user.id, parse(listSchema, c.req.query()));
    return c.json({ ...page, decisions: await decisionsOf(user.id) });
  })
  .route('/events', liveRoute())
  .get('/:id', async (c) => {
    const detail = await loopDetail(userOf(c).id, loopId(c.req.param('id')), c.var.runtime);
    if (!detail) throw notFound();
    return c.json(detail);
  })
  .get('/:id/why', async (c) => {
    const at = minuteOf(Date.parse(parse(whySchema, c.req.query()).at));
    const why = await whyNotAt(userOf(c).id, loopId(c.req.param('id')), at, c.var.runtime);
    if (!why) throw notFound();
    return c.json(why);
  })
  .get('/:id/choices', async (c) => {
    const { durationMin } = parse(choicesSchema, c.req.query());
    const choices = await slotChoices(userOf(c).id, loopId(c.req.param('id')), durationMin, c.var.runtime);
    if (!choices) throw notFound();
    return c.json(choices);
  })
  .post('/:id/decide', async (c) => {
    const { version, decision, patch } = parse(decideSchema, await c.req.json().catch(() => null));
    const { id: decisionId, ...said } = decision;
    const answer = { decisionId, ...said, ...(patch ? { edit: patch } : {}) };
    const outcome = await answerDecision(userOf(c), loopId(c.req.param('id')), answer, c.var.runtime, version);
    return outcomeOf(outcome) ?? c.json({ ok: true });
  })
  .post('/:id/hold-off', async (c) => {
    const { until } = parse(holdOffSchema, await c.req.json().catch(() => null));
    const zone = (await basicsOf(userOf(c).id))?.zone ?? 'Etc/UTC';
    const at = until === null ? null : toInstant(zoneTable(zone), parseLocalDate(until) * 1440);
    if (at !== null && at <= minuteOf(await c.var.runtime.clock.now())) {
      throw new Problem(400, 'invalid', 'Choose a day to come', { until: ['This day is past'] });
    }
    const said = { command: 'hold_off', until: at } as const;
    const outcome = await commandLoop(userOf(c), loopId(c.req.param('id')), said, c.var.runtime);
    return outcomeOf(outcome) ?? c.json({ ok: true });
  })
  .post('/:id/:command{stop|cancel|take-over|hand-back|resume}', async (c) => {
    const command = c.req.param('command').replace('-', '_') as LoopCommand;
    const outcome = await commandLoop(userOf(c), loopId(c.req.param('id')), { command }, c.var.runtime);
    return outcomeOf(outcome) ?? c.json({ ok: true });
  });

function loopId(text: string): string {
  const id = loopIdSchema.safeParse(text);
  if (!id.success) throw notFound();
  return id.data;
}

function outcomeOf(outcome: Answered): null {
  if (outcome.ok) return null;
  if (outcome.reason === 'not_found') throw notFound();
  throw new Problem(409, 'stale', 'This was changed or answered meanwhile: look at it again');
}
