import { startThrowawayTree } from '../../src/demo/throwaway-tree';
import { browserPath } from './browser';

/** Where the product under test and its database run; workers of the runner read it from the environment. */
const ORIGIN = 'SUNDIAL_E2E_ORIGIN';
const DATABASE = 'SUNDIAL_E2E_DATABASE';

/** Starts the whole product as `npm start` does, in a new folder, and stops it after the suite. */
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
  return () => tree.stop();
}

export function origin(): string {
  return started(ORIGIN);
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
