import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, test, vi } from 'vitest';

test('the worked example of the documentation prints what the documentation says', async () => {
  const page = readFileSync('docs/scheduling-core.md', 'utf8');
  const [, code = '', printed = ''] = /```ts\n([\s\S]*?)```\n[\s\S]*?```text\n([\s\S]*?)```/.exec(page) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  const outfile = join(folder, 'example.mjs');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const stdin = { contents: code, loader: 'ts' as const, resolveDir: process.cwd() };
    await build({ stdin, outfile, bundle: true, format: 'esm', platform: 'node', tsconfig: 'tsconfig.json' });
    await import(/* @vite-ignore */ pathToFileURL(outfile).href);
    expect(`${log.mock.calls.map(([line]) => line).join('\n')}\n`).toBe(printed);
  } finally {
    log.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
