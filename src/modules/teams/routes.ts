import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { mayInTeam, type TeamRole } from '@/core/teams/roles';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { createTeam } from './commands/create';
import { patchTeam } from './commands/settings';
import { membershipOf } from './queries/membership';
import { teamView } from './queries/view';
import { newTeam, type Team, teamPatch } from './schema';

const IN_TEAM = 'You are in a team already. Leave it first';

/** /api/teams: the team of whoever asks. */
export const teamRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => c.json(await teamView(userOf(c).id, await c.var.runtime.clock.now())))
  .post('/', async (c) => {
    const { name } = parse(newTeam, await c.req.json().catch(() => null));
    const nowMs = await c.var.runtime.clock.now();
    const created = await createTeam({ id: userOf(c).id, client: clientOf(c) }, name, nowMs);
    if (!created.ok) throw new Problem(409, 'in_team', IN_TEAM);
    return c.json(await ownTeam(c), 201);
  })
  .patch('/:team', async (c) => {
    const own = await inTeam(c, 'rename');
    const patch = parse(teamPatch, await c.req.json().catch(() => null));
    const patched = await patchTeam({ ...own, client: clientOf(c) }, own.teamId, patch);
    if (patched.ok) return c.json(await ownTeam(c));
    if (patched.reason === 'taken') throw new Problem(409, 'taken', 'Another team is open to this domain');
    if (patched.reason === 'forbidden') throw notFound();
    const domain = ['You have no confirmed address at this domain, or anybody can have one there'];
    throw new Problem(400, 'invalid', 'Invalid input', { domain });
  });

async function ownTeam(c: Context<ApiEnv>): Promise<Team> {
  const view = await teamView(userOf(c).id, await c.var.runtime.clock.now());
  if (!view) throw notFound();
  return view.team;
}

const teamId = z.uuid();

/** Who asks, in the team of the path: 404 for everybody else's, 403 where their role may not do this. */
export async function inTeam(
  c: Context<ApiEnv>,
  act?: Parameters<typeof mayInTeam>[1],
): Promise<{ readonly id: string; readonly teamId: string; readonly role: TeamRole }> {
  const { id } = userOf(c);
  const asked = teamId.safeParse(c.req.param('team'));
  const own = asked.success ? await membershipOf(id) : null;
  if (own?.teamId !== asked.data || !own) throw notFound();
  if (act && !mayInTeam(own.role, act)) {
    throw new Problem(403, 'forbidden', 'Only the owners and admins of the team may do this');
  }
  return { id, teamId: own.teamId, role: own.role };
}
