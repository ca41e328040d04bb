import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnvironment } from '@/config/env';
import type { ServerEnvironment } from '@/config/environment';
import { logText } from '@/core/log-text';
import { installZoneData } from '@/core/time/tz-data';
import { closeDatabase, openDatabase } from '@/db/client';
import { setRuntime } from '@/ports/runtime';
import { guardConsole, log } from './main/log';
import { startMail } from './main/mail-role';
import { wire } from './main/runtime';
import { startWebProcesses } from './main/web-processes';
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
  // Alone, the web role spreads over processes, and this one only keeps them.
  const spread = roles.size === 1 && roles.has('web') && !values.dev && cluster.isPrimary && env.WEB_PROCESSES > 1;
  const stops = spread ? [await startWebProcesses(env.WEB_PROCESSES)] : await startRoles(roles, env, values.dev);

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

async function startRoles(roles: ReadonlySet<string>, env: ServerEnvironment, dev: boolean) {
  openDatabase(env.DATABASE_URL);
  const wiring = wire(env);
  setRuntime(wiring.runtime);
  const stops: (() => Promise<void>)[] = [];
  if (roles.has('worker')) stops.push((await startWorker(env, wiring)).stop);
  if (roles.has('mail')) stops.push(await startMail(env, wiring));
  if (roles.has('web')) stops.push(await startWebRole(env, wiring, dev));
  return stops;
}

guardConsole();
const failed = (error: unknown) => {
  log('start', logText(error));
  process.exit(1);
};
process.on('uncaughtException', failed);
start().catch(failed);
