import type { KnownSession } from '../schema';

/**
 * The browser's part of next-auth's protocol. The library's own client (next-auth/react) does the same in nine times the
 * bytes: it brings helpers for browsers that have none of our pages anyway.
 */
const ROUTES = '/api/auth';
/** Under this key of the local storage, next-auth tells other tabs that a session has changed. */
const CHANNEL = 'nextauth.message';

interface Provider {
  readonly type: string;
}

/** Reads JSON from the auth routes. @throws when there is no good answer, after it has been reported to the server. */
async function read<T>(path: string): Promise<T> {
  const url = `${ROUTES}/${path}`;
  try {
    const response = await fetch(url);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return body as T;
  } catch (error) {
    report('CLIENT_FETCH_ERROR', { message: String(error), url });
    throw error;
  }
}

/** A line for the operator's log, on its way even if the page is left. */
function report(code: 'CLIENT_FETCH_ERROR' | 'CLIENT_SESSION_ERROR', told: Readonly<Record<string, string>>): void {
  console.error(`[auth] ${code}`, told);
  const body = new URLSearchParams({ level: 'error', code, ...told, client: 'true' });
  if (navigator.sendBeacon) navigator.sendBeacon(`${ROUTES}/_log`, body);
  else void fetch(`${ROUTES}/_log`, { method: 'POST', body, keepalive: true }).catch(() => {});
}

/**
 * The session as the server has it now; null: nobody is signed in. @throws when it cannot be read, or is none that we know,
 * after that has been reported to the server.
 */
export async function readSession(): Promise<KnownSession | null> {
  const answer = await read<Partial<KnownSession> | null>('session');
  if (JSON.stringify(answer) === '{}') return null;
  if (typeof answer?.user?.email === 'string' && !Number.isNaN(Date.parse(answer.expires ?? ''))) {
    return answer as KnownSession;
  }
  const error = new Error('The answer is no session');
  report('CLIENT_SESSION_ERROR', { message: String(error) });
  throw error;
}

async function csrfToken(): Promise<string> {
  return (await read<{ csrfToken: string }>('csrf')).csrfToken;
}

/** Posts a form to the auth routes; `url` is where the server leads to. @throws when it cannot be reached. */
async function post(path: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: 'true' });
  const answer = await fetch(`${ROUTES}/${path}`, { method: 'POST', body });
  const { url = null } = (await answer.json()) as { url?: string };
  return { ok: answer.ok, status: answer.status, url };
}

/** Tells the other tabs that the session is not what it was. */
export function tellTabs(trigger: 'getSession' | 'signout'): void {
  const message = { event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000) };
  try {
    localStorage.setItem(CHANNEL, JSON.stringify(message));
  } catch {
    // A browser that keeps nothing: the other tabs see it when they are looked at.
  }
}

/** Calls back when another tab tells that the session has changed. Returns how to stop. */
export function onTabs(changed: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== CHANNEL) return;
    const message = JSON.parse(newValue ?? '{}') as { event?: unknown; data?: unknown } | null;
    if (message?.event === 'session' && message.data) changed();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

interface SignInOptions {
  /** Where to go when signed in; by default this page. */
  readonly callbackUrl?: string;
  /** False: an email or credentials provider answers here instead of leading on. */
  readonly redirect?: boolean;
}

/** What a sign-in without a redirect answers. */
export interface SignInAnswer {
  /** The code of what went wrong, as the address carries it that the server leads to. */
  readonly error: string | null;
  readonly status: number;
  readonly ok: boolean;
  /** Where to go; null when something went wrong. */
  readonly url: string | null;
}

/**
 * Begins a sign-in: `fields` are what the provider asks for. Undefined when the browser is led elsewhere: to where the server
 * says, to the error page when the providers cannot be read, to the sign-in page for one that nobody knows.
 * @throws when the server cannot be reached after that.
 */
export async function signIn(
  provider: string,
  fields: Readonly<Record<string, string>>,
  { callbackUrl = location.href, redirect = true }: SignInOptions = {},
): Promise<SignInAnswer | undefined> {
  const providers = await read<Readonly<Record<string, Provider>>>('providers').catch(() => null);
  const type = providers && Object.hasOwn(providers, provider) ? providers[provider]?.type : undefined;
  if (!type) {
    location.href = providers ? `${ROUTES}/signin?${new URLSearchParams({ callbackUrl })}` : `${ROUTES}/error`;
    return undefined;
  }
  const path = `${type === 'credentials' ? 'callback' : 'signin'}/${provider}`;
  const { ok, status, url } = await post(path, { ...fields, callbackUrl });
  if (redirect || (type !== 'credentials' && type !== 'email')) {
    goTo(url ?? callbackUrl);
    return undefined;
  }
  const error = url === null ? null : new URL(url, location.href).searchParams.get('error');
  if (ok && error === null && type === 'credentials') tellTabs('getSession');
  return { error, status, ok, url: error === null ? url : null };
}

/** An address on this page that differs in its fragment alone would not load it. */
function goTo(url: string): void {
  location.href = url;
  if (url.includes('#')) location.reload();
}

/** Ends the session, here and in the other tabs, and goes to where the server says. @throws when it cannot be reached. */
export async function signOut(callbackUrl: string): Promise<void> {
  const { url } = await post('signout', { callbackUrl });
  tellTabs('signout');
  goTo(url ?? callbackUrl);
}

/** Where whoever has no session and needs one is sent: to sign in, and back to this page. */
export function leadToSignIn(): void {
  location.href = `${ROUTES}/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href })}`;
}
