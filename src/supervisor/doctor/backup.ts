import { type BackupMade, latestBackup } from '../backup/latest';
import { bad, type Finding, note, ok } from './finding';

const HOUR_MS = 3_600_000;
/** Older than this, real data are not safe. */
const OLD_MS = 7 * 24 * HOUR_MS;
const HINT =
  '`npx sundial backup FILE` writes one while everything runs: have it done every night, to another machine.';

/** How old the newest backup is. In the sandbox nothing is lost. */
export function backupFinding(dataDirectory: string, live: boolean, nowMs: number): Finding {
  return judgeBackup(latestBackup(dataDirectory), live, nowMs);
}

function judgeBackup(made: BackupMade | null, live: boolean, nowMs: number): Finding {
  const say = live ? bad : note;
  if (made === null) return say('There is no backup', HINT);
  const age = nowMs - made.at;
  const text = `The last backup is ${ageWords(age)} old: ${made.file}`;
  return age > OLD_MS ? say(text, HINT) : ok(text);
}

function ageWords(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours < 1) return 'less than an hour';
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
