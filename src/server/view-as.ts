import type { MiddlewareHandler } from 'hono';
import { withoutLinkKeys } from '@/core/mail/link-keys';
import { type ApiEnv, refuseViewer } from '@/modules/identity/policy';
import { pageSeen } from '@/modules/staff/queries/page-seen';
import { isJson } from './is-json';

const READS = new Set(['GET', 'HEAD']);
/** What is asked for by GET and does something, or hands out a key: of a feed, of trials for others, in a webhook's address. */
const MORE_THAN_READING =
  /^\/api\/(?:integrations\/[^/]+\/(?:add|callback)|stripe\/checkout|feeds|pro-trial|hooks(?:\/[^/]+)?)$/;
/** Ends the look itself. */
const STOP = '/api/user/view-as';
/** Tells nothing that was said: pictures, and that something has changed. */
const SHOWS_NOTHING = /^\/api\/(?:pictures\/|loops\/events$)/;

/**
 * While an administrator looks at the pages as somebody else, whatever changes anything is refused: 403 `read_only`. What is
 * read is written down for its owner, as pages are, and has no link by which they act.
 */
export const readOnlyAsSomebody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { session } = c.var;
  const { method, path } = c.req;
  if (!session?.viewAs || path === STOP) return next();
  if (!READS.has(method) || MORE_THAN_READING.test(path)) refuseViewer(session);
  await next();
  if (!c.res.ok || SHOWS_NOTHING.test(path)) return;
  // The answer has not left yet: it is lost where this fails.
  await pageSeen(session, path);
  if (method === 'GET' && isJson(c.res)) c.res = c.newResponse(withoutLinkKeys(await c.res.text()), c.res);
};
