import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addVariables, processVariables } from '@/config/env';
import { readEnvFile } from '@/config/env-file';
import type { Variables } from '@/config/environment';
import { plainly } from './database';
import { runningSupervisor } from './lock';
import { openLog } from './logs';
import { choosePorts } from './ports';
import { clusterUrl, startPostgres } from './postgres';
import { accepts } from './program';
import { isSet } from './settings';

/** The checkout that this program runs from. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const ENV_FILE = join(ROOT, '.env');
/** Name of the embedded database. */
export const DATABASE = 'sundial';

/** The process's variables with those of `.env` below them. */
export function installationVariables(): Variables {
  addVariables(readEnvFile(ENV_FILE));
  return processVariables();
}

/** Absolute path of DATA_DIR, which is made if need be. */
export function dataDirectoryOf(root: string, variables: Variables): string {
  const directory = resolve(root, isSet(variables.DATA_DIR) ? variables.DATA_DIR : 'data');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}

/**
 * Runs something with the installation's database: the configured one, the embedded one that runs, or the embedded one
 * started for as long as it takes. `alone`: refused while Sundial runs.
 */
export async function withDatabase<T>(
  variables: Variables,
  options: { readonly alone: boolean },
  run: (url: string) => Promise<T>,
): Promise<T> {
  const directory = dataDirectoryOf(ROOT, variables);
  const supervisor = runningSupervisor(directory);
  if (options.alone && supervisor !== null) {
    throw new Error(`Sundial runs (process ${supervisor}); stop it first`);
  }
  const own = variables.DATABASE_URL;
  if (isSet(own)) {
    return run(own).catch((error: unknown) => {
      throw plainly(error, own);
    });
  }
  const { postgres: port } = await choosePorts(directory);
  if (supervisor !== null && (await accepts(port))) return run(clusterUrl(directory, port, DATABASE));
  const server = await startPostgres({ directory, port, output: openLog(directory, 'postgres') });
  try {
    return await run(server.url(DATABASE));
  } finally {
    await server.process.stop();
  }
}
