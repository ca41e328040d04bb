import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { notFound } from '@/core/http/problem';
import { returnPath, withResult } from '@/core/http/return-path';
import { type ApiEnv, clientOf, userOf } from '@/modules/identity/policy';
import { CalendarError } from '@/ports/calendar';
import type { ConsentKind } from '@/ports/oauth';
import { beginConnect, finishConnect } from '../commands/connect';
import { CALENDARS_PATH, CONNECT_COOKIE, CONSENT_MS } from '../constants';
import { readNow } from './read-now';

/** /api/integrations/{kind}: the way to the consent of a provider and back. */
export function consentRoutes(kind: ConsentKind): Hono<ApiEnv> {
  const path = `/api/integrations/${kind}`;
  return new Hono<ApiEnv>()
    .get('/add', async (c) => {
      const { runtime } = c.var;
      const target = returnPath(c.req.query('returnTo') ?? CALENDARS_PATH, runtime.settings.baseUrl);
      if (!runtime.calendarOAuth[kind]) throw notFound();
      const begun = await beginConnect(kind, userOf(c), target, runtime).catch((error: unknown) => {
        if (error instanceof CalendarError) return null;
        throw error;
      });
      if (!begun) return c.redirect(withResult(target, { error: 'provider' }));
      setCookie(c, CONNECT_COOKIE, begun.cookie, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: runtime.settings.baseUrl.startsWith('https:'),
        path,
        maxAge: CONSENT_MS / 1000,
      });
      return c.redirect(begun.url.href);
    })
    .get('/callback', async (c) => {
      const { runtime } = c.var;
      const cookie = getCookie(c, CONNECT_COOKIE);
      deleteCookie(c, CONNECT_COOKIE, { path });
      const query = new URL(c.req.url).searchParams;
      const result = await finishConnect(kind, userOf(c).id, query, cookie, runtime, clientOf(c));
      if (!result.ok) return c.redirect(withResult(result.returnTo ?? CALENDARS_PATH, { error: result.reason }));
      await readNow(userOf(c).id, result.connectionId, runtime);
      return c.redirect(withResult(result.returnTo, { connected: kind }));
    });
}
