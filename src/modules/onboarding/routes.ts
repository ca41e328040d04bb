import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { flagOn } from '@/modules/flags/queries';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { preferencesChanged } from '@/modules/loops/commands/replan';
import { assistantSaid, detailsSaid, zoneSaid } from './commands/entries';
import { finishOnboarding, noteStep, resetOnboarding } from './commands/progress';
import { rehearseRequest } from './commands/rehearse';
import { type Said, sayInDocument } from './commands/say';
import type { Step } from './constants';
import { progressOf } from './queries';
import { assistantEntry, detailsEntry, progressPatch, rehearsalForm, zoneEntry } from './schema';

/** /api/user/onboarding: how far somebody has come, and what each step decides. */
export const onboardingRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => c.json(await progressOf(userOf(c).id)))
  .patch('/', async (c) => {
    const { step, data, skip } = parse(progressPatch, await c.req.json().catch(() => null));
    if (!skip) await decide(c, step, data);
    await noteStep(userOf(c).id, step, skip ? 'skipped' : 'done', await c.var.runtime.clock.now());
    return c.json(await progressOf(userOf(c).id));
  })
  .delete('/', async (c) => {
    if (!(await flagOn('onboarding-dev', userOf(c).id))) throw notFound();
    await resetOnboarding(userOf(c).id);
    return c.body(null, 204);
  })
  .post('/rehearsal', async (c) => {
    const form = parse(rehearsalForm, await c.req.json().catch(() => null));
    return c.json(await rehearseRequest(userOf(c), form, c.var.runtime));
  });

/** /api/user/onboarded: the onboarding is over, whatever of it was skipped. */
export const onboardedRoutes = new Hono<ApiEnv>().use('*', requireRole()).post('/', async (c) => {
  const at = await finishOnboarding(userOf(c).id, await c.var.runtime.clock.now());
  if (!at) throw notFound();
  return c.json({ onboardedAt: at.toISOString() });
});

/** What the step decides is said in the preferences document; steps that decide elsewhere have nothing to say. */
async function decide(c: Context<ApiEnv>, step: Step, data: unknown): Promise<void> {
  const said = saidBy(step, data);
  if (!said) return;
  const result = await sayInDocument(userOf(c).id, said, await c.var.runtime.clock.now());
  if (result.ok) return preferencesChanged(userOf(c).id, c.var.runtime);
  if (result.reason === 'busy') throw new Problem(409, 'stale', 'Your preferences were changed meanwhile: try again');
  const fields = Object.fromEntries(result.kinds.map((kind) => [FIELDS[kind] ?? '_', [UNREAD]]));
  throw new Problem(400, 'invalid', 'Invalid input', fields);
}

const UNREAD = 'This would not be understood. Write it another way';
/** By the kind of a rule, the field that it comes from. */
const FIELDS: Readonly<Record<string, string>> = {
  zone: 'data.zone',
  video: 'data.videoLink',
  phone: 'data.phone',
  place: 'data.places',
};

function saidBy(step: Step, data: unknown): Said | null {
  const body = { data: data ?? {} };
  switch (step) {
    case 'zone':
      return zoneSaid(parse(z.object({ data: zoneEntry }), body).data);
    case 'details':
      return detailsSaid(parse(z.object({ data: detailsEntry }), body).data);
    case 'assistant':
      return assistantSaid(parse(z.object({ data: assistantEntry }), body).data);
    default:
      parse(z.object({ data: z.strictObject({}) }), body);
      return null;
  }
}
