import { and, eq, lte } from 'drizzle-orm';
import { parseEnvironment } from '@/config/environment';
import { closeDatabase, database, openDatabase } from '@/db/client';
import { loopEvents } from '@/db/schema/loops';
import { startMail } from '@/main/mail-role';
import { lookAtCalendars } from '@/main/rounds';
import { wire } from '@/main/runtime';
import { dispatchDue } from '@/modules/loops/commands/sweep';
import { makeLoopSteps } from '@/modules/loops/steps';
import { loopWorkflow } from '@/modules/loops/workflow';
import { removeAbandonedEvents } from '@/modules/meetings/commands/abandon';
import { expireHolds } from '@/modules/meetings/commands/holds';
import type { ModelPort } from '@/ports/model';
import { type Runtime, setRuntime } from '@/ports/runtime';
import { freePort } from '@/supervisor/free-port';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { testVariables } from '../../tests/support/variables';
import { startApi } from '../../tests/support/web';
import { InProcessEngine } from './engine';
import { StoppedClock } from './stopped-clock';

/**
 * The product on a real PostgreSQL against the sandbox: mail comes in over SMTP and leaves over SMTP, calendars are read
 * and written over HTTP, links and approvals are posted to the web server. Only two things are not as in `npm start`:
 * the clock stands still between events, and the loops run in this process (engine.ts).
 */
export interface Installation {
  readonly runtime: Runtime;
  readonly sandbox: Sandbox;
  readonly origin: string;
  readonly clock: StoppedClock;
  /** Steps that threw, by loop. What made them throw is given up, so that the other loops go on. */
  readonly crashes: { readonly loopId: string; readonly atMs: number; readonly error: string }[];
  /** Resolves when no mail, event or booking is on its way. */
  settle(): Promise<void>;
  /** Moves the clock, and does what the clock demands; follow it by `settle`. */
  moveTo(epochMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Calendars are read anew when the clock has moved by this much since the last time (milliseconds). */
const CALENDARS_EVERY_MS = 60 * 60_000;
/** Tokens: what a model costs is not what is measured. */
const UNBOUNDED = 1_000_000_000;
/** Nothing that one event causes takes more rounds of mail going out and coming back. */
const MAX_ROUNDS = 50;

/** Starts it on an empty, migrated database, which becomes the process's own. */
export async function startInstallation(
  databaseUrl: string,
  startMs: number,
  model: ModelPort | null = null,
): Promise<Installation> {
  openDatabase(databaseUrl, 10);
  const clock = new StoppedClock(startMs);
  const engine = new InProcessEngine();
  const [web, smtp] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${web}`;
  const sandbox = await startSandbox({ publicOrigin: origin, conferenceDelayMs: 0 });
  const follow = () => sandbox.control.setClockOffset(clock.nowMs - Date.now());
  follow();
  sandbox.control.setAssistantListener('127.0.0.1', smtp);
  const nowhere = { ingressUrl: 'http://127.0.0.1:9', adminUrl: 'http://127.0.0.1:9', identityKey: 'publickeyv1_none' };
  const place = { origin, databaseUrl, engine: nowhere, workerPort: 9, smtpPort: smtp, sandbox };
  const env = parseEnvironment(testVariables(place));
  const wiring = wire(env);
  const access = model && { port: model, tokensPerDay: UNBOUNDED, tokensPerMail: UNBOUNDED };
  const runtime: Runtime = { ...wiring.runtime, clock, workflows: engine, model: access };
  setRuntime(runtime);
  engine.serve(loopWorkflow(env.TASK_QUEUE, makeLoopSteps(runtime)));
  const api = await startApi(env, { ...wiring, runtime });
  const stopMail = await startMail(env, { ...wiring, runtime });
  let calendarsReadMs = startMs;

  const readCalendars = async () => {
    calendarsReadMs = clock.nowMs;
    await lookAtCalendars(runtime);
  };

  const crashes: Installation['crashes'] = [];
  const giveUp = async (loopId: string, error: Error) => {
    crashes.push({ loopId, atMs: clock.nowMs, error: error.message });
    await database()
      .update(loopEvents)
      .set({ state: 'failed', error: error.message })
      .where(
        and(
          eq(loopEvents.loopId, loopId),
          eq(loopEvents.state, 'pending'),
          lte(loopEvents.dueAt, new Date(clock.nowMs)),
        ),
      );
  };

  return {
    crashes,
    runtime,
    sandbox,
    origin,
    clock,
    async settle() {
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        await sandbox.control.settled();
        if ((await engine.drain(giveUp)) === 0) return;
      }
      throw new Error('The work in flight does not end');
    },
    async moveTo(epochMs) {
      clock.moveTo(epochMs);
      follow();
      await expireHolds(clock.nowMs);
      await removeAbandonedEvents(runtime);
      if (clock.nowMs - calendarsReadMs >= CALENDARS_EVERY_MS) await readCalendars();
      await dispatchDue(runtime);
    },
    async stop() {
      await api.stop();
      await stopMail();
      await sandbox.stop();
      await closeDatabase();
    },
  };
}
