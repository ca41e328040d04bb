import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { FORM_MIN_AGE_MS } from '@/modules/booking-pages/constants';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { addBookingPage, contextOf, owner } from './page-viewers';
import { origin, settled, test, tomorrowMorning } from './product';
import { visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

let rosa: Member;

test.beforeAll(async () => {
  await tomorrowMorning();
  rosa = await owner('rosa.winter@umbra.test', 'Rosa Winter');
});

/** Somebody in London who has never been here. */
async function stranger(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', javaScriptEnabled });
  return context.newPage();
}

/** A time that the page shows: not the first, whose notice may run out while it is looked at. */
function aTime(within: Page | FrameLocator): Locator {
  return within.getByRole('link', { name: /^\d+:\d\d/ }).nth(2);
}

/** Chooses a time of the page, and says who books it. */
async function chooseAndFill(page: Page, name: string, email: string): Promise<void> {
  await aTime(page).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your email address').fill(email);
}

/** Nobody fills in a form as fast as a program: without script whoever does is asked to send it again. */
async function asSlowAsPeople(shownAt: number): Promise<void> {
  await expect.poll(() => Date.now() - shownAt).toBeGreaterThan(FORM_MIN_AGE_MS);
}

test('an owner makes a page in the settings', async ({ browser }) => {
  const page = await (await contextOf(browser, rosa)).newPage();
  const errors = watchConsole(page);
  await visit(page, '/settings/booking-pages');
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByLabel('Title').fill('First call');
  await expect(page.getByLabel('Last part of the address')).toHaveValue('first-call');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByRole('textbox', { name: 'Question 1' }).fill('What is it about?');
  await page.getByRole('button', { name: 'Add the page' }).click();
  await expect(page.getByRole('link', { name: /book\/rosa-winter\/first-call/ })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a stranger without script books, moves and cancels', async ({ browser }) => {
  const page = await stranger(browser, false);
  await page.goto(`${origin()}/book/rosa-winter`);
  await page.getByRole('link', { name: /First call/ }).click();
  await page.getByLabel('Time zone').selectOption('Europe/London');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('region', { name: /^Times on/ }).getByRole('paragraph')).toHaveText('London');
  await chooseAndFill(page, 'Piet Vos', 'piet@globex.test');
  await page.getByLabel('What is it about?').fill('The bridge');
  await page.getByLabel('Your name').fill('   ');
  await asSlowAsPeople(Date.now());
  await page.getByRole('button', { name: /^Book / }).click();
  // Refused, and nothing is typed twice: the field that is wrong has the focus and says why.
  await expect(page.getByRole('main').getByText('It was not booked yet')).toBeVisible();
  const name = page.getByLabel('Your name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Give your name');
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await expect(page.getByLabel('Your email address')).toHaveValue('piet@globex.test');
  await expect(page.getByLabel('What is it about?')).toHaveValue('The bridge');
  await name.fill('Piet Vos');
  await asSlowAsPeople(Date.now());
  await page.getByRole('button', { name: /^Book / }).click();
  await settled();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  const before = await page.getByRole('main').locator('time').textContent();
  await page.getByRole('link', { name: 'Move it' }).click();
  await page
    .getByRole('link', { name: /^\d+:\d\d/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Move it to .* London$/ }).click();
  await settled();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  expect(await page.getByRole('main').locator('time').textContent()).not.toBe(before);
  await page.getByText('Cancel it').click();
  await page.getByRole('button', { name: 'Cancel the meeting' }).click();
  await settled();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This meeting does not take place' })).toBeVisible();
});

test('with script the times are on the clock of the device, and nothing typed is lost to whoever comes too late', async ({
  browser,
}) => {
  const path = await addBookingPage(rosa, { title: 'Second call', slug: 'second-call' });
  const [first, late] = [await stranger(browser, true), await stranger(browser, true)];
  const errors = watchConsole(first);
  for (const page of [first, late]) {
    await visit(page, path as `/${string}`);
    await expect(page).toHaveURL(/zone=Europe%2FLondon/);
  }
  await chooseAndFill(first, 'Mia Lund', 'mia@initech.test');
  await chooseAndFill(late, 'Otto Kern', 'otto@initech.test');
  await first.getByRole('button', { name: /^Book / }).click();
  await expect(first).toHaveURL(/\/t\//);
  await expect(first.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await late.getByRole('button', { name: /^Book / }).click();
  await expect(late.getByText('That time is not free any more. These are.')).toBeVisible();
  await aTime(late).click();
  await expect(late.getByLabel('Your name')).toHaveValue('Otto Kern');
  await late.getByRole('button', { name: /^Book / }).click();
  await expect(late.getByRole('heading', { name: 'Booked' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a page is shown within another site, and only if it is asked for so', async ({ browser }) => {
  const page = await stranger(browser, true);
  const path = await addBookingPage(rosa, { title: 'Second call', slug: 'second-call' });
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    const script = `<script async src="${origin()}/built/booking-embed.js"></script>`;
    response.end(`<!DOCTYPE html><title>Elsewhere</title><div data-sundial="${origin()}${path}"></div>${script}`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await aTime(frame).click();
  await frame.getByLabel('Your name').fill('Ada Falk');
  await frame.getByLabel('Your email address').fill('ada@initech.test');
  await frame.getByRole('button', { name: /^Book / }).click();
  await expect(frame.getByRole('heading', { name: 'Booked' })).toBeVisible();
  site.close();
  for (const [address, framed] of [
    [path, false],
    [`${path}?embed=1`, true],
    ['/settings/booking-pages?embed=1', false],
  ] as const) {
    const policy = (await fetch(`${origin()}${address}`)).headers.get('content-security-policy');
    expect(policy).toContain(framed ? 'frame-ancestors *' : "frame-ancestors 'none'");
  }
});

test('a page opens over another site behind a link, which leads to it without script, too', async ({ browser }) => {
  const path = await addBookingPage(rosa, { title: 'Second call', slug: 'second-call' });
  const address = `${origin()}${path}`;
  const script = `${origin()}/built/booking-embed.js`;
  expect((await (await fetch(script)).arrayBuffer()).byteLength).toBeLessThan(10_000);
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    const opener = `<a href="${address}" data-sundial-popup="${address}">Book a time</a>`;
    response.end(`<!DOCTYPE html><title>Elsewhere</title>${opener}<script async src="${script}"></script>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
  const page = await stranger(browser, true);
  await page.goto(elsewhere);
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const opener = page.getByRole('link', { name: 'Book a time' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Booking page' });
  const frame = dialog.locator('iframe').contentFrame();
  await aTime(frame).click();
  await frame.getByLabel('Your name').fill('Cleo Marsh');
  await frame.getByLabel('Your email address').fill('cleo@initech.test');
  await frame.getByRole('button', { name: /^Book / }).click();
  await expect(frame.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(page.url()).toBe(elsewhere);
  const plain = await stranger(browser, false);
  await plain.goto(elsewhere);
  await plain.getByRole('link', { name: 'Book a time' }).click();
  await expect(plain.getByRole('heading', { name: 'Second call' })).toBeVisible();
  site.close();
});

test('an address that leads nowhere says so, with a way on', async ({ browser }) => {
  const gone = await addBookingPage(rosa, { title: 'Old call', slug: 'old-call' });
  const list = `${origin()}/api/booking-pages`;
  const { items } = await rosa.visitor.json<{ items: { id: string; slug: string }[] }>('GET', list);
  await fetch(`${list}/${items.find(({ slug }) => slug === 'old-call')?.id}`, {
    method: 'DELETE',
    headers: { cookie: rosa.cookie },
  });
  const page = await stranger(browser, false);
  for (const [path, status, way] of [
    [gone, 410, 'What else can be booked'],
    ['/book/rosa-winter/never', 404, 'What is Sundial?'],
    ['/book/nobody-here', 404, 'What is Sundial?'],
  ] as const) {
    expect((await page.goto(`${origin()}${path}`))?.status()).toBe(status);
    await expect(page.getByRole('link', { name: way })).toBeVisible();
    expect(await page.locator('script[src*="/_next/"]').count()).toBe(0);
  }
});
