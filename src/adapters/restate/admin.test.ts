import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { restateAdmin } from './admin';

let server: Server;
afterEach(() => server.close());

/** An engine that gives these answers to its queries, one after the other. Returns how often it was asked. */
async function engine(answers: readonly (readonly [status: number, body: object])[]) {
  let asked = 0;
  server = createServer((_request, response) => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)] ?? [500, {}];
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const adminUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { admin: restateAdmin({ adminUrl, objectName: 'loop' }), asked: () => asked };
}

const OPENING = { message: 'Datafusion error: External error: expecting a partition store' };
const UNKNOWN_PLACE = { message: 'Datafusion error: External error: node lookup for partition 0 failed' };

it('waits for an engine that has just started to open its tables', async () => {
  const { admin, asked } = await engine([
    [500, UNKNOWN_PLACE],
    [500, OPENING],
    [200, { rows: [] }],
  ]);
  expect(await admin.mend()).toEqual({ resumed: 0, ended: 0 });
  expect(asked()).toBe(3);
});

it('throws at once when a query fails for any other reason', async () => {
  const { admin, asked } = await engine([[500, { message: 'Datafusion error: no such table' }]]);
  await expect(admin.failing()).rejects.toThrow('no such table');
  expect(asked()).toBe(1);
});
