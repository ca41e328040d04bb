import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { DOVECOT } from './dovecot-binary';

const present = existsSync(DOVECOT);
if (!present)
  console.log(`Skipped: ${DOVECOT} is not installed (Debian: apt-get install dovecot-imapd dovecot-lmtpd).`);

/** Tries the product's protocols on other people's servers; not a part of `npm test`, which needs nothing but npm. */
export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
  test: {
    name: 'interop',
    include: present ? ['tests/interop/**/*.interop.ts'] : [],
    passWithNoTests: true,
    globalSetup: ['tests/support/services.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
