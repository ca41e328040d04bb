import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { parseEnvironment, type ServerEnvironment, type Variables } from '@/config/environment';
import { database } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { startMail } from '@/main/mail-role';
import { type Wiring, wire } from '@/main/runtime';
import { followBy } from '@/main/web-role';
import { startWorker } from '@/main/worker-role';
import { POLL_IDLE_MS } from '@/modules/connections/constants';
import { advanceClock } from '@/modules/operations/commands';
import { type Runtime, setRuntime } from '@/ports/runtime';
import { freePort } from '@/supervisor/free-port';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { msToAsOf } from './as-of';
import { useDatabase } from './database';
import { useEngine } from './engine';
import { testVariables } from './variables';
import { startApi } from './web';

/** The whole product but its pages, in this process, on a real database and engine, against the sandbox. */
export interface Product {
  readonly env: ServerEnvironment;
  readonly runtime: Runtime;
  readonly wiring: Wiring;
  readonly sandbox: Sandbox;
  readonly origin: string;
  /** Moves the clock; timers that fall due on the way have fired when it resolves. */
  advance(ms: number): Promise<void>;
  /**
   * Moves the clock to the next time that this wall time comes in New York, on a Tuesday. What earlier tests left to come by
   * itself (reminders, expiries) does not come on the way.
   */
  toTuesday(hour: number): Promise<void>;
  /** Resolves when no mail, event or booking is on its way. */
  idle(): Promise<void>;
  /** Resolves when what owners are to be texted of is on their telephones. */
  texted(): Promise<void>;
  /** Moves the clock to when every calendar is read anew; resolves when what was found in them is done. */
  lookAtCalendars(): Promise<void>;
}

const LEFT_TO_COME = and(eq(loopEvents.state, 'pending'), eq(loopEvents.kind, 'timer'));

/** Longer than any calendar is left unread. */
const POLLED_MS = POLL_IDLE_MS + 60_000;

/** Starts the product for a test file; `variables` change its configuration. */
export function useProduct(variables: Variables = {}): { current(): Product } {
  const clone = useDatabase({ connections: 20 });
  const engine = useEngine();
  let product: Product;
  const stops: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    const [web, smtp, served] = [await freePort(), await freePort(), await freePort()];
    const origin = `http://127.0.0.1:${web}`;
    const sandbox = await startSandbox({
      publicOrigin: origin,
      conferenceDelayMs: 100,
      twilioWebhook: `${origin}/api/webhooks/twilio`,
    });
    sandbox.control.setAssistantListener('127.0.0.1', smtp);
    const place = { origin, databaseUrl: clone.url(), engine: engine.current(), workerPort: served, smtpPort: smtp };
    const env = parseEnvironment({ ...testVariables({ ...place, sandbox }), ...variables });
    const wiring = wire(env);
    const { runtime } = wiring;
    setRuntime(runtime);
    const follow = followBy(sandbox.url);
    const server = await startApi(env, wiring);
    const worker = await startWorker(env, wiring);
    stops.push(
      () => server.stop(),
      worker.stop,
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
      async toTuesday(hour) {
        await advance(0);
        await database().update(loopEvents).set({ state: 'cancelled' }).where(LEFT_TO_COME);
        await advance(untilTuesday(await runtime.clock.now(), hour));
      },
      idle: () => advance(1000),
      async texted() {
        await advance(1000);
        await worker.round('matters');
        await worker.round('texts');
        await advance(1000);
      },
      async lookAtCalendars() {
        await advance(POLLED_MS);
        await worker.round('calendars');
        await advance(1000);
      },
    };
    await advance(msToAsOf(await runtime.clock.now()));
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });
  return { current: () => product };
}

const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** Milliseconds until the next Tuesday at this full hour in New York. */
function untilTuesday(nowMs: number, hour: number): number {
  const full = 3_600_000;
  for (let at = Math.ceil(nowMs / full) * full; ; at += full) {
    const parts = NEW_YORK.formatToParts(at);
    const part = (type: string) => parts.find((p) => p.type === type)?.value;
    if (at > nowMs && part('weekday') === 'Tue' && Number(part('hour')) === hour) return at - nowMs;
  }
}
