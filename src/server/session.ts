import type { MiddlewareHandler } from 'hono';
import { type ApiEnv, sessionCookie, sessionHash } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';
import { isByBearer } from './by-token';

/** The hash of the session token in a Cookie header, or null. */
export function sessionHashOf(cookieHeader: string | null | undefined, baseUrl: string): string | null {
  const start = `${sessionCookie(baseUrl)}=`;
  const token = cookieHeader
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
  return token ? sessionHash(token) : null;
}

/** Puts the session of the cookie, or null, into the context. Where a key of another kind is brought, the cookie counts for nothing. */
export const withSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const hash = isByBearer(c) ? null : sessionHashOf(c.req.header('cookie'), c.var.runtime.settings.baseUrl);
  c.set('sessionHash', hash);
  c.set('session', hash ? await sessionByHash(hash) : null);
  await next();
};
