import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import type { LoopCommand } from '@/core/loop/event';
import { parseLocalDate } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';
import { flagOn } from '@/modules/flags/queries';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { basicsOf } from '@/modules/preferences/queries';
import { type Answered, answerDecision, commandLoop, takeBack } from './commands/answer';
import { sayLate } from './commands/late';
import { type SaidInApp, sayInApp } from './commands/say';
import { UNDO_MS } from './constants';
import { slotChoices } from './queries/choices';
import { decisionsOf } from './queries/decisions';
import { loopDetail } from './queries/detail';
import { listPage } from './queries/list-page';
import { whyNotAt } from './queries/why';
import { liveRoute } from './routes/live';
import {
  choicesSchema,
  decideSchema,
  holdOffSchema,
  lateSchema,
  listSchema,
  loopIdSchema,
  saySchema,
  takeBackSchema,
  whySchema,
} from './schema';

/**
 * GET /api/loops, /events, /{id}, /{id}/why, /{id}/choices; POST / (a request), /{id}/say, decide, take-back, hold-off, late and the
 * other commands.
 */
export const loopRoutes = new Hono<ApiEnv>()
  .use(requireRole())
  .get('/', async (c) => {
    const user = userOf(c);
    const page = await listPage(user.id, parse(listSchema, c.req.query()));
    return c.json({ ...page, decisions: await decisionsOf(user.id) });
  })
  .post('/', async (c) => {
    const { words } = parse(saySchema, await c.req.json().catch(() => null));
    return c.json({ loopId: heardIn(await sayInApp(userOf(c), { words }, c.var.runtime)) });
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
  .post('/:id/say', async (c) => {
    const { words } = parse(saySchema, await c.req.json().catch(() => null));
    const loop = loopId(c.req.param('id'));
    return c.json({ loopId: heardIn(await sayInApp(userOf(c), { words, loopId: loop }, c.var.runtime)) });
  })
  .post('/:id/decide', async (c) => {
    const { version, decision, patch, undoable } = parse(decideSchema, await c.req.json().catch(() => null));
    const { id: decisionId, ...said } = decision;
    const answer = { decisionId, ...said, ...(patch ? { edit: patch } : {}) };
    const outcome = await answerDecision(userOf(c), loopId(c.req.param('id')), answer, c.var.runtime, {
      seen: version,
      ...(undoable ? { undoMs: UNDO_MS } : {}),
    });
    return outcomeOf(outcome) ?? c.json({ ok: true });
  })
  .post('/:id/take-back', async (c) => {
    const { decision } = parse(takeBackSchema, await c.req.json().catch(() => null));
    const outcome = await takeBack(userOf(c), loopId(c.req.param('id')), decision, c.var.runtime);
    if (!outcome.ok && outcome.reason === 'stale') {
      throw new Problem(
        409,
        'too_late',
        'It has been done already. What is still possible is on the page of the meeting.',
      );
    }
    return outcomeOf(outcome) ?? c.json({ ok: true });
  })
  .post('/:id/late', async (c) => {
    const user = userOf(c);
    if (!(await flagOn('running-late', user.id))) throw new Problem(404, 'feature_off', 'Nobody is told for you');
    const { minutes } = parse(lateSchema, await c.req.json().catch(() => null));
    const said = await sayLate(user, loopId(c.req.param('id')), minutes, c.var.runtime);
    if (said.ok) return c.json({ ok: true });
    if (said.reason === 'not_found') throw notFound();
    throw new Problem(409, 'stale', 'The meeting is not within the hour, or began more than a quarter of an hour ago');
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

function heardIn(said: SaidInApp): string {
  if (said.ok) return said.loopId;
  if (said.reason === 'not_found') throw notFound();
  throw new Problem(403, 'plan_limit', said.text);
}

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
