import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '@/config/env';
import { installZoneData } from '@/core/time/tz-data';
import { closeDatabase, openDatabase } from '@/db/client';
import { setRuntime } from '@/ports/runtime';
import { log } from './main/log';
import { startMail } from './main/mail-role';
import { wire } from './main/runtime';
import { startWebRole } from './main/web-role';
import { startWorker } from './main/worker-role';

/** The composition root: reads the configuration, wires the adapters, starts the roles asked for (default: all). */
async function start(): Promise<void> {
  const { values } = parseArgs({
    options: { roles: { type: 'string', default: 'web,worker,mail' }, dev: { type: 'boolean', default: false } },
  });
  const roles = new Set(values.roles.split(','));
  const env = loadEnvironment();
  if (env.TZ_DATA_FILE) installZoneData(JSON.parse(readFileSync(env.TZ_DATA_FILE, 'utf8')));
  openDatabase(env.DATABASE_URL);
  const wiring = wire(env);
  setRuntime(wiring.runtime);
  const stops: (() => Promise<void>)[] = [];
  if (roles.has('worker')) stops.push(await startWorker(env, wiring));
  if (roles.has('mail')) stops.push(await startMail(env, wiring));
  if (roles.has('web')) stops.push(await startWebRole(env, wiring, values.dev));

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log([...roles].join('+'), `stops on ${signal}`);
    setTimeout(() => process.exit(1), 8_000).unref();
    await Promise.allSettled(stops.map((end) => end()));
    await closeDatabase();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

start().catch((error: unknown) => {
  log('start', error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
});
