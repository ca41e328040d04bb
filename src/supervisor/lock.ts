import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const claim = z.object({ process: z.number().int().positive(), command: z.string() });
const fileIn = (dataDirectory: string): string => join(dataDirectory, 'supervisor.json');

/** Process id of the supervisor that runs on a data directory, or null. */
export function runningSupervisor(dataDirectory: string): number | null {
  try {
    const claimed = claim.parse(JSON.parse(readFileSync(fileIn(dataDirectory), 'utf8')));
    // After a crash the number may belong to another program.
    return isAlive(claimed.process) && commandOf(claimed.process) === claimed.command ? claimed.process : null;
  } catch {
    return null;
  }
}

/** Claims a data directory for this process. Returns how to give it back. @throws when another supervisor has it. */
export function claimDataDirectory(dataDirectory: string): () => void {
  const other = runningSupervisor(dataDirectory);
  if (other !== null && other !== process.pid) {
    throw new Error(`Sundial runs on ${dataDirectory} already (process ${other})`);
  }
  writeFileSync(fileIn(dataDirectory), JSON.stringify({ process: process.pid, command: commandOf(process.pid) }));
  return () => rmSync(fileIn(dataDirectory), { force: true });
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Empty where there is no /proc. */
function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
