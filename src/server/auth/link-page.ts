import { randomBytes } from 'node:crypto';
import { browserCookie, browserMark } from '@/modules/identity/policy';

/** The page to which a mailed sign-in link leads. */
export const LINK_PAGE = '/auth/link';

/** As long as a sign-in link is good. */
const COOKIE_SECONDS = 86_400;

/**
 * The address that is mailed: of a page with a button, since whoever scans mail follows what is in it. `callback` is
 * next-auth's own address, which signs in; `browser` is the name of the one that asked.
 */
export function mailedLink(callback: string, baseUrl: string, browser: string): string {
  const query = new URL(callback).searchParams;
  query.set('from', browserMark(browser));
  return `${baseUrl}${LINK_PAGE}?${query}`;
}

/** A name for a browser that has none. */
export function newBrowser(): string {
  return randomBytes(16).toString('base64url');
}

/** The Set-Cookie header that gives a browser its name. */
export function setBrowser(browser: string, baseUrl: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  return `${browserCookie(baseUrl)}=${browser}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
