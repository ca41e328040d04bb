import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { WEEK } from './offers';
import { owner, writePreferences } from './page-viewers';
import { linkIn, moveIn, writeMails } from './post';
import { atWork, test } from './product';
import { inScheme, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.beforeEach(() => atWork());

/** A folder for pictures of the pages as they are; none are taken without. */
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What a guest's page may load in scripts, in bytes as they are sent with gzip. */
const SCRIPT_BUDGET = 15_000;
const LINK = /http:\S+\/t\/[\w.-]+/;

/** A guest's phone, in London. */
async function phone(browser: Browser): Promise<Page> {
  const size = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport: size, locale: 'en-GB', timezoneId: 'Europe/London' });
  return context.newPage();
}

/** Remembers whether the page was ever painted with the owner's place before the guest's. */
async function watchForNewYork(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      const main = document.querySelector('main');
      // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is not seen
      const shown = main && getComputedStyle(document.documentElement).visibility !== 'hidden' ? main.innerText : '';
      const [theirs, own] = [shown.indexOf('New York'), shown.indexOf('London')];
      if (theirs >= 0 && (own < 0 || theirs < own)) sessionStorage.setItem('sawNewYorkFirst', shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

test('a guest on a London phone books, moves and cancels without ever seeing New York first', async ({ browser }) => {
  const nina = await owner('nina.holt@umbra.test', 'Nina Holt');
  await writePreferences(nina, WEEK);
  await moveIn({ email: 'liam.page@globex.test', name: 'Liam Page', zone: 'Europe/London' });
  await writeMails(nina.email, {
    to: 'Liam Page <liam.page@globex.test>',
    subject: 'First talk',
    text: 'Hi Liam,\n\nSunny, could you find 30 minutes next week for Liam and me, by video?',
  });
  const link = await linkIn('liam.page@globex.test', LINK);
  const page = await phone(browser);
  const errors = watchConsole(page);
  await watchForNewYork(page);
  const scripts = weigh(page);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Book this time, London' })).toBeVisible();
  await expect(page.getByText('Nina is in New York.')).toBeVisible();
  await fits(page, 'offer');

  await page.getByRole('radio').first().check();
  const book = page.getByRole('button', { name: /^Book .+ London$/ });
  const [, when = ''] = /^Book (.+) London$/.exec((await book.textContent()) ?? '') ?? [];
  await book.click();
  const clock = /\d+:\d\d/.exec(when)?.[0] ?? 'no time';
  await expect(page.locator('time')).toContainText(clock);
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await expect(page.locator('time')).toContainText(clock);
  await expect(page.getByText(/in New York, for Nina/)).toBeVisible();
  await expect(page.getByText('Nina Holt and Liam Page')).toBeVisible();
  const google = new URL((await page.getByRole('link', { name: 'Google Calendar' }).getAttribute('href')) ?? '');
  expect(google.searchParams.get('dates')).toMatch(/^\d{8}T\d{6}Z\/\d{8}T\d{6}Z$/);
  const file = await page.getByRole('link', { name: 'Calendar file' }).getAttribute('href');
  expect(await (await page.request.get(new URL(file ?? '', page.url()).href)).text()).toContain('BEGIN:VEVENT');
  await fits(page, 'booked');

  await page.getByText('Move it', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask for other times, London time' }).click();
  await expect(page.getByText(/^It stays on .* until you choose another time\.$/)).toBeVisible();
  const before = when;
  await page.getByRole('radio').first().check();
  const move = page.getByRole('button', { name: /^Move it to .+ London$/ });
  expect(await move.textContent()).not.toContain(before);
  await fits(page, 'move');
  await move.click();
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();

  await page.getByText('Cancel it', { exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(page.getByRole('heading', { name: 'This meeting does not take place' })).toBeVisible();
  await fits(page, 'cancelled');
  expect((await page.request.get(link)).status()).toBe(410);
  await expect(page.getByRole('link', { name: /^Write to Nina Holt$/ })).toBeVisible();

  expect(await page.evaluate(() => sessionStorage.getItem('sawNewYorkFirst'))).toBeNull();
  expect(scripts()).toBeLessThan(SCRIPT_BUDGET);
  // The page that is gone is answered with its status, which the browser's console tells.
  expect(errors.filter((text) => !text.includes('410'))).toEqual([]);
});

/** How many bytes of scripts a page has loaded since, as they were sent. */
function weigh(page: Page): () => number {
  const loaded = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const sizes = await response
      .request()
      .sizes()
      .catch(() => null);
    loaded.set(response.url(), sizes?.responseBodySize ?? 0);
  });
  return () => [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** A page as it stands is accessible in both schemes, and fits phone and desk. */
async function fits(shown: Page, name: string): Promise<void> {
  await shown.evaluate(AXE);
  for (const colorScheme of ['dark', 'light'] as const) {
    await inScheme(shown, colorScheme);
    for (const width of [1280, 390]) {
      await shown.setViewportSize({ width, height: 844 });
      const beyond = await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `pixels of ${name} beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true });
        await shown.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    const found = await shown.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect.soft(found, `what axe finds on ${name} in ${colorScheme}`).toEqual([]);
  }
}

interface Axe {
  run(options: { resultTypes: readonly string[] }): Promise<{
    readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[];
  }>;
}
