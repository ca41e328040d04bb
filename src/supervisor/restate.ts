import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { engineIdentity } from './engine-identity';
import { type GuardedProcess, spawnGuarded } from './guard';
import { PLATFORM, resolveNative } from './native-package';

export interface RestateOptions {
  /** Holds the engine's store (`restate`) and its signing key (`restate.pem`, mode 0600). */
  readonly directory: string;
  readonly ports: { readonly ingress: number; readonly admin: number; readonly fabric: number };
  /** Kept in the store at the first start; checked by the workers. */
  readonly clusterName: string;
  readonly output: number | 'inherit' | 'ignore';
}

export interface RunningRestate {
  readonly process: GuardedProcess;
  readonly ingressUrl: string;
  readonly adminUrl: string;
  /** Public key that the engine's requests are signed for. */
  readonly identityKey: string;
}

/**
 * Starts the durable engine on 127.0.0.1 and waits until it takes calls.
 * @throws when the binary is missing, it leaves at its start, or it does not answer in a minute.
 */
export async function startRestate(options: RestateOptions): Promise<RunningRestate> {
  const base = join(options.directory, 'restate');
  mkdirSync(base, { recursive: true, mode: 0o700 });
  const keyFile = join(options.directory, 'restate.pem');
  const identityKey = engineIdentity(keyFile);
  const binary = join(
    dirname(resolveNative(`@restatedev/restate-server-${PLATFORM}/package.json`)),
    'bin/restate-server',
  );
  const guarded = spawnGuarded({
    command: binary,
    args: ['--no-logo'],
    cwd: base,
    env: { PATH: process.env.PATH, HOME: base, ...environment(options, base, keyFile) },
    output: options.output,
    graceMs: 15_000,
  });
  const ingressUrl = `http://127.0.0.1:${options.ports.ingress}`;
  const adminUrl = `http://127.0.0.1:${options.ports.admin}`;
  await untilHealthy([`${adminUrl}/health`, `${ingressUrl}/restate/health`], guarded);
  return { process: guarded, ingressUrl, adminUrl, identityKey };
}

/** Loopback only (the admin interface has no authentication), no telemetry, and memory for one machine. */
function environment(options: RestateOptions, base: string, keyFile: string): Record<string, string> {
  return {
    RESTATE_BASE_DIR: base,
    RESTATE_BIND_IP: '127.0.0.1',
    RESTATE_ADVERTISED_HOST: '127.0.0.1',
    RESTATE_LISTEN_MODE: 'tcp',
    RESTATE_BIND_PORT: String(options.ports.fabric),
    RESTATE_INGRESS__BIND_PORT: String(options.ports.ingress),
    RESTATE_ADMIN__BIND_PORT: String(options.ports.admin),
    RESTATE_CLUSTER_NAME: options.clusterName,
    // The default is the host's name, and a store opened under another name is refused.
    RESTATE_NODE_NAME: 'sundial',
    RESTATE_WORKER__INVOKER__REQUEST_IDENTITY_PRIVATE_KEY_PEM_FILE: keyFile,
    RESTATE_DISABLE_TELEMETRY: 'true',
    RESTATE_DEFAULT_NUM_PARTITIONS: '4',
    RESTATE_ROCKSDB_TOTAL_MEMORY_SIZE: '128 MB',
    RESTATE_BIFROST__RECORD_CACHE_MEMORY_SIZE: '16 MB',
    RESTATE_ADMIN__QUERY_ENGINE__MEMORY_SIZE: '64 MB',
    RESTATE_WORKER__INVOKER__MEMORY_LIMIT: '128 MB',
    RESTATE_WORKER__DATA_SERVICE_MEMORY_LIMIT: '32 MB',
    RESTATE_LOG_FILTER: 'warn,octocrab=off',
    RESTATE_LOG_DISABLE_ANSI_CODES: 'true',
  };
}

async function untilHealthy(urls: readonly string[], guarded: GuardedProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (!guarded.running()) throw new Error('The workflow engine left at its start; its log says why');
    const healthy = await Promise.all(urls.map(answers));
    if (healthy.every(Boolean)) return;
    if (Date.now() > deadline) {
      await guarded.stop();
      throw new Error('The workflow engine did not answer within a minute');
    }
    await sleep(20);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
}
