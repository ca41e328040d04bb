import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { inScheme, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

/** A folder for pictures of what is seen here (`SHOTS=shots`); none are taken without. */
const SHOTS = process.env.SHOTS;
const PATH = '/settings/developers';
let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await (await contextOf(browser, await viewer('iris.lund@umbra.test', 'Iris Lund'))).newPage();
});

async function shoot(name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(SHOTS, `developers-${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('a program is told by a webhook, whose receiver of the sandbox finds the signature right', async () => {
  const errors = watchConsole(page);
  await visit(page, PATH);
  await shoot('empty');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('http://hooks.acme.test/in');
  await shoot('add-hook');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('Use an address that begins with https://')).toBeVisible();
  await dialog.getByLabel('Address').fill(`${origin()}/sandbox/hooks/in`);
  await dialog.getByRole('button', { name: 'Add it' }).click();
  const secret = await dialog.getByRole('textbox', { name: 'Secret' }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await shoot('secret');
  await dialog.getByRole('button', { name: 'I have put it away' }).click();
  await page.getByRole('link', { name: /sandbox\/hooks\/in/ }).click();
  await page.getByRole('button', { name: 'Send a test' }).click();
  const log = page.getByRole('list', { name: 'What was sent' });
  await expect(log.getByText('Arrived')).toBeVisible();
  await log.getByText('Test', { exact: true }).click();
  await expect(log.getByText(/"type": "test"/)).toBeVisible();
  await shoot('hook');

  const receiver = await page.context().newPage();
  await receiver.goto(`${origin()}/sandbox/hooks`);
  await receiver.getByRole('textbox', { name: 'Secret' }).fill(secret);
  await receiver.getByRole('button', { name: 'Check with it' }).click();
  await expect(receiver.getByText('signature right')).toBeVisible();
  if (SHOTS) await receiver.screenshot({ path: join(SHOTS, 'developers-receiver.png') });
  await receiver.getByLabel('The receiver').selectOption('gone');
  await receiver.getByRole('button', { name: 'Do so' }).click();
  await receiver.close();

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('You have paused it.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Working', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(page.getByRole('textbox', { name: 'Secret' })).not.toHaveValue(secret);
  await page.getByRole('button', { name: 'I have put it away' }).click();
  await expect(page.getByText(/The secret before this one signs beside it until/)).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(log.getByText('Failed')).toBeVisible();
  await shoot('failed');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText(/Have an address of yours told at once/)).toBeVisible();
  // The browser counts the address that was refused as one.
  expect(errors.filter((text) => !/status of 400/.test(text))).toEqual([]);
});

test('a token that was made here opens what it may, and nothing once it is revoked', async () => {
  const errors = watchConsole(page);
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Make a token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly report');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  await expect(dialog.getByText('Choose at least one thing that it may do.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /See your meetings/ }).check();
  await shoot('add-token');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  const token = await dialog.getByRole('textbox', { name: 'Token' }).inputValue();
  await shoot('token');
  await dialog.getByRole('button', { name: 'I have put it away' }).click();
  const status = async (path: string) =>
    (await fetch(origin() + path, { headers: { authorization: `Bearer ${token}` } })).status;
  expect([await status('/api/loops'), await status('/api/preferences')]).toEqual([200, 403]);
  await expect(page.getByText('Nightly report')).toBeVisible();
  await shoot('tokens');
  await page.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke it' }).click();
  await expect(page.getByText(/A token lets a program of yours call the API/)).toBeVisible();
  expect(await status('/api/loops')).toBe(401);
  expect(errors).toEqual([]);
});

test('the address of the feed is hidden until it is wanted', async () => {
  await visit(page, '/settings/integrations');
  const feed = page.getByLabel('Address of the feed');
  await expect(feed).toHaveValue(/\/api\/feeds\/•+\.ics$/);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(feed).toHaveValue(/\/api\/feeds\/[\w.-]+\.ics$/);
  await shoot('feed');
});
