import { type Browser, expect, type Page } from '@playwright/test';
import { minuteOf } from '@/core/time/period';
import { browserPath } from './browser';
import { owner, signedIn, viewer } from './page-viewers';
import { linkIn, writeMails } from './post';
import { atWork, origin, sandboxNow, settled, test } from './product';
import { inScheme, openLoop, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const LENA = { name: 'Lena Fischer', address: 'lena@umbra.test' };
const SUBJECT = 'Launch plan';

test('a group poll is approved by keyboard, answered by link, and followed on its page without a reload', async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page);
  await atWork('Europe/Berlin');
  await signedIn(page.context(), await owner(LENA.address, LENA.name, 'Europe/Berlin'));
  await visit(page, '/settings/calendars');
  await page.getByLabel('Before the assistant acts').selectOption({ label: 'It always asks me' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  await writeMails(LENA.address, {
    to: 'Kenji Sato <kenji@initech.test>, "Okafor, Ola" <ola@acme.test>',
    subject: SUBJECT,
    text: 'Hi Kenji, hi Ola,\n\nlet us go through the launch plan.\n\nSunny, could you find 45 minutes for the three of us next week, by video?\n\nLena',
  });

  await openLoop(page, SUBJECT, /Waiting for you/);
  const state = page.locator('header').getByText(/Waiting for you|Collecting answers|Booked/);
  await expect(state).toHaveText('Waiting for you');
  await expect(page.getByRole('heading', { name: /^Send this mail to .* about “Launch plan”\?$/ })).toBeVisible();
  await expect(page.getByText(/Which of these|work for you|suit/).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
  await page.keyboard.press('a');
  await expect(state).toHaveText('Collecting answers');

  // Without a script, on a small screen.
  await asGuest(browser, 'kenji@initech.test', async (guest, link) => {
    await guest.goto(link);
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Launch plan');
    await guest.getByRole('checkbox').nth(0).check();
    await guest.getByRole('checkbox').nth(2).check();
    await guest.getByRole('button', { name: 'Send my answer' }).click();
    await expect(guest).toHaveURL(/\/poll\//);
    await settled();
    await guest.goto(link);
    await expect(guest.getByText(/Your answer is saved/)).toBeVisible();
    await expect(guest.getByText('1 of 2 has answered')).toBeVisible();
    await looksRight(guest);
  });
  const kenji = page.getByRole('listitem').filter({ hasText: 'kenji@initech.test' });
  await expect(kenji.getByText('Has answered')).toBeVisible();

  await asGuest(browser, 'ola@acme.test', async (guest, link) => {
    await guest.goto(link.replace('/poll/', '/t/'));
    await guest.getByRole('checkbox').nth(2).check();
    await guest.getByRole('button', { name: 'Send my answer' }).click();
    await expect(guest).toHaveURL(/sent=1/);
  });
  await expect(page.getByRole('heading', { name: /^Book / })).toBeVisible();
  await page.keyboard.press('a');
  await expect(state).toHaveText('Booked');
  await expect(page.getByRole('heading', { name: /^Booked for / })).toBeVisible();
  expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);

  await asGuest(browser, 'kenji@initech.test', async (guest, link) => {
    await guest.goto(link);
    await expect(guest.getByRole('heading', { name: 'Booked' })).toBeVisible();
    await looksRight(guest);
  });
  expect(errors).toEqual([]);
});

test('a loop of five guests, forty mails and three moves reads well on a small screen', async ({ page }, info) => {
  const errors = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const lars = await viewer('lars@umbra.test', 'Lars Fischer');
  await signedIn(page.context(), lars);
  // A loop that has seen a lot, written into the product's database as of now by the sandbox's clock.
  const person = { id: lars.id, address: lars.email, name: 'Lars Fischer' };
  // Loaded here: whoever only lists the tests, or runs others, does without four hundred modules.
  const { longLoop } = await import('../support/long-loop');
  const { loopId, mails } = await longLoop(person, minuteOf(await sandboxNow()));
  expect(mails).toBeGreaterThanOrEqual(40);

  for (const scheme of ['light', 'dark'] as const) {
    await inScheme(page, scheme);
    await page.goto(`${origin()}/loops/${loopId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Quarterly review of the partnership programme.* with /,
    );
    await looksRight(page);
    await page.screenshot({ path: info.outputPath(`long-loop-${scheme}.png`), fullPage: true });
  }

  const people = page.getByRole('region', { name: 'People' }).getByRole('listitem');
  await expect(people).toHaveCount(6);
  const entries = page.getByRole('region', { name: 'The conversation' }).getByRole('heading', { level: 4 });
  await expect(entries.filter({ visible: true })).toHaveCount(12);
  await page.getByText(/^\d+ earlier entries$/).click();
  const all = await entries.count();
  await expect(entries.filter({ visible: true })).toHaveCount(all);
  expect(all).toBeGreaterThan(25);
  await looksRight(page);

  // The oldest mail opens by keyboard, and shows the mail that began it all with those that answered.
  const oldest = page.getByRole('listitem').filter({ hasText: 'let us sit together for the quarterly review' }).last();
  await oldest.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(oldest.getByText(/please find 60 minutes for the six of us/).last()).toBeVisible();
  await expect(oldest.getByText(/to Ana Silva/).first()).toBeVisible();
  await looksRight(page);
  expect(errors).toEqual([]);
});

/** Does something as a guest, in a browser of their own that runs no script, with the link of their newest mail. */
async function asGuest(browser: Browser, address: string, act: (guest: Page, link: string) => Promise<void>) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const guest = await context.newPage();
  await settled();
  await act(guest, await linkIn(address, /http:\S+\/poll\/[\w.-]+/));
  await context.close();
}

/** Nothing runs out of the page at the side, and its headings are in order: one h1 first, no level left out. */
async function looksRight(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth]);
  expect(width[0]).toBeLessThanOrEqual(width[1] as number);
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName[1])));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}
