import { expect, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { origin, settled, test } from './product';
import { asGoogleUser, mailboxOf, openThread, signIn, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const DANA = { name: 'Dana Reyes', address: 'dana@acme.test', zone: 'America/New_York' };
const JANE = 'jane@globex.test';
const THREAD = { assistant: "Sunny (Dana's assistant)", subject: 'First call' };

test('a newcomer signs in, connects a calendar, writes a mail, answers as the guest, and sees the meeting booked', async ({
  page,
  browser,
}) => {
  const errors = watchConsole(page);
  await signIn(page, DANA.name, '/dashboard');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await connectCalendar(page);

  await nextMorning(page);
  await page.goto(mailboxOf(DANA.address));
  await page.getByRole('link', { name: 'New mail' }).click();
  await page.getByLabel('Subject').fill(THREAD.subject);
  await page.getByLabel('Text').fill('Hi Jane,\n\nSunny, could you find us 30 minutes next week, by video?\n\nDana');
  await send(page);

  await openThread(page, JANE, THREAD);
  await expect(page.getByText('Dana Reyes', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Reply', exact: true }).last().click();
  await page.getByLabel('Text').fill('The first one works for me, thanks!');
  await send(page);

  await settled();
  await visit(page, '/loops');
  await expect(page.getByText('Booked').first()).toBeVisible();
  await page
    .getByRole('link', { name: /Jane Doe/ })
    .first()
    .click();
  await expect(page.getByText(/Booked for/).first()).toBeVisible();

  await openThread(page, JANE, THREAD);
  await expect(page.getByText(/invite\.ics|Invitation/i).first()).toBeVisible();

  // On another machine Google asks nothing a second time, and the account is the same one.
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, DANA.name, '/loops');
  await expect(elsewhere.getByRole('link', { name: /Jane Doe/ }).first()).toBeVisible();
  await elsewhere.close();
  expect(errors).toEqual([]);
});

/** Connects Google Calendar and confirms the proposed zone and hours. */
async function connectCalendar(page: Page): Promise<void> {
  await visit(page, '/settings/calendars');
  await page.getByRole('link', { name: 'Connect Google Calendar' }).click();
  await asGoogleUser(page, DANA.name);
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await takenOver(page);
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('New York');
  await page.getByRole('button', { name: 'Confirm these' }).click();
  await expect(page.getByText(/^The zone comes from your calendar/)).toBeHidden();
}

/** Moves the sandbox's clock by its page. */
async function nextMorning(page: Page): Promise<void> {
  await page.goto(`${origin()}/sandbox/mail`);
  await page.getByRole('button', { name: 'Next working morning' }).click();
  // It stops at every timer that falls due on the way, of everybody.
  await expect(page.locator('[data-clock-status]')).toHaveText(/^Done/, { timeout: 60_000 });
}

async function send(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send' });
  await button.click();
  await expect(button).toBeHidden();
}
