import { Resolver } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import type { ServerEnvironment } from '@/config/environment';
import { isLoopback } from '@/config/sandbox-safety';
import { bad, type Finding, note, ok } from './finding';
import { microsoftFindings } from './microsoft';
import { type FoundRecords, judgeRecords, type MailDomain } from './records';
import { zoomFindings } from './zoom';

/** Paths to which Google sends people back; both are entered at the OAuth client. */
const REDIRECTS = ['/api/auth/callback/google', '/api/integrations/google-calendar/callback'];

/** What stands between this installation and real mail and calendars. */
export async function liveFindings(environment: ServerEnvironment, root: string): Promise<Finding[]> {
  const domain = mailDomain(environment, root);
  // The sandbox's resolver knows the sandbox's domains alone.
  const found = await lookUp(domain, environment.SANDBOX ? undefined : environment.DNS_SERVER);
  return [
    environment.SANDBOX
      ? note('The sandbox is on: what follows is for going live', 'Set SANDBOX=off and the accounts in .env.')
      : ok('The sandbox is off'),
    addressFinding(environment),
    proxyFinding(environment),
    ...judgeRecords(domain, found),
    await incomingFinding(environment, domain.host),
    await outgoingFinding(environment),
    ...(await redirectFindings(environment)),
    ...microsoftFindings(environment),
    ...zoomFindings(environment),
  ];
}

function mailDomain(environment: ServerEnvironment, root: string): MailDomain {
  const file = environment.DKIM_PRIVATE_KEY_FILE;
  const domain = environment.ASSISTANT_ADDRESS.slice(environment.ASSISTANT_ADDRESS.lastIndexOf('@') + 1);
  return {
    domain,
    hostedElsewhere: environment.IMAP !== null,
    host: isLoopback(environment.BASE_URL) ? `mail.${domain}` : new URL(environment.BASE_URL).hostname,
    dkim: file
      ? { selector: environment.DKIM_SELECTOR, privateKeyPem: readFileSync(resolve(root, file), 'utf8') }
      : null,
    relayed: environment.SMTP_URL !== undefined,
    reportsTo: environment.SUPPORT_EMAIL,
  };
}

async function lookUp({ domain, dkim }: MailDomain, server: string | undefined): Promise<FoundRecords> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (server) resolver.setServers([server]);
  const texts = async (name: string) =>
    (await resolver.resolveTxt(name).catch(() => [])).map((parts) => parts.join(''));
  return {
    mx: await resolver.resolveMx(domain).catch(() => []),
    txt: await texts(domain),
    dkim: dkim ? await texts(`${dkim.selector}._domainkey.${domain}`) : [],
    dmarc: await texts(`_dmarc.${domain}`),
  };
}

function addressFinding({ BASE_URL }: ServerEnvironment): Finding {
  if (isLoopback(BASE_URL))
    return bad(
      `${BASE_URL} is on this machine alone`,
      'Set BASE_URL, NEXTAUTH_URL and PUBLIC_BASE_URL to a public https address.',
    );
  if (!BASE_URL.startsWith('https:'))
    return bad(`${BASE_URL} is not encrypted`, 'Put a proxy with a certificate before it and use https.');
  return ok(`The public address is ${BASE_URL}`);
}

/** Who asks is told by the proxy, if there is one. */
function proxyFinding({ BASE_URL, TRUSTED_PROXIES }: Pick<ServerEnvironment, 'BASE_URL' | 'TRUSTED_PROXIES'>): Finding {
  if (TRUSTED_PROXIES.length > 0) return ok(`X-Forwarded-For is believed from ${TRUSTED_PROXIES.join(', ')}`);
  const hint =
    'TRUSTED_PROXIES names the addresses of your reverse proxy (127.0.0.1 when it runs here). Without it all visitors\ncount as one, and the limits of one are those of all.';
  const text = 'X-Forwarded-For is believed from nobody';
  return isLoopback(BASE_URL) ? note(text, hint) : bad(text, hint);
}

/** Whether mail can come in: something greets as SMTP (RFC 5321 4.2) on port 25 of the host that MX names. */
async function incomingFinding({ IMAP, SMTP_HOST, SMTP_PORT }: ServerEnvironment, host: string): Promise<Finding> {
  if (IMAP) return ok(`Mail is fetched from ${IMAP.host}: port 25 is not needed here`);
  const hint = `Let port 25 of ${host} lead to port ${SMTP_PORT} here, and set SMTP_HOST=0.0.0.0 (now ${SMTP_HOST}),\nor let the assistant fetch its mail: IMAP_URL.`;
  const greeting = await greetingOf(host, 25);
  if (greeting?.startsWith('220')) return ok(`Port 25 of ${host} takes mail, seen from here`);
  return bad(`Port 25 of ${host} does not take mail, seen from here`, hint);
}

async function outgoingFinding({ SMTP_URL, SANDBOX }: ServerEnvironment): Promise<Finding> {
  if (SANDBOX)
    return note(
      'Outgoing mail goes to the sandbox',
      'Going live, SMTP_URL names your relay; without one, port 25 must be open to the outside.',
    );
  const relay = SMTP_URL ? new URL(SMTP_URL) : null;
  const host = relay?.hostname ?? 'gmail-smtp-in.l.google.com';
  const port = Number(relay?.port || (relay ? (relay.protocol === 'smtps:' ? 465 : 587) : 25));
  const greeting = await greetingOf(host, port);
  if (greeting !== null) return ok(`Outgoing mail can reach ${host}:${port}`);
  const hint = relay ? 'Check SMTP_URL.' : 'Many networks block port 25: set SMTP_URL to a relay.';
  return bad(`Outgoing mail cannot reach ${host}:${port}`, hint);
}

/** The first line that a server says, '' if it says nothing within seconds (TLS from the start), null if it cannot be reached. */
function greetingOf(host: string, port: number): Promise<string | null> {
  return new Promise((settle) => {
    const socket = connect({ host, port });
    let connected = false;
    const done = (answer: string | null) => {
      socket.destroy();
      settle(answer);
    };
    socket.once('connect', () => {
      connected = true;
    });
    socket.once('data', (chunk) => done(chunk.toString('latin1')));
    socket.once('error', () => done(null));
    socket.setTimeout(4_000, () => done(connected ? '' : null));
  });
}

/** Asks the issuer's authorisation endpoint with each redirect URI; one that is not entered is refused (RFC 6749 3.1.2.4). */
async function redirectFindings(environment: ServerEnvironment): Promise<Finding[]> {
  const issuer = environment.GOOGLE_ISSUER ?? 'https://accounts.google.com';
  if (environment.SANDBOX) {
    const paths = REDIRECTS.map((path) => `https://YOUR-HOST${path}`).join('\n');
    return [note('OAuth: sign-in goes to the sandbox', `Going live, enter at Google's OAuth client:\n${paths}`)];
  }
  const base = environment.BASE_URL.replace(/\/$/, '');
  const enter = `Enter at the OAuth client:  ${REDIRECTS.map((path) => base + path).join('  and  ')}`;
  try {
    const discovery = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(8_000),
    });
    const { authorization_endpoint: endpoint } = (await discovery.json()) as { authorization_endpoint: string };
    return await Promise.all(
      REDIRECTS.map((path) => redirectFinding(endpoint, environment.GOOGLE_CLIENT_ID, base + path)),
    );
  } catch (error) {
    return [note(`${issuer} could not be asked about the OAuth client (${(error as Error).message})`, enter)];
  }
}

async function redirectFinding(endpoint: string, clientId: string, redirect: string): Promise<Finding> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'openid',
    state: 'doctor',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const answer = await fetch(`${endpoint}?${query}`, { redirect: 'manual', signal: AbortSignal.timeout(8_000) });
  const refused = answer.status >= 400 || /\/error|[?&]error=|authError/.test(answer.headers.get('location') ?? '');
  if (!refused) return ok(`OAuth: the client may send people back to ${redirect}`);
  return bad(`OAuth: the client or its redirect URI is refused`, `Enter at the OAuth client:  ${redirect}`);
}
