import { startThrowawayTree } from '../../src/demo/throwaway-tree';
import { msToAsOf } from '../support/as-of';
import { browserPath } from './browser';

/** Where the product under test and its database run; workers of the runner read it from the environment. */
const ORIGIN = 'SUNDIAL_E2E_ORIGIN';
const DATABASE = 'SUNDIAL_E2E_DATABASE';

/** Seconds that the sandbox's clock is moved by at once, at most. */
const LONGEST_MOVE = 60 * 86_400;

/** Starts the whole product as `npm start` does, in a new folder and as of `TEST_AS_OF`, and stops it after the suite. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (!browserPath) {
    if (process.env.REQUIRE_BROWSER === '1')
      throw new Error('No browser was found, and REQUIRE_BROWSER=1 asks for one');
    console.log('No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium…): the browser suite is skipped.');
    return undefined;
  }
  const tree = await startThrowawayTree('e2e', (line) => console.log(line));
  process.env[ORIGIN] = tree.origin;
  process.env[DATABASE] = tree.environment.DATABASE_URL;
  const now = await sandboxNow();
  await moveClockTo(now + msToAsOf(now));
  return () => tree.stop();
}

/** Moves the sandbox's clock ahead to a moment, in epoch milliseconds; what falls due on the way has happened then. */
export async function moveClockTo(moment: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (let left = Math.ceil((moment - (await sandboxNow())) / 1000); left > 0; left -= LONGEST_MOVE) {
    const body = JSON.stringify({ advance: Math.min(left, LONGEST_MOVE) });
    const moved = await fetch(`${origin()}/sandbox/clock`, { method: 'POST', body, headers });
    if (!moved.ok) throw new Error(`The clock was not moved: ${await moved.text()}`);
  }
}

export function origin(): string {
  return started(ORIGIN);
}

/** Now by the sandbox's clock, in epoch milliseconds. */
export async function sandboxNow(): Promise<number> {
  const answer = await fetch(`${origin()}/sandbox/clock`);
  return ((await answer.json()) as { now: number }).now;
}

/** The product's own database, for what would take a person weeks to bring about. */
export function databaseUrl(): string {
  return started(DATABASE);
}

function started(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error('The product was not started');
  return value;
}
