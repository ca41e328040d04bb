import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { notFound } from '@/core/http/problem';
import { minuteOf } from '@/core/time/period';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { rotateFeed } from './commands';
import { FEED_MAX_AGE_S } from './constants';
import { parseFeedToken } from './policy';
import { feedOf, feedUrl } from './queries';

/** /api/feeds: the calendar feed of one's meetings. Its address is the key: whoever has it may read, until it is changed. */
export const feedRoutes = new Hono<ApiEnv>()
  .get('/', requireRole(), async (c) => c.json({ url: await feedUrl(userOf(c).id, c.var.runtime.settings) }))
  .post('/', requireRole(), async (c) => {
    await rotateFeed(userOf(c).id, clientOf(c));
    return c.json({ url: await feedUrl(userOf(c).id, c.var.runtime.settings) });
  })
  .get('/:file', async (c) => {
    const { settings, clock } = c.var.runtime;
    const token = /^(.+)\.ics$/.exec(c.req.param('file'))?.[1];
    const address = token === undefined ? null : parseFeedToken(token, settings);
    const text = address && (await feedOf(address, minuteOf(await clock.now()), settings));
    if (!text) throw notFound();
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const headers = { ETag: etag, 'Cache-Control': `private, max-age=${FEED_MAX_AGE_S}` };
    const known = (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
    if (known.includes(etag) || known.includes('*')) return c.body(null, 304, headers);
    return c.body(text, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
  });
