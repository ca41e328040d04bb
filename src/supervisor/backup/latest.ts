import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const mark = z.object({ at: z.iso.datetime(), file: z.string() });
const markIn = (dataDirectory: string): string => join(dataDirectory, 'last-backup.json');

export interface BackupMade {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly file: string;
}

/** Remembers that somebody had all data written to a file, wherever that is. */
export function noteBackup(dataDirectory: string, file: string, at = new Date()): void {
  writeFileSync(markIn(dataDirectory), JSON.stringify({ at: at.toISOString(), file }), { mode: 0o600 });
}

/** The newest backup that is known of: one that was asked for, or one that was made by itself before a change. */
export function latestBackup(dataDirectory: string): BackupMade | null {
  const folder = join(dataDirectory, 'backups');
  const made = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.backup'))
    .map((name) => ({ file: join(folder, name), at: statSync(join(folder, name)).mtimeMs }));
  return [...made, ...noted(dataDirectory)].sort((a, b) => b.at - a.at)[0] ?? null;
}

function noted(dataDirectory: string): BackupMade[] {
  try {
    const { at, file } = mark.parse(JSON.parse(readFileSync(markIn(dataDirectory), 'utf8')));
    return [{ at: Date.parse(at), file }];
  } catch {
    return [];
  }
}
