import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { SMTPServer } from 'smtp-server';
import { type Assembly, type AssemblyOptions, assemble } from './assemble';
import { ROOT } from './caldav/properties';
import { type Control, controlOf } from './control';
import { oidcService } from './google/oidc/service';
import { GOOGLE_PATH, httpApp, MICROSOFT_PATH, STRIPE_PAGES, ZOOM_PATH } from './http';
import { isForeign } from './loopback-only';
import { startDns } from './mail/dns';
import { residentAccounts } from './mail/imap/residents';
import { startImap } from './mail/imap/server';
import { listenSmtp, mailExchanger, submissionServer } from './mail/smtp';
import { SANDBOX_MICROSOFT } from './microsoft/registration';
import { SANDBOX_ZOOM } from './zoom/registration';

export interface SandboxOptions extends Partial<AssemblyOptions> {
  /** Ports to listen on; 0, the default, takes any free one. */
  readonly ports?: {
    readonly http?: number;
    readonly smtp?: number;
    readonly submission?: number;
    readonly dns?: number;
    readonly imap?: number;
  };
  /** Certificate of the mail servers (PEM); without it STARTTLS is not offered. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Where the payment vendor's events go, and the secret that they are signed with; may be told later. */
  readonly stripeWebhook?: { readonly url: string; readonly secret: string };
  /** Where what comes in by text is posted; may be told later. */
  readonly twilioWebhook?: string;
  /** Origin by which browsers reach the sandbox, when a proxy stands before it. Default: its own. */
  readonly publicOrigin?: string;
}

export interface Sandbox {
  /** Origin of the HTTP server; everything is below `/sandbox`. */
  readonly url: string;
  /** What GOOGLE_API_ROOT is set to. */
  readonly googleApiRoot: string;
  /** What STRIPE_API_BASE is set to: an origin, as the vendor's SDK takes no path. */
  readonly stripeApiBase: string;
  /** What TWILIO_API_BASE is set to. */
  readonly twilioApiBase: string;
  /** What MICROSOFT_LOGIN_BASE is set to. */
  readonly microsoftLoginBase: string;
  /** What GRAPH_API_BASE is set to. */
  readonly graphApiBase: string;
  /** What ZOOM_OAUTH_BASE is set to. */
  readonly zoomOauthBase: string;
  /** What ZOOM_API_BASE is set to. */
  readonly zoomApiBase: string;
  /** Address of the CalDAV server; everybody's name there is their address, the password the sandbox's. */
  readonly caldavUrl: string;
  /** What GOOGLE_ISSUER is set to. */
  readonly googleIssuer: string;
  /** Where the product hands over its mail: other people's servers. */
  readonly smtpPort: number;
  /** Where the sandbox's people hand in theirs, with AUTH. */
  readonly submissionPort: number;
  /** Where people's mail programs read: user = address, password `sandbox`. */
  readonly imapPort: number;
  /** Users of the IMAP sessions that are open now, one for each. */
  readonly mailPrograms: () => string[];
  /** UDP and TCP. */
  readonly dnsPort: number;
  readonly control: Control;
  /** Closes every listener and writes the state. */
  stop(): Promise<void>;
}

export { SANDBOX_MICROSOFT } from './microsoft/registration';
export { SANDBOX_STRIPE } from './stripe/api';
export { SANDBOX_TWILIO } from './twilio/account';
export { SANDBOX_ZOOM } from './zoom/registration';

/** The registration that the sandbox knows unless told otherwise. */
export const SANDBOX_CLIENT = { clientId: 'sandbox.apps.googleusercontent.com', clientSecret: 'sandbox-client-secret' };

const DEFAULTS: AssemblyOptions = {
  assistantDomain: 'sundial.test',
  assistantAddress: 'assistant@sundial.test',
  assistantName: 'Sunny',
  assistantRecords: {},
  oauthClient: SANDBOX_CLIENT,
  microsoftApp: SANDBOX_MICROSOFT,
  zoomApp: { ...SANDBOX_ZOOM, webhookUrl: null },
  seed: false,
  conferenceDelayMs: 300,
};

/** Starts the stand-ins of outside services on 127.0.0.1. Rejects when a port is taken; nothing listens then. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const assembly = assemble({ ...DEFAULTS, ...options });
  const closers: (() => Promise<unknown>)[] = [];
  const close = () => Promise.all(closers.map((closer) => closer()));
  try {
    return await listenAll(assembly, options, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function listenAll(
  assembly: Assembly,
  { ports = {}, publicOrigin, tls, stripeWebhook, twilioWebhook }: SandboxOptions,
  closers: (() => Promise<unknown>)[],
  close: () => Promise<unknown>,
): Promise<Sandbox> {
  let handle: RequestListener = (_request, response) => response.writeHead(503).end();
  const http = createServer((request, response) => handle(request, response));
  const url = `http://127.0.0.1:${await listenHttp(http, ports.http ?? 0)}`;
  closers.push(() => {
    http.closeAllConnections();
    return new Promise((resolve) => http.close(resolve));
  });
  const googleIssuer = (publicOrigin ?? url) + GOOGLE_PATH;
  assembly.stripe.pages.url = (publicOrigin ?? url) + STRIPE_PAGES;
  assembly.shownAt.origin = publicOrigin ?? url;
  assembly.zoom.pages.url = (publicOrigin ?? url) + ZOOM_PATH;
  if (stripeWebhook) assembly.stripe.setWebhook(stripeWebhook);
  if (twilioWebhook) assembly.twilio.setWebhook(twilioWebhook);
  assembly.stripe.start();
  const oidc = oidcService(assembly, googleIssuer);
  const control = controlOf(assembly);
  const app = getRequestListener(httpApp(assembly, control, oidc, url).fetch);
  handle = (request, response) => {
    if (isForeign(request)) {
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('The sandbox answers this machine only.');
      return;
    }
    if (!oidc.listener(request, response)) void app(request, response);
  };

  const { office, people, mailFaults: faults, keys, domains } = assembly;
  const { assistantRecords } = assembly.options;
  const listenMail = async (server: SMTPServer, port = 0) => {
    const listening = await listenSmtp(server, port);
    closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
    return listening;
  };
  const smtpPort = await listenMail(mailExchanger({ office, people, faults, tls }), ports.smtp);
  const submissionPort = await listenMail(submissionServer({ office, people, faults, tls }), ports.submission);
  const imap = await startImap({ login: residentAccounts(people, assembly.boxes), port: ports.imap });
  closers.push(() => imap.close());
  assembly.imap.port = imap.port;
  const dns = await startDns({ keys, domains, assistantRecords }, ports.dns ?? 0);
  closers.push(() => dns.close());

  return {
    url,
    googleApiRoot: url + GOOGLE_PATH,
    stripeApiBase: url,
    twilioApiBase: url,
    microsoftLoginBase: (publicOrigin ?? url) + MICROSOFT_PATH,
    graphApiBase: `${url}${MICROSOFT_PATH}/graph/v1.0`,
    zoomOauthBase: (publicOrigin ?? url) + ZOOM_PATH,
    zoomApiBase: `${url}${ZOOM_PATH}/v2`,
    caldavUrl: url + ROOT,
    googleIssuer,
    smtpPort,
    submissionPort,
    imapPort: imap.port,
    mailPrograms: imap.loggedIn,
    dnsPort: dns.port,
    control,
    async stop() {
      assembly.calendars.stop();
      assembly.microsoft.stop();
      assembly.relay.stop();
      assembly.stripe.stop();
      assembly.desk?.close();
      await close();
      assembly.snapshot.write();
    },
  };
}

function listenHttp(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}
