import type { MiddlewareHandler } from 'hono';
import { type ApiEnv, sessionHash } from '@/modules/identity/policy';
import { sessionByHash } from '@/modules/identity/queries';

const COOKIE = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token=([^;]+)/;

/** The hash of the session token in a Cookie header, or null. */
export function sessionHashOf(cookieHeader: string | null | undefined): string | null {
  const token = COOKIE.exec(cookieHeader ?? '')?.[1];
  return token ? sessionHash(token) : null;
}

/** Puts the session of the cookie, or null, into the context. One join; no Next. */
export const withSession: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const hash = sessionHashOf(c.req.header('cookie'));
  c.set('sessionHash', hash);
  c.set('session', hash ? await sessionByHash(hash) : null);
  await next();
};
