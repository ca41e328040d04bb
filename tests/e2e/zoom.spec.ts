import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { owner, signedIn } from './page-viewers';
import { origin, test } from './product';
import { visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const NORA = 'nora@initech.test';

test('an owner connects Zoom, has all video meetings there, removes it at Zoom, connects it again, and gives it up', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signedIn(page.context(), await owner(NORA, 'Nora Sato'));
  await visit(page, '/settings/integrations');
  await page.getByRole('link', { name: 'Connect Zoom' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Zoom was not given leave, so nothing was connected.')).toBeVisible();

  await page.getByRole('link', { name: 'Connect Zoom' }).click();
  await page.getByRole('button', { name: `Allow as Nora Sato ${NORA}` }).click();
  await expect(page.getByText('Zoom connected.', { exact: true })).toBeVisible();
  const card = page.getByRole('region', { name: 'Zoom' });
  await expect(card.getByText(`${NORA} · Connected · no meeting to come`)).toBeVisible();
  const everywhere = card.getByRole('switch', { name: 'Video meetings take place on Zoom' });
  await everywhere.click();
  await expect(page.getByText('Video meetings take place on Zoom from now on.', { exact: true })).toBeVisible();
  await visit(page, '/settings/doc');
  await expect(page.getByText('Use Zoom for video meetings.')).toBeVisible();

  await page.goto(`${origin()}/sandbox/zoom`);
  const own = page.getByRole('listitem').filter({ hasText: NORA });
  await own.getByRole('button', { name: 'Remove Sundial at Zoom' }).click();
  await visit(page, '/settings/integrations');
  await expect(card.getByText(/Access has ended/)).toBeVisible();
  await expect(everywhere).toBeChecked();
  await card.getByRole('link', { name: 'Reconnect' }).click();
  await page.getByRole('button', { name: `Allow as Nora Sato ${NORA}` }).click();
  await expect(card.getByText(/· Connected ·/)).toBeVisible();

  await card.getByRole('button', { name: 'Disconnect' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('link', { name: 'Connect Zoom' })).toBeVisible();
  expect(errors).toEqual([]);
});
