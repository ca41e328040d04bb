import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { ROLES } from '@/modules/identity/schema';
import { type Invited, type Inviter, inviteToTeam, previewInvites, resendInvite } from '../commands/invite';
import { acceptInvite, declineInvite, type Joined } from '../commands/join';
import { revokeInvite } from '../commands/members';
import { inTeam } from '../routes';
import { inviteAnswer, newTeamInvites } from '../schema';

const REFUSED = {
  unknown: () => notFound(),
  wrong_address: () =>
    new Problem(403, 'wrong_address', 'This invitation went to another address. Sign in with that one, or confirm it'),
  in_team: () => new Problem(409, 'in_team', 'You are in a team already. Leave it first'),
  used: () => new Problem(409, 'used', 'This invitation was accepted already'),
  expired: () => new Problem(410, 'expired', 'This invitation is no longer good. Ask for a new one'),
  not_running: () =>
    new Problem(
      409,
      'not_running',
      'The team’s plan is paused, or its payment fails. Ask who invited you to mend that',
    ),
  not_billed: () => new Problem(502, 'payment_vendor', 'The seat could not be paid for just now. Try again in a while'),
} as const;

/** What an answer to an invite, or joining by domain, comes to. */
export function joined(c: Context<ApiEnv>, outcome: Joined): Response {
  if (!outcome.ok) throw REFUSED[outcome.reason]();
  return c.json({ teamId: outcome.teamId });
}

/** /api/teams/invites: answering, for whoever is signed in; an invite lets a waiting account in. */
export const teamAnswerRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...ROLES))
  .post('/accept', async (c) => {
    const answer = parse(inviteAnswer, await c.req.json().catch(() => null));
    const person = { id: userOf(c).id, client: clientOf(c) };
    return joined(c, await acceptInvite(person, answer, c.var.runtime));
  })
  .post('/decline', async (c) => {
    const answer = parse(inviteAnswer, await c.req.json().catch(() => null));
    const person = { id: userOf(c).id, client: clientOf(c) };
    const declined = await declineInvite(person, answer, await c.var.runtime.clock.now());
    if (!declined.ok) throw REFUSED[declined.reason]();
    return c.body(null, 204);
  });

const inviteId = z.uuid();

/** /api/teams/{team}/invites: for those who may invite. */
export const teamInviteRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .post('/', async (c) => {
    const own = await inTeam(c, 'invite');
    const { dryRun, ...wanted } = parse(newTeamInvites, await c.req.json().catch(() => null));
    const act = dryRun ? previewInvites : inviteToTeam;
    return batch(c, await act(inviter(c, own), own.teamId, wanted, c.var.runtime), dryRun);
  })
  .post('/:invite/resend', async (c) => {
    const own = await inTeam(c, 'invite');
    const id = inviteId.safeParse(c.req.param('invite'));
    if (!id.success) throw notFound();
    const sent = await resendInvite(inviter(c, own), own.teamId, id.data, c.var.runtime);
    if (sent === 'unknown') throw notFound();
    if (sent === 'not_sent') throw new Problem(502, 'mail_not_sent', 'The mail could not be sent. Try again later');
    return c.body(null, 204);
  })
  .delete('/:invite', async (c) => {
    const own = await inTeam(c, 'invite');
    const id = inviteId.safeParse(c.req.param('invite'));
    const nowMs = await c.var.runtime.clock.now();
    if (!id.success || !(await revokeInvite(own.teamId, id.data, nowMs))) throw notFound();
    return c.body(null, 204);
  });

function inviter(c: Context<ApiEnv>, { role }: { readonly role: Inviter['role'] }): Inviter {
  const { id, name, email, language } = userOf(c);
  return { id, name, email, language, role, client: clientOf(c) };
}

function batch(c: Context<ApiEnv>, made: Invited, dryRun: boolean): Response {
  if (made.ok) {
    const { invites, left, priceChange } = made;
    return c.json({ invites, left, priceChange }, dryRun ? 200 : 201);
  }
  if (made.reason === 'unknown') throw notFound();
  if (made.reason === 'forbidden') throw new Problem(403, 'forbidden', 'Only an owner may invite admins');
  if (made.reason === 'not_billed') {
    throw new Problem(502, 'payment_vendor', 'What it would cost cannot be told just now. Try again in a while');
  }
  throw new Problem(429, 'too_many', 'Too many invitations wait for an answer, or were sent today');
}
