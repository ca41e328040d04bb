import { expect, type Page, test } from '@playwright/test';
import { browserPath } from './browser';
import { origin } from './product';

test.skip(!browserPath, 'No Chromium on this machine');

/** Any error in the browser's console fails the test. */
function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Mails are shown in frames that may run no script; what is refused there is the test runner's own probe.
    const probe = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === 'error' && !probe) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('a newcomer signs in, connects a calendar, writes a mail, answers as the guest, and sees the meeting booked', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await page.goto(`${origin()}/dashboard`);
  await expect(page).toHaveURL(/\/auth\/signin\?returnUrl=%2Fdashboard/);
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: /Dana Reyes/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();

  await page.goto(`${origin()}/settings/calendars`);
  await page.getByRole('link', { name: 'Connect Google Calendar' }).click();
  await page.getByRole('button', { name: /Dana Reyes/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Calendar connected.', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('America/New_York');
  await page.getByRole('button', { name: 'Confirm these' }).click();
  await expect(page.getByText(/^The zone comes from your calendar/)).toBeHidden();

  await page.goto(`${origin()}/sandbox/mail`);
  await page.getByRole('button', { name: 'Next working morning' }).click();
  await expect(page.locator('[data-clock]')).not.toContainText('Moving');
  await page.getByRole('link', { name: 'New mail' }).click();
  await page.getByLabel('Subject').fill('Intro call');
  await page.getByLabel('Text').fill('Hi Jane,\n\nSunny, could you find us 30 minutes next week, by video?\n\nDana');
  await send(page);

  await openThread(page, 'jane@globex.test');
  await expect(page.getByText('Dana Reyes', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Reply', exact: true }).last().click();
  await page.getByLabel('Text').fill('The first one works for me, thanks!');
  await send(page);

  await page.goto(`${origin()}/loops`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Booked').first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page
    .getByRole('link', { name: /Jane Doe/ })
    .first()
    .click();
  await expect(page.getByText(/Booked for/).first()).toBeVisible();

  await openThread(page, 'jane@globex.test');
  await expect(page.getByText(/invite\.ics|Invitation/i).first()).toBeVisible();
  expect(errors).toEqual([]);
});

/** The newest thread of somebody's practice mailbox. */
async function openThread(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${origin()}/sandbox/mail?as=${encodeURIComponent(address)}`);
    await page.locator('a[href*="thread="]').first().click({ timeout: 1_000 });
    await expect(page.getByText("Sunny (Dana's assistant)").last()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

async function send(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send' });
  await button.click();
  await expect(button).toBeHidden();
}
