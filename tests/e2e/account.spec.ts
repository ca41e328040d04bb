import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { database } from '@/db/client';
import { sessions, users } from '@/db/schema/identity';
import { unzip } from '../support/unzip';
import { browserPath } from './browser';
import { moveIn } from './post';
import { moveClockTo, origin, sandboxNow, test } from './product';
import { signIn, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const JANE = { name: 'Jane Doe', address: 'jane@globex.test' };
const ACCOUNT = '/settings/account';
const A_DAY = 24 * 3_600_000;

test('A25: an account is changed, exported, kept at the last moment, and deleted', async ({ page }) => {
  const errors = watchConsole(page);
  await signIn(page, JANE.name, ACCOUNT);

  await page.getByLabel('Name', { exact: true }).fill('Jane van Doe');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Name saved.', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Lisbon');
  await page.getByRole('option', { name: /^Lisbon/ }).click();
  await page.locator('form').filter({ hasText: 'Time zone' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Time zone saved.', { exact: true })).toBeVisible();

  // What is no picture is refused in words; a picture shows wherever the person does.
  const picture = page.getByLabel('Choose a picture');
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText('Choose a PNG, JPEG or WebP picture').first()).toBeVisible();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f6f8f' } })
    .png()
    .toBuffer();
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Picture saved.', { exact: true })).toBeVisible();
  const shown = page.getByRole('banner').locator('img[src^="/api/pictures/"]');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);

  // The zone stands in the preferences, and nowhere else.
  await page.goto(`${origin()}/settings/doc`);
  await expect(page.getByText('My time zone is Europe/Lisbon.')).toBeVisible();

  await visit(page, ACCOUNT);
  await page.getByRole('button', { name: 'Export everything' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const files = unzip(readFileSync(await download.path()));
  expect(JSON.parse(files.get('account.json')!.toString()).account).toMatchObject({
    name: 'Jane van Doe',
    email: JANE.address,
  });
  expect(files.get('meetings.ics')!.toString()).toContain('BEGIN:VCALENDAR');

  // The wrong address is said so, and stays in the field.
  await askForDeletion(page, 'jane@globex');
  await expect(page.getByText('This is not the address of this account')).toBeVisible();
  await expect(page.getByLabel(/^Type jane/)).toHaveValue('jane@globex');
  await page.getByLabel(/^Type jane/).fill(JANE.address);
  await page.getByRole('button', { name: 'Delete in 24 hours' }).click();

  // Every page says so, with the way back.
  const banner = page.getByRole('region', { name: 'Deletion of your account' });
  await expect(banner).toBeVisible();
  await visit(page, '/loops');
  await expect(banner).toContainText(/will be deleted on .*\(Lisbon\)/);
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();

  await visit(page, ACCOUNT);
  await askForDeletion(page, JANE.address);
  await expect(banner).toBeVisible();
  await moveClockTo((await sandboxNow()) + A_DAY + 60_000);
  const session = async () => (await page.request.get(`${origin()}/api/auth/session`)).json();
  await expect.poll(session, { message: 'the account is gone', timeout: 60_000 }).toEqual({});
  await page.goto(`${origin()}${ACCOUNT}`);
  await expect(page).toHaveURL(/\/auth\/signin/);
  expect(errors.filter((error) => !error.includes('400'))).toEqual([]);
});

async function askForDeletion(page: Page, typed: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel(/^Type jane/).fill(typed);
  await page.getByRole('button', { name: 'Delete in 24 hours' }).click();
}

test('what cannot be undone leads through a fresh sign-in, and back', async ({ page }) => {
  const ARNE = { name: 'Arne Lund', address: 'arne.lund@umbra.test' };
  await moveIn({ email: ARNE.address, name: ARNE.name, zone: 'Europe/Oslo' });
  await signIn(page, ARNE.name, ACCOUNT);
  const activity = page.getByRole('list', { name: 'Recent activity' });
  await expect(activity.getByRole('listitem').first()).toContainText(/^Signed in/);
  await agedSessions(ARNE.address);

  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
  await expect(page.getByLabel('Email address')).toHaveValue(ARNE.address);
  await takenOver(page);
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: new RegExp(`^${ARNE.name}`) }).click();
  await expect(page).toHaveURL(new RegExp(`${ACCOUNT}$`));
  await takenOver(page);
  await expect(activity.getByRole('listitem').first()).toContainText(/^Confirmed by signing in again/);
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByRole('link', { name: 'Download' })).toBeVisible({ timeout: 60_000 });

  // The archive itself, too.
  await agedSessions(ARNE.address);
  await page.getByRole('link', { name: 'Download' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm that it is you');
});

/** As if somebody had signed in an hour ago. */
async function agedSessions(address: string): Promise<void> {
  const [account] = await database().select({ id: users.id }).from(users).where(eq(users.email, address));
  const authenticatedAt = new Date(Date.now() - 3_600_000);
  await database()
    .update(sessions)
    .set({ authenticatedAt })
    .where(eq(sessions.userId, account?.id ?? ''));
}
