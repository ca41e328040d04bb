import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * How PostgreSQL is started. It refuses to run as root, so root either enters a user namespace in which it is nobody
 * (the files stay root's), or, where namespaces are forbidden as in many containers, changes to another account.
 */
export type Account =
  | { readonly kind: 'direct' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'setuid'; readonly uid: number; readonly gid: number };

/** `nobody`, which has an entry in the account database everywhere; PostgreSQL looks its own name up. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const NAMESPACE = ['--user', `--map-user=${NOBODY.uid}`, `--map-group=${NOBODY.gid}`, '--'];

/** The account for a data directory, which may exist already and then belongs to the account that made it. */
export function chooseAccount(dataDirectory: string): Account {
  if (process.getuid?.() !== 0) return { kind: 'direct' };
  if (existsSync(dataDirectory)) {
    const { uid, gid } = statSync(dataDirectory);
    if (uid !== 0) return { kind: 'setuid', uid, gid };
  }
  const namespaces = spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0;
  return namespaces ? { kind: 'namespace' } : { kind: 'setuid', ...NOBODY };
}

/** Command, arguments and ids with which `program` runs under the account. */
export function underAccount(account: Account, program: string, args: readonly string[]) {
  if (account.kind === 'namespace') return { command: 'unshare', args: [...NAMESPACE, program, ...args] };
  if (account.kind === 'setuid') return { command: program, args, uid: account.uid, gid: account.gid };
  return { command: program, args };
}

/**
 * Makes both folders usable by another account: a data directory and a runtime below a folder that the account cannot
 * enter (such as root's home) are placed in `shared`, the data directory leaving a link behind.
 */
export function placeForAccount(
  account: Account,
  runtime: string,
  dataDirectory: string,
  shared = '/var/lib/sundial',
): { readonly runtime: string; readonly dataDirectory: string } {
  if (account.kind !== 'setuid') return { runtime, dataDirectory };
  return {
    runtime: canEnter(account, join(runtime, 'bin')) ? runtime : copyRuntime(runtime, shared),
    dataDirectory: existsSync(dataDirectory)
      ? realpathSync(dataDirectory)
      : makeDataDirectory(account, dataDirectory, shared),
  };
}

function canEnter(account: { uid: number; gid: number }, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

function copyRuntime(runtime: string, shared: string): string {
  const digest = createHash('sha256')
    .update(runtime)
    .update(String(statSync(join(runtime, 'bin/postgres')).mtimeMs));
  const target = join(shared, `postgres-${digest.digest('hex').slice(0, 12)}`);
  if (existsSync(target)) return target;
  makeEnterable(shared);
  const unfinished = `${target}.${process.pid}`;
  cpSync(runtime, unfinished, { recursive: true, verbatimSymlinks: true });
  renameSync(unfinished, target);
  return target;
}

function makeDataDirectory(account: { uid: number; gid: number }, dataDirectory: string, shared: string): string {
  mkdirSync(dirname(dataDirectory), { recursive: true });
  const inPlace = canEnter(account, dirname(dataDirectory));
  const name = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  const target = inPlace ? dataDirectory : join(shared, `data-${name}`);
  if (!inPlace) makeEnterable(shared);
  mkdirSync(target, { recursive: true, mode: 0o700 });
  chownSync(target, account.uid, account.gid);
  if (!inPlace) symlinkSync(target, dataDirectory);
  return target;
}

function makeEnterable(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}
