import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type BuildOptions, build } from 'esbuild';
import { bundle } from '../../scripts/bundles.mjs';

export interface Bundled {
  /** Path of the program, for Node. */
  readonly file: string;
  remove(): void;
}

/**
 * A program of the product as one file, as installations have it, beside what they run: it starts in a fraction of the time
 * that its hundreds of sources take, which a test that kills it waits for again and again.
 */
export async function bundled(entry: string): Promise<Bundled> {
  const file = `dist/test-${randomUUID()}.mjs`;
  await build({ ...(bundle(process.cwd()) as BuildOptions), sourcemap: false, entryPoints: [entry], outfile: file });
  return { file, remove: () => rmSync(file, { force: true }) };
}
