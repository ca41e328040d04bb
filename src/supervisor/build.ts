import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processVariables } from '@/config/env';
import { spawnGuarded } from './guard';
import type { Role } from './supervisor';

/** Builds what is out of date, with its progress on the terminal. @throws when it fails. */
export async function buildIfStale(root: string): Promise<void> {
  const build = spawnGuarded({
    command: process.execPath,
    args: [join(root, 'scripts/build.mjs')],
    cwd: root,
    env: processVariables(),
    output: 'inherit',
  });
  const { code } = await build.exited;
  if (code !== 0) throw new Error('The build failed; see above');
}

/** Names what was built, so that the engine can tell one build's work from another's. */
export function buildId(root: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, 'dist/build.json')))
    .digest('hex')
    .slice(0, 12);
}

/** Node's arguments that run a role as it was built. */
export function builtProgram(role: Role): readonly string[] {
  return role === 'sandbox' ? ['dist/sandbox.mjs'] : ['dist/main.mjs', '--roles', role];
}
