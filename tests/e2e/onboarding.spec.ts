import { expect, type Locator, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { origin, test } from './product';
import { press, reach, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

const MALLORY = /Mallory Finch/;
const FRIDAYS = 'No calls on Fridays after 3 pm.';

test('a newcomer is led to a rehearsed meeting by the keyboard alone, and a reload resumes', async ({ page }) => {
  const errors = watchConsole(page);
  await visit(page, '/auth/signin');
  await press(page, page.getByRole('button', { name: /google/i }));
  await chooseAccount(page);
  await expect(page).toHaveURL(/\/onboarding\/new/);
  await takenOver(page);

  // 1: the browser proposes, a search finds cities that are no zones.
  await expect(heading(page)).toHaveText('Step 1 of 7: Where are you?');
  await expect(page.getByText('Los Angeles UTC')).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Another city' });
  await reach(page, search);
  await page.keyboard.type('Denver');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Denver UTC')).toBeVisible();
  await page.keyboard.type('san fran');
  await expect(page.getByRole('option', { name: /San Francisco \(clock of Los Angeles\)/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'This is my time' }));

  // 2: Google's pages end on the step where they were gone to from.
  await arrived(page, 'Step 2 of 7: Connect your calendar');
  await press(page, page.getByRole('link', { name: 'Connect Google Calendar' }));
  await chooseAccount(page);
  await expect(page.getByText('Calendar connected.', { exact: true })).toBeVisible();
  await takenOver(page);
  await expect(page.getByRole('switch', { name: /counts as busy/ }).first()).toBeChecked();
  await press(page, page.getByRole('button', { name: 'Continue', exact: true }));

  // 3: a calendar without habits, a few questions, words of one's own; a reload loses none of them.
  await arrived(page, 'Step 3 of 7: How do you like to meet?');
  await press(page, page.getByRole('button', { name: 'Ask me a few questions' }));
  await reach(page, page.getByLabel('How long is a meeting, usually?'));
  await page.keyboard.type('45');
  const text = page.getByRole('textbox', { name: 'Your preferences' });
  await expect(text).toHaveValue(/45 minutes/);
  await reach(page, text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`\n- ${FRIDAYS}`);
  await page.reload();
  await takenOver(page);
  await expect(heading(page)).toHaveText('Step 3 of 7: How do you like to meet?');
  await expect(text).toHaveValue(/My time zone is America\/Los_Angeles[\s\S]*45 minutes[\s\S]*No calls on Fridays/);
  await press(page, page.getByRole('button', { name: 'Save and go on' }));

  // 4 to 6
  await arrived(page, 'Step 4 of 7: Where you meet');
  await reach(page, page.getByLabel('Coffee'));
  await page.keyboard.type('Blue Bottle, Bryant Park');
  await press(page, page.getByRole('button', { name: 'Save and go on' }));
  await arrived(page, 'Step 5 of 7: Who matters most?');
  await press(page, page.getByRole('button', { name: /^(Go on without|Continue)$/ }));
  await arrived(page, 'Step 6 of 7: How Sunny writes and asks');
  const example = page.getByRole('figure');
  await expect(example.getByText('Hi Robin,')).toBeVisible();
  await reach(page, page.getByRole('radio', { name: /^Warm/ }));
  await page.keyboard.press('ArrowDown');
  await expect(example.getByText('Hi Robin,')).toBeHidden();
  await press(page, page.getByRole('button', { name: 'Save and go on' }));

  // 7: the first mail is shown before it goes; the meeting lands in the practice calendar.
  await arrived(page, 'Step 7 of 7: Try it, with nobody watching');
  await press(page, page.getByRole('button', { name: 'Send the practice request' }));
  const asks = page.getByRole('region', { name: 'Sunny asks you' });
  await expect(asks.getByText(/^Robin,/)).toBeVisible();
  await press(page, asks.getByRole('button', { name: 'Yes, do this' }));
  await expect(page.getByText('The second one works for me, thanks!')).toBeVisible();
  const booked = page.getByText('Booked in the practice calendar: Robin Field / Mallory Finch');
  await expect(booked).toBeVisible();
  const calendar = page.getByRole('region', { name: 'Practice calendar' });
  await expect(calendar.getByRole('note', { name: /^Robin Field \/ Mallory Finch\. Meeting/ })).toBeVisible();
  await page.goto(origin());
  await expect(page).toHaveURL(/\/onboarding\/new/);
  await expect(booked).toBeVisible();
  await takenOver(page);
  await press(page, page.getByRole('button', { name: 'Finish', exact: true }));

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('region', { name: 'First steps' }).getByLabel('Done')).toHaveCount(3);
  await page.goto(origin());
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto(`${origin()}/settings/doc`);
  for (const said of [FRIDAYS, /Blue Bottle/]) await expect(page.getByText(said).first()).toBeVisible();
  expect(errors).toEqual([]);
});

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** The step is there, and its heading has the focus. */
async function arrived(page: Page, name: string): Promise<void> {
  await expect(heading(page)).toHaveText(name);
  await expect(heading(page)).toBeFocused();
}

/** At Google: the account, and what may be done with it, where it is asked. */
async function chooseAccount(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: MALLORY }));
  const agree = page.getByRole('button', { name: 'Continue', exact: true });
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await expect(agree.or(steps).first()).toBeVisible();
  if (!(await steps.isVisible())) await press(page, agree);
}
