import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect } from 'vitest';
import { caldavCalendar } from '@/adapters/caldav/calendar';
import { caldavLogin } from '@/adapters/caldav/discover';
import { googleCalendar } from '@/adapters/google/calendar';
import { googleOAuth } from '@/adapters/google/oauth';
import { hookPost } from '@/adapters/hooks/post';
import { microsoftCalendar } from '@/adapters/microsoft/calendar';
import { microsoftOAuth } from '@/adapters/microsoft/oauth';
import { restateRuns } from '@/adapters/restate/runs';
import { zoomAccess } from '@/adapters/zoom/access';
import { minuteOf } from '@/core/time/period';
import { calendarsOfAllKinds } from '@/main/calendars';
import { beginConnect, finishConnect } from '@/modules/connections/commands/connect';
import { startMirror } from '@/modules/connections/commands/refresh';
import type { Runtime } from '@/ports/runtime';
import { type CallApi, callerAs } from '../../sandbox/google/calendar/test-client';
import { Browser } from '../../sandbox/google/oidc/test-browser';
import { SANDBOX_CLIENT, SANDBOX_MICROSOFT, SANDBOX_ZOOM, type Sandbox, startSandbox } from '../../sandbox/start';
import { msToAsOf } from './as-of';
import { freshUser } from './fresh-user';

/** Shorter than the product's. Longer than a busy machine takes to answer. */
const CALDAV_TIMEOUT_MS = 4_000;
const ZOOM_TIMEOUT_MS = 4_000;
const MICROSOFT_TIMEOUT_MS = 4_000;

export interface CalendarWorld {
  readonly sandbox: Sandbox;
  readonly runtime: Runtime;
  /** Now by the sandbox's clock, epoch minutes. */
  now(): number;
}

/**
 * The stand-in of Google with our adapters wired to it, for a test file that has a database. Ends with the assertion that
 * every request and answer kept to the vendor's description.
 */
export function useCalendars(): { world(): CalendarWorld } {
  let world: CalendarWorld | undefined;
  beforeAll(async () => {
    const sandbox = await startSandbox({ conferenceDelayMs: 100 });
    sandbox.control.setClockOffset(msToAsOf(sandbox.control.now()));
    world = { sandbox, runtime: calendarRuntime(sandbox), now: () => minuteOf(sandbox.control.now()) };
  });
  afterAll(async () => {
    await world?.sandbox.stop();
    expect(world?.sandbox.control.violations).toEqual([]);
  });
  return {
    world() {
      if (!world) throw new Error('The sandbox has not started yet');
      return world;
    },
  };
}

/** A runtime whose calendar side is real; what has to do with mail and the engine must not be reached. */
export function calendarRuntime(sandbox: Sandbox): Runtime {
  const google = { ...SANDBOX_CLIENT, issuer: sandbox.googleIssuer, apiRoot: sandbox.googleApiRoot };
  const unreachable = async (): Promise<never> => {
    throw new Error('This test has no mail and no engine');
  };
  return {
    clock: { now: async () => sandbox.control.now() },
    calendar: calendarsOfAllKinds({
      'google-calendar': googleCalendar({ root: google.apiRoot }),
      'microsoft-calendar': microsoftCalendar({ root: sandbox.graphApiBase, timeoutMs: MICROSOFT_TIMEOUT_MS }),
      caldav: caldavCalendar({ allowPrivate: true, timeoutMs: CALDAV_TIMEOUT_MS }),
    }),
    caldavLogin: caldavLogin({ allowPrivate: true }),
    hooks: hookPost({ allowLoopback: true }),
    calendarOAuth: {
      'google-calendar': googleOAuth(google),
      'microsoft-calendar': microsoftOAuth({
        ...SANDBOX_MICROSOFT,
        tenant: 'common',
        loginBase: sandbox.microsoftLoginBase,
        apiBase: sandbox.graphApiBase,
      }),
    },
    video: zoomAccess({
      ...SANDBOX_ZOOM,
      oauthBase: sandbox.zoomOauthBase,
      apiBase: sandbox.zoomApiBase,
      timeoutMs: ZOOM_TIMEOUT_MS,
    }),
    mail: { send: unreachable },
    compose: unreachable,
    parse: unreachable,
    mailboxes: { connect: unreachable },
    workflows: { dispatch: unreachable, schedule: unreachable },
    probes: { engine: unreachable, worker: unreachable, mail: unreachable },
    runs: restateRuns({ adminUrl: 'http://127.0.0.1:1', objectName: 'loops' }),
    model: null,
    payments: null,
    texting: null,
    findModelServers: async () => [],
    clientDocument: async () => null,
    settings: {
      baseUrl: 'http://localhost:3000',
      assistant: { name: 'Sunny', address: 'sunny@sundial.test' },
      mailDomain: 'sundial.test',
      accountSender: { name: 'Sundial', address: 'sunny@sundial.test' },
      supportEmail: 'support@sundial.test',
      operatorName: 'Test',
      signingSecret: randomBytes(32).toString('hex'),
      tokenSigningSecret: randomBytes(32).toString('hex'),
      encryptionKey: randomBytes(32).toString('hex'),
      sandbox: true,
      google,
      forceConsent: false,
      billing: false,
      grandfatherBefore: Date.UTC(2025, 8, 19),
      paymentKey: null,
      waitlist: false,
      allowedDomains: [],
      adminEmail: null,
      development: false,
    },
  };
}

export interface Owner {
  readonly id: string;
  readonly email: string;
  readonly connectionId: string;
  /** The Calendar API as another client of the same person sees it. */
  readonly google: CallApi;
}

/** A new user whose Google calendar is connected through the real consent, mirrored once. */
export async function connectedOwner(world: CalendarWorld, email: string): Promise<Owner> {
  const user = await freshUser(email, email);
  const connectionId = await reconnected(world, user);
  const { sandbox } = world;
  return { id: user.id, email, connectionId, google: callerAs(sandbox, sandbox.control.accessToken(email)) };
}

/** Goes through the consent (again) and reads the calendar; resolves to the connection's id. */
export async function reconnected(world: CalendarWorld, user: { readonly id: string; readonly email: string }) {
  const { query, cookie } = await consent(world, user);
  const connected = await finishConnect('google-calendar', user.id, query, cookie, world.runtime);
  if (!connected.ok) throw new Error(`Not connected: ${connected.reason}`);
  await startMirror(connected.connectionId, world.runtime);
  return connected.connectionId;
}

/** Walks through the account chooser and the consent; resolves to what the browser brings back. */
export async function consent(
  { runtime }: Pick<CalendarWorld, 'sandbox' | 'runtime'>,
  user: { readonly id: string; readonly email: string },
  answer: { readonly untick?: string; readonly cancel?: boolean } = {},
): Promise<{ query: URLSearchParams; cookie: string }> {
  const { url, cookie } = (await beginConnect('google-calendar', user, '/settings/calendars', runtime)) as Begun;
  return { query: await walkThrough(url.href, user.email, answer), cookie };
}

type Begun = NonNullable<Awaited<ReturnType<typeof beginConnect>>>;

/** From the provider's first page to the redirect back, whose query is returned. */
export async function walkThrough(
  url: string,
  email: string,
  answer: { readonly untick?: string; readonly cancel?: boolean } = {},
): Promise<URLSearchParams> {
  const browser = new Browser();
  const chooser = await browser.open(url);
  const asked = await browser.submit(chooser, '/account', { email, name: email, zone: 'America/New_York' });
  // Whoever has agreed before is not asked again.
  if (!asked.text.includes('/consent"')) return new URL(asked.url).searchParams;
  const scope = asked.checkboxes().filter((name) => !answer.untick || !name.endsWith(answer.untick));
  const done = await browser.submit(asked, '/consent', { decision: answer.cancel ? 'cancel' : 'allow', scope });
  return new URL(done.url).searchParams;
}

/** A body for events.insert from epoch minutes. */
export function googleEvent(start: number, end: number, extra: object = {}): object {
  const moment = (minute: number) => ({ dateTime: new Date(minute * 60_000).toISOString() });
  return { summary: 'Private appointment', start: moment(start), end: moment(end), ...extra };
}
