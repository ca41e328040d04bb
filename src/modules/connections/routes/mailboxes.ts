import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { connectMailbox, disconnectMailbox } from '../commands/connect-mailbox';
import { MAILBOX_FAILURES, MAX_MAILBOXES } from '../constants';
import { mailboxesOf } from '../queries/mailboxes';
import { newMailbox, rowId } from '../schema';

/** Which field of the form is to be looked at. */
const FIELD = {
  login: 'password',
  certificate: 'host',
  encryption: 'security',
  host: 'host',
  folder: 'user',
  unreachable: 'host',
} as const;

/** /api/integrations/mailboxes: the owner's own mailboxes, where answers count that went past the assistant. */
export const mailboxRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    return c.json(pageOf(await mailboxesOf(userOf(c).id), query, ({ user, host }) => `${user} ${host}`));
  })
  .post('/', async (c) => {
    const access = parse(newMailbox, await c.req.json());
    const result = await connectMailbox(userOf(c).id, access, c.var.runtime, clientOf(c));
    if (result.ok) return c.json({ id: result.id });
    if (result.reason === 'too_many') {
      throw new Problem(409, 'too_many', `You can connect ${MAX_MAILBOXES} mailboxes. Disconnect one first`);
    }
    const text = MAILBOX_FAILURES[result.reason];
    throw new Problem(400, result.reason, text, { [FIELD[result.reason]]: [text] });
  })
  .delete('/:id', async (c) => {
    const id = rowId.safeParse(c.req.param('id'));
    if (!id.success || !(await disconnectMailbox(userOf(c).id, id.data, clientOf(c)))) throw notFound();
    return c.body(null, 204);
  });
