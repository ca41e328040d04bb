import { buildIfStale } from '@/supervisor/build';
import { ROOT } from '@/supervisor/installation';
import { browserPath } from './browser';

/** Builds the product once, before each worker starts one of its own from it. */
export default async function build(): Promise<void> {
  if (browserPath) return buildIfStale(ROOT);
  if (process.env.REQUIRE_BROWSER === '1') throw new Error('No browser was found, and REQUIRE_BROWSER=1 asks for one');
  console.log('No Chromium was found (CHROMIUM_PATH, /usr/bin/chromium…): the browser suite is skipped.');
}
