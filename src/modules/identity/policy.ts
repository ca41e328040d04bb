import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { Runtime } from '@/ports/runtime';
import { MEMBERS, type Role, type Session, type SessionUser } from './schema';

/** What every route of the API finds in its context: set by the server before a module's routes run. */
export interface ApiEnv {
  Variables: { runtime: Runtime; session: Session | null; sessionHash: string | null };
}

/** What is stored of a session's token: SHA-256, hex. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** By what a session is named to its owner: the start of its hash, enough to name one and not to be one. */
export function sessionId(hash: string): string {
  return hash.slice(0, 16);
}

/** True when one of the roles is the user's. */
export function hasRole(user: SessionUser, roles: readonly Role[]): boolean {
  return roles.includes(user.role);
}

/** Lets only these roles pass: 401 without a session, 403 with another role. By default all but WAITLIST. */
export function requireRole(...roles: Role[]): MiddlewareHandler<ApiEnv> {
  const allowed = roles.length > 0 ? roles : MEMBERS;
  return async (c, next) => {
    const session = c.var.session;
    if (!session) throw new Problem(401, 'unauthenticated', 'Please sign in');
    if (!hasRole(session.user, allowed)) throw new Problem(403, 'forbidden', 'You do not have access to this');
    await next();
  };
}

/** The signed-in user, behind `requireRole`. Throws the 401 otherwise. */
export function userOf(c: Context<ApiEnv>): SessionUser {
  const session = c.var.session;
  if (!session) throw new Problem(401, 'unauthenticated', 'Please sign in');
  return session.user;
}
