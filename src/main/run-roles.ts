import cluster from 'node:cluster';
import { readFileSync } from 'node:fs';
import { loadEnvironment } from '@/config/env';
import type { ServerEnvironment } from '@/config/environment';
import { logText } from '@/core/log-text';
import { installZoneData } from '@/core/time/tz-data';
import { closeDatabase, openDatabase } from '@/db/client';
import { setRuntime } from '@/ports/runtime';
import { guardConsole, log } from './log';
import { type Wiring, wire } from './runtime';
import { startWebProcesses } from './web-processes';

/** Starts one role, and answers what stops it. */
export type StartRole = (env: ServerEnvironment, wiring: Wiring, development: boolean) => Promise<() => Promise<void>>;

/** Milliseconds that a role may take to stop. Whoever has saved a file waits for the next one. */
const STOP_MS = { production: 8_000, development: 150 };

/**
 * Runs roles in this process until it is told to stop: reads the configuration, opens the database, wires the adapters.
 * What fails ends the process.
 */
export function runRoles(roles: Readonly<Record<string, StartRole>>, { development = false } = {}): void {
  guardConsole();
  process.on('uncaughtException', failed);
  start(roles, development).catch(failed);
}

function failed(error: unknown): void {
  log('start', logText(error));
  process.exit(1);
}

async function start(roles: Readonly<Record<string, StartRole>>, development: boolean): Promise<void> {
  const names = Object.keys(roles);
  const env = loadEnvironment();
  if (env.TZ_DATA_FILE) installZoneData(JSON.parse(readFileSync(env.TZ_DATA_FILE, 'utf8')));
  // Alone, the web role spreads over processes, and this one only keeps them.
  const alone = names.length === 1 && names[0] === 'web' && !development;
  const spread = alone && cluster.isPrimary && env.WEB_PROCESSES > 1;
  const stops = spread ? [await startWebProcesses(env.WEB_PROCESSES)] : await startHere(roles, env, development);

  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log(names.join('+'), `stops on ${signal}`);
    setTimeout(() => process.exit(1), development ? STOP_MS.development : STOP_MS.production).unref();
    await Promise.allSettled(stops.map((end) => end()));
    await closeDatabase();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

async function startHere(roles: Readonly<Record<string, StartRole>>, env: ServerEnvironment, development: boolean) {
  openDatabase(env.DATABASE_URL);
  const wiring = wire(env);
  setRuntime(wiring.runtime);
  const stops: (() => Promise<void>)[] = [];
  for (const startRole of Object.values(roles)) stops.push(await startRole(env, wiring, development));
  return stops;
}
