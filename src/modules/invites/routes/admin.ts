import { Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { allPlans } from '@/modules/billing/queries/catalogue';
import { type ApiEnv, requireRole, userOf } from '@/modules/identity/policy';
import { letNextIn, tellLetIn } from '@/modules/waitlist/commands';
import { mintInvite, revokeInvite } from '../commands/mint';
import { invitesPage } from '../queries';
import { invitesQuery, letInWish, newInvite, shownCode } from '../schema';

/** /api/admin/invites: codes that let people in, and who comes from the waitlist. */
export const adminInviteRoutes = new Hono<ApiEnv>()
  .use('*', requireRole('ADMIN'))
  .get('/', async (c) => {
    const query = parse(invitesQuery, c.req.query());
    return c.json(await invitesPage(query, await c.var.runtime.clock.now()));
  })
  .post('/', async (c) => {
    const { email = null, plan, ...invite } = parse(newInvite, await c.req.json().catch(() => null));
    const { clock, settings } = c.var.runtime;
    if (plan !== undefined && !(await allPlans()).some(({ key }) => key === plan))
      throw new Problem(400, 'invalid', 'There is no such plan', { plan: ['There is no such plan'] });
    const wanted = plan === undefined ? invite : { ...invite, plan };
    const code = shownCode(await mintInvite({ ...wanted, email, createdBy: userOf(c).id }, await clock.now()));
    return c.json({ code, url: `${settings.baseUrl}/auth/signup?code=${code}` }, 201);
  })
  .post('/let-in', async (c) => {
    const { n } = parse(letInWish, await c.req.json().catch(() => null));
    const people = await letNextIn(n, userOf(c).id);
    const told = await Promise.all(people.map((person) => tellLetIn(c.var.runtime, person).catch(() => false)));
    return c.json({ people: people.map(({ email }, index) => ({ email, told: told[index] ?? false })) });
  })
  .delete('/:code', async (c) => {
    const nowMs = await c.var.runtime.clock.now();
    if (!(await revokeInvite(c.req.param('code'), nowMs, userOf(c).id))) throw notFound();
    return c.body(null, 204);
  });
