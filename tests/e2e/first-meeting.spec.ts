import { expect, type Locator, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { answerMail, moveIn } from './post';
import { origin, settled, test } from './product';
import { mailboxOf, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.use({ timezoneId: 'Europe/Berlin', locale: 'en-US' });

const PETRA = { name: 'Petra Vogel', email: 'petra.vogel@umbra.test', zone: 'Europe/Berlin' };
const JANE = 'jane@globex.test';
const THREAD = { assistant: "Sunny (Petra's assistant)", subject: 'First meeting' };

/** From the landing page to the first mail that asks for a meeting, Google's pages and the mail program's buttons included. */
const MOST_CLICKS = 10;

test('from the landing page to the first booked meeting in ten clicks, and nothing typed but the mail', async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page);
  await moveIn(PETRA);
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  /** At Google: the account and leave, each only where it is asked for. */
  const atGoogle = async (back: RegExp) => {
    const account = page.getByRole('button', { name: new RegExp(`^${PETRA.name}`) });
    const agree = page.getByRole('button', { name: 'Continue', exact: true });
    await expect(account.or(agree).first()).toBeVisible();
    if (await account.isVisible()) await click(account);
    await click(agree);
    await expect(page).toHaveURL(back);
    await takenOver(page);
  };

  await page.goto(origin());
  await click(page.getByRole('link', { name: 'Get started' }).first());
  await expect(page.getByLabel('Your name')).toBeVisible();
  await takenOver(page);
  await click(page.getByRole('button', { name: 'Continue with Google' }));
  await atGoogle(/\/onboarding\/new/);
  await expect(page.getByText('Berlin UTC')).toBeVisible();
  await click(page.getByRole('button', { name: 'Confirm and connect Google Calendar' }));
  await atGoogle(/step=calendar/);
  await expect(page.getByText(/you meet from 9:00 AM to 5:00 PM, Monday to Friday/)).toBeVisible();
  await click(page.getByRole('button', { name: 'Start with this' }));
  await expect(page).toHaveURL(/\/dashboard$/);

  const clock = await browser.newPage();
  await nextMorning(clock);
  await clock.close();
  // What follows happens in the owner's own mail program.
  await page.goto(mailboxOf(PETRA.email));
  await click(page.getByRole('link', { name: 'New mail' }));
  await page.getByLabel('To', { exact: true }).fill(`Jane Doe <${JANE}>`);
  await page.getByLabel('Subject').fill(THREAD.subject);
  await page.getByLabel('Text').fill('Hi Jane,\n\nSunny, could you find us 30 minutes next week, by video?\n\nPetra');
  const send = page.getByRole('button', { name: 'Send' });
  await click(send);
  await expect(send).toBeHidden();
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(MOST_CLICKS);

  await settled();
  await answerMail(JANE, THREAD, 'The first one works for me, thanks!');
  await visit(page, '/loops');
  await expect(page.getByText('Booked').first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** Moves the sandbox's clock by its page: mail goes out by day. */
async function nextMorning(page: Page): Promise<void> {
  await page.goto(`${origin()}/sandbox/mail`);
  await page.getByRole('button', { name: 'Next working morning' }).click();
  await expect(page.locator('[data-clock-status]')).toHaveText(/^Done/, { timeout: 60_000 });
}
