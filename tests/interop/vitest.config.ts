import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SERVERS } from './binaries';

const present = SERVERS.filter(({ path }) => existsSync(path));
for (const { name, path, packages } of SERVERS.filter((server) => !present.includes(server))) {
  console.log(`Skipped ${name}: ${path} is not installed (Debian: apt-get install ${packages}).`);
}

/** Tries the product's protocols on other people's servers; not a part of `npm test`, which needs nothing but npm. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    name: 'interop',
    include: present.map(({ name }) => `tests/interop/${name}.interop.ts`),
    passWithNoTests: true,
    globalSetup: ['tests/support/services.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
