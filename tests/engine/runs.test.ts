import { expect, onTestFinished, test } from 'vitest';
import { restateAdmin } from '@/adapters/restate/admin';
import { restateWorkflows } from '@/adapters/restate/client';
import { restateRuns } from '@/adapters/restate/runs';
import { serveWorkflows } from '@/adapters/restate/server';
import type { WorkflowContext } from '@/ports/workflows';
import { freePort } from '@/supervisor/free-port';
import { useEngine } from '../support/engine';

const engine = useEngine();

async function serve(objectName: string, wake: (context: WorkflowContext) => Promise<void>) {
  const { adminUrl, ingressUrl, identityKey } = engine.current();
  const port = await freePort();
  const server = await serveWorkflows({ port, identityKeys: [identityKey], definition: { name: objectName, wake } });
  onTestFinished(() => server.close());
  await restateAdmin({ adminUrl, objectName }).register(port, 'build-1');
  const runs = restateRuns({ adminUrl, objectName });
  const failing = async () => (await runs.failing(100)).runs;
  return { runs, failing, workflows: restateWorkflows({ ingressUrl, objectName }) };
}

/** A workflow of two steps whose second one fails until it is told otherwise. */
async function broken(objectName: string) {
  const state = { broken: true };
  const ran: string[] = [];
  const served = await serve(objectName, async ({ key, step }) => {
    await step('look 1', async () => void ran.push(`${key} look`));
    await step('work 2', async () => {
      if (state.broken) throw new Error('Nonsense from "Dana Kovač" <dana@acme.test>');
      ran.push(`${key} work`);
    });
  });
  return { ...served, state, ran };
}

test('a run that fails is listed with step, attempts and what waits behind it, and goes on once when it is retried', async () => {
  const { runs, failing, workflows, state, ran } = await broken('listed');
  await workflows.dispatch('loop', 'event-1');
  await expect.poll(async () => (await failing())[0]?.attempts ?? 0).toBeGreaterThanOrEqual(5);
  await workflows.dispatch('loop', 'event-2');
  await expect.poll(async () => (await failing())[0]?.waiting).toBe(1);
  const [run] = await failing();
  expect(run).toMatchObject({ key: 'loop', state: 'retrying', step: 'work 2', waiting: 1 });
  expect(run?.failure).toContain('Nonsense from');
  expect(run?.failure).not.toMatch(/Dana|acme/);
  expect(await runs.steps(run!.id)).toEqual([
    { index: 1, name: 'look 1', ended: true },
    { index: 3, name: 'work 2', ended: false },
  ]);
  expect(await runs.health()).toMatchObject({ waiting: 1, paused: 0 });
  state.broken = false;
  await runs.retry(run!.id);
  await expect.poll(() => ran).toEqual(['loop look', 'loop work', 'loop look', 'loop work']);
  await expect.poll(failing).toEqual([]);
});

test('a run that is cancelled ends, is not listed as failing, and lets the next one of its key begin', async () => {
  const { runs, failing, workflows, state, ran } = await broken('cancelled');
  await workflows.dispatch('loop', 'event-1');
  await expect.poll(async () => (await failing()).length).toBe(1);
  const [run] = await failing();
  expect(await runs.cancel(run!.id)).toBe('done');
  await expect.poll(failing).toEqual([]);
  expect(await runs.retry(run!.id)).toBe('busy');
  state.broken = false;
  await workflows.dispatch('loop', 'event-2');
  await expect.poll(() => ran.at(-1)).toBe('loop work');
});

test.each([
  ['from its start', 0, ['loop look', 'loop look', 'loop work']],
  ['from the step that failed', 3, ['loop look', 'loop work']],
])('a run is begun anew %s', async (_, step, expected) => {
  const { runs, failing, workflows, state, ran } = await broken(`restarted-${step}`);
  await workflows.dispatch('loop', 'event');
  await expect.poll(async () => (await failing())[0]?.step).toBe('work 2');
  const [run] = await failing();
  // Mended only afterwards: an attempt of the engine's own may be under way.
  expect(await runs.restart(run!.id, step)).toBe('done');
  state.broken = false;
  await expect.poll(() => ran).toEqual(expected);
  await expect.poll(failing).toEqual([]);
});

test('what the engine does not know is gone, and what is no id is not asked for', async () => {
  const { runs } = await serve('unknown', async () => {});
  const unknown = 'inv_19qZMMFXTpbH1LHe9CtSN423cfJJbAz7jy';
  expect(await runs.retry(unknown)).toBe('gone');
  expect(await runs.cancel(unknown)).toBe('gone');
  expect(await runs.restart(unknown, 0)).toBe('gone');
  expect(await runs.retry("inv_1' OR '1'='1")).toBe('gone');
  expect(await runs.steps("inv_1' OR '1'='1")).toEqual([]);
});
