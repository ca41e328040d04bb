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
async function read<T>(path: string, init?: RequestInit): Promise<T> {
  const url = `${ROUTES}/${path}`;
  try {
    const response = await fetch(url, init);
    const body: unknown = await response.json();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return body as T;
  } catch (error) {
    report('CLIENT_FETCH_ERROR', { message: String(error), url });
    throw error;
  }
}

/** A line for the operator's log, on its way even if the page is left. */
function report(code: string, told: Readonly<Record<string, string>>): void {
  console.error(`[auth] ${code}`, told);
  const body = new URLSearchParams({ level: 'error', code, ...told, client: 'true' });
  navigator.sendBeacon?.(`${ROUTES}/_log`, body);
}

/** The session as the server has it now; null: nobody is signed in. @throws when it cannot be read. */
export async function readSession(): Promise<KnownSession | null> {
  const session = await read<Partial<KnownSession> | null>('session');
  return session?.user ? (session as KnownSession) : null;
}

async function csrfToken(): Promise<string> {
  return (await read<{ csrfToken: string }>('csrf')).csrfToken;
}

/** Posts a form to the auth routes; the answer holds the address to go to. */
async function post(path: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  const body = new URLSearchParams({ ...fields, csrfToken: await csrfToken(), json: 'true' });
  return fetch(`${ROUTES}/${path}`, { method: 'POST', body });
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

interface SignIn {
  /** Where the server leads to. */
  readonly url: string;
  /** The code of what went wrong, as that address carries it. */
  readonly error: string | null;
}

/**
 * Begins a sign-in: `fields` are what the provider asks for, and `callbackUrl`, where to go afterwards. Null when the browser
 * is led elsewhere: to the error page when the providers cannot be read, to the sign-in page for one that nobody knows.
 * @throws when the server cannot be reached after that.
 */
export async function signIn(provider: string, fields: Readonly<Record<string, string>>): Promise<SignIn | null> {
  const providers = await read<Readonly<Record<string, Provider>>>('providers').catch(() => null);
  const known = providers?.[provider];
  if (!known) {
    const query = new URLSearchParams({ callbackUrl: fields.callbackUrl ?? location.href });
    location.href = providers ? `${ROUTES}/signin?${query}` : `${ROUTES}/error`;
    return null;
  }
  const answer = await post(`${known.type === 'credentials' ? 'callback' : 'signin'}/${provider}`, fields);
  const { url } = (await answer.json()) as { url: string };
  return { url, error: new URL(url, location.href).searchParams.get('error') };
}

/** Ends the session, here and in the other tabs, and goes to where the server says. @throws when it cannot be reached. */
export async function signOut(callbackUrl: string): Promise<void> {
  const answer = await post('signout', { callbackUrl });
  const { url } = (await answer.json()) as { url?: string };
  tellTabs('signout');
  location.href = url ?? callbackUrl;
}

/** Where whoever has no session and needs one is sent: to sign in, and back to this page. */
export function leadToSignIn(): void {
  location.href = `${ROUTES}/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href })}`;
}
