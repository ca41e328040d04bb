import { z } from 'zod';
import {
  addressRanges,
  list,
  mailSender,
  modelName,
  onOff,
  optional,
  port,
  price,
  text,
  url,
  withDefault,
} from './fields';
import { imapVariables } from './imap';

/** What the product needs to run at all. */
const required = {
  /** `development`, `test` or `production`. */
  NODE_ENV: z.enum(['development', 'test', 'production']),
  /** PostgreSQL 15 or later, with the extension btree_gist. Unset under `sundial start`: the embedded one. */
  DATABASE_URL: url,
  /** OAuth client of the Google Cloud project, for sign-in and calendars. */
  GOOGLE_CLIENT_ID: text,
  /** Its secret. */
  GOOGLE_CLIENT_SECRET: text,
  /** Signs the links and reply tokens in mails; changing it breaks those already sent. */
  SIGNING_SECRET: text,
  /** Public origin of the web application. */
  BASE_URL: url,
  /** Protects the sign-in cookies and e-mailed sign-in links. */
  NEXTAUTH_SECRET: text,
  /** Where next-auth finds itself; the same as BASE_URL. */
  NEXTAUTH_URL: text,
  /** Key of the language model, or the word `off` for the grammar alone. */
  LLM_API_KEY: text,
  /** Ingress of the workflow engine (Restate). Unset under `sundial start`: the embedded one. */
  WORKFLOW_ENGINE_URL: url,
  /** OAuth client of the Zoom Marketplace app, or the word `off`: then nobody is offered Zoom. */
  ZOOM_CLIENT_ID: text,
  /** Its secret. */
  ZOOM_CLIENT_SECRET: text,
  /** Verifies the signature of what Zoom sends to `/api/webhooks/zoom`. */
  ZOOM_SECRET_TOKEN: text,
  /** Zoom's webhook token of before there were signatures; kept for registrations that have one, and believed by nothing. */
  ZOOM_VERIFICATION_TOKEN: text,
};

/** Accounts, workflow names and how the installation presents itself. */
const operation = {
  /** Signs calendar feeds, unsubscribe links and poll links. Required in production; elsewhere a placeholder stands in. */
  TOKEN_SIGNING_SECRET: optional(z.string()),
  /**
   * 32 bytes in hex, as `openssl rand -hex 32` makes them; the first start writes one. Encrypts, at rest, the tokens of connected
   * calendars and the passwords of CalDAV accounts and mailboxes. Another one, or none: they have to be connected again, and
   * nothing else is lost.
   */
  ENCRYPTION_KEY: z.string().regex(/^[0-9a-f]{64}$/i, 'Expected 64 hexadecimal digits'),
  /** `1`: Google asks for consent at every sign-in. */
  FORCE_CONSENT: z
    .string()
    .optional()
    .transform((value) => value === '1'),
  /** Name of the virtual object that the workers serve; two versions of the assistant can share an engine. */
  TASK_QUEUE: withDefault(z.string().regex(/^[\w-]+$/), 'assistant-v2'),
  /** Name of the engine's cluster, compared at start. */
  WORKFLOW_NAMESPACE: withDefault(z.string().regex(/^[\w-]+$/), 'sundial-v2'),
  /** Admin interface of the engine. Unset under `sundial start`: the embedded one. */
  WORKFLOW_ADMIN_URL: withDefault(url, 'http://127.0.0.1:9070'),
  /**
   * Port of the engine's own pages, for administrators alone; unset: they are not served, but under `sundial start`, which chooses
   * one. They are reached at PUBLIC_WORKFLOW_UI_BASE_URL, which is of the same host as BASE_URL, for the session's sake.
   */
  WORKFLOW_UI_PORT: optional(port),
  /** Public keys (`publickeyv1_…`) that the engine's requests must be signed for; empty: not checked. */
  WORKFLOW_IDENTITY_KEYS: withDefault(
    z.string().transform((value) => value.split(',').filter((key) => key !== '')),
    '',
  ),
  /** Shown to people who need help; what they write by the support form is mailed there, and mail to postmaster and abuse. */
  SUPPORT_EMAIL: withDefault(z.email(), 'support@localhost.localdomain'),
  /** Who runs this installation, in the footer and the terms. */
  OPERATOR_NAME: withDefault(text, 'Sundial'),
  /** Address of who administers the installation, by signing in with it. Unset: whoever enters the code that the start prints. */
  ADMIN_EMAIL: optional(z.email()),
  /** Comma-separated domains whose people need not wait while WAITLIST_MODE is on. */
  ALLOWED_DOMAINS: withDefault(list, ''),
  /** `on`: new people wait until they are let in. */
  WAITLIST_MODE: withDefault(onOff, 'off'),
  /** `on`: plans and payment; `off`: everything is included. */
  BILLING: withDefault(onOff, 'off'),
};

/** Ports and folders. */
const machine = {
  /** Port of the web application. */
  PORT: withDefault(port, '3000'),
  /** Address on which the web application listens; in the sandbox always 127.0.0.1. */
  HOST: withDefault(text, '0.0.0.0'),
  /** Comma-separated addresses and ranges (`127.0.0.1,10.0.0.0/8`) of your reverse proxies: only they are believed about who asks. */
  TRUSTED_PROXIES: withDefault(addressRanges, ''),
  /** How many processes serve the web application. Unset: one for each core, four at most; one in the sandbox. */
  WEB_PROCESSES: optional(z.coerce.number().int().min(1).max(64)),
  /** Port on which the workers are called by the engine; must not change while work is in flight. */
  WORKER_PORT: withDefault(port, '9080'),
  /** Names this build towards the engine. */
  BUILD_ID: withDefault(z.string().regex(/^[\w.-]+$/), 'development'),
  /** Database, engine, logs, ports and backups, relative to the checkout unless absolute. */
  DATA_DIR: withDefault(text, 'data'),
  /** Newer time-zone data than the bundled, in moment-timezone's packed form. */
  TZ_DATA_FILE: optional(text),
};

/** Mail in and out. */
const mail = {
  /** Port on which mail is taken. Port 25 needs a port mapping or the right to bind it. */
  SMTP_PORT: withDefault(port, '2525'),
  /** Address on which mail is taken: 127.0.0.1, or 0.0.0.0 for mail from outside. */
  SMTP_HOST: withDefault(text, '127.0.0.1'),
  /** Relay for outgoing mail, `smtp[s]://user:password@host:port`. Unset in the sandbox: its own. */
  SMTP_URL: optional(url),
  /** Domain of the assistant's mail, for which MX, SPF, DKIM and DMARC are set up. */
  MAIL_DOMAIN: withDefault(z.string().regex(/^[a-z0-9.-]+$/i), 'sundial.test'),
  /** Address that people copy on their mail. Unset: `assistant@` and the domain. */
  ASSISTANT_ADDRESS: optional(z.email()),
  /** Name that the assistant signs with. */
  ASSISTANT_NAME: withDefault(text, 'Sunny'),
  /** Sender of account mail such as sign-in links, an address or `Name <address>`. Unset: the assistant's address. */
  EMAIL_FROM: optional(mailSender),
  /** Resolver for checking the authenticity of mail, `address` or `address:port`. Unset: the machine's; in the sandbox its own. */
  DNS_SERVER: optional(z.string().regex(/^[\w.:[\]-]+$/)),
  /** Comma-separated domains whose ARC seals are believed: of forwarders and lists that your people use, `lists.acme.com`. */
  TRUSTED_ARC_SEALERS: withDefault(list, ''),
  /** DKIM selector of outgoing mail. */
  DKIM_SELECTOR: withDefault(z.string().regex(/^[\w.-]+$/), 'sundial'),
  /** PEM file of the DKIM key; unset: outgoing mail is not signed here. */
  DKIM_PRIVATE_KEY_FILE: optional(text),
  /** PEM file of the key for STARTTLS of incoming mail; unset: mail is taken without encryption. */
  SMTP_TLS_KEY_FILE: optional(text),
  /** PEM file of its certificate, with the chain. */
  SMTP_TLS_CERT_FILE: optional(text),
  /** Days that the raw bytes of received mail are kept. */
  RAW_MAIL_RETENTION_DAYS: withDefault(z.coerce.number().int().min(1), '90'),
};

/** Outside services and their stand-ins. */
const services = {
  /**
   * `on`: stand-ins take the place of all outside services; the web then listens on this machine alone. The data of the first
   * start stay of that mode: `npx sundial reset` empties them before the other one.
   */
  SANDBOX: withDefault(onOff, 'off'),
  /** Where the stand-ins listen. Set by `sundial start`. */
  SANDBOX_URL: optional(url),
  /** OpenID issuer of the Google sign-in. Unset: Google, in the sandbox its stand-in. */
  GOOGLE_ISSUER: optional(url),
  /** Root of Google's APIs. Unset: Google, in the sandbox its stand-in. */
  GOOGLE_API_ROOT: optional(url),
  /** App of Microsoft Entra, for calendars of Microsoft 365 and Outlook.com. Unset: nobody is offered them; in the sandbox its own. */
  MICROSOFT_CLIENT_ID: optional(text),
  /** Its secret, required with it. */
  MICROSOFT_CLIENT_SECRET: optional(text),
  /** Whose accounts may be connected: `common` for everybody's, `organizations`, `consumers`, or the id of one directory. */
  MICROSOFT_TENANT: withDefault(z.string().regex(/^[\w.-]+$/), 'common'),
  /** Origin of Microsoft's sign-in, with a path where it is below one. Unset: Microsoft, in the sandbox its stand-in. */
  MICROSOFT_LOGIN_BASE: optional(url),
  /** Root of Microsoft Graph with its version. Unset: Microsoft, in the sandbox its stand-in. */
  GRAPH_API_BASE: optional(url),
  /** Root of Zoom's API. Unset: Zoom, in the sandbox its stand-in. */
  ZOOM_API_BASE: optional(url),
  /** Origin of Zoom's OAuth pages, with a path where they are below one. Unset: Zoom, in the sandbox its stand-in. */
  ZOOM_OAUTH_BASE: optional(url),
};

/** Payment, where BILLING is on. */
const payment = {
  /** Secret key of the Stripe account, `sk_…`. Required while BILLING is on; in the sandbox the stand-in's. */
  STRIPE_SECRET_KEY: optional(text),
  /** Signs the events that Stripe sends to `/api/stripe/webhook`, `whsec_…`. Required while BILLING is on; in the sandbox the stand-in's. */
  STRIPE_WEBHOOK_SECRET: optional(text),
  /** Origin of Stripe's API. Unset: Stripe, in the sandbox its stand-in. */
  STRIPE_API_BASE: optional(url),
  /** Accounts that were made before this day (UTC) keep the prices of then, where there were others. */
  GRANDFATHER_BEFORE: withDefault(z.iso.date(), '2025-09-19'),
};

/** Texting, where an account of the vendor's is set. */
const texting = {
  /** Account of Twilio, `AC…`, whose numbers are taken in at /admin/phone-lines. Unset: nobody is texted; in the sandbox its own. */
  TWILIO_ACCOUNT_SID: optional(z.string().regex(/^AC[0-9a-fA-F]{32}$/)),
  /** Its auth token, which also signs what Twilio posts to `/api/webhooks/twilio`. Required with the account. */
  TWILIO_AUTH_TOKEN: optional(text),
  /** Origin of Twilio's API. Unset: Twilio, in the sandbox its stand-in. */
  TWILIO_API_BASE: optional(url),
  /** What is put aside for each part of 160 characters of a text before it is sent, in TEXT_CURRENCY: what the vendor asks, or more. */
  TEXT_PRICE: withDefault(price, '0.02'),
  /** What the texts of one owner may cost in a month (UTC), in TEXT_CURRENCY; beyond it they are not sent. */
  TEXT_LIMIT_PER_MONTH: withDefault(price, '5'),
  /** Currency of the account (ISO 4217). */
  TEXT_CURRENCY: withDefault(
    z
      .string()
      .regex(/^[a-z]{3}$/i)
      .transform((value) => value.toLowerCase()),
    'usd',
  ),
};

/** The language model that may read what the grammar cannot. */
const languageModel = {
  /** `off`, or openai, anthropic, google or compatible (any server with OpenAI's chat completions), a colon and a model. */
  MODEL: withDefault(modelName, 'off'),
  /** Root of its API. Unset: the vendor's; required for compatible, for example `http://localhost:11434/v1`. */
  LLM_BASE_URL: optional(url),
  /** Seconds that its answer may take, a repetition included. Then the grammar's reading holds and the mail goes on. */
  LLM_TIMEOUT_SECONDS: withDefault(z.coerce.number().int().min(1).max(120), '20'),
  /** Whether it reads the mail of owners who have not said: `ask` asks each of them first, `on` tells them, and they may switch it off. */
  MODEL_DEFAULT: withDefault(z.enum(['ask', 'on']), 'ask'),
  /** Tokens, in and out, that are spent at most for one owner on one day. */
  MODEL_TOKENS_PER_DAY: withDefault(z.coerce.number().int().min(0), '500000'),
  /** The same for one mail. */
  MODEL_TOKENS_PER_MAIL: withDefault(z.coerce.number().int().min(0), '20000'),
};

/** Every variable that only servers may read, with its rule. */
export const serverVariables = z.object({
  ...required,
  ...operation,
  ...machine,
  ...mail,
  ...imapVariables,
  ...services,
  ...payment,
  ...texting,
  ...languageModel,
});
