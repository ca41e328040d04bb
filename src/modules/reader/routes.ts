import { type Context, Hono } from 'hono';
import { Problem, parse } from '@/core/http/problem';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { setConsent } from './commands/consent';
import { modelSwitchOf } from './queries';
import { modelSwitch, type Purpose } from './schema';

/** /api/user/model: whether a language model may read mail; …/phrasing: whether it may word ours; …/preferences: whether it may read sentences of the document. */
export const modelRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => c.json(await modelSwitchOf(userOf(c).id, c.var.runtime)))
  .put('/', (c) => turn(c, 'reading'))
  .put('/phrasing', (c) => turn(c, 'phrasing'))
  .put('/preferences', (c) => turn(c, 'preferences'));

async function turn(c: Context<ApiEnv>, purpose: Purpose): Promise<Response> {
  const { enabled } = parse(modelSwitch, await c.req.json());
  const { model, clock } = c.var.runtime;
  if (enabled && model === null) throw new Problem(409, 'no_model', 'No language model is configured here');
  await setConsent(userOf(c).id, purpose, enabled && model ? model.port.recipient : null, await clock.now());
  return c.json(await modelSwitchOf(userOf(c).id, c.var.runtime));
}
