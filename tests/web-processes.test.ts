import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { freePort } from '@/supervisor/free-port';

const PROGRAM = fileURLToPath(new URL('./support/web-processes.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

async function start(port: number, how: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, String(port), how], { stdio: 'pipe' });
  running.push(child);
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: String(said) };
}

/** Each over a connection of its own, so that the processes take turns. */
async function idsOf(port: number): Promise<Set<number>> {
  const ids = new Set<number>();
  for (let n = 0; n < 8; n += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(2_000),
    });
    ids.add(Number(await answer.text()));
  }
  return ids;
}

it('two processes share the port; one that dies is replaced; all leave with their keeper', async () => {
  const port = await freePort();
  const { child } = await start(port, 'serving');
  await expect.poll(() => idsOf(port).then((ids) => ids.size)).toBe(2);
  const [victim = 0, ...others] = await idsOf(port);
  process.kill(victim, 'SIGKILL');
  await expect
    .poll(async () => {
      const ids = await idsOf(port).catch(() => new Set<number>());
      return ids.size === 2 && !ids.has(victim) && others.every((id) => ids.has(id));
    })
    .toBe(true);
  const all = [...(await idsOf(port))];
  child.kill('SIGTERM');
  const [status] = await once(child, 'exit');
  expect(status).toBe(0);
  for (const id of all) expect(() => process.kill(id, 0)).toThrow('ESRCH');
});

it('when its keeper is killed, no process is left', async () => {
  const port = await freePort();
  const { child } = await start(port, 'serving');
  await expect.poll(() => idsOf(port).then((ids) => ids.size)).toBe(2);
  child.kill('SIGKILL');
  await expect.poll(() => idsOf(port).catch(() => 'nobody')).toBe('nobody');
});

it('a process that cannot start ends the role', async () => {
  const { child, said } = await start(await freePort(), 'failing');
  expect(said).toContain('left with 5 at its start');
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(3);
});
