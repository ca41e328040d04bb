import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadEnvironment } from './env';
import { firstEnvFile } from './env-file';
import { InvalidEnvironment, parseEnvironment, type Variables } from './environment';
import { PUBLIC_DEFAULTS } from './public-defaults';
import { env, publicEnvironmentScript, publishEnvironment } from './public-environment';
import { publicVariables } from './public-variables';
import { serverVariables } from './server-variables';

/** Everything that is required, and nothing else. */
const complete: Variables = {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgresql://u:p@127.0.0.1:5432/sundial',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  SIGNING_SECRET: 'secret',
  BASE_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'secret',
  NEXTAUTH_URL: 'http://localhost:3000',
  LLM_API_KEY: 'off',
  WORKFLOW_ENGINE_URL: 'http://127.0.0.1:8080',
  ZOOM_CLIENT_ID: 'id',
  ZOOM_CLIENT_SECRET: 'secret',
  ZOOM_SECRET_TOKEN: 'secret',
  ZOOM_VERIFICATION_TOKEN: 'secret',
  ENCRYPTION_KEY: 'ab'.repeat(32),
};

function errorsOf(changes: Variables): InvalidEnvironment['fields'] {
  try {
    parseEnvironment({ ...complete, ...changes });
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.fields;
    throw error;
  }
  return {};
}

describe('required settings', () => {
  test.each(Object.keys(complete))('%s is required', (name) => {
    expect(errorsOf({ [name]: undefined })).toEqual({ [name]: ['Required'] });
  });

  test.each(['DATABASE_URL', 'BASE_URL', 'WORKFLOW_ENGINE_URL'])('%s is a URL', (name) => {
    expect(errorsOf({ [name]: 'nowhere' })).toEqual({ [name]: ['Invalid url'] });
  });

  test.each([
    'NEXTAUTH_SECRET',
    'NEXTAUTH_URL',
    'LLM_API_KEY',
    'GOOGLE_CLIENT_ID',
    'GOOGLE_CLIENT_SECRET',
    'SIGNING_SECRET',
    'ZOOM_CLIENT_ID',
    'ZOOM_CLIENT_SECRET',
    'ZOOM_SECRET_TOKEN',
    'ZOOM_VERIFICATION_TOKEN',
  ])('%s has at least one character', (name) => {
    expect(errorsOf({ [name]: '' })).toEqual({ [name]: ['String must contain at least 1 character(s)'] });
  });

  test('NODE_ENV is one of three', () => {
    const text = "Invalid enum value. Expected 'development' | 'test' | 'production', received 'staging'";
    expect(errorsOf({ NODE_ENV: 'staging' })).toEqual({ NODE_ENV: [text] });
  });

  test('all errors are told at once, server and public half', () => {
    expect(errorsOf({ BASE_URL: 'x', LLM_API_KEY: '', PUBLIC_SESSION_POLL_SECONDS: '-1', PORT: 'abc' })).toEqual({
      BASE_URL: ['Invalid url'],
      LLM_API_KEY: ['String must contain at least 1 character(s)'],
      PORT: ['Expected number, received nan'],
      PUBLIC_SESSION_POLL_SECONDS: ['Number must be greater than or equal to 0'],
    });
  });
});

describe('what follows from the settings', () => {
  test('TOKEN_SIGNING_SECRET is required in production, elsewhere a placeholder stands in', () => {
    expect(() => parseEnvironment({ ...complete, NODE_ENV: 'production' })).toThrow(
      new Error('TOKEN_SIGNING_SECRET is required in production'),
    );
    expect(() => parseEnvironment({ ...complete, NODE_ENV: 'production', TOKEN_SIGNING_SECRET: '' })).toThrow(
      'TOKEN_SIGNING_SECRET is required in production',
    );
    expect(parseEnvironment(complete).TOKEN_SIGNING_SECRET).toMatch(/placeholder/);
    const own = parseEnvironment({ ...complete, NODE_ENV: 'production', TOKEN_SIGNING_SECRET: 'own' });
    expect(own.TOKEN_SIGNING_SECRET).toBe('own');
  });

  test.each([
    [undefined, false],
    ['', false],
    ['0', false],
    ['true', false],
    ['1', true],
  ])('FORCE_CONSENT=%s is %s', (given, expected) => {
    expect(parseEnvironment({ ...complete, FORCE_CONSENT: given }).FORCE_CONSENT).toBe(expected);
  });

  test('empty lines of a .env file mean the defaults', () => {
    const values = parseEnvironment({ ...complete, PORT: '', TASK_QUEUE: '', SMTP_URL: '', ALLOWED_DOMAINS: '' });
    expect(values).toMatchObject({ PORT: 3000, TASK_QUEUE: 'assistant-v2', WORKFLOW_NAMESPACE: 'sundial-v2' });
    expect(values).toMatchObject({ SMTP_URL: undefined, ALLOWED_DOMAINS: [], BILLING: false, WAITLIST_MODE: false });
  });

  test('the assistant’s address follows the mail domain unless it is given', () => {
    expect(parseEnvironment({ ...complete, MAIL_DOMAIN: 'mail.acme.com' })).toMatchObject({
      ASSISTANT_ADDRESS: 'assistant@mail.acme.com',
      EMAIL_FROM: { name: null, address: 'assistant@mail.acme.com' },
    });
    const { EMAIL_FROM } = parseEnvironment({ ...complete, ASSISTANT_ADDRESS: 'sunny@acme.com' });
    expect(EMAIL_FROM).toEqual({ name: null, address: 'sunny@acme.com' });
  });

  test.each([
    ['login@acme.com', { name: null, address: 'login@acme.com' }],
    ['Acme Scheduling <Login@acme.com>', { name: 'Acme Scheduling', address: 'login@acme.com' }],
    ['"Acme, Inc." <login@acme.com>', { name: 'Acme, Inc.', address: 'login@acme.com' }],
  ])('EMAIL_FROM=%s is a sender', (given, expected) => {
    expect(parseEnvironment({ ...complete, EMAIL_FROM: given }).EMAIL_FROM).toEqual(expected);
  });

  test.each(['nobody', 'Acme <nobody>', 'ceo@bank.com <login@acme.com>'])('EMAIL_FROM=%s is refused', (given) => {
    expect(() => parseEnvironment({ ...complete, EMAIL_FROM: given })).toThrow(InvalidEnvironment);
  });

  test('lists are split, trimmed and lower case', () => {
    expect(parseEnvironment({ ...complete, ALLOWED_DOMAINS: ' Acme.com, ,globex.com' }).ALLOWED_DOMAINS).toEqual([
      'acme.com',
      'globex.com',
    ]);
  });
});

describe('who is believed about who asks', () => {
  test('is nobody by default, and otherwise whoever is named', () => {
    expect(parseEnvironment(complete)).toMatchObject({ TRUSTED_PROXIES: [], HOST: '0.0.0.0' });
    const given = { TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8, 2001:DB8::/32', HOST: '192.0.2.1' };
    expect(parseEnvironment({ ...complete, ...given })).toMatchObject({
      TRUSTED_PROXIES: ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8::/32'],
      HOST: '192.0.2.1',
    });
  });

  test.each(['proxy.acme.com', '10.0.0.0/33', '10.0.0/8', '::1/129', '10.0.0.0/8/8', '*'])('cannot be %s', (ranges) => {
    expect(errorsOf({ TRUSTED_PROXIES: ranges })).toEqual({
      TRUSTED_PROXIES: ['Expected addresses such as 127.0.0.1 or 10.0.0.0/8'],
    });
  });
});

describe('the sandbox', () => {
  const sandbox = {
    SANDBOX: 'on',
    SANDBOX_URL: 'http://127.0.0.1:4000',
    SMTP_URL: 'smtp://127.0.0.1:4025',
    DNS_SERVER: '127.0.0.1:4053',
  };

  test('it is content with loopback alone', () => {
    expect(errorsOf(sandbox)).toEqual({});
  });

  test('its stand-ins take Google’s place', () => {
    expect(parseEnvironment({ ...complete, ...sandbox })).toMatchObject({
      GOOGLE_ISSUER: 'http://localhost:3000/sandbox/google',
      GOOGLE_API_ROOT: 'http://127.0.0.1:4000/sandbox/google',
    });
    expect(parseEnvironment(complete).GOOGLE_ISSUER).toBeUndefined();
  });

  test.each(['SANDBOX_URL', 'SMTP_URL', 'DNS_SERVER'])('it does not start without %s', (name) => {
    expect(errorsOf({ ...sandbox, [name]: undefined })).toEqual({ [name]: ['Required'] });
  });

  test.each([
    ['BASE_URL', 'https://sundial.acme.com', 'Must be on this machine while SANDBOX is on'],
    ['NEXTAUTH_URL', 'http://192.168.1.7:3000', 'Must be on this machine while SANDBOX is on'],
    ['PUBLIC_BASE_URL', 'http://localhost.acme.com', 'Must be on this machine while SANDBOX is on'],
    ['SANDBOX_URL', 'http://sandbox.acme.com', 'Must be on this machine while SANDBOX is on'],
    ['SMTP_HOST', '0.0.0.0', 'Must be on this machine while SANDBOX is on'],
    ['GOOGLE_ISSUER', 'https://accounts.google.com', 'Names a real service while SANDBOX is on'],
    ['GOOGLE_API_ROOT', 'https://www.googleapis.com', 'Names a real service while SANDBOX is on'],
    ['SMTP_URL', 'smtp://relay.acme.com', 'Names a real service while SANDBOX is on'],
    ['IMAP_URL', 'imaps://a:b@mail.acme.com', 'Names a real service while SANDBOX is on'],
    ['DNS_SERVER', '9.9.9.9', 'Names a real service while SANDBOX is on'],
    ['LLM_API_KEY', 'sk-real', 'Names a real service while SANDBOX is on'],
    ['LLM_BASE_URL', 'https://llm.acme.com/v1', 'Names a real service while SANDBOX is on'],
  ])('it refuses %s=%s beside it', (name, value, text) => {
    expect(errorsOf({ ...sandbox, [name]: value })).toEqual({ [name]: [text] });
    expect(errorsOf({ SANDBOX: 'off', [name]: value })).toEqual({});
  });
});

describe('the language model', () => {
  test('it is off unless it is named', () => {
    expect(parseEnvironment(complete)).toMatchObject({ MODEL: null, MODEL_TOKENS_PER_DAY: 500_000 });
    expect(parseEnvironment({ ...complete, MODEL: 'openai:gpt-5:mini', LLM_API_KEY: 'key' }).MODEL).toEqual({
      provider: 'openai',
      model: 'gpt-5:mini',
    });
  });

  test.each([
    [{ MODEL: 'gpt-5' }, { MODEL: ['Expected off or provider:model'] }],
    [{ MODEL: 'openai:' }, { MODEL: ['Expected off or provider:model'] }],
    [{ MODEL: 'google:gemini' }, { LLM_API_KEY: ['MODEL=google:… needs a key'] }],
    [{ MODEL: 'compatible:llama' }, { LLM_BASE_URL: ['Required'] }],
    [{ MODEL: 'compatible:llama', LLM_BASE_URL: 'http://localhost:11434/v1' }, {}],
  ])('%j', (changes, errors) => {
    expect(errorsOf(changes)).toEqual(errors);
  });

  test('its answer may take 20 seconds, or what LLM_TIMEOUT_SECONDS says between 1 and 120', () => {
    const seconds = (given?: string) =>
      parseEnvironment({ ...complete, LLM_TIMEOUT_SECONDS: given }).LLM_TIMEOUT_SECONDS;
    expect([seconds(), seconds('1'), seconds('120')]).toEqual([20, 1, 120]);
    const refused = ['0', '121', '1.5', 'soon'].map((given) => Object.keys(errorsOf({ LLM_TIMEOUT_SECONDS: given })));
    expect(refused).toEqual(Array(4).fill(['LLM_TIMEOUT_SECONDS']));
  });

  test('in the sandbox it is the stand-in, and never a vendor’s', () => {
    const sandbox = {
      SANDBOX: 'on',
      SANDBOX_URL: 'http://127.0.0.1:4000',
      SMTP_URL: 'smtp://127.0.0.1:4025',
      DNS_SERVER: '127.0.0.1:4053',
    };
    const values = parseEnvironment({ ...complete, ...sandbox, MODEL: 'compatible:honest' });
    expect(values.LLM_BASE_URL).toBe('http://127.0.0.1:4000/sandbox/llm/v1');
    expect(errorsOf({ ...sandbox, MODEL: 'openai:gpt-5' })).toEqual({
      MODEL: ['Names a real service while SANDBOX is on'],
    });
  });
});

describe('reading the settings', () => {
  let logged: unknown[][];
  beforeEach(() => {
    logged = [];
    vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('invalid ones are logged by field, without values, and thrown', () => {
    const secret = 'do-not-log-me';
    expect(() => loadEnvironment({ ...complete, SIGNING_SECRET: secret, BASE_URL: 'x' })).toThrow(
      'Invalid environment variables',
    );
    expect(logged).toEqual([['Invalid environment variables', { BASE_URL: ['Invalid url'] }]]);
    expect(JSON.stringify(logged)).not.toContain(secret);
  });

  test('a server-side variable cannot be read on the client, a public one can', () => {
    vi.stubGlobal('window', {});
    for (const name of ['DATABASE_URL', 'NEXTAUTH_SECRET', 'NODE_ENV']) {
      expect(() => Reflect.get(env, name)).toThrow(
        new Error('Attempted to access a server-side environment variable on the client'),
      );
    }
    expect(env.PUBLIC_POSTHOG_HOST).toBe('https://us.i.posthog.com');
    expect(env.PUBLIC_ANALYTICS_ID).toBeUndefined();
  });

  test('the public half reaches the page without closing its script, and holds nothing else', () => {
    const id = '</script><script>alert(1)';
    loadEnvironment({ ...complete, PUBLIC_ANALYTICS_ID: id, PUBLIC_SESSION_POLL_SECONDS: '30' });
    const script = publicEnvironmentScript();
    expect(script).not.toContain('<');
    const scope: Record<string, object> = {};
    new Function('globalThis', script)(scope);
    publishEnvironment(undefined as never);
    // As the browser has it, once the script of the page has run.
    const [told = {}] = Object.values(scope);
    expect(told).toEqual({ ...PUBLIC_DEFAULTS, PUBLIC_ANALYTICS_ID: id, PUBLIC_SESSION_POLL_SECONDS: 30 });
    vi.stubGlobal(Object.keys(scope)[0] ?? '', told);
    vi.stubGlobal('window', {});
    expect([env.PUBLIC_ANALYTICS_ID, env.PUBLIC_SESSION_POLL_SECONDS]).toEqual([id, 30]);
  });

  test('what is not set is the same wherever it is read', () => {
    expect(publicVariables.parse({})).toEqual(PUBLIC_DEFAULTS);
  });
});

test('the first .env has everything but what the supervisor adds, with a secret of its own each', () => {
  let drawn = 0;
  const first = parseEnv(firstEnvFile(() => String(++drawn).padStart(64, '0'))) as Variables;
  const started = {
    NODE_ENV: 'production',
    DATABASE_URL: complete.DATABASE_URL,
    WORKFLOW_ENGINE_URL: 'http://127.0.0.1:1',
    SANDBOX_URL: 'http://127.0.0.1:2',
    SMTP_URL: 'smtp://127.0.0.1:3',
    DNS_SERVER: '127.0.0.1:4',
  };
  expect(parseEnvironment({ ...first, ...started })).toMatchObject({ SANDBOX: true, LLM_API_KEY: 'off' });
  expect(drawn).toBe(8);
});

test('.env.example lists every variable, and no other', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  const known = [...Object.keys(serverVariables.shape), ...Object.keys(publicVariables.shape)];
  expect(listed.sort()).toEqual(known.sort());
});

test('a first .env has the ports that the first start was given, and addresses to match', () => {
  const written = parseEnv(firstEnvFile(() => 'x', { PORT: '3107', SMTP_PORT: '2607' }));
  expect(written).toMatchObject({ PORT: '3107', SMTP_PORT: '2607' });
  for (const name of ['BASE_URL', 'NEXTAUTH_URL', 'PUBLIC_BASE_URL']) {
    expect(written[name]).toBe('http://localhost:3107');
    expect(parseEnv(firstEnvFile(() => 'x'))[name]).toBe('http://localhost:3000');
  }
});
