import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/e2e/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  // Whole conversations, on a machine that may have other work besides.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Each with a product of its own (tests/e2e/product.ts), which waits a good part of the time.
  workers: availableParallelism() + 1,
  retries: 0,
  forbidOnly: true,
  globalSetup: './tests/e2e/built.ts',
  use: {
    launchOptions: {
      executablePath: browserPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // What never comes is said before the whole test is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A tenth of the time; `--trace retain-on-failure` has one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
