import { Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { type Changed, removeMember, setRole } from '../commands/members';
import { joinByDomain } from '../commands/settings';
import { inTeam } from '../routes';
import { memberPatch } from '../schema';
import { joined } from './invites';

const id = z.uuid();

/** /api/teams/{team}/members: roles, removal, and leaving. */
export const teamMemberRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .patch('/:member', async (c) => {
    const own = await inTeam(c, 'set_role');
    const { role } = parse(memberPatch, await c.req.json().catch(() => null));
    const member = id.safeParse(c.req.param('member'));
    if (!member.success) throw notFound();
    settled(await setRole({ id: own.id, client: clientOf(c) }, own.teamId, member.data, role));
    return c.body(null, 204);
  })
  .delete('/:member', async (c) => {
    const own = await inTeam(c);
    const member = id.safeParse(c.req.param('member'));
    if (!member.success) throw notFound();
    settled(await removeMember({ id: own.id, client: clientOf(c) }, own.teamId, member.data, c.var.runtime));
    return c.body(null, 204);
  });

/** POST /api/teams/{team}/join: without an invite, where the team is open to the caller's domain. */
export const teamJoinRoutes = new Hono<ApiEnv>().use('*', requireRole()).post('/', async (c) => {
  const team = id.safeParse(c.req.param('team'));
  if (!team.success) throw notFound();
  const person = { id: userOf(c).id, client: clientOf(c) };
  return joined(c, await joinByDomain(person, team.data, c.var.runtime));
});

function settled(changed: Changed): void {
  if (changed.ok) return;
  if (changed.reason === 'unknown') throw notFound();
  if (changed.reason === 'forbidden') throw new Problem(403, 'forbidden', 'Your role in the team does not allow this');
  if (changed.reason === 'payer')
    throw new Problem(
      409,
      'payer',
      'Their card pays for the team. Somebody else has to give a card, or its plan to end',
    );
  throw new Problem(409, 'last_owner', 'A team needs an owner. Make somebody else an owner first');
}
