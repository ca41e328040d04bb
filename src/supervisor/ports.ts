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
  worker: 19_080,
  sandbox: 18_025,
  sandboxSmtp: 12_525,
  sandboxSubmission: 12_587,
  sandboxDns: 15_353,
};

const portsFile = z.object(
  Object.fromEntries(Object.keys(PROPOSED).map((name) => [name, z.number().int()])) as Record<
    keyof typeof PROPOSED,
    z.ZodNumber
  >,
);
export type Ports = z.infer<typeof portsFile>;

/** The internal ports as chosen before, or null before the first start. */
export function storedPorts(dataDirectory: string): Ports | null {
  const file = join(dataDirectory, 'ports.json');
  return existsSync(file) ? portsFile.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Chooses the internal ports once; later starts get the same, because work in flight is bound to the worker's. */
export async function choosePorts(dataDirectory: string, proposed: Partial<Ports> = PROPOSED): Promise<Ports> {
  const stored = storedPorts(dataDirectory);
  if (stored) return stored;
  const chosen = { ...PROPOSED };
  for (const name of Object.keys(PROPOSED) as (keyof Ports)[]) {
    const port = proposed[name];
    chosen[name] = port !== undefined && (await isFree(port)) ? port : await freePort();
  }
  writeFileSync(join(dataDirectory, 'ports.json'), `${JSON.stringify(chosen, null, 2)}\n`);
  return chosen;
}
