import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { noteBackup } from '@/supervisor/backup/latest';
import { restoreBackup } from '@/supervisor/backup/restore';
import { writeBackup } from '@/supervisor/backup/write';
import { dataDirectoryOf, installationVariables, ROOT, withDatabase } from '@/supervisor/installation';

const SECRETS =
  'Keep a copy of .env with it: the encrypted calendar connections and the links in sent mail need its secrets.';
/** SQLSTATE invalid_catalog_name. */
const UNKNOWN_DATABASE = '3D000';

/** `sundial backup FILE`: writes all data, as of one moment, to a new file; also while everything runs. */
export async function backup(args: string[]): Promise<number> {
  const file = onlyFile(args, 'backup');
  if (file === null) return 2;
  if (existsSync(file)) return fail(`${file} exists already`);
  const variables = installationVariables();
  try {
    const rows = await withDatabase(variables, { alone: false }, (url) => writeBackup(url, file));
    noteBackup(dataDirectoryOf(ROOT, variables), file);
    process.stdout.write(`Wrote ${rows} rows to ${file}. ${SECRETS}\n`);
    return 0;
  } catch (error) {
    return fail(error);
  }
}

/** `sundial restore FILE`: makes the database what the file holds. What it held before is backed up first. */
export async function restore(args: string[]): Promise<number> {
  const file = onlyFile(args, 'restore');
  if (file === null) return 2;
  if (!existsSync(file)) return fail(`There is no ${file}`);
  const variables = installationVariables();
  const moment = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const before = join(dataDirectoryOf(ROOT, variables), 'backups', `${moment}-before-restore.backup`);
  try {
    await withDatabase(variables, { alone: true }, async (url) => {
      if (await backUpPresent(url, before)) process.stdout.write(`Backed up the present data to ${before}\n`);
      const rows = await restoreBackup(url, file);
      process.stdout.write(`Restored ${rows} rows from ${file}\n`);
    });
    return 0;
  } catch (error) {
    return fail(error);
  }
}

async function backUpPresent(url: string, file: string): Promise<boolean> {
  try {
    await writeBackup(url, file);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === UNKNOWN_DATABASE) return false;
    throw error;
  }
}

function onlyFile(args: string[], command: string): string | null {
  if (args.length === 1 && !args[0]!.startsWith('-')) return resolve(args[0]!);
  process.stderr.write(`Usage: sundial ${command} FILE\n`);
  return null;
}

function fail(error: unknown): number {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 1;
}
