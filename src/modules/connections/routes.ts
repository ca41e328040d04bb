import { Hono } from 'hono';
import { pageOf, pageQuery } from '@/core/http/page';
import { notFound, Problem, parse } from '@/core/http/problem';
import { minuteOf } from '@/core/time/period';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { disconnectVideo } from '@/modules/video/commands/disconnect';
import { videoAccountsOf } from '@/modules/video/queries';
import { CalendarError } from '@/ports/calendar';
import { setCalendar } from './commands/calendars';
import { disconnect } from './commands/disconnect';
import { refreshOwner } from './commands/refresh';
import { syncCalendar } from './commands/sync';
import { calendarOfPush } from './commands/watch';
import { integrationsOf } from './queries/integrations';
import { consentRoutes } from './routes/consent';
import { calendarPatch, rowId } from './schema';

/** /api/integrations: connected accounts, and the way to a provider's consent and back. */
export const integrationRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/', async (c) => {
    const query = parse(pageQuery, c.req.query());
    const now = minuteOf(await c.var.runtime.clock.now());
    const video = (await videoAccountsOf(userOf(c).id, now)).map((one) => ({
      ...one,
      server: null,
      lastSyncAt: null,
      calendars: [],
    }));
    const items = [...(await integrationsOf(userOf(c).id, now)), ...video];
    return c.json(pageOf(items, query, ({ kind, account }) => `${kind} ${account}`));
  })
  .route('/google-calendar', consentRoutes('google-calendar'))
  .route('/microsoft-calendar', consentRoutes('microsoft-calendar'))
  .delete('/:id', async (c) => {
    const id = rowId.safeParse(c.req.param('id'));
    const args = [userOf(c).id, id.data ?? '', c.var.runtime, clientOf(c)] as const;
    if (!id.success || !((await disconnect(...args)) || (await disconnectVideo(...args)))) throw notFound();
    return c.body(null, 204);
  });

/** /api/calendars: which calendars count as busy, and which one is written to. */
export const calendarRoutes = new Hono<ApiEnv>().use('*', requireRole()).patch('/:id', async (c) => {
  const id = rowId.safeParse(c.req.param('id'));
  const patch = parse(calendarPatch, await c.req.json());
  const result = id.success
    ? await setCalendar(userOf(c).id, id.data, patch)
    : ({ ok: false, reason: 'not_found' } as const);
  if (result.ok) {
    await refreshOwner(userOf(c).id, { maxAgeMs: Number.MAX_SAFE_INTEGER }, c.var.runtime);
    return c.json({ busy: result.busy, write: result.write });
  }
  switch (result.reason) {
    case 'not_found':
      throw notFound();
    case 'last_write':
      throw new Problem(409, 'last_write', 'Meetings have to be written to one calendar: choose another one instead');
    case 'read_only':
      throw new Problem(400, 'invalid', 'Invalid input', { write: ['This calendar cannot be written to'] });
  }
});

/** /api/webhooks/google: Google says that a calendar changed, not what. Verified by channel, resource and token. */
export const googlePushRoutes = new Hono<ApiEnv>().post('/', async (c) => {
  const calendarId = await calendarOfPush({
    channelId: c.req.header('x-goog-channel-id') ?? '',
    resourceId: c.req.header('x-goog-resource-id') ?? '',
    token: c.req.header('x-goog-channel-token') ?? '',
  });
  if (!calendarId) throw new Problem(400, 'signature', 'This push is not known');
  try {
    await syncCalendar(calendarId, c.var.runtime);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    // Google repeats a push that was answered 503; when the grant is gone there is nothing to repeat.
    if (error.code !== 'revoked') throw new Problem(503, 'unavailable', 'The calendar cannot be read now');
  }
  return c.json({ ok: true });
});
