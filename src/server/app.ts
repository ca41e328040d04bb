import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { notFound, Problem } from '@/core/http/problem';
import { calendarRoutes, googlePushRoutes, integrationRoutes } from '@/modules/connections/routes';
import { mailboxRoutes } from '@/modules/connections/routes/mailboxes';
import type { ApiEnv } from '@/modules/identity/policy';
import { identityRoutes } from '@/modules/identity/routes';
import { loopRoutes } from '@/modules/loops/routes';
import { approvalRoutes } from '@/modules/loops/routes/approvals';
import { mailRoutes } from '@/modules/loops/routes/mails';
import { slotRoutes } from '@/modules/loops/routes/slots';
import { basicsRoutes } from '@/modules/preferences/routes';
import { preferenceRoutes } from '@/modules/preferences/routes/document';
import { modelRoutes } from '@/modules/reader/routes';
import type { Runtime } from '@/ports/runtime';
import { addressMailLimit } from './address-mail-limit';
import { answerError } from './errors';
import { health } from './health';
import { mailboxTryLimit } from './mailbox-try-limit';
import { sameOrigin } from './origin';
import { withSession } from './session';

const BODY_LIMIT_BYTES = 256 * 1024;

/** Routes whose authority is in the request itself (a signed link, a signature), not in the cookie. */
const OWN_AUTHORITY = ['/api/slots/', '/api/approvals/', '/api/webhooks/'];

/** The product's HTTP API: everything under /api but /api/auth, which is next-auth's. */
export function createApi(runtime: Runtime): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api');
  api.onError((error, c) => answerError(error, c));
  api.notFound((c) => answerError(notFound(), c));
  api.use('*', async (c, next) => {
    c.set('runtime', runtime);
    await next();
    c.header('Cache-Control', 'no-store', { append: false });
  });
  api.use('*', sameOrigin(runtime.settings.baseUrl, OWN_AUTHORITY));
  api.use(
    '*',
    bodyLimit({
      maxSize: BODY_LIMIT_BYTES,
      onError: () => {
        throw new Problem(413, 'too_large', 'The request is too large');
      },
    }),
  );
  api.get('/health', health);
  api.use('*', withSession);
  api.route('/user/basics', basicsRoutes);
  api.route('/preferences', preferenceRoutes);
  api.route('/user/model', modelRoutes);
  api.post('/user/addresses', addressMailLimit);
  api.route('/user', identityRoutes);
  api.post('/integrations/mailboxes', mailboxTryLimit);
  api.route('/integrations/mailboxes', mailboxRoutes);
  api.route('/integrations', integrationRoutes);
  api.route('/calendars', calendarRoutes);
  api.route('/webhooks/google', googlePushRoutes);
  api.route('/loops', loopRoutes);
  api.route('/slots', slotRoutes);
  api.route('/approvals', approvalRoutes);
  api.route('/mails', mailRoutes);
  return api;
}
