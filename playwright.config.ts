import { defineConfig } from '@playwright/test';
import { browserPath } from './tests/e2e/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  // Whole conversations, on a machine that may have other work besides.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  workers: 1,
  // Told in the summary (docs/decisions/029-second-tries.md).
  retries: 1,
  forbidOnly: true,
  globalSetup: './tests/e2e/product.ts',
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
