import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteBackup } from '../backup/latest';
import { backupFinding } from './backup';
import { diskFinding, machineFindings, rootFinding } from './machine';
import { failingHint } from './running';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-doctor-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const NOW = Date.parse('2026-03-20T10:00:00Z');
const days = (n: number) => new Date(NOW - n * 86_400_000);

test('the disk that the data are on is told with what is left of it', () => {
  expect(machineFindings(directory).map(({ text }) => text)).toContainEqual(
    expect.stringMatching(new RegExp(`^\\d+\\.\\d GB left on the disk of ${directory}$`)),
  );
  expect([0.4, 1.5, 12].map((gigabytes) => diskFinding(directory, gigabytes * 1e9).state)).toEqual([
    'bad',
    'note',
    'ok',
  ]);
});

test('real data without a backup of this week are in danger, invented ones are not', () => {
  const state = (live: boolean) => backupFinding(directory, live, NOW).state;
  expect([state(true), state(false)]).toEqual(['bad', 'note']);
  noteBackup(directory, '/elsewhere/all.backup', days(8));
  expect([state(true), state(false)]).toEqual(['bad', 'note']);
  expect(backupFinding(directory, true, NOW).text).toBe('The last backup is 8 days old: /elsewhere/all.backup');
  noteBackup(directory, '/elsewhere/new.backup', days(1));
  expect(backupFinding(directory, true, NOW)).toMatchObject({ state: 'ok', text: expect.stringContaining('24 hours') });
});

test('a backup that was made by itself counts, too, and the newest is told', () => {
  const folder = join(directory, 'backups');
  mkdirSync(folder);
  for (const [name, age] of [
    ['old', 30],
    ['new', 2],
    ['half.unfinished', 0],
  ] as const) {
    const file = join(folder, `${name}${name.includes('.') ? '' : '.backup'}`);
    writeFileSync(file, '');
    utimesSync(file, days(age), days(age));
  }
  noteBackup(directory, '/elsewhere/all.backup', days(9));
  expect(backupFinding(directory, true, NOW).text).toBe(`The last backup is 2 days old: ${join(folder, 'new.backup')}`);
});

test('root is warned where the data are real', () => {
  expect(rootFinding(true, true)).toMatchObject([{ state: 'bad', text: 'Sundial runs as root' }]);
  expect(rootFinding(false, true)).toMatchObject([{ state: 'note' }]);
  expect(rootFinding(true, false)).toEqual([]);
});

test('of failing workflows, pages are named that there are', () => {
  expect(failingHint('http://127.0.0.1:19070/', '/srv/sundial/data/logs')).toBe(
    '/srv/sundial/data/logs/worker.log says why; http://127.0.0.1:19070/ui shows them.',
  );
});
