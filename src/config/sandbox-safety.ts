const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL's host is this machine by name alone, without a look-up. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && LOOPBACK.test(new URL(address).hostname);
}

interface SandboxNeighbours {
  readonly SANDBOX: boolean;
  readonly MODEL: { readonly provider: string } | null;
  readonly [variable: string]: unknown;
}

/**
 * What must not stand beside the sandbox, whose people sign in without a password: a public address of ours, or a real
 * outside service that its invented mail and bookings would reach. Returns a text per offending variable.
 */
export function sandboxConflicts(values: SandboxNeighbours): Record<string, string[]> {
  if (!values.SANDBOX) return {};
  const conflicts: Record<string, string[]> = {};
  const local = 'Must be on this machine while SANDBOX is on';
  for (const name of ['BASE_URL', 'NEXTAUTH_URL', 'PUBLIC_BASE_URL', 'SANDBOX_URL']) refuse(name, local);
  const standIn = 'Names a real service while SANDBOX is on';
  for (const name of OUTSIDE) refuse(name, standIn);
  for (const [name, own] of Object.entries({ ...STRIPE, ...TWILIO }))
    if (values[name] !== undefined && values[name] !== own) conflicts[name] = [standIn];
  const dns = values.DNS_SERVER;
  if (typeof dns === 'string' && !/^(127\.|localhost|\[?::1)/.test(dns)) conflicts.DNS_SERVER = [standIn];
  if (values.SMTP_HOST !== '127.0.0.1' && values.SMTP_HOST !== 'localhost') conflicts.SMTP_HOST = [local];
  if (values.LLM_API_KEY !== 'off') conflicts.LLM_API_KEY = [standIn];
  if (typeof values.IMAP_HOST === 'string' && !isLoopback(`imap://${values.IMAP_HOST}`))
    conflicts.IMAP_HOST = [standIn];
  if (values.MODEL && values.MODEL.provider !== 'compatible') conflicts.MODEL = [standIn];
  return conflicts;

  function refuse(name: string, text: string): void {
    const value = values[name];
    if (typeof value === 'string' && !isLoopback(value)) conflicts[name] = [text];
  }
}

/** Where outside services are. */
const OUTSIDE = [
  'GOOGLE_ISSUER',
  'GOOGLE_API_ROOT',
  'MICROSOFT_LOGIN_BASE',
  'GRAPH_API_BASE',
  'ZOOM_API_BASE',
  'ZOOM_OAUTH_BASE',
  'SMTP_URL',
  'IMAP_URL',
  'LLM_BASE_URL',
  'STRIPE_API_BASE',
  'TWILIO_API_BASE',
];

/** Without these, what is meant for the sandbox would go out into the world. `sundial start` sets them. */
const NEEDED = ['SANDBOX_URL', 'SMTP_URL', 'DNS_SERVER'];

/** What the sandbox needs and is not set. Returns a text per variable. */
export function sandboxGaps(values: SandboxNeighbours): Record<string, string[]> {
  if (!values.SANDBOX) return {};
  return Object.fromEntries(NEEDED.filter((name) => values[name] === undefined).map((name) => [name, ['Required']]));
}

/** What the payment vendor's stand-in knows us by (sandbox/stripe). */
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_WEBHOOK_SECRET: 'whsec_sandbox' };

/** What the texting vendor's stand-in knows us by (sandbox/twilio). */
const TWILIO = { TWILIO_ACCOUNT_SID: `AC${'5'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'sandbox_auth_token' };

/** What the stand-in of Microsoft knows us by, unless it is told otherwise (sandbox/microsoft). */
const MICROSOFT = { MICROSOFT_CLIENT_ID: 'sandbox-microsoft', MICROSOFT_CLIENT_SECRET: 'sandbox-microsoft-secret' };

interface StandIns {
  readonly BASE_URL: string;
  readonly SANDBOX_URL?: string;
  readonly GOOGLE_ISSUER?: string;
  readonly GOOGLE_API_ROOT?: string;
  readonly MICROSOFT_CLIENT_ID?: string;
  readonly MICROSOFT_CLIENT_SECRET?: string;
  readonly MICROSOFT_LOGIN_BASE?: string;
  readonly GRAPH_API_BASE?: string;
  readonly ZOOM_API_BASE?: string;
  readonly ZOOM_OAUTH_BASE?: string;
  readonly LLM_BASE_URL?: string;
  readonly STRIPE_API_BASE?: string;
  readonly TWILIO_API_BASE?: string;
}

/** Where the stand-ins are: browsers sign in by way of the web application, servers call the sandbox itself. */
export function standInsOf(values: StandIns) {
  return {
    LLM_BASE_URL: values.LLM_BASE_URL ?? `${values.SANDBOX_URL}/sandbox/llm/v1`,
    GOOGLE_ISSUER: values.GOOGLE_ISSUER ?? `${values.BASE_URL.replace(/\/$/, '')}/sandbox/google`,
    ...STRIPE,
    STRIPE_API_BASE: values.STRIPE_API_BASE ?? values.SANDBOX_URL,
    ...TWILIO,
    TWILIO_API_BASE: values.TWILIO_API_BASE ?? values.SANDBOX_URL,
    GOOGLE_API_ROOT: values.GOOGLE_API_ROOT ?? `${values.SANDBOX_URL}/sandbox/google`,
    MICROSOFT_CLIENT_ID: values.MICROSOFT_CLIENT_ID ?? MICROSOFT.MICROSOFT_CLIENT_ID,
    MICROSOFT_CLIENT_SECRET: values.MICROSOFT_CLIENT_SECRET ?? MICROSOFT.MICROSOFT_CLIENT_SECRET,
    MICROSOFT_LOGIN_BASE: values.MICROSOFT_LOGIN_BASE ?? `${values.BASE_URL.replace(/\/$/, '')}/sandbox/microsoft`,
    GRAPH_API_BASE: values.GRAPH_API_BASE ?? `${values.SANDBOX_URL}/sandbox/microsoft/graph/v1.0`,
    ZOOM_OAUTH_BASE: values.ZOOM_OAUTH_BASE ?? `${values.BASE_URL.replace(/\/$/, '')}/sandbox/zoom`,
    ZOOM_API_BASE: values.ZOOM_API_BASE ?? `${values.SANDBOX_URL}/sandbox/zoom/v2`,
  };
}
