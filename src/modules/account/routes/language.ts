import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse } from '@/core/http/problem';
import { returnPath } from '@/core/http/return-path';
import type { ApiEnv } from '@/modules/identity/policy';
import { languageChoice } from '../schema';

const YEAR_SECONDS = 31_536_000;

/**
 * /api/language: a visitor's language, kept in their browser; whoever is signed in has one in their settings, which comes first. By
 * JSON, or by the form as a browser without scripts posts it: then back to the page that it
 * names as `to`, or stands on.
 */
export const languageRoutes = new Hono<ApiEnv>().post('/', async (c) => {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const { language, to } = parse(languageChoice, isForm ? await c.req.parseBody() : await c.req.json());
  const { baseUrl } = c.var.runtime.settings;
  setCookie(c, 'language', language, {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'Lax',
    secure: baseUrl.startsWith('https:'),
  });
  if (!isForm) return c.body(null, 204);
  return c.redirect(returnPath(to ?? pathOf(c.req.header('referer')), baseUrl), 303);
});

/** Of a page of ours: it may have been asked for by another name of this machine. */
function pathOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return `${pathname}${search}`;
}
