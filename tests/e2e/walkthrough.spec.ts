import { expect, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { busyDay, contextOf, viewer } from './page-viewers';
import { linkIn } from './post';
import { origin, test } from './product';
import { type Heard, listen } from './screen-reader';
import { press, reach, takenOver } from './steps';

/** Walks by the keyboard alone, with what a screen reader is told at each stop. */

test.skip(!browserPath, 'No Chromium on this machine');

test('signing in: every stop has a name, errors and answers are told, the focus is never nowhere', async ({
  browser,
}) => {
  const email = 'ria@umbra.test';
  const page = await (await contextOf(browser, null)).newPage();
  const heard = await listen(page);
  await page.goto(`${origin()}/auth/signin`);
  await takenOver(page);
  await expect(page).toHaveTitle('Sign in · Sundial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);

  const stops = await walk(page, heard);
  expect(stops).toEqual([
    'link "Skip to the content"',
    'link "Sundial"',
    'link "How it works"',
    'link "Pricing"',
    'link "Login"',
    'link "Create an account"',
    'button "Continue with Google"',
    'textbox "Email address", required',
    'button "Send me a sign-in link"',
    'link "practice mailbox"',
    'link "Support"',
    'link "Privacy Policy"',
    'link "Terms of Service"',
    'link "API"',
    ...['English', 'Deutsch', 'Français', 'Español'].map((name) => `button "${name}"`),
  ]);

  // Past the header with one key; then an empty field keeps the focus, and the next page of the form takes it.
  await page.reload();
  await takenOver(page);
  expect(await heard.tab()).toBe('link "Skip to the content"');
  await page.keyboard.press('Enter');
  expect(await heard.tab()).toBe('link "Create an account"');
  const field = page.getByLabel('Email address');
  await reach(page, field);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  expect(await heard.stop()).toMatch(/A sign-in link is on its way to ?\S+@umbra\.test\. It works once/);
  await press(page, page.getByRole('link', { name: 'Use another address' }));
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(email);

  await page.goto(await linkIn(email, /http:\S+\/auth\/link\?\S+/));
  await press(page, page.getByRole('button', { name: `Sign in as ${email}` }));
  await expect(page).toHaveURL(/\/onboarding\/new$/);
  await expect(page).toHaveTitle('Welcome · Sundial');
  await page.context().close();
});

test('onboarding: each step is announced with its line, and what is chosen is told once', async ({ browser }) => {
  const member = await viewer('ilja@umbra.test', 'Ilja Roth', 'USER', { onboarded: false });
  const page = await (await contextOf(browser, member)).newPage();
  const heard = await listen(page);
  await page.clock.install();
  await page.goto(`${origin()}/onboarding/new`);
  await takenOver(page);
  await expect(page.getByText('Your browser says so.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('listitem')).toHaveCount(7);
  await heard.said();

  const search = page.getByRole('combobox', { name: 'Another city' });
  await reach(page, search);
  expect(await heard.stop()).toBe('combobox "Another city", collapsed, "Type a city or a country."');
  await page.keyboard.type('Berlin');
  await expect(page.getByRole('option', { name: /Berlin/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your choice.')).toBeVisible();
  const told = (await heard.said()).filter((text) => text.includes('Your choice.'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^Berlin UTC\+\d/);
  await expect(search).toBeFocused();
  const clock = page.getByText(/^\d+:\d\d [AP]M$/);
  const wall = await clock.textContent();
  await page.clock.fastForward(60_000);
  await expect(clock).not.toHaveText(wall ?? '');
  expect(await heard.said(), 'a clock that goes on is not read out').toEqual([]);

  await press(page, page.getByRole('button', { name: 'This is my time' }));
  for (const [place, name] of [
    [2, 'Connect your calendar'],
    [3, 'How do you like to meet?'],
    [4, 'Where you meet'],
    [5, 'Who matters most?'],
    [6, 'How Sunny writes and asks'],
  ] as const) {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`Step ${place} of 7: ${name}`);
    await expect(heading).toBeFocused();
    const line = await heading.evaluate((element) => element.nextElementSibling?.textContent ?? '');
    expect(line).not.toBe('');
    expect(await heard.stop()).toBe(`heading "Step ${place} of 7: ${name}", level 1, "${line}"`);
    await nameless(page, heard);
    await press(page, page.getByRole('button', { name: /^(Skip|Go on without)/ }).first());
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Step 7 of 7/);
  await page.context().close();
});

test('approving a plan: found by its group, changed in a dialog, approved, and the focus goes on', async ({
  browser,
}) => {
  const member = await viewer('noa@umbra.test', 'Noa Berg');
  await busyDay(member);
  const page = await (await contextOf(browser, member)).newPage();
  const heard = await listen(page);
  await page.goto(`${origin()}/dashboard`);
  const question = page.getByRole('group', { name: /^Send this mail to Jane Doe/ });
  await expect(question).toBeVisible();
  await takenOver(page);
  await expect(page).toHaveTitle('Today · Sundial');
  await expect(question.getByRole('table', { name: 'The times, in New York' }).getByRole('row')).toHaveCount(3);
  for (const landmark of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  expect(await heard.tab()).toBe('link "Skip to the content"');
  await page.keyboard.press('Enter');
  expect(await heard.tab()).toMatch(/^link "Send this mail to Jane Doe/);

  // The link is gone with its page: the content that came has the focus, and its name was told.
  await press(page, page.getByRole('region', { name: 'Being arranged' }).getByRole('link', { name: /Site visit/ }));
  await expect(page).toHaveURL(/\/loops\/\w+$/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect(page).toHaveTitle(`${title} · Sundial`);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => heard.said(), { message: 'the page that came is told' }).toContain(await page.title());

  const edit = page.getByRole('button', { name: 'Edit' });
  await press(page, edit);
  const dialog = page.getByRole('dialog', { name: 'Change it first' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(/^Send this mail to Jane Doe/);
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  const times = dialog.getByRole('group', { name: /^\w+day, / });
  await expect(times.getByRole('checkbox', { checked: true }).first()).toBeEnabled();
  await nameless(page, heard);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();

  await heard.said();
  await press(page, page.getByRole('button', { name: 'Offer these times' }));
  await expect(page.getByRole('group', { name: /^Send this mail/ })).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const told = (await heard.said()).filter((text) => text.includes('Approved.'));
  expect(told, 'what came of it is told once').toHaveLength(1);
  await page.context().close();
});

/** Goes through the whole page with Tab; answers the stops, in an order that the eye follows, too. */
async function walk(page: Page, heard: Heard): Promise<string[]> {
  const stops: string[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (let presses = 0; presses < 80; presses += 1) {
    const stop = await heard.tab();
    const box = await page.evaluate(() => {
      if (document.activeElement === document.body) return null;
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
      return { top: top + window.scrollY, bottom: bottom + window.scrollY };
    });
    if (!box) return stops;
    expect(box.bottom, `${stop} is below or beside what came before`).toBeGreaterThan(above);
    above = box.top;
    stops.push(stop);
  }
  throw new Error('Tab never leaves the page');
}

/** No stop of the page, or of the dialog in front of it, is without a name. Ends where it began. */
async function nameless(page: Page, heard: Heard): Promise<void> {
  const mark = () => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? '');
  const first = await mark();
  for (let presses = 0; presses < 80; presses += 1) {
    const stop = await heard.tab();
    if ((await mark()) === first) return;
    expect(stop, 'every stop has a name').not.toMatch(/^\w+ ""/);
    // Beyond the last stop the browser's own bars come.
    if (stop === 'nothing' || stop.startsWith('RootWebArea')) return;
  }
}
