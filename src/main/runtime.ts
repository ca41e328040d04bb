import { readFileSync } from 'node:fs';
import { caldavCalendar } from '@/adapters/caldav/calendar';
import { caldavLogin } from '@/adapters/caldav/discover';
import { offsetClock, systemClock } from '@/adapters/clock/clock';
import { googleCalendar } from '@/adapters/google/calendar';
import { googleOAuth } from '@/adapters/google/oauth';
import { hookPost } from '@/adapters/hooks/post';
import { imapMailboxes } from '@/adapters/imap/connect';
import { createDnsResolver, type DnsResolver } from '@/adapters/mailauth/resolver';
import { microsoftCalendar } from '@/adapters/microsoft/calendar';
import { microsoftOAuth } from '@/adapters/microsoft/oauth';
import { parseMail } from '@/adapters/mime/parse';
import { findLocalServers } from '@/adapters/model/local-servers';
import { clientDocuments } from '@/adapters/oauth/client-document';
import { restateWorkflows } from '@/adapters/restate/client';
import { restateRuns } from '@/adapters/restate/runs';
import { createComposer } from '@/adapters/smtp/compose';
import { createSender } from '@/adapters/smtp/sender';
import { stripePayments } from '@/adapters/stripe/payments';
import { twilioTexting } from '@/adapters/twilio/texting';
import { zoomAccess } from '@/adapters/zoom/access';
import type { ServerEnvironment } from '@/config/environment';
import { PUBLIC_DEFAULTS } from '@/config/public-defaults';
import { clockOffsetSeconds } from '@/modules/operations/queries';
import type { ModelAccess } from '@/ports/model';
import type { Runtime, RuntimeSettings } from '@/ports/runtime';
import type { Texting } from '@/ports/texting';
import { calendarsOfAllKinds } from './calendars';
import { log } from './log';
import { modelPort } from './model-settings';
import { roleProbes } from './probes';

const MICROSOFT = { loginBase: 'https://login.microsoftonline.com', apiBase: 'https://graph.microsoft.com/v1.0' };
const GOOGLE = { issuer: 'https://accounts.google.com', apiRoot: 'https://www.googleapis.com' };

export interface Wiring {
  readonly runtime: Runtime;
  /** For checking the authenticity of mail. */
  readonly resolve: DnsResolver;
}

/** Builds every adapter from the configuration. The database must be open before the clock of a sandbox is asked. */
export function wire(env: ServerEnvironment): Wiring {
  const settings = settingsOf(env);
  const resolve = createDnsResolver(env.DNS_SERVER ?? null);
  const host = env.ASSISTANT_ADDRESS.slice(env.ASSISTANT_ADDRESS.lastIndexOf('@') + 1);
  const allowPrivate = env.SANDBOX || env.MAILBOX_PRIVATE_HOSTS;
  const runtime: Runtime = {
    clock: env.SANDBOX ? offsetClock(clockOffsetSeconds) : systemClock(),
    calendar: calendarsOfAllKinds({
      'google-calendar': googleCalendar({ root: settings.google.apiRoot }),
      'microsoft-calendar': microsoftCalendar({ root: env.GRAPH_API_BASE ?? MICROSOFT.apiBase }),
      caldav: caldavCalendar({ allowPrivate }),
    }),
    calendarOAuth: { 'google-calendar': googleOAuth(settings.google), 'microsoft-calendar': microsoftConsentOf(env) },
    caldavLogin: caldavLogin({ allowPrivate }),
    video: zoomOf(env),
    mail: createSender({
      relayUrl: env.SMTP_URL ?? null,
      resolve,
      helo: host,
      allowPrivate: env.SANDBOX,
      sentLookupUrl: env.SANDBOX && env.SANDBOX_URL ? `${env.SANDBOX_URL}/sandbox/mail/sent` : null,
    }),
    compose: createComposer(
      env.DKIM_PRIVATE_KEY_FILE
        ? { domain: host, selector: env.DKIM_SELECTOR, privateKey: readFileSync(env.DKIM_PRIVATE_KEY_FILE, 'utf8') }
        : null,
    ),
    parse: parseMail,
    mailboxes: imapMailboxes({ allowPrivate }),
    hooks: hookPost({ allowLoopback: env.SANDBOX }),
    workflows: restateWorkflows({ ingressUrl: env.WORKFLOW_ENGINE_URL.replace(/\/$/, ''), objectName: env.TASK_QUEUE }),
    probes: roleProbes(env),
    runs: restateRuns({ adminUrl: env.WORKFLOW_ADMIN_URL.replace(/\/$/, ''), objectName: env.TASK_QUEUE }),
    model: modelOf(env),
    payments: paymentsOf(env),
    texting: textingOf(env),
    findModelServers: () => findLocalServers(),
    clientDocument: clientDocuments({ allowPrivate: false }),
    settings,
  };
  return { runtime, resolve };
}

function modelOf(env: ServerEnvironment): ModelAccess | null {
  const port = modelPort(env, (text) => log('model', text));
  if (port === null) return null;
  return {
    port,
    tokensPerDay: env.MODEL_TOKENS_PER_DAY,
    tokensPerMail: env.MODEL_TOKENS_PER_MAIL,
    readsByDefault: env.MODEL_DEFAULT === 'on',
  };
}

function zoomOf({ ZOOM_CLIENT_ID: clientId, ZOOM_CLIENT_SECRET: clientSecret, ...env }: ServerEnvironment) {
  if (clientId === 'off') return null;
  const { ZOOM_SECRET_TOKEN: secretToken, ZOOM_OAUTH_BASE: oauthBase, ZOOM_API_BASE: apiBase } = env;
  return zoomAccess({ clientId, clientSecret, secretToken, oauthBase, apiBase });
}

function microsoftConsentOf(env: ServerEnvironment) {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret, MICROSOFT_TENANT: tenant } = env;
  if (!clientId || !clientSecret) return null;
  const { loginBase, apiBase } = MICROSOFT;
  const places = { loginBase: env.MICROSOFT_LOGIN_BASE ?? loginBase, apiBase: env.GRAPH_API_BASE ?? apiBase };
  return microsoftOAuth({ ...places, tenant, clientId, clientSecret });
}

function paymentsOf({ BILLING, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...env }: ServerEnvironment) {
  if (!BILLING || !STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return null;
  const apiBase = env.STRIPE_API_BASE ?? null;
  return stripePayments({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiBase });
}

function textingOf({ TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, ...env }: ServerEnvironment): Texting | null {
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN) return null;
  const apiBase = env.TWILIO_API_BASE ?? null;
  return {
    port: twilioTexting({ accountSid: TWILIO_ACCOUNT_SID, authToken: TWILIO_AUTH_TOKEN, apiBase }),
    partMicros: env.TEXT_PRICE,
    monthMicros: env.TEXT_LIMIT_PER_MONTH,
    currency: env.TEXT_CURRENCY,
  };
}

function settingsOf(env: ServerEnvironment): RuntimeSettings {
  return {
    baseUrl: env.BASE_URL.replace(/\/$/, ''),
    assistant: { name: env.ASSISTANT_NAME, address: env.ASSISTANT_ADDRESS.toLowerCase() },
    mailDomain: env.MAIL_DOMAIN.toLowerCase(),
    accountSender: { name: env.EMAIL_FROM.name ?? 'Sundial', address: env.EMAIL_FROM.address },
    supportEmail: env.SUPPORT_EMAIL,
    operatorName: env.OPERATOR_NAME,
    signingSecret: env.SIGNING_SECRET,
    tokenSigningSecret: env.TOKEN_SIGNING_SECRET,
    encryptionKey: env.ENCRYPTION_KEY,
    sandbox: env.SANDBOX,
    google: {
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
      issuer: (env.GOOGLE_ISSUER ?? GOOGLE.issuer).replace(/\/$/, ''),
      apiRoot: (env.GOOGLE_API_ROOT ?? GOOGLE.apiRoot).replace(/\/$/, ''),
    },
    forceConsent: env.FORCE_CONSENT,
    billing: env.BILLING,
    grandfatherBefore: Date.parse(`${env.GRANDFATHER_BEFORE}T00:00:00Z`),
    paymentKey: env.PUBLIC_STRIPE_KEY === PUBLIC_DEFAULTS.PUBLIC_STRIPE_KEY ? null : env.PUBLIC_STRIPE_KEY,
    waitlist: env.WAITLIST_MODE,
    allowedDomains: env.ALLOWED_DOMAINS,
    adminEmail: env.ADMIN_EMAIL?.toLowerCase() ?? null,
    development: env.NODE_ENV === 'development',
  };
}
