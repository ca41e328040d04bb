import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { parseEnvironment, type ServerEnvironment } from '@/config/environment';
import { Visitor } from '@/demo/visitor';
import { startMail } from '@/main/mail-role';
import { type Wiring, wire } from '@/main/runtime';
import { followBy } from '@/main/web-role';
import { startWorker } from '@/main/worker-role';
import { createAccount, openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import { advanceClock } from '@/modules/operations/commands';
import { clockRoutes } from '@/modules/operations/routes';
import { type Runtime, setRuntime } from '@/ports/runtime';
import { startWeb } from '@/server/web';
import { freePort } from '@/supervisor/free-port';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { useDatabase } from './database';
import { useEngine } from './engine';

export const ASSISTANT = 'sunny@sundial.test';

/** The whole product but its pages, in this process, on a real database and engine, against the sandbox. */
export interface Product {
  readonly env: ServerEnvironment;
  readonly runtime: Runtime;
  readonly wiring: Wiring;
  readonly sandbox: Sandbox;
  readonly origin: string;
  /** Moves the clock; timers that fall due on the way have fired when it resolves. */
  advance(ms: number): Promise<void>;
  /** Moves the clock to the next time that this wall time comes in New York, on a Tuesday. */
  toTuesday(hour: number): Promise<void>;
  /** Resolves when no mail, event or booking is on its way. */
  idle(): Promise<void>;
}

/** Starts the product for a test file. */
export function useProduct(): { current(): Product } {
  const database = useDatabase({ connections: 20 });
  const engine = useEngine();
  let product: Product;
  const stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const [web, smtp, worker] = [await freePort(), await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${web}`;
    const oauthClient = { clientId: 'sundial', clientSecret: 'sandbox', redirectUris: [] };
    const sandbox = await startSandbox({ publicUrl: origin, oauthClient });
    sandbox.control.setAssistantListener('127.0.0.1', smtp);
    const { ingressUrl, adminUrl, identityKey } = engine.current();
    const env = parseEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: database.url(),
      GOOGLE_CLIENT_ID: oauthClient.clientId,
      GOOGLE_CLIENT_SECRET: oauthClient.clientSecret,
      SIGNING_SECRET: 'a signing secret for tests',
      BASE_URL: origin,
      PUBLIC_BASE_URL: origin,
      NEXTAUTH_SECRET: 'a session secret for tests',
      NEXTAUTH_URL: origin,
      LLM_API_KEY: 'off',
      WORKFLOW_ENGINE_URL: ingressUrl,
      WORKFLOW_ADMIN_URL: adminUrl,
      WORKFLOW_IDENTITY_KEYS: identityKey,
      WORKFLOW_NAMESPACE: 'sundial-test',
      ZOOM_CLIENT_ID: 'x',
      ZOOM_CLIENT_SECRET: 'x',
      ZOOM_SECRET_TOKEN: 'x',
      ZOOM_VERIFICATION_TOKEN: 'x',
      ENCRYPTION_KEY: '11'.repeat(32),
      PORT: String(web),
      WORKER_PORT: String(worker),
      SMTP_PORT: String(smtp),
      SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      DNS_SERVER: `127.0.0.1:${sandbox.dnsPort}`,
      ASSISTANT_ADDRESS: ASSISTANT,
      SANDBOX: 'on',
      SANDBOX_URL: sandbox.url,
      GOOGLE_ISSUER: `${origin}/sandbox/google`,
      GOOGLE_API_ROOT: sandbox.googleApiRoot,
    });
    const wiring = wire(env);
    const { runtime } = wiring;
    setRuntime(runtime);
    const follow = followBy(sandbox.url);
    const server = await startWeb({
      port: web,
      host: '127.0.0.1',
      dev: false,
      runtime,
      sandbox: { url: sandbox.url, clock: clockRoutes(runtime, follow) },
      pages: { handle: (_request, response) => response.writeHead(404).end(), close: async () => {} },
    });
    stops.push(
      () => server.stop(),
      await startWorker(env, wiring),
      await startMail(env, wiring),
      () => sandbox.stop(),
    );
    const advance = async (ms: number) => {
      await sandbox.control.settled();
      await advanceClock(ms, runtime, follow);
      await sandbox.control.settled();
    };
    product = {
      env,
      runtime,
      wiring,
      sandbox,
      origin,
      advance,
      toTuesday: async (hour) => advance(untilTuesday(await runtime.clock.now(), hour)),
      idle: () => advance(1000),
    };
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
  return { current: () => product };
}

/** Milliseconds until the next Tuesday at this hour in New York. */
function untilTuesday(nowMs: number, hour: number): number {
  for (let ahead = 60_000; ; ahead += 60_000) {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    }).formatToParts(nowMs + ahead);
    const part = (type: string) => parts.find((p) => p.type === type)?.value;
    if (part('weekday') === 'Tue' && Number(part('hour')) === hour && Number(part('minute')) === 0) return ahead;
  }
}

/** A signed-in person of the sandbox, without a window. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly visitor: Visitor;
}

/** An account with a session; `calendar` also connects the person's Google Calendar and confirms zone and hours. */
export async function join(
  product: Product,
  email: string,
  name: string,
  options: { calendar: boolean; zone?: string },
): Promise<Member> {
  const account = await createAccount({ email, name, emailVerified: new Date(), image: null });
  const token = randomBytes(32).toString('hex');
  await openSession({ tokenHash: sessionHash(token), userId: account.id, expires: new Date(Date.now() + 86_400_000) });
  const visitor = new Visitor();
  visitor.setCookie(product.origin, 'next-auth.session-token', token);
  if (options.calendar) {
    await connectCalendar(product.origin, visitor, email);
    const zone = options.zone ?? 'America/New_York';
    const basics = await visitor.json<Record<string, unknown>>('GET', `${product.origin}/api/user/basics`);
    await visitor.json('PUT', `${product.origin}/api/user/basics`, { ...workingWeek(basics), zone });
  }
  return { id: account.id, email, visitor };
}

/** Through the provider's own pages: choose the account, allow what is asked for. */
export async function connectCalendar(origin: string, visitor: Visitor, email: string): Promise<void> {
  const chooser = await visitor.get(`${origin}/api/integrations/google-calendar/add?returnTo=/settings/calendars`);
  const consent = await visitor.submit(chooser, `value="${email}"`);
  const back = await visitor.submit(consent, 'value="allow"');
  if (back.url.searchParams.get('connected') === null) throw new Error(`Not connected: ${back.url.search}`);
}

function workingWeek(suggested: Record<string, unknown>): Record<string, unknown> {
  const day = [['09:00', '17:00']];
  return { ...suggested, hours: { mon: day, tue: day, wed: day, thu: day, fri: day } };
}
