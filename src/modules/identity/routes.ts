import { Hono } from 'hono';
import { z } from 'zod';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { comparableAddress } from '@/core/mail/address';
import { assistantMailbox } from '@/core/mail/reply-token';
import { personasAmong } from '@/modules/assistants/queries';
import { dismissNotice, revokeSession } from './commands';
import { claimAddress, removeAddress, verifyAddress } from './commands/addresses';
import { sendConfirmation } from './commands/confirmation-mail';
import { MAX_ADDRESSES } from './constants';
import { type ApiEnv, clientOf, requireRole, sessionId, userOf } from './policy';
import { addressesOf, provenAddress, sessionsOf } from './queries';
import { confirmation, newAddress, ROLES } from './schema';

const REFUSED = {
  taken: 'This address cannot be added here. It may belong to another account',
  verified: 'This address is yours already',
  too_many: `You can have ${MAX_ADDRESSES} addresses. Remove one first`,
} as const;

const idOfSession = z.string().regex(/^[0-9a-f]{16}$/);

/** /api/user: sessions, notices and addresses of whoever is signed in, waitlisted or not. */
export const identityRoutes = new Hono<ApiEnv>()
  .use('*', requireRole(...ROLES))
  .get('/sessions', async (c) => {
    const query = parse(pageQuery, c.req.query());
    const current = c.var.sessionHash ? sessionId(c.var.sessionHash) : null;
    const items = await sessionsOf(userOf(c).id);
    const told = items.map((item) => ({ ...item, current: item.id === current }));
    return c.json(pageOf(told, query, ({ userAgent }) => userAgent ?? ''));
  })
  .delete('/sessions/:id', async (c) => {
    const id = idOfSession.safeParse(c.req.param('id'));
    if (!id.success || !(await revokeSession(userOf(c).id, id.data, clientOf(c)))) throw notFound();
    return c.body(null, 204);
  })
  .delete('/notices/:id', async (c) => {
    const id = z.uuid().safeParse(c.req.param('id'));
    if (!id.success || !(await dismissNotice(userOf(c).id, id.data))) throw notFound();
    return c.body(null, 204);
  })
  .get('/addresses', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await addressesOf(userOf(c).id), query, ({ address }) => address));
  })
  .post('/addresses', async (c) => {
    const user = userOf(c);
    const { address } = parse(newAddress, await c.req.json());
    const { assistant } = c.var.runtime.settings;
    if (assistantMailbox(address, assistant.address) || (await personasAmong([address])).length > 0) {
      throw new Problem(400, 'invalid', 'Invalid input', { address: ['This is the address of the assistant'] });
    }
    const claimed = await claimAddress(user.id, address);
    if (!claimed.ok) throw new Problem(409, claimed.reason, REFUSED[claimed.reason]);
    if (!(await sendConfirmation(c.var.runtime, user, address))) {
      if (claimed.added) await removeAddress(user.id, address);
      throw new Problem(502, 'mail_not_sent', 'The mail to this address could not be sent. Check it and try again');
    }
    return c.json({ address, verifiedAt: null });
  })
  .post('/addresses/confirm', async (c) => {
    const user = userOf(c);
    const { token } = parse(confirmation, await c.req.json());
    const address = await provenAddress(user.id, token, c.var.runtime);
    if (address === null) throw new Problem(400, 'bad_link', 'This link is too old, or was made for another account');
    const verified = await verifyAddress(user.id, address, clientOf(c));
    if (verified.ok) return c.json({ address });
    if (verified.reason === 'taken') throw new Problem(409, 'taken', REFUSED.taken);
    throw notFound();
  })
  .delete('/addresses/:address', async (c) => {
    const address = comparableAddress(c.req.param('address'));
    const removed = address === null ? null : await removeAddress(userOf(c).id, address, clientOf(c));
    if (!removed || (!removed.ok && removed.reason === 'unknown')) throw notFound();
    if (!removed.ok) throw new Problem(409, 'sign_in', 'You sign in with this address, so it stays');
    return c.body(null, 204);
  });
