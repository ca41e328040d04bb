import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run eval:injection`: every attack with every reader; a part of them runs in `npm test` (tests/loops). */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    name: 'injection',
    include: ['evals/injection/*.eval.ts'],
    globalSetup: ['tests/support/services.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
