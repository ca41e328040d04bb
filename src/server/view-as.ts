import type { MiddlewareHandler } from 'hono';
import { type ApiEnv, refuseViewer } from '@/modules/identity/policy';

const READS = new Set(['GET', 'HEAD']);
/** What is asked for by GET and does something, or hands out all of an account. */
const MORE_THAN_READING = /^\/api\/integrations\/[^/]+\/(?:add|callback)$/;
/** Ends the look itself. */
const STOP = '/api/user/view-as';

/** While an administrator looks at the pages as somebody else, whatever changes anything is refused: 403 `read_only`. */
export const readOnlyAsSomebody: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { session } = c.var;
  const reads = READS.has(c.req.method) && !MORE_THAN_READING.test(c.req.path);
  if (session?.viewAs && !reads && c.req.path !== STOP) refuseViewer(session);
  await next();
};
