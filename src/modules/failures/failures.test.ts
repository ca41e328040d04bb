import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { restateAdmin } from '@/adapters/restate/admin';
import { restateWorkflows } from '@/adapters/restate/client';
import { restateRuns } from '@/adapters/restate/runs';
import { serveWorkflows } from '@/adapters/restate/server';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { loopEvents } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { freePort } from '@/supervisor/free-port';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { useEngine } from '../../../tests/support/engine';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import type { FailureResult, Failures } from './schema';

useDatabase();
const engine = useEngine();
const OBJECT = 'broken-loops';
const PROVIDER = '/sandbox/google/calendar/v3/freeBusy';
let sandbox: Sandbox;
const breakProvider = () => sandbox.control.fault({ path: PROVIDER, garbled: true, times: 10_000 });
const repairProvider = () => sandbox.control.clearFaults();
const ended: string[] = [];
const logged: string[] = [];
/** The same for every attempt, and another one for every run. */
const plans = new Map<string, string>();
const planOf = (key: string) => {
  const plan = plans.get(key) ?? randomUUID();
  plans.set(key, plan);
  return plan;
};
let runtime: Runtime;
let call: CallProduct;
let admin: string;
let server: { close(): Promise<void> };

beforeAll(async () => {
  sandbox = await startSandbox();
  breakProvider();
  const { adminUrl, ingressUrl, identityKey } = engine.current();
  const port = await freePort();
  server = await serveWorkflows({
    port,
    identityKeys: [identityKey],
    onError: (line) => void logged.push(line),
    definition: {
      name: OBJECT,
      async wake({ key, step }) {
        await step('pending 0', async () => 1);
        await step(`perform ${planOf(key)}/0`, async () => {
          await busyTime().catch((cause) => {
            throw new Error(`Nothing for "Lunch with my lawyer" of dana-${planOf(key)}@acme.test`, { cause });
          });
          ended.push(key);
        });
      },
    },
  });
  await restateAdmin({ adminUrl, objectName: OBJECT }).register(port, 'build');
  const workflows = restateWorkflows({ ingressUrl, objectName: OBJECT });
  runtime = { ...mailboxRuntime(), workflows, runs: restateRuns({ adminUrl, objectName: OBJECT }) };
  const [user] = await database().insert(users).values({ email: 'admin@acme.test' }).returning();
  admin = user!.id;
  call = await apiAs(runtime, admin, 'ADMIN');
  return async () => {
    await server.close();
    await sandbox.stop();
  };
});

/** What the stand-in of the calendar provider says of a busy day. */
async function busyTime() {
  const now = Math.floor(sandbox.control.now() / 60_000);
  const grant = { kind: 'google-calendar', accessToken: sandbox.control.accessToken('dana@acme.test') } as const;
  return googleCalendar({ root: sandbox.googleApiRoot }).freeBusy(grant, ['dana@acme.test'], {
    start: now,
    end: now + 1440,
  });
}

const list = async () => (await (await call('GET', '/api/admin/failing-workflows')).json()) as Failures;
const act = async (ids: readonly string[], action: string, more = {}) => {
  const answer = await call('POST', '/api/admin/failing-workflows', { ids, action, ...more });
  return (await answer.json()) as { results: FailureResult[] };
};

it('runs that fail alike are one group, told without a word of anybody, and go on exactly once when retried in bulk', async () => {
  const { loopId } = await ownerWithLoop();
  await database()
    .insert(loopEvents)
    .values({ loopId, kind: 'mail', payload: {} as never, dedupeKey: randomUUID(), dueAt: new Date(NOW) });
  const keys = [loopId, ...Array.from({ length: 11 }, (_, index) => `loop-${index}`), 'account:someone'];
  for (const key of keys) await runtime.workflows.dispatch(key, `event:${key}`);
  await expect.poll(async () => (await list()).groups.map(({ runs }) => runs.length)).toEqual([13]);

  const { total, groups } = await list();
  expect(total).toBe(13);
  expect(groups[0]).toMatchObject({
    step: 'perform',
    error: expect.stringContaining('Nothing for ‹…› of ‹address›, because of CalendarError'),
  });
  expect(groups[0]?.stack).toContain('at ');
  expect(JSON.stringify(groups)).not.toMatch(/lawyer|acme|Lunch/);
  expect(logged.join()).toContain('Nothing for');
  expect(logged.join()).not.toMatch(/lawyer|acme|Lunch/);
  const runs = groups[0]?.runs ?? [];
  const due = { event: 'mail', dueAt: new Date(NOW).toISOString() };
  expect(runs.find(({ about }) => about.id === loopId)).toMatchObject({ about: { kind: 'loop' }, input: due });
  expect(runs.find(({ about }) => about.kind === 'account')).toMatchObject({ about: { id: 'someone' }, input: null });

  repairProvider();
  const ids = runs.map(({ id }) => id);
  const { results } = await act(ids, 'retry');
  expect(results.map(({ id }) => id)).toEqual(ids);
  await expect.poll(async () => (await list()).total).toBe(0);
  expect([...ended].sort()).toEqual([...keys].sort());
  const acts = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'run.retried'))
    .orderBy(asc(auditLog.at));
  expect(acts.map(({ subject }) => subject).sort()).toEqual([...ids].sort());
  expect(new Set(acts.map(({ actor }) => actor))).toEqual(new Set([admin]));
  breakProvider();
});

it('a run is ended, or begun anew at a step that it names', async () => {
  for (const key of ['ended', 'anew']) await runtime.workflows.dispatch(key, `event:${key}`);
  await expect.poll(async () => (await list()).total).toBe(2);
  const of = (all: Failures, key: string) => all.groups[0]!.runs.find(({ about }) => about.id === key)!.id;
  const all = await list();
  const { steps } = await (await call('GET', `/api/admin/failing-workflows/${of(all, 'anew')}`)).json();
  expect(steps).toMatchObject([{ name: 'pending 0', ended: true }, { ended: false }]);
  expect((await act([of(all, 'ended')], 'cancel')).results).toMatchObject([{ outcome: 'done' }]);
  await expect.poll(async () => (await list()).total).toBe(1);
  repairProvider();
  expect((await act([of(all, 'anew')], 'restart', { step: steps[1].index })).results).toMatchObject([
    { outcome: 'done' },
  ]);
  await expect.poll(() => ended.filter((key) => key === 'anew')).toHaveLength(1);
  expect(ended).not.toContain('ended');
  breakProvider();
});

it('what is no run, or none that is known, is said so', async () => {
  expect((await call('POST', '/api/admin/failing-workflows', { ids: ["inv_'; DROP"], action: 'retry' })).status).toBe(
    400,
  );
  expect((await call('POST', '/api/admin/failing-workflows', { ids: [], action: 'retry' })).status).toBe(400);
  const { results } = await act(['inv_19qZMMFXTpbH1LHe9CtSN423cfJJbAz7jy'], 'cancel');
  expect(results).toMatchObject([{ outcome: 'gone' }]);
});

it('an engine that does not answer is said so', async () => {
  const without = await apiAs(mailboxRuntime(), admin);
  const answer = await without('GET', '/api/admin/failing-workflows');
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'engine_down']);
});
