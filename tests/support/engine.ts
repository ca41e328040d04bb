import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '@/supervisor/free-port';
import { type RunningRestate, startRestate } from '@/supervisor/restate';

/** The test file's own workflow engine, started before its tests (0.4 s) and gone after them. */
export function useEngine(): { current(): RunningRestate; restart(): Promise<void>; directory(): string } {
  let engine: RunningRestate;
  let directory: string;
  let ports: { ingress: number; admin: number; fabric: number };
  const start = () => startRestate({ directory, ports, clusterName: 'sundial-test', output: 'ignore' });
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'sundial-engine-'));
    ports = { ingress: await freePort(), admin: await freePort(), fabric: await freePort() };
    engine = await start();
  });
  afterAll(async () => {
    await engine.process.stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    current: () => engine,
    directory: () => directory,
    async restart() {
      await engine.process.stop();
      engine = await start();
    },
  };
}
