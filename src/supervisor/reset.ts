import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDatabase } from '@/db/empty';
import { writeBackup } from './backup/write';
import { isUnknownDatabase } from './database';
import { DATABASE } from './installation';
import { claimDataDirectory } from './lock';
import { openLog } from './logs';
import { choosePorts } from './ports';
import { startPostgres } from './postgres';

/** What we put into a data folder. Whatever else is in it is somebody's own, such as a DKIM key, and backups are kept. */
const OURS = ['pg', 'pg.unfinished', 'pg.password', 'restate', 'restate.pem', 'sandbox.json', 'ports.json', 'logs'];

export interface ResetOptions {
  readonly dataDirectory: string;
  /** A database of the user's own; null: the embedded one. */
  readonly databaseUrl: string | null;
  /** Where all data go first; null: nowhere. */
  readonly backup: string | null;
  report(line: string): void;
}

/**
 * Empties an installation: the embedded database and engine, or the rows of a database of the user's own. Whether it is for
 * practice or real is said anew at the next start.
 * @throws when Sundial runs on the folder, or the backup cannot be written; then nothing has been emptied.
 */
export async function resetInstallation(options: ResetOptions): Promise<void> {
  const { dataDirectory, databaseUrl, backup, report } = options;
  const release = claimDataDirectory(dataDirectory);
  try {
    if (backup !== null) await backUp(options, backup);
    if (databaseUrl !== null) await emptyDatabase(databaseUrl);
    for (const name of OURS) remove(join(dataDirectory, name));
    const kept = readdirSync(dataDirectory).filter((name) => name !== 'supervisor.json');
    report(`Emptied ${dataDirectory}${kept.length > 0 ? ` (kept: ${kept.sort().join(', ')})` : ''}`);
    if (databaseUrl !== null) report('Emptied the database that DATABASE_URL names');
  } finally {
    release();
  }
}

async function backUp({ dataDirectory, databaseUrl, report }: ResetOptions, file: string): Promise<void> {
  const written = (rows: number) => report(`Backed up ${rows} rows to ${file}`);
  if (databaseUrl !== null) return written(await writeBackup(databaseUrl, file));
  if (!existsSync(join(dataDirectory, 'pg'))) return;
  const { postgres: port } = await choosePorts(dataDirectory);
  const server = await startPostgres({ directory: dataDirectory, port, output: openLog(dataDirectory, 'postgres') });
  try {
    written(await writeBackup(server.url(DATABASE), file));
  } catch (error) {
    // Stopped at its very first start: there is nothing yet.
    if (!isUnknownDatabase(error)) throw error;
  } finally {
    await server.process.stop();
  }
}

/** Also what a link leads to: root's cluster may be elsewhere (postgres-account). */
function remove(path: string): void {
  if (existsSync(path)) rmSync(realpathSync(path), { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
}
