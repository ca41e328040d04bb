import { test as base } from '@playwright/test';
import type { Variables } from '@/config/environment';
import { closeDatabase, openDatabase } from '@/db/client';
import { startThrowawayTree } from '@/demo/throwaway-tree';
import { createAccount } from '@/modules/identity/commands';
import { nextMorning } from '../../sandbox/clock-api';
import { msToAsOf } from '../support/as-of';

/** Seconds that the sandbox's clock is moved by at once, at most. */
const LONGEST_MOVE = 60 * 86_400;
const START_MS = 300_000;
const HOUR = 3_600_000;
const OPERATOR = 'olga@sundial.test';

let running: { readonly origin: string; readonly assistant: string } | undefined;

/**
 * The tests of a worker have a product of their own: the whole of it as `npm start` runs it, in a new folder and as of
 * `TEST_AS_OF`, with its database open in this process for what would take a person weeks to bring about.
 */
export const test = base.extend<object, { settings: Variables; product: undefined }>({
  /** Beside those of a first `.env`: `test.use({ settings: … })` gives a file a product of its own. */
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ settings }, use) => {
      const tree = await startThrowawayTree('e2e', (line) => console.log(line), { built: true, settings });
      const { DATABASE_URL, ASSISTANT_ADDRESS } = tree.environment;
      running = { origin: tree.origin, assistant: ASSISTANT_ADDRESS };
      openDatabase(DATABASE_URL, 4);
      try {
        // The first account is the operator's; those of the tests are like any other.
        await createAccount({ email: OPERATOR, name: 'Olga Operator', emailVerified: new Date(), image: null });
        const now = await sandboxNow();
        await moveClockTo(now + msToAsOf(now));
        await use(undefined);
      } finally {
        await closeDatabase();
        await tree.stop();
      }
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});

/** Where the product of this worker is. */
export function origin(): string {
  return product().origin;
}

/** Where its assistant reads mail. */
export function assistantAddress(): string {
  return product().assistant;
}

/** Now by the sandbox's clock, in epoch milliseconds. */
export async function sandboxNow(): Promise<number> {
  const answer = await fetch(`${origin()}/sandbox/clock`);
  return ((await answer.json()) as { now: number }).now;
}

/** Moves the sandbox's clock ahead to a moment, in epoch milliseconds; what falls due on the way has happened then. */
export async function moveClockTo(moment: number): Promise<void> {
  for (let left = Math.ceil((moment - (await sandboxNow())) / 1000); left > 0; left -= LONGEST_MOVE)
    await advance(Math.min(left, LONGEST_MOVE));
}

/**
 * Sees to it that people are at work, by the clock of this zone: Monday to Friday from nine to three. Outside of that the
 * clock is moved to the next such morning.
 */
export async function atWork(zone = 'America/New_York'): Promise<void> {
  const now = await sandboxNow();
  const morning = nextMorning(now - 6 * HOUR, zone);
  if (morning > now) await moveClockTo(morning);
}

/** Moves the clock to the next morning of a working day: most of the day is ahead then. */
export async function tomorrowMorning(zone = 'America/New_York'): Promise<void> {
  await moveClockTo(nextMorning(await sandboxNow(), zone));
}

/** Resolves when nothing is on its way any more: what was sent is delivered, read, decided on and answered. */
export async function settled(): Promise<void> {
  await delivered();
  // The clock moves on when all is done that was to be done before.
  await advance(1);
  await delivered();
}

async function delivered(): Promise<void> {
  const answer = await fetch(`${origin()}/sandbox/control/settled`);
  if (!answer.ok) throw new Error(`The sandbox does not settle: HTTP ${answer.status}`);
}

async function advance(seconds: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ advance: seconds });
  const moved = await fetch(`${origin()}/sandbox/clock`, { method: 'POST', body, headers });
  if (!moved.ok) throw new Error(`The clock was not moved: ${await moved.text()}`);
}

function product() {
  if (!running) throw new Error('The product was not started');
  return running;
}
