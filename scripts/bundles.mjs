// How the product is bundled: for installations by build.mjs, for whoever works on it by `npm run dev`.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Where the scripts of pages without the client runtime go: any NAME.script.ts below src is served as /built/NAME.js. */
export const BUILT = 'public/built';

/** What runs on Node. */
export function bundle(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    packages: 'external',
    alias: { '@': join(root, 'src') },
    sourcemap: 'linked',
    logLevel: 'error',
  };
}

/** What runs on pages. Each by itself: a page loads one, and they share little. */
export function pageScripts(root) {
  const entries = readdirSync(join(root, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.script.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return {
    absWorkingDir: root,
    entryPoints: entries.map((file) => ({ in: file, out: basename(file, '.script.ts') })),
    outdir: BUILT,
    bundle: true,
    platform: 'browser',
    target: 'es2022',
    format: 'esm',
    minify: true,
    alias: { '@': join(root, 'src') },
    logLevel: 'error',
  };
}
