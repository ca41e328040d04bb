import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { FORM_MIN_AGE_MS } from '@/modules/booking-pages/constants';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, owner } from './page-viewers';
import { origin, settled, test, tomorrowMorning } from './product';
import { inScheme, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

/** A folder for pictures of what is seen here (`SHOTS=shots`); none are taken without. */
const SHOTS = process.env.SHOTS;
const PATH = '/book/tilda-moos/pottery';
let tilda: Member;

test.beforeAll(async () => {
  await tomorrowMorning();
  tilda = await owner('tilda.moos@umbra.test', 'Tilda Moos');
});

async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(SHOTS, `seats-${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Somebody in London who has no script. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', javaScriptEnabled: false });
  return context.newPage();
}

/** Takes a seat at the time of this name that the page shows; answers the page of the seat. */
async function sit(page: Page, time: RegExp, name: string): Promise<void> {
  await page.goto(`${origin()}${PATH}?zone=Europe/London`);
  await page.getByRole('link', { name: time }).first().click();
  const shownAt = Date.now();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill(`${name.toLowerCase().replace(' ', '.')}@initech.test`);
  if (name === 'Jo Wells') await shoot(page, 'form');
  // Nobody fills in a form as fast as a program.
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(FORM_MIN_AGE_MS);
  await send(page, /^Book /);
}

/** Sends a form, whose answer is a page, and looks at what came of it. */
async function send(page: Page, button: string | RegExp): Promise<void> {
  const pressed = page.getByRole('button', { name: button });
  await pressed.waitFor();
  // The page of the form may be loading still, and is not the answer.
  await page.waitForLoadState('load');
  const answered = page.waitForEvent('load');
  await pressed.click();
  await answered;
  await settled();
  await page.reload();
}

test('an owner makes a page with seats; strangers take, move and give up seats, and see nobody else', async ({
  browser,
}) => {
  const own = await (await contextOf(browser, tilda)).newPage();
  const errors = watchConsole(own);
  await visit(own, '/settings/booking-pages');
  await own.getByRole('button', { name: 'Add a page' }).click();
  const dialog = own.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Pottery');
  await dialog.getByLabel('Who meets them').selectOption('A group: guests take seats');
  await dialog.getByLabel('Seats of an event').fill('2');
  await shoot(own, 'dialog');
  await dialog.getByRole('button', { name: 'Add the page' }).click();
  await expect(own.getByText('Nobody has a seat at the moment.')).toBeVisible();
  await shoot(own, 'settings-empty');

  const [jo, kay, late] = [await stranger(browser), await stranger(browser), await stranger(browser)];
  await sit(jo, /^\d+:\d\d/, 'Jo Wells');
  await expect(jo.getByRole('heading', { name: 'You have a seat' })).toBeVisible();
  await shoot(jo, 'seat');
  const at = await jo.getByRole('main').locator('time').textContent();
  await sit(kay, /1 seat left/, 'Kay Lund');
  await expect(kay.getByRole('heading', { name: 'You have a seat' })).toBeVisible();
  await expect(kay.getByRole('main')).not.toContainText('Wells');
  await late.goto(`${origin()}${PATH}?zone=Europe/London`);
  await expect(late.getByText('Full')).toBeVisible();
  await shoot(late, 'full');

  await visit(own, '/settings/booking-pages');
  await expect(own.getByText('2 of 2 seats taken')).toBeVisible();
  await expect(own.getByText('kay.lund@initech.test')).toBeVisible();
  await shoot(own, 'settings');

  await kay.getByRole('link', { name: 'Choose another time' }).click();
  await shoot(kay, 'move');
  await kay
    .getByRole('link', { name: /^\d+:\d\d/ })
    .last()
    .click();
  await send(kay, /^Move it to /);
  await expect(kay.getByRole('heading', { name: 'You have a seat' })).toBeVisible();
  expect(await kay.getByRole('main').locator('time').textContent()).not.toBe(at);
  await jo.getByText('Give up my seat').click();
  await shoot(jo, 'give-up');
  await send(jo, 'Give up the seat');
  await expect(jo.getByRole('heading', { name: 'You gave up your seat' })).toBeVisible();
  await shoot(jo, 'given-up');
  const german = await stranger(browser);
  await german.context().addCookies([{ name: 'language', value: 'de', url: origin() }]);
  await german.goto(kay.url());
  await expect(german.getByRole('heading', { name: 'Sie haben einen Platz' })).toBeVisible();
  await shoot(german, 'seat-german');
  expect(errors).toEqual([]);
});
