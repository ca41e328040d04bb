import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { signedIn, viewer } from './page-viewers';
import { origin, test } from './product';
import { takenOver, visit } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const OTTO = 'otto@acme.test';

test('an owner connects a mailbox, is told what was wrong with it, and gives it up again', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signedIn(page.context(), await viewer(OTTO, 'Otto Lund'));
  await page.goto(`${origin()}/sandbox/`);
  const port = /port (\d+)/.exec((await page.getByText('by IMAP').textContent()) ?? '')?.[1] ?? '';

  await visit(page, '/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Mail and privacy/ })
    .click();
  await expect(page.getByLabel('Mail server')).toBeVisible();
  await takenOver(page);
  await page.getByLabel('Mail server').fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption({ label: 'None (this machine only)' });
  await page.getByLabel('Port').fill(port);
  await expect(page.getByLabel('User name')).toHaveValue(OTTO);
  await page.getByLabel('App password').fill('wrong');
  await page.getByRole('button', { name: 'Connect this mailbox' }).click();
  await expect(page.getByText(/refuses this name or password/).first()).toBeVisible();
  await expect(page.getByLabel('App password')).toBeFocused();
  await expect(page.getByLabel('Port')).toHaveValue(port);

  await page.getByLabel('App password').fill('sandbox');
  await page.getByRole('button', { name: 'Connect this mailbox' }).click();
  await expect(page.getByText('Mailbox connected.', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: OTTO });
  await expect(card.getByText(/127\.0\.0\.1 · Connected · read/)).toBeVisible();
  if (process.env.MAILBOX_SCREENSHOT) await page.screenshot({ path: process.env.MAILBOX_SCREENSHOT, fullPage: true });

  await card.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(card).toBeHidden();
  expect(refused).toEqual([]);
});
