import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { plainly } from '@/supervisor/database';
import { dataDirectoryOf, installationVariables, ROOT } from '@/supervisor/installation';
import { resetInstallation } from '@/supervisor/reset';
import { isSet } from '@/supervisor/settings';
import { readArguments } from './arguments';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `sundial reset`: empties the installation, after a question and a backup. */
export async function reset(args: string[]): Promise<number> {
  const { flags } = readArguments(args, { yes: 'flag', 'no-backup': 'flag' });
  const variables = installationVariables();
  const dataDirectory = dataDirectoryOf(ROOT, variables);
  const databaseUrl = isSet(variables.DATABASE_URL) ? variables.DATABASE_URL : null;
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const backup = flags.has('no-backup') ? null : join(dataDirectory, 'backups', `${moment}-before-reset.backup`);
  if (!flags.has('yes') && !(await confirmed(dataDirectory, databaseUrl, backup !== null))) return 1;
  try {
    await resetInstallation({ dataDirectory, databaseUrl, backup, report: say });
    if (isSet(variables.WORKFLOW_ENGINE_URL)) {
      say('The engine that WORKFLOW_ENGINE_URL names keeps its own data: give it an empty store, too.');
    }
    say('The next start begins anew, in the mode that SANDBOX in .env says.');
    return 0;
  } catch (error) {
    const plain = databaseUrl === null ? error : plainly(error, databaseUrl);
    process.stderr.write(`${(plain as Error).message}\n`);
    return 1;
  }
}

async function confirmed(dataDirectory: string, databaseUrl: string | null, backedUp: boolean): Promise<boolean> {
  const what = databaseUrl === null ? dataDirectory : `${dataDirectory} and the database that DATABASE_URL names`;
  say(`This empties ${what}: accounts, meetings, mail, connections.`);
  say(backedUp ? 'A backup is written first.' : 'No backup is written.');
  if (!process.stdin.isTTY) {
    process.stderr.write('Nobody can be asked here: repeat it with --yes.\n');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question('Type reset to go on: ');
    if (answer.trim().toLowerCase() === 'reset') return true;
    say('Nothing was changed.');
    return false;
  } finally {
    terminal.close();
  }
}
