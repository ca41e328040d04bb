import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { inScheme, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

/** A folder for pictures of what is seen here (`SHOTS=shots`); none are taken without. */
const SHOTS = process.env.SHOTS;
let ida: Member;
let page: Page;

test.beforeAll(async ({ browser }) => {
  ida = await viewer('ida.strand@umbra.test', 'Ida Strand');
  page = await (await contextOf(browser, ida)).newPage();
});

async function shoot(name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(SHOTS, `persona-${name}-${width}-${colorScheme}.png`) });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
const picture = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();

test('a persona is given a picture, which is shown to its owner alone', async () => {
  const errors = watchConsole(page);
  await visit(page, '/settings/assistants');
  await page.getByRole('button', { name: 'Add a name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Iris');
  await dialog.getByLabel('Address').fill('iris.strand');
  const file = dialog.getByLabel('Choose a picture', { exact: true });
  await file.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByRole('alert')).toHaveText('Choose a PNG, JPEG or WebP picture.');
  await shoot('refused');
  await file.setInputFiles({ name: 'iris.png', mimeType: 'image/png', buffer: await picture('#2f6f8f') });
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Iris');
  await shoot('chosen');

  // The keyboard is enough.
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByText('Iris was added.', { exact: true })).toBeVisible();
  const personas = page.getByRole('region', { name: 'Names' });
  const shown = personas.locator('img[src^="/api/assistants/"]');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await shoot('list');

  // Nobody else sees it.
  const path = (await shown.getAttribute('src')) ?? '';
  expect((await fetch(`${origin()}${path}`)).status).toBe(401);
  expect(errors).toEqual([]);
});

test('a picture is dropped in place of another, taken away, and brought back before it is saved', async () => {
  await visit(page, '/settings/assistants');
  const personas = page.getByRole('region', { name: 'Names' });
  const shown = personas.locator('img[src^="/api/assistants/"]');
  const before = await shown.getAttribute('src');
  await personas.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  const bytes = [...(await picture('#b0442f'))];
  const files = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(all)], 'red.png', { type: 'image/png' }));
    return data;
  }, bytes);
  await dialog.dispatchEvent('dragover', { dataTransfer: files });
  await expect(dialog.getByText('Drop it here.')).toBeVisible();
  await dialog.dispatchEvent('drop', { dataTransfer: files });
  await expect(dialog.getByText('red.png. It is put in when you save.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).not.toHaveAttribute('src', before ?? '');

  await personas.getByRole('button', { name: 'Change' }).click();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await expect(dialog.getByText('It goes when you save.')).toBeVisible();
  await expect(dialog.locator('img')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.locator('img[src^="/api/assistants/"]')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove picture' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(shown).toHaveCount(0);
});
