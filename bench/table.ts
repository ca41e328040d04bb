import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { browserPath } from '../tests/e2e/browser';
import { machine } from './measure';
import { writeSection } from './report';

/**
 * `npm run bench:table`: what a table of 10,000 rows costs the page, in a real browser whose processor is slowed down four
 * times. The kit's own component, without the product around it.
 */
const SLOWER = 4;
const KEYS = 200;

const { outputFiles } = await build({
  entryPoints: ['bench/table-page.tsx'],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  jsx: 'automatic',
  platform: 'browser',
  define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  logLevel: 'error',
});

const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent('<!doctype html><style>td { height: 40px; padding: 0 } table { width: 100% }</style>');
  const cdp = await page.context().newCDPSession(page);
  // Time of the thread itself: other work on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows = [
    await measured(page, cdp, 'to be there', 1, async () => {
      await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
      await page.locator('tr[data-index="11"]').waitFor();
      await page.waitForFunction('document.documentElement.scrollHeight > 100000');
    }),
    await measured(page, cdp, `\`j\`, each of ${KEYS}`, KEYS, async () => {
      for (let n = 0; n < KEYS; n++) await page.keyboard.press('j');
      await page.locator(`tr[data-index="${KEYS - 1}"]:focus`).waitFor();
    }),
    await measured(page, cdp, 'a screen further, each of 100', 100, async () => {
      for (let n = 0; n < 100; n++) await page.mouse.wheel(0, 800);
      await page.waitForFunction('window.scrollY > 60000');
    }),
    await measured(page, cdp, 'to the last row', 1, async () => {
      await page.evaluate('window.scrollTo(0, 0)');
      await page.locator('tr[data-index="0"]').focus();
      await page.keyboard.press('End');
      await page.locator('tr[data-index="9999"]:focus').waitFor();
    }),
    await measured(page, cdp, '`x`', 1, async () => {
      await page.keyboard.press('x');
      await page.getByText('1 selected').waitFor();
    }),
    await measured(page, cdp, 'select all', 1, async () => {
      await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
      await page.getByText('10,000 selected').waitFor();
    }),
  ];
  const inDocument = await page.locator('tr').count();
  writeSection(
    'A table of 10,000 rows',
    `\`npm run bench:table\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}. Chromium, its processor slowed down ${SLOWER} times; ${inDocument} rows
are in the document at a time.

| | main thread | rows in the document |
|--|--|--|
${rows.join('\n')}`,
  );
} finally {
  await browser.close();
}

/** A row of the report: what the main thread had to do for each time that something was done. */
async function measured(page: Page, cdp: CDPSession, what: string, times: number, act: () => Promise<void>) {
  const before = await taskSeconds(cdp);
  await act();
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
  const ms = ((await taskSeconds(cdp)) - before) * 1_000;
  return `| ${what} | ${(ms / times).toFixed(1)} ms | ${await page.locator('tr').count()} |`;
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
