import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser on this machine; none is downloaded. Undefined: the suite skips with a message, unless REQUIRE_BROWSER=1. */
export const browserPath = CANDIDATES.find((path) => path !== undefined && path !== '' && existsSync(path));
