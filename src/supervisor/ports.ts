import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { freePort, isFree } from './free-port';

/** What each internal listener gets if it is free at the first start. All are on 127.0.0.1. */
const PROPOSED = {
  postgres: 15_432,
  engineIngress: 18_080,
  engineAdmin: 19_070,
  engineFabric: 15_122,
  enginePages: 3_001,
  worker: 19_080,
  sandbox: 18_025,
  sandboxSmtp: 12_525,
  sandboxSubmission: 12_587,
  sandboxDns: 15_353,
  sandboxImap: 12_143,
};
export type Ports = typeof PROPOSED;

const NAMES = Object.keys(PROPOSED) as (keyof Ports)[];
const portsFile = z.record(z.string(), z.number().int());

const fileIn = (dataDirectory: string): string => join(dataDirectory, 'ports.json');

function readPorts(dataDirectory: string): Partial<Ports> {
  const file = fileIn(dataDirectory);
  return existsSync(file) ? portsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** The internal ports as chosen before, or null before the first start. */
export function storedPorts(dataDirectory: string): Ports | null {
  const stored = readPorts(dataDirectory);
  return NAMES.every((name) => stored[name] !== undefined) ? (stored as Ports) : null;
}

/**
 * Chooses the internal ports once; later starts get the same, because work in flight is bound to the worker's. What a
 * later version adds is chosen then.
 */
export async function choosePorts(dataDirectory: string, proposed: Partial<Ports> = PROPOSED): Promise<Ports> {
  const stored = readPorts(dataDirectory);
  const chosen = { ...PROPOSED };
  const taken = new Set(Object.values(stored));
  for (const name of NAMES) {
    let port = stored[name] ?? proposed[name] ?? (await freePort());
    while (stored[name] === undefined && (taken.has(port) || !(await isFree(port)))) port = await freePort();
    chosen[name] = port;
    taken.add(port);
  }
  writeFileSync(fileIn(dataDirectory), `${JSON.stringify(chosen, null, 2)}\n`);
  return chosen;
}
