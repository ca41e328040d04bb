import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { limitMet } from '@/modules/billing/commands/limits';
import { flagOn } from '@/modules/flags/queries';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { addPersona, changePersona, MAX_PERSONAS, retirePersona } from './commands';
import { personasOf } from './queries';
import { personaPictureRoutes } from './routes/picture';
import { newPersona, type Persona, personaId, personaPatch } from './schema';

const ADDRESS = {
  malformed: 'Small letters, digits, dots and hyphens, beginning with a letter',
  reserved: 'This name is kept for the installation',
  lookalike: 'An address of somebody here begins like this: people would take it for theirs',
} as const;
const OWN_NAME = 'Your own address begins like this: guests could not tell the two of you apart';
const REFUSED = {
  taken: 'Somebody has this address already',
  too_many: `You can have ${MAX_PERSONAS} personas. Remove one first`,
} as const;

/** /api/assistants: the personas under which the assistant works for the user. */
export const assistantRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .use('*', async (c, next) => {
    if (!(await flagOn('assistants', userOf(c).id))) throw new Problem(404, 'feature_off', 'Personas are switched off');
    await next();
  })
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await personasOf(userOf(c).id), query, ({ name, address }) => `${name} ${address}`));
  })
  .post('/', async (c) => {
    const wanted = parse(newPersona, await c.req.json().catch(() => null));
    const user = userOf(c);
    const { clock, settings } = c.var.runtime;
    const nowMs = await clock.now();
    const limit = await limitMet(user.id, 'personas', 1, { billing: settings.billing, nowMs });
    if (limit !== null) throw new Problem(403, 'plan_limit', limit);
    const added = await addPersona(user.id, wanted, settings, nowMs);
    if (added.ok) return c.json(await personaOf(user.id, added.row.id), 201);
    if (added.reason === 'too_many_given_up') {
      const text = tooManyGivenUp(added.again, added.fromMs);
      throw new Problem(409, 'too_many', text, { address: [text] });
    }
    const { reason } = added;
    if (reason === 'malformed' || reason === 'reserved' || reason === 'lookalike') {
      throw new Problem(400, 'invalid', 'Invalid input', { address: [ADDRESS[reason]] });
    }
    if (reason === 'own_name') throw ownName();
    throw new Problem(409, reason, REFUSED[reason]);
  })
  .patch('/:id', async (c) => {
    const patch = parse(personaPatch, await c.req.json().catch(() => null));
    const id = personaId.safeParse(c.req.param('id'));
    const user = userOf(c);
    const row = id.success ? await changePersona(user.id, id.data, patch) : null;
    if (!row) throw notFound();
    if (row === 'own_name') throw ownName();
    return c.json(await personaOf(user.id, row.id));
  })
  .delete('/:id', async (c) => {
    const id = personaId.safeParse(c.req.param('id'));
    const nowMs = await c.var.runtime.clock.now();
    if (!id.success || !(await retirePersona(userOf(c).id, id.data, nowMs))) throw notFound();
    return c.body(null, 204);
  })
  .route('/:id/picture', personaPictureRoutes);

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `fromMs` is rounded up to a day that has begun everywhere. */
function tooManyGivenUp(again: readonly string[], fromMs: number): string {
  const [last = ''] = again;
  const day = DAY.format(fromMs + 2 * 86_400_000);
  return `You have given up ${again.length} addresses within a year, and nobody else gets them. Take one of them back, such as ${last}, or choose a new one from ${day} on`;
}

function ownName(): Problem {
  return new Problem(400, 'invalid', 'Invalid input', { name: [OWN_NAME] });
}

/** As it is answered. It may have been given up meanwhile. */
async function personaOf(userId: string, id: string): Promise<Persona> {
  const [persona] = await personasOf(userId, id);
  if (!persona) throw notFound();
  return persona;
}
