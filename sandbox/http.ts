import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Assembly } from './assemble';
import { caldavApi } from './caldav/api';
import { ROOT } from './caldav/properties';
import { clockApi } from './clock-api';
import type { Control } from './control';
import { controlApi } from './control-api';
import { DroppedConnection, googleApi } from './google/api';
import type { oidcService } from './google/oidc/service';
import { userinfoHandlers } from './google/userinfo';
import { HOOKS_PATH, hookRoutes } from './hooks/routes';
import { LLM_PATH, llmApi } from './llm/api';
import { mailApi } from './mail/api';
import { graphApi } from './microsoft/api';
import { microsoftOauth } from './microsoft/oauth';
import { assets } from './pages/assets';
import { deskRoutes } from './pages/desk-routes';
import { mailRoutes } from './pages/mail-routes';
import { PAGE_POLICY, pageRoutes } from './pages/routes';
import { stripeApi } from './stripe/api';
import { stripePages } from './stripe/pages/routes';
import { twilioApi } from './twilio/api';
import { phoneRoutes } from './twilio/phone-routes';
import { zoomApi } from './zoom/api';
import { zoomOauth } from './zoom/oauth';
import { zoomPages } from './zoom/routes';

/** Path under which the stand-in of Google lives; the origin with it is what the product calls GOOGLE_API_ROOT. */
export const GOOGLE_PATH = '/sandbox/google';

/** Where the payment vendor's own pages are. */
export const STRIPE_PAGES = '/sandbox/stripe';

/** Where the stand-in of Zoom is: its pages, OAuth below /oauth, the API below /v2. */
export const ZOOM_PATH = '/sandbox/zoom';

/** Where the stand-in of Microsoft is: its sign-in below the tenant's name, Graph below /graph/v1.0. */
export const MICROSOFT_PATH = '/sandbox/microsoft';

/** The sandbox's HTTP application; everything is below /sandbox (but for the APIs of Stripe, whose SDK knows /v1 only, and Twilio), where the product's web server passes it on. */
export function httpApp(assembly: Assembly, control: Control, oidc: ReturnType<typeof oidcService>, origin: string) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError((error, c) => {
    if (error instanceof DroppedConnection) {
      c.env.incoming.socket.destroy();
      return c.body(null);
    }
    console.error(error);
    return c.text('The sandbox failed; its log says why.', 500);
  });
  app.use('/sandbox/*', async (c, next) => {
    await next();
    if (c.res.headers.get('content-type')?.startsWith('text/html')) c.header('Content-Security-Policy', PAGE_POLICY);
  });
  const { contracts, people, faults, violations, calendars, model, desk } = assembly;
  const shared = { people, faults, violations, findAccess: oidc.findAccess, origin };
  const calendarPath = `${GOOGLE_PATH}/calendar/v3`;
  app.route(
    calendarPath,
    googleApi({ ...shared, contract: contracts.calendar, handlers: calendars.handlers, basePath: calendarPath }),
  );
  const userinfo = googleApi({
    ...shared,
    contract: contracts.oauth2,
    handlers: userinfoHandlers(),
    basePath: GOOGLE_PATH,
  });
  app.route(`${GOOGLE_PATH}/oauth2/v2`, userinfo);
  app.route(`${GOOGLE_PATH}/userinfo/v2`, userinfo);
  app.route(`${GOOGLE_PATH}/interaction`, oidc.pages);
  app.route(ROOT.replace(/\/$/, ''), caldavApi(assembly.caldav, faults));
  app.route(LLM_PATH, llmApi({ contract: contracts.chat, faults, violations, model, desk }));
  app.route('/v1', stripeApi(assembly.stripe, faults));
  app.route('/2010-04-01', twilioApi(assembly.twilio, faults));
  app.route('/sandbox/phones', phoneRoutes(assembly.twilio));
  app.route(STRIPE_PAGES, stripePages(assembly.stripe));
  const { zoom } = assembly;
  const zoomBase = `${ZOOM_PATH}/v2`;
  app.route(
    zoomBase,
    zoomApi({ standIn: zoom, contract: contracts.zoom, people, faults, violations, basePath: zoomBase }),
  );
  app.route(
    HOOKS_PATH,
    hookRoutes(assembly.hooks, () => assembly.shownAt.origin),
  );
  app.route(`${ZOOM_PATH}/oauth`, zoomOauth(zoom, people, faults));
  app.route(ZOOM_PATH, zoomPages(zoom, people));
  const { microsoft } = assembly;
  const graphPath = `${MICROSOFT_PATH}/graph/v1.0`;
  const graph = { standIn: microsoft, contract: microsoft.deps.contract(), faults, violations, basePath: graphPath };
  app.route(graphPath, graphApi(graph));
  app.route(`${MICROSOFT_PATH}/:tenant/oauth2/v2.0`, microsoftOauth(microsoft, people, faults));
  app.get('/sandbox', (c) => c.redirect('/sandbox/'));
  app.route('/sandbox/', pageRoutes(assembly));
  app.route('/sandbox/model', deskRoutes(desk));
  app.route('/sandbox/mail', mailRoutes(assembly));
  app.route('/sandbox/mail', mailApi(assembly));
  app.route('/sandbox/control', controlApi(control));
  app.route('/sandbox/clock', clockApi(control));
  app.route('/sandbox/assets', assets());
  return app;
}
