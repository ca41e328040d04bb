import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { notFound, Problem } from '@/core/http/problem';
import { accountRoutes, pictureRoutes } from '@/modules/account/routes';
import { assistantRoutes } from '@/modules/assistants/routes';
import { calendarRoutes, googlePushRoutes, integrationRoutes } from '@/modules/connections/routes';
import { caldavRoutes } from '@/modules/connections/routes/caldav';
import { mailboxRoutes } from '@/modules/connections/routes/mailboxes';
import { peopleRoutes, vipRoutes } from '@/modules/contacts/routes';
import { inviteRoutes, unsubscribeRoutes } from '@/modules/contacts/routes/invites';
import { delegateRoutes } from '@/modules/delegates/routes';
import { feedRoutes } from '@/modules/feeds/routes';
import type { ApiEnv } from '@/modules/identity/policy';
import { identityRoutes } from '@/modules/identity/routes';
import { inviteCodeRoutes } from '@/modules/invites/routes';
import { loopRoutes } from '@/modules/loops/routes';
import { approvalRoutes } from '@/modules/loops/routes/approvals';
import { mailRoutes } from '@/modules/loops/routes/mails';
import { slotRoutes } from '@/modules/loops/routes/slots';
import { onboardedRoutes, onboardingRoutes } from '@/modules/onboarding/routes';
import { basicsRoutes } from '@/modules/preferences/routes';
import { preferenceRoutes } from '@/modules/preferences/routes/document';
import { modelRoutes } from '@/modules/reader/routes';
import { referralCodeRoutes, referralRoutes } from '@/modules/referrals/routes';
import { signupRoutes } from '@/modules/signup/routes';
import { supportRoutes } from '@/modules/support/routes';
import { teamRoutes } from '@/modules/teams/routes';
import { teamAnswerRoutes, teamInviteRoutes } from '@/modules/teams/routes/invites';
import { teamJoinRoutes, teamMemberRoutes } from '@/modules/teams/routes/members';
import { waitlistRoutes } from '@/modules/waitlist/routes';
import type { Runtime } from '@/ports/runtime';
import { addressMailLimit } from './address-mail-limit';
import { attemptLimit } from './attempt-limit';
import { API_BYTES, PICTURES } from './body-limit';
import { clickLimit } from './click-limit';
import { answerError } from './errors';
import { health, webHealth } from './health';
import { mailboxTryLimit } from './mailbox-try-limit';
import { openApi } from './openapi/route';
import { sameOrigin } from './origin';
import { withSession } from './session';
import { supportLimit } from './support-limit';
import { trialLimit } from './trial-limit';

/** Routes whose authority is in the request itself (a signed link, a signature), not in the cookie. */
const OWN_AUTHORITY = ['/api/slots/', '/api/approvals/', '/api/unsubscribe/', '/api/webhooks/'];

/** Asking for the body of such a request costs a tenth of a call's time. */
const BODILESS = new Set(['GET', 'HEAD']);

/** The product's HTTP API: everything under /api but /api/auth, which is next-auth's. */
export function createApi(runtime: Runtime): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>().basePath('/api');
  api.onError((error, c) => answerError(error, c));
  api.notFound((c) => answerError(notFound(), c));
  api.use('*', async (c, next) => {
    c.set('runtime', runtime);
    await next();
  });
  api.use('*', sameOrigin(runtime.settings.baseUrl, OWN_AUTHORITY));
  const bounded = bodyLimit({
    maxSize: API_BYTES,
    onError: () => {
      throw new Problem(413, 'too_large', 'The request is too large');
    },
  });
  api.use('*', (c, next) => (BODILESS.has(c.req.method) || PICTURES.test(c.req.path) ? next() : bounded(c, next)));
  api.get('/health', health);
  api.get('/health/web', webHealth);
  api.get('/openapi.json', openApi);
  api.use('*', withSession);
  api.post('/user/signup', attemptLimit(20));
  api.route('/user/signup', signupRoutes);
  api.route('/waitlist', waitlistRoutes);
  api.post('/invites/redeem', attemptLimit(10));
  api.route('/invites', inviteCodeRoutes);
  api.put('/user/basics', attemptLimit(300));
  api.route('/user/basics', basicsRoutes);
  api.post('/preferences/preview', trialLimit);
  api.post('/preferences/simulate', trialLimit);
  api.post('/preferences/second-reading', attemptLimit(120));
  api.post('/preferences/initialize', attemptLimit(10));
  api.put('/preferences', attemptLimit(300));
  api.post('/preferences/undo', attemptLimit(300));
  api.route('/preferences', preferenceRoutes);
  api.route('/user/model', modelRoutes);
  api.post('/user/onboarding/rehearsal', trialLimit);
  api.route('/user/onboarding', onboardingRoutes);
  api.route('/user/onboarded', onboardedRoutes);
  api.post('/user/addresses', addressMailLimit);
  api.post('/user/export', attemptLimit(5));
  api.post('/user/deletion', attemptLimit(20));
  api.put('/user/picture', attemptLimit(30));
  api.route('/user', accountRoutes);
  api.route('/user', identityRoutes);
  api.route('/pictures', pictureRoutes);
  api.post('/integrations/mailboxes', mailboxTryLimit);
  api.route('/integrations/mailboxes', mailboxRoutes);
  api.use('/integrations/caldav/*', mailboxTryLimit);
  api.route('/integrations/caldav', caldavRoutes);
  api.route('/integrations', integrationRoutes);
  api.route('/calendars', calendarRoutes);
  api.route('/feeds', feedRoutes);
  api.route('/webhooks/google', googlePushRoutes);
  api.get('/loops/:id/why', trialLimit);
  api.get('/loops/:id/choices', trialLimit);
  api.route('/loops', loopRoutes);
  api.route('/people', peopleRoutes);
  api.route('/vip-suggestions', vipRoutes);
  api.route('/delegates', delegateRoutes);
  api.post('/teams/invites/:answer', attemptLimit(20, 'answers to team invites'));
  api.route('/teams/invites', teamAnswerRoutes);
  api.post('/teams/:team/invites/*', attemptLimit(30, 'team invites'));
  api.route('/teams/:team/invites', teamInviteRoutes);
  api.route('/teams/:team/members', teamMemberRoutes);
  api.post('/teams/:team/join', attemptLimit(20, 'joining teams'));
  api.route('/teams/:team/join', teamJoinRoutes);
  api.route('/teams', teamRoutes);
  api.post('/assistants', attemptLimit(60));
  api.put('/assistants/:id/picture', attemptLimit(30, 'persona pictures'));
  api.route('/assistants', assistantRoutes);
  api.route('/referrals', referralRoutes);
  api.post('/referrals/:code/clicks', clickLimit);
  api.route('/referrals', referralCodeRoutes);
  api.route('/howie-invite-suggestions', inviteRoutes);
  api.route('/unsubscribe', unsubscribeRoutes);
  api.route('/slots', slotRoutes);
  api.route('/approvals', approvalRoutes);
  api.route('/mails', mailRoutes);
  api.post('/support', supportLimit);
  api.route('/support', supportRoutes);
  return api;
}
