import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort, isFree } from './free-port';
import { portHolder } from './port-holder';
import { choosePorts, storedPorts } from './ports';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-ports-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a proposed port is taken if it is free, another if not, and the choice is kept', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  const open = await freePort();
  const ports = await choosePorts(directory, { postgres: port, worker: open });
  taken.close();
  expect(ports.worker).toBe(open);
  expect(ports.postgres).not.toBe(port);
  expect(new Set(Object.values(ports)).size).toBe(Object.keys(ports).length);
  expect(await choosePorts(directory, {})).toEqual(ports);
  expect(storedPorts(directory)).toEqual(ports);
});

test('a listener that an earlier version did not know gets its port later', async () => {
  const before = await choosePorts(directory, {});
  const { sandboxDns: _, ...older } = before;
  writeFileSync(join(directory, 'ports.json'), JSON.stringify(older));
  expect(storedPorts(directory)).toBeNull();
  expect(await choosePorts(directory, {})).toMatchObject(older);
});

test('the holder of a port is named', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  expect(await isFree(port)).toBe(false);
  expect(portHolder(port)).toContain(`(process ${process.pid})`);
  server.close();
  await once(server, 'close');
  expect(await isFree(port)).toBe(true);
  expect(portHolder(port)).toBeNull();
});
