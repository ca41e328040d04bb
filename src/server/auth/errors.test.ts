import type { AuthOptions } from 'next-auth';
import CredentialsProvider from 'next-auth/providers/credentials';
import EmailProvider from 'next-auth/providers/email';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAuthServer } from '../../../tests/support/auth-server';
import { answerAuth } from './answer';
import { authLogger } from './logger';

const credentials = CredentialsProvider({
  credentials: { password: {} },
  authorize: async (given) => (given?.password === 'right' ? { id: '1', name: 'Dana', email: 'dana@acme.test' } : null),
});
const email = EmailProvider({ sendVerificationRequest: async () => {} });
const SOUND: AuthOptions = {
  providers: [credentials],
  session: { strategy: 'jwt' },
  secret: 'a secret of this test',
  pages: { signIn: '/auth/signin', error: '/auth/error' },
  logger: authLogger,
};

let options = SOUND;
let server: Awaited<ReturnType<typeof startAuthServer>>;
const logged: string[] = [];
beforeAll(async () => {
  server = await startAuthServer((request) => answerAuth(request, { ...options }));
});
afterAll(() => server.stop());
beforeEach(() => {
  options = SOUND;
  logged.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const get = (path: string, init?: RequestInit) =>
  fetch(`${server.origin}/api/auth${path}`, { redirect: 'manual', ...init });

describe('every error of the configuration is logged under its name, and a visitor sees the error page', () => {
  const { authorize: _, ...mute } = credentials;
  it.each<[string, Partial<AuthOptions>, string]>([
    ['NO_SECRET', { secret: undefined }, 'MissingSecretError'],
    ['CALLBACK_CREDENTIALS_HANDLER_ERROR', { providers: [{ ...mute, options: {} } as never] }, 'MissingAuthorizeError'],
    ['CALLBACK_CREDENTIALS_JWT_ERROR', { session: { strategy: 'database' } }, 'UnsupportedStrategyError'],
    ['EMAIL_REQUIRES_ADAPTER_ERROR', { providers: [email] }, 'MissingAdapterError'],
    ['MISSING_ADAPTER_METHODS_ERROR', { providers: [email], adapter: {} }, 'MissingAdapterMethodsError'],
  ])('%s', async (code, wrong, name) => {
    vi.stubEnv('NODE_ENV', 'production');
    options = { ...SOUND, ...wrong };
    const answer = await get('/signin');
    expect(answer.headers.get('location')).toBe('/auth/error?error=Configuration');
    expect(logged.join()).toContain(`[auth] ${code}: ${name}`);
    const json = await get('/session');
    expect(json.status).toBe(500);
    expect(await json.json()).toEqual({
      message: 'There is a problem with the server configuration. Check the server logs for more information.',
    });
  });

  it('MISSING_NEXTAUTH_API_ROUTE_ERROR', async () => {
    await get('');
    expect(logged.join()).toContain('[auth] MISSING_NEXTAUTH_API_ROUTE_ERROR: MissingAPIRouteError');
  });

  it('INVALID_CALLBACK_URL_ERROR', async () => {
    const answer = await get('/signin?callbackUrl=data:text/html,x');
    expect(answer.headers.get('location')).toBe('/auth/error?error=Configuration');
    expect(logged.join()).toContain('[auth] INVALID_CALLBACK_URL_ERROR: InvalidCallbackUrl');
  });
});

describe('errors of signing in lead to the page that has their words', () => {
  it.each([
    'OAuthCallback',
    'OAuthAccountNotLinked',
    'EmailSignin',
    'CredentialsSignin',
    'SessionRequired',
    'Callback',
  ])('%s to the sign-in page', async (code) => {
    const there = await get(`/error?error=${code}`);
    expect(there.headers.get('location')).toBe(`${server.origin}/api/auth/signin?error=${code}`);
    const page = await get(`/signin?error=${code}`);
    expect(page.headers.get('location')).toMatch(new RegExp(`^/auth/signin\\?callbackUrl=.*&error=${code}$`));
  });

  it.each(['AccessDenied', 'Verification', 'Configuration', 'Default'])('%s to the error page', async (code) => {
    expect((await get(`/error?error=${code}`)).headers.get('location')).toBe(`/auth/error?error=${code}`);
  });
});

describe('credentials, which only a test configuration has', () => {
  async function callback(password: string): Promise<{ status: number; url: string }> {
    const csrf = await get('/csrf');
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const body = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true', password });
    const cookie = csrf.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const answer = await get('/callback/credentials', { method: 'POST', body, headers: { cookie } });
    return { status: answer.status, url: ((await answer.json()) as { url: string }).url };
  }

  it('are posted to callback/{provider}: the answer has where to go, or the error', async () => {
    const providers = await (await get('/providers')).json();
    expect(providers).toMatchObject({ credentials: { type: 'credentials' } });
    expect(await callback('right')).toEqual({ status: 200, url: `${server.origin}/` });
    const wrong = await callback('wrong');
    expect([wrong.status, new URL(wrong.url).searchParams.get('error')]).toEqual([401, 'CredentialsSignin']);
  });
});
