import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '@/core/http/problem';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { RECENT_MINUTES } from './constants';
import { MEMBERS, type Role, type Session, type SessionUser } from './schema';

/** What every route of the API finds in its context: set by the server before a module's routes run. */
export interface ApiEnv {
  /** Who asks, as limits count them; unknown where no server of ours stands before the API. */
  Bindings: { clientAddress?: string };
  Variables: {
    runtime: Runtime;
    session: Session | null;
    sessionHash: string | null;
    /** By which the session is: set where a program of the user's calls, and nobody has signed in. */
    token?: { readonly id: string; readonly name: string };
  };
}

/**
 * Name of the cookie that holds a session's token. On https it is the one that browsers take over https only: a plain one
 * may have been planted by whoever sits on the line.
 */
export function sessionCookie(baseUrl: string): string {
  return `${baseUrl.startsWith('https:') ? '__Secure-' : ''}next-auth.session-token`;
}

/** What is stored of a session's token: SHA-256, hex. */
export function sessionHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** By what a session is named to its owner: the start of its hash, enough to name one and not to be one. */
export function sessionId(hash: string): string {
  return hash.slice(0, 16);
}

/** Name of the cookie by which a browser is known again that has asked for a sign-in link. */
export function browserCookie(baseUrl: string): string {
  return `${baseUrl.startsWith('https:') ? '__Host-' : ''}sign-in-browser`;
}

/** What a link tells of the browser that asked for it: enough to know that one again, and not to pass for it. */
export function browserMark(browser: string): string {
  return createHash('sha256').update(browser).digest('base64url').slice(0, 16);
}

/** Whether a part of a sign-in link was lost, as where a mail program broke its line. */
export function isCutLink(query: URLSearchParams): boolean {
  return !query.get('token') || !query.get('email');
}

/** True when one of the roles is the user's. */
export function hasRole(user: SessionUser, roles: readonly Role[]): boolean {
  return roles.includes(user.role);
}

/** Whom an installation takes in at once: `waitlist` off means everybody. */
export interface Admission {
  /** There the first account administers: nobody comes but from this machine. */
  readonly sandbox: boolean;
  readonly waitlist: boolean;
  /** Lower case; their people do not wait. */
  readonly allowedDomains: readonly string[];
}

export const OPEN: Admission = { sandbox: true, waitlist: false, allowedDomains: [] };

/** The role of a new account, unless it is the first of a sandbox. The address is in lower case, and proved. */
export function roleOfNew(address: string, { waitlist, allowedDomains }: Admission): Role {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  return waitlist && !allowedDomains.includes(domain) ? 'WAITLIST' : 'USER';
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

/** Whether the holder of a session proved who they are a short while ago. */
export function isRecent({ authenticatedAt }: Session, now = new Date()): boolean {
  return now.getTime() - authenticatedAt.getTime() < RECENT_MINUTES * 60_000;
}

/** Refuses whoever looks at the pages as somebody else. */
export function refuseViewer({ viewAs }: Pick<Session, 'viewAs'>): void {
  if (viewAs) throw new Problem(403, 'read_only', 'You look at these pages as somebody else: nothing can be changed');
}

/** Behind `requireRole`: lets only those pass who have signed in within the last minutes. 403 `reauth_required` otherwise. */
export const requireRecentSignIn: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { session } = c.var;
  // It is not they who signed in.
  if (session) refuseViewer(session);
  if (session && !isRecent(session)) {
    throw new Problem(403, 'reauth_required', 'Sign in again to confirm that it is you');
  }
  await next();
};

/** From where a request comes, by what our own server tells beside it (server/client-address). */
export function clientOf(c: Context<ApiEnv>): Client {
  const { token } = c.var;
  const client = { address: c.env?.clientAddress ?? null, userAgent: c.req.header('user-agent') ?? null };
  return token ? { ...client, token: token.name } : client;
}

/** The signed-in user, behind `requireRole`. Throws the 401 otherwise. */
export function userOf(c: Context<ApiEnv>): SessionUser {
  const session = c.var.session;
  if (!session) throw new Problem(401, 'unauthenticated', 'Please sign in');
  return session.user;
}
