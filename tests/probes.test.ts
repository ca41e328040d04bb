import { createServer } from 'node:http';
import { type AddressInfo, createServer as createTcp } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startListener } from '@/adapters/smtp/listener';
import { roleProbes } from '@/main/probes';
import { freePort } from '@/supervisor/free-port';
import { apiAs } from './support/api';
import { useDatabase } from './support/database';
import { mailboxRuntime } from './support/mailbox';

useDatabase();

/** An HTTP server that answers every request with a status, on a port of its own. */
async function answering(status: number) {
  const server = createServer((_, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { port: (server.address() as AddressInfo).port, close };
}

async function mailRole() {
  const errors: Error[] = [];
  const listener = await startListener({
    host: '127.0.0.1',
    port: 0,
    name: 'sundial.test',
    takes: async () => true,
    tls: null,
    accept: async () => {},
    onError: (error) => errors.push(error),
  });
  return { port: listener.port, close: () => listener.close(), errors };
}

it('the health tells of each role whether it answers: 200 when all do, 503 when one does not', async () => {
  const [engine, worker, mail] = [await answering(200), await answering(404), await mailRole()];
  const env = {
    WORKFLOW_ENGINE_URL: `http://127.0.0.1:${engine.port}/`,
    WORKER_PORT: worker.port,
    SMTP_HOST: '0.0.0.0',
    SMTP_PORT: mail.port,
  };
  const probes = roleProbes(env, { keepMs: 0, waitMs: 5_000 });
  const call = await apiAs({ ...mailboxRuntime(), probes }, null);
  const health = async () => {
    const answer = await call('GET', '/api/health');
    const { ok, database, engine: e, worker: w, mail: m } = await answer.json();
    return [answer.status, ok, database, e, w, m];
  };
  expect(await health()).toEqual([200, true, 'up', 'up', 'up', 'up']);
  expect(mail.errors).toEqual([]);
  await mail.close();
  expect(await health()).toEqual([503, false, 'up', 'up', 'up', 'down']);
  await worker.close();
  expect(await health()).toEqual([503, false, 'up', 'up', 'down', 'down']);
  await engine.close();
  expect(await health()).toEqual([503, false, 'up', 'down', 'down', 'down']);
  // Whoever keeps the web role running does not begin it anew for that.
  expect((await call('GET', '/api/health/web')).status).toBe(200);
});

it('a mail server that takes connections and says nothing is down', async () => {
  const silent = createTcp();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const port = (silent.address() as AddressInfo).port;
  const none = { WORKFLOW_ENGINE_URL: 'http://127.0.0.1:1', WORKER_PORT: await freePort() };
  const probes = roleProbes({ ...none, SMTP_HOST: '127.0.0.1', SMTP_PORT: port }, { keepMs: 0, waitMs: 20 });
  expect(await probes.mail()).toBe(false);
});

it('whoever asks often is answered from before', async () => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const env = { WORKFLOW_ENGINE_URL: url, WORKER_PORT: 1, SMTP_HOST: '127.0.0.1', SMTP_PORT: 1 };
  const probes = roleProbes(env, { keepMs: 3_600_000, waitMs: 5_000 });
  expect(await Promise.all([probes.engine(), probes.engine()])).toEqual([true, true]);
  expect([await probes.engine(), asked]).toEqual([true, 1]);
});
