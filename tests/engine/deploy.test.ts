import { expect, onTestFinished, test } from 'vitest';
import { restateAdmin } from '@/adapters/restate/admin';
import { restateWorkflows } from '@/adapters/restate/client';
import { serveWorkflows } from '@/adapters/restate/server';
import type { WorkflowContext } from '@/ports/workflows';
import { freePort } from '@/supervisor/free-port';
import { useEngine } from '../support/engine';

const engine = useEngine();

test('what an earlier build began and this one cannot continue is ended, and a new wake runs', async () => {
  const { adminUrl, ingressUrl, identityKey } = engine.current();
  const port = await freePort();
  const objectName = 'redeployed';
  const admin = restateAdmin({ adminUrl, objectName });
  const workflows = restateWorkflows({ ingressUrl, objectName });
  const serve = (wake: (context: WorkflowContext) => Promise<void>) =>
    serveWorkflows({ port, identityKeys: [identityKey], definition: { name: objectName, wake } });

  let tried = 0;
  const first = await serve(async ({ step }) => {
    await step('old name', async () => 1);
    await step('then', async () => {
      tried++;
      throw new Error('not in this build');
    });
  });
  await admin.register(port, 'build-1');
  await workflows.dispatch('loop', 'event');
  await expect.poll(() => tried).toBeGreaterThan(0);
  await first.close();

  const woken: string[] = [];
  const second = await serve(async ({ key, step }) => {
    await step('new name', async () => void woken.push(key));
    await step('another', async () => {});
    woken.push('end');
  });
  onTestFinished(() => second.close());
  await admin.register(port, 'build-2');
  await expect.poll(async () => (await admin.mend()).ended, { timeout: 60_000 }).toBe(1);
  await workflows.dispatch('loop', 'swept');
  await expect.poll(() => woken, { timeout: 60_000 }).toEqual(['loop', 'end']);
  expect(await admin.prune()).toBe(1);
});

test('what only waited for a worker is tried at once when mended', async () => {
  const { adminUrl, ingressUrl, identityKey } = engine.current();
  const port = await freePort();
  const objectName = 'waited';
  const admin = restateAdmin({ adminUrl, objectName });
  const woken: string[] = [];
  const wake = async ({ key }: WorkflowContext) => void woken.push(key);
  const serve = () => serveWorkflows({ port, identityKeys: [identityKey], definition: { name: objectName, wake } });
  const first = await serve();
  await admin.register(port, 'build');
  await first.close();
  await restateWorkflows({ ingressUrl, objectName }).dispatch('loop', 'event');
  // By then the next try is more than six seconds away.
  const retries = async () => (await admin.failing()).map(({ retry_count }) => retry_count ?? 0)[0] ?? 0;
  await expect.poll(retries, { timeout: 60_000 }).toBeGreaterThanOrEqual(7);
  expect(woken).toEqual([]);
  const second = await serve();
  onTestFinished(() => second.close());
  const mendedAt = performance.now();
  expect((await admin.mend()).resumed).toBe(1);
  await expect.poll(() => woken, { interval: 10 }).toEqual(['loop']);
  expect(performance.now() - mendedAt).toBeLessThan(5_000);
});
