import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type Limits, limitMet } from '@/modules/billing/commands/limits';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { handleFor, takeHandle } from './commands/handle';
import { addType, changeType, pauseType, removeType, type Saved } from './commands/pages';
import { MAX_HANDLES, MAX_TYPES } from './constants';
import { handleOf, type OwnType, typesOf } from './queries/pages';
import { type BookingTypeWanted, bookingType, handleWanted, typePaused } from './schema';

const REFUSED = {
  taken: [409, 'taken', 'Another page of yours has this address'],
  too_many: [409, 'too_many', `You can have ${MAX_TYPES} booking pages. Remove one first`],
  not_in_team: [409, 'taken', 'Somebody whom you chose is no longer in your team'],
} as const;

const NO_HANDLE = {
  malformed: [400, 'invalid', 'Small letters, digits and single hyphens, 3 to 32 of them'],
  reserved: [400, 'invalid', 'This name is kept for the product'],
  taken: [409, 'taken', 'Somebody else has this name'],
  too_many: [409, 'too_many', `You have had ${MAX_HANDLES} names: take one of them back`],
} as const;

/** /api/booking-pages: the pages on which others book with the user, and the name under which they are found. */
export const bookingPageRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const { id } = userOf(c);
    const [handle, types] = await Promise.all([handleOf(id), typesOf(id)]);
    return c.json({ handle, items: types.map(answered) });
  })
  .post('/', async (c) => {
    const wanted = parse(bookingType, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    const nowMs = await clock.now();
    const user = userOf(c);
    const limit = await limitMet(user.id, 'booking_link', 1, { billing: settings.billing, nowMs });
    if (limit !== null) throw new Problem(403, 'plan_limit', limit);
    await withinPlan(user.id, wanted, { billing: settings.billing, nowMs });
    await handleFor(user, nowMs);
    const id = idOf(await addType(user.id, wanted, nowMs));
    return c.json(await pageOf(user.id, id), 201);
  })
  .put('/handle', async (c) => {
    const { handle } = parse(handleWanted, await c.req.json().catch(() => null));
    const done = await takeHandle(userOf(c).id, handle, await c.var.runtime.clock.now());
    if (done.ok) return c.json({ handle });
    const [status, code, text] = NO_HANDLE[done.reason];
    throw new Problem(status, code, text, { handle: [text] });
  })
  .put('/:id', async (c) => {
    const wanted = parse(bookingType, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    await withinPlan(userOf(c).id, wanted, { billing: settings.billing, nowMs: await clock.now() });
    const id = idOf(await changeType(userOf(c).id, uuidOf(c.req.param('id')), wanted));
    return c.json(await pageOf(userOf(c).id, id));
  })
  .patch('/:id', async (c) => {
    const { paused } = parse(typePaused, await c.req.json().catch(() => null));
    const id = uuidOf(c.req.param('id'));
    if (!(await pauseType(userOf(c).id, id, paused))) throw notFound();
    return c.json(await pageOf(userOf(c).id, id));
  })
  .delete('/:id', async (c) => {
    const nowMs = await c.var.runtime.clock.now();
    if (!(await removeType(userOf(c).id, uuidOf(c.req.param('id')), nowMs))) throw notFound();
    return c.body(null, 204);
  });

/** Throws a Problem for a page that asks for more people in one meeting than the plan of its owner includes. */
async function withinPlan(ownerId: string, { kind, seats, hosts }: BookingTypeWanted, limits: Limits): Promise<void> {
  if (kind !== 'group' && kind !== 'collective') return;
  // A meeting of all has the guest, and whoever meets them beside its owner.
  const people = kind === 'group' ? (seats ?? 1) : 1 + new Set(hosts).size;
  const limit = await limitMet(ownerId, 'group_size', people, limits);
  if (limit !== null) throw new Problem(403, 'plan_limit', limit, { [kind === 'group' ? 'seats' : 'hosts']: [limit] });
}

function uuidOf(text: string): string {
  const id = z.uuid().safeParse(text);
  if (!id.success) throw notFound();
  return id.data;
}

function idOf(saved: Saved): string {
  if (saved.ok) return saved.id;
  if (saved.reason === 'not_found') throw notFound();
  const [status, code, text] = REFUSED[saved.reason];
  throw new Problem(status, code, text, saved.reason === 'taken' ? { slug: [text] } : undefined);
}

async function pageOf(ownerId: string, id: string) {
  const [type] = await typesOf(ownerId, id);
  if (!type) throw notFound();
  return answered(type);
}

/** A page as its owner reads it. */
function answered({ ownerId: _, createdAt: _at, removedAt: _gone, ...type }: OwnType) {
  return type;
}
