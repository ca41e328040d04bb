import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { restateAdmin } from '@/adapters/restate/admin';
import { restateWorkflows } from '@/adapters/restate/client';
import { freePort } from '@/supervisor/free-port';
import { useEngine } from '../support/engine';

const engine = useEngine();

/** Starts worker processes that write what they did to one file. */
async function workerOf(objectName: string, slowStepMs: number) {
  const { adminUrl, ingressUrl, identityKey } = engine.current();
  const file = join(engine.directory(), `${objectName}.log`);
  const port = await freePort();
  const start = async () => {
    const args = ['--import', 'tsx', 'tests/engine/worker.ts', String(port), identityKey, file, objectName];
    const child = spawn(process.execPath, [...args, String(slowStepMs)], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    return child;
  };
  const worker = await start();
  const admin = restateAdmin({ adminUrl, objectName });
  await admin.register(port, 'build');
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  return { worker, start, admin, lines, workflows: restateWorkflows({ ingressUrl, objectName }) };
}

test('a worker killed in the middle of a step is resumed by the next one, with the ended steps kept', async () => {
  const { worker, start, admin, lines, workflows } = await workerOf('worker-killed', 1_500);
  await workflows.dispatch('loop', 'event');
  await expect.poll(lines, { interval: 10 }).toContain('loop second begins');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  await start();
  await admin.mend();
  await expect.poll(lines, { timeout: 60_000 }).toContain('loop third');
  expect(lines()).toEqual(['loop first', 'loop second begins', 'loop second begins', 'loop second', 'loop third']);
});

test.runIf(process.platform === 'linux')(
  'an engine killed in the middle of a step goes on with it after its start',
  async () => {
    const { lines, workflows } = await workerOf('engine-killed', 1_500);
    await workflows.dispatch('loop', 'event');
    await workflows.schedule('later', 'timer', 2_000);
    await expect.poll(lines, { interval: 10 }).toContain('loop second begins');
    process.kill(engineProcessId(), 'SIGKILL');
    await engine.restart();
    await expect.poll(lines, { timeout: 60_000 }).toContain('loop third');
    await expect.poll(lines, { timeout: 60_000 }).toContain('later third');
    expect(lines().filter((line) => line === 'loop first')).toHaveLength(1);
  },
);

/** The engine's own process, found by its working directory; the guard that started it runs elsewhere. */
function engineProcessId(): number {
  const found = readdirSync('/proc').find((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      const environment = readFileSync(`/proc/${entry}/environ`, 'utf8');
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8');
      return environment.includes(engine.directory()) && command.split('\0')[0]!.endsWith('restate-server');
    } catch {
      return false;
    }
  });
  if (!found) throw new Error('The engine is not running');
  return Number(found);
}
