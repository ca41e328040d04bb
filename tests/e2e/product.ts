import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { firstEnvFile } from '../../src/config/env-file';
import { buildId, buildIfStale } from '../../src/supervisor/build';
import { freePort } from '../../src/supervisor/free-port';
import { startTree } from '../../src/supervisor/supervisor';
import { browserPath } from './browser';

/** Where the product under test runs; workers of the runner read it from the environment. */
const ORIGIN = 'SUNDIAL_E2E_ORIGIN';

/** Starts the whole product as `npm start` does, in a new folder, and stops it after the suite. */
export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (!browserPath) {
    if (process.env.REQUIRE_BROWSER === '1')
      throw new Error('No browser was found, and REQUIRE_BROWSER=1 asks for one');
    console.log('No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium…): the browser suite is skipped.');
    return undefined;
  }
  const root = process.cwd();
  const directory = mkdtempSync(join(tmpdir(), 'sundial-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const tree = await startTree({
    root,
    variables: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...parseEnv(firstEnvFile(() => randomBytes(32).toString('hex'))),
      BASE_URL: origin,
      NEXTAUTH_URL: origin,
      PUBLIC_BASE_URL: origin,
      PORT: String(port),
      SMTP_PORT: String(await freePort()),
      DATA_DIR: directory,
    },
    programs: { main: ['dist/main.mjs'], sandbox: ['dist/sandbox.mjs'] },
    async build() {
      await buildIfStale(root);
      return buildId(root);
    },
    report: (line) => console.log(line),
  });
  process.env[ORIGIN] = origin;
  return async () => {
    await tree.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

export function origin(): string {
  const value = process.env[ORIGIN];
  if (!value) throw new Error('The product was not started');
  return value;
}
