import { type Context, Hono } from 'hono';
import { notFound, Problem, parse } from '@/core/http/problem';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { type CaldavConnected, type Connecting, connectCaldav, renewPassword } from '../commands/connect-caldav';
import { CALDAV_FAILURES } from '../constants';
import { newCaldav, newPassword, rowId } from '../schema';
import { readNow } from './read-now';

/** Which field of the form is to be looked at. */
const FIELD = {
  login: 'password',
  certificate: 'url',
  encryption: 'url',
  host: 'url',
  unreachable: 'url',
  not_caldav: 'url',
  moved: 'url',
  no_calendar: 'user',
  in_use: 'user',
} as const;

/** /api/integrations/caldav: an account at a server that the person names. */
export const caldavRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .post('/', async (c) => {
    const entry = parse(newCaldav, await c.req.json().catch(() => null));
    return c.json({ id: await connected(c, await connectCaldav(connecting(c), entry, c.var.runtime)) }, 201);
  })
  .patch('/:id', async (c) => {
    const { password } = parse(newPassword, await c.req.json().catch(() => null));
    const id = rowId.safeParse(c.req.param('id'));
    const result = id.success ? await renewPassword(connecting(c), id.data, password, c.var.runtime) : null;
    if (!result || (!result.ok && result.reason === 'not_found')) throw notFound();
    return c.json({ id: await connected(c, result as CaldavConnected) });
  });

const connecting = (c: Context<ApiEnv>): Connecting => ({ ...userOf(c), client: clientOf(c) });

/** Reads what was connected; resolves to its id. Throws Problem with the field to look at. */
async function connected(c: Context<ApiEnv>, result: CaldavConnected): Promise<string> {
  if (result.ok) {
    await readNow(userOf(c).id, result.connectionId, c.var.runtime);
    return result.connectionId;
  }
  const text = CALDAV_FAILURES[result.reason];
  if (result.reason === 'plan_limit') throw new Problem(403, 'plan_limit', text);
  if (result.reason === 'too_many') throw new Problem(409, 'too_many', text);
  throw new Problem(422, 'cannot_connect', text, { [FIELD[result.reason]]: [text] });
}
