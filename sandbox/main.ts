import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { dkimRecord } from './mail/dkim';
import { SANDBOX_CLIENT, SANDBOX_MICROSOFT, SANDBOX_STRIPE, SANDBOX_ZOOM, startSandbox } from './start';

const port = z.coerce.number().int().min(0).max(65_535);

/** What the sandbox's process reads from the environment; the product's own variables, five ports, and who answers for the model. */
const variables = z.object({
  SANDBOX_PORT: port.default(0),
  SANDBOX_SMTP_PORT: port.default(0),
  SANDBOX_SUBMISSION_PORT: port.default(0),
  SANDBOX_DNS_PORT: port.default(0),
  SANDBOX_IMAP_PORT: port.default(0),
  /** Where the product takes mail. */
  SMTP_PORT: port.default(2525),
  MAIL_DOMAIN: z.string().default('sundial.test'),
  ASSISTANT_ADDRESS: z.string().optional(),
  ASSISTANT_NAME: z.string().default('Sunny'),
  /** Origin of the product's web application, which passes /sandbox on. */
  BASE_URL: z.url().default('http://localhost:3000'),
  GOOGLE_CLIENT_ID: z.string().default(SANDBOX_CLIENT.clientId),
  GOOGLE_CLIENT_SECRET: z.string().default(SANDBOX_CLIENT.clientSecret),
  MICROSOFT_CLIENT_ID: z.string().default(SANDBOX_MICROSOFT.clientId),
  MICROSOFT_CLIENT_SECRET: z.string().default(SANDBOX_MICROSOFT.clientSecret),
  ZOOM_CLIENT_ID: z.string().default(SANDBOX_ZOOM.clientId),
  ZOOM_CLIENT_SECRET: z.string().default(SANDBOX_ZOOM.clientSecret),
  ZOOM_SECRET_TOKEN: z.string().default(SANDBOX_ZOOM.secretToken),
  DATA_DIR: z.string().default('data'),
  /** `on`: the payment vendor's stand-in tells the product what happens to subscriptions. */
  BILLING: z.enum(['on', 'off']).default('off'),
  DKIM_SELECTOR: z.string().default('sundial'),
  DKIM_PRIVATE_KEY_FILE: z.string().optional(),
  /** `desk`: questions to the language model wait in DESK_DIR, and at /sandbox/model, until they are answered by hand. */
  SANDBOX_MODEL: z.enum(['stand-in', 'desk']).default('stand-in'),
  /** Unset: `desk` in DATA_DIR. */
  DESK_DIR: z.string().optional(),
});

const env = variables.parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')));
const assistantDomain = (env.ASSISTANT_ADDRESS?.split('@')[1] ?? env.MAIL_DOMAIN).toLowerCase();

const sandbox = await startSandbox({
  ports: {
    http: env.SANDBOX_PORT,
    smtp: env.SANDBOX_SMTP_PORT,
    submission: env.SANDBOX_SUBMISSION_PORT,
    dns: env.SANDBOX_DNS_PORT,
    imap: env.SANDBOX_IMAP_PORT,
  },
  publicOrigin: new URL(env.BASE_URL).origin,
  assistantDomain,
  assistantAddress: env.ASSISTANT_ADDRESS ?? `assistant@${assistantDomain}`,
  assistantName: env.ASSISTANT_NAME,
  assistantListener: { host: '127.0.0.1', port: env.SMTP_PORT },
  assistantRecords: env.DKIM_PRIVATE_KEY_FILE
    ? {
        [`${env.DKIM_SELECTOR}._domainkey.${assistantDomain}`]: dkimRecord(
          readFileSync(env.DKIM_PRIVATE_KEY_FILE, 'utf8'),
        ),
      }
    : {},
  oauthClient: { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET },
  microsoftApp: { clientId: env.MICROSOFT_CLIENT_ID, clientSecret: env.MICROSOFT_CLIENT_SECRET },
  zoomApp: {
    clientId: env.ZOOM_CLIENT_ID,
    clientSecret: env.ZOOM_CLIENT_SECRET,
    secretToken: env.ZOOM_SECRET_TOKEN,
    webhookUrl: new URL('/api/webhooks/zoom', env.BASE_URL).href,
  },
  stateFile: join(env.DATA_DIR, 'sandbox.json'),
  seed: true,
  conferenceDelayMs: 1_500,
  twilioWebhook: new URL('/api/webhooks/twilio', env.BASE_URL).href,
  ...(env.BILLING === 'on' && {
    stripeWebhook: { url: new URL('/api/stripe/webhook', env.BASE_URL).href, secret: SANDBOX_STRIPE.webhookSecret },
  }),
  ...(env.SANDBOX_MODEL === 'desk' ? { desk: { folder: env.DESK_DIR ?? join(env.DATA_DIR, 'desk') } } : {}),
});

console.log(
  `sandbox: ${sandbox.url}/sandbox/ · mail in ${sandbox.smtpPort}, submission ${sandbox.submissionPort}, IMAP ${sandbox.imapPort}, DNS ${sandbox.dnsPort}`,
);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.stop().then(() => process.exit(0)));
}
