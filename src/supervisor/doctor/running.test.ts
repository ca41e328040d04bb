import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../free-port';
import { healthFinding } from './running';

/** What the doctor finds where the web application answers its health so. */
async function found(status: number, body: object) {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return healthFinding(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, '/srv/data/logs');
}

test('the doctor repeats what the product says of its parts', async () => {
  const up = { database: 'up', engine: 'up', worker: 'up', mail: 'up' };
  expect((await found(200, { ok: true, ...up })).state).toBe('ok');
  expect(await found(503, { ok: false, ...up, worker: 'down', mail: 'down' })).toEqual({
    state: 'bad',
    text: 'The web application does not reach: worker, mail',
    hint: 'The logs are in /srv/data/logs.',
  });
  expect((await found(500, {})).text).toBe('The web application answers 500 when asked how it is');
  expect((await healthFinding(`http://127.0.0.1:${await freePort()}`, '/srv/data/logs')).text).toBe(
    'The web application does not answer',
  );
});
