import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { notFound, Problem, parse } from '@/core/http/problem';
import { returnPath, withResult } from '@/core/http/return-path';
import { CONSENT_MS } from '@/modules/connections/constants';
import { type ApiEnv, clientOf, requireRole, userOf } from '@/modules/identity/policy';
import { VideoError } from '@/ports/video';
import { beginVideo, finishVideo } from './commands/connect';
import { onDeauthorized } from './commands/deauthorized';
import { sayEverywhere } from './commands/everywhere';
import { CONNECT_COOKIE, CONNECT_PATH, INTEGRATIONS_PATH } from './constants';
import { videoKindsOf } from './queries';
import { zoomPatch } from './schema';

/** /api/integrations/zoom: the way to Zoom's consent and back, and for which meetings it is. */
export const zoomRoutes = new Hono<ApiEnv>()
  .use('*', requireRole())
  .get('/add', async (c) => {
    const { runtime } = c.var;
    const target = returnPath(c.req.query('returnTo') ?? INTEGRATIONS_PATH, runtime.settings.baseUrl);
    const begun = await beginVideo(userOf(c).id, target, runtime).catch((error: unknown) => {
      if (error instanceof VideoError) return null;
      throw error;
    });
    if (!begun) return c.redirect(withResult(target, { error: 'provider' }));
    setCookie(c, CONNECT_COOKIE, begun.cookie, {
      httpOnly: true,
      sameSite: 'Lax',
      secure: runtime.settings.baseUrl.startsWith('https:'),
      path: CONNECT_PATH,
      maxAge: CONSENT_MS / 1000,
    });
    return c.redirect(begun.url.href);
  })
  .patch('/', async (c) => {
    const { everywhere } = parse(zoomPatch, await c.req.json().catch(() => null));
    const { id } = userOf(c);
    if ((await videoKindsOf(id)).length === 0) throw notFound();
    const said = await sayEverywhere(id, everywhere, await c.var.runtime.clock.now());
    if (!said) throw new Problem(409, 'said_otherwise', 'Your preferences say otherwise: change the sentence there');
    return c.json({ everywhere });
  })
  .get('/callback', async (c) => {
    const { runtime } = c.var;
    const cookie = getCookie(c, CONNECT_COOKIE);
    deleteCookie(c, CONNECT_COOKIE, { path: CONNECT_PATH });
    const query = new URL(c.req.url).searchParams;
    const result = await finishVideo(userOf(c).id, query, cookie, runtime, clientOf(c));
    if (!result.ok) return c.redirect(withResult(result.returnTo ?? INTEGRATIONS_PATH, { error: result.reason }));
    return c.redirect(withResult(result.returnTo, { connected: 'zoom' }));
  });

/** /api/webhooks/zoom: what Zoom tells by itself. Verified by its signature over the raw body. */
export const zoomWebhookRoutes = new Hono<ApiEnv>().post('/', async (c) => {
  const { video } = c.var.runtime;
  const news = video?.readNews({
    body: await c.req.text(),
    signature: c.req.header('x-zm-signature') ?? null,
    timestamp: c.req.header('x-zm-request-timestamp') ?? null,
  });
  if (!news) throw new Problem(400, 'signature', 'The signature is not Zoom’s, or too old');
  if (news.kind === 'challenge') return c.json(news.answer);
  if (news.kind === 'deauthorized') await onDeauthorized(news);
  return c.json({ ok: true });
});
