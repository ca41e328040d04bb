import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { signedIn, viewer } from './page-viewers';
import { origin, test } from './product';
import { visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const IDA = 'ida@initech.test';

test('an owner declines at Microsoft, connects the account, sees it among what is connected, and gives it up again', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signedIn(page.context(), await viewer(IDA, 'Ida Sato'));
  await visit(page, '/settings/calendars');
  await page.getByRole('link', { name: 'Connect Microsoft 365' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/You did not allow it, so nothing was connected/)).toBeVisible();

  await page.getByRole('link', { name: 'Connect Microsoft 365' }).click();
  await page.getByRole('button', { name: `Accept as Ida Sato ${IDA}` }).click();
  await expect(page.getByText('Calendar connected.', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: IDA });
  await expect(card.getByText(/^Microsoft 365 · Connected · read/)).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Bookings go to Calendar' })).toBeChecked();

  await visit(page, '/settings/integrations');
  await expect(page.getByRole('link', { name: /Microsoft 365 ida@initech\.test · Connected/ })).toBeVisible();
  await page.goto(`${origin()}/sandbox/calendar?as=${encodeURIComponent(IDA)}`);
  await expect(page.getByRole('heading', { name: /Ida Sato/ })).toBeVisible();

  await visit(page, '/settings/calendars');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card).toBeHidden();
  expect(errors).toEqual([]);
});
