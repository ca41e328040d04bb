import { readFileSync } from 'node:fs';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { closeDatabase, openDatabase } from '@/db/client';
import { startThrowawayTree } from '@/demo/throwaway-tree';
import { browserPath } from '../tests/e2e/browser';
import { join } from '../tests/support/member';
import { machine } from './measure';
import { writeSection } from './report';

/**
 * `npm run bench:typing`: what a keystroke in a long preferences document costs the page, in the built product and a real
 * browser whose processor is slowed down four times.
 */
const SLOWER = 4;
const DOCUMENT = readFileSync('evals/preferences/documents/salesperson.md', 'utf8');
/** Where one types: at the end of a sentence in the middle. */
const MIDDLE = DOCUMENT.indexOf('\n', DOCUMENT.length / 2);
const TYPED = ' No calls on Friday afternoons, please, except with customers in Asia.';

interface Seen {
  readonly tasks: readonly number[];
  readonly shifts: readonly { readonly value: number; readonly of: string }[];
}

const tree = await startThrowawayTree('typing', (line) => console.error(line));
openDatabase(tree.environment.DATABASE_URL ?? '', 2);
const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const { cookie } = await join(tree, 'typing@acme.test', 'Typing', { calendar: true });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: tree.origin }]);
  const page = await context.newPage();
  // The loader names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observe);
  await page.goto(`${tree.origin}/settings/edit`);
  const text = page.getByRole('textbox', { name: 'Your preferences' });
  await text.waitFor();
  await page.waitForFunction(() => !document.querySelector('textarea')?.readOnly);
  await text.fill(DOCUMENT);
  await page.getByText('Reading…').first().waitFor({ state: 'detached' });
  const cdp = await context.newCDPSession(page);
  // Time of the thread itself: other work on the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows = [
    await typed(page, cdp, 'fast, 80 ms between keys', 80),
    await typed(page, cdp, 'slowly, each key read before the next', 900),
  ];
  writeSection(
    'Typing preferences',
    `\`npm run bench:typing\`, ${new Date().toISOString().slice(0, 10)}, ${machine()}. The built product in Chromium, its processor
slowed down ${SLOWER} times; ${TYPED.length} keys in the middle of a document of ${DOCUMENT.split('\n').length} lines.

| | main thread per key | of it script, style and layout | tasks over 50 ms | layout shifts |
|--|--|--|--|--|
${rows.join('\n')}`,
  );
} finally {
  await browser.close();
  await closeDatabase();
  await tree.stop();
}

/** Types the sentence and gives the row of the table. */
async function typed(page: Page, cdp: CDPSession, how: string, delay: number): Promise<string> {
  await page.evaluate((at) => {
    const field = document.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(at, at);
  }, MIDDLE);
  await page.waitForTimeout(1_500);
  await page.evaluate(() => Object.assign(window, { seen: { tasks: [], shifts: [] } }));
  const before = await metrics(cdp);
  for (const key of TYPED) {
    await page.keyboard.type(key);
    await page.waitForTimeout(delay);
  }
  await page.waitForTimeout(1_500);
  const after = await metrics(cdp);
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const spent = (metric: string) => (((after.get(metric) ?? 0) - (before.get(metric) ?? 0)) * 1_000) / TYPED.length;
  for (const shift of seen.shifts) console.error(how, shift);
  const ms = (time: number) => `${time.toFixed(0)} ms`;
  const drawn = spent('RecalcStyleDuration') + spent('LayoutDuration');
  return `| ${how} | ${ms(spent('TaskDuration'))} | ${ms(spent('ScriptDuration'))}, ${ms(drawn)} | ${seen.tasks.length}${seen.tasks.length > 0 ? `, longest ${ms(Math.max(...seen.tasks))}` : ''} | ${seen.shifts.reduce((sum, shift) => sum + shift.value, 0).toFixed(3)} |`;
}

async function metrics(cdp: CDPSession): Promise<ReadonlyMap<string, number>> {
  const answer = await cdp.send('Performance.getMetrics');
  return new Map(answer.metrics.map((metric) => [metric.name, metric.value]));
}

/** Runs in the page: keeps what the browser tells of long tasks and of what moved, also right after a key. */
function observe(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type });
  const seen = () => (window as unknown as { seen?: { tasks: number[]; shifts: object[] } }).seen;
  on('longtask', ({ duration }) => seen()?.tasks.push(duration));
  on('layout-shift', (entry) => {
    const { value, sources } = entry as Shift;
    const node = sources[0]?.node;
    const element = node instanceof Element ? node : node?.parentElement;
    seen()?.shifts.push({ value, of: `${node?.nodeName} ${element?.outerHTML.slice(0, 120)}` });
  });
}
