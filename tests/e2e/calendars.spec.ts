import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { signedIn, viewer } from './page-viewers';
import { test } from './product';
import { visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const MIKA = 'mika@initech.test';

test('an owner connects a CalDAV account, chooses where bookings go, takes the feed, and gives the account up again', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signedIn(page.context(), await viewer(MIKA, 'Mika Sato'));
  await visit(page, '/settings/calendars');
  await page.getByText('Connect iCloud, Fastmail, Nextcloud or another CalDAV server').click();
  await expect(page.getByLabel('User name')).toHaveValue(MIKA);
  await page.getByLabel('App password').fill('wrong');
  await page.getByRole('button', { name: 'Connect this account' }).click();
  await expect(page.getByText(/refuses this name or password/).first()).toBeVisible();
  await expect(page.getByLabel('App password')).toBeFocused();
  // The browser itself notes the refusal.
  expect(errors.splice(0).every((error) => error.includes('422'))).toBe(true);

  await page.getByLabel('App password').fill('sandbox');
  await page.getByRole('button', { name: 'Connect this account' }).click();
  await expect(page.getByText('Calendar connected.', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: MIKA });
  await expect(card.getByText(/localhost:\d+ · Connected · read/)).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Bookings go to Home' })).toBeChecked();
  await card.getByRole('radio', { name: 'Bookings go to Work' }).click();
  await expect(card.getByRole('radio', { name: 'Bookings go to Work' })).toBeChecked();
  await expect(card.getByRole('radio', { name: 'Bookings go to Holidays' })).toBeDisabled();

  await visit(page, '/settings/integrations');
  await expect(page.getByText(/mika@initech\.test at localhost:\d+ · Connected/)).toBeVisible();
  const feed = page.getByLabel('Address of the feed');
  await expect(feed).toHaveValue(/•/);
  await page.getByRole('button', { name: 'Show it' }).click();
  const first = await feed.inputValue();
  expect((await page.request.get(first)).headers()['content-type']).toContain('text/calendar');
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change it' }).click();
  await expect(feed).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);

  await visit(page, '/settings/calendars');
  await card.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('dialog').getByText(/What was read of its calendars is deleted here/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card).toBeHidden();
  expect(errors).toEqual([]);
});
