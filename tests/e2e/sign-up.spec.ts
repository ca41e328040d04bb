import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { mintInvite } from '@/modules/invites/commands/mint';
import { shownCode } from '@/modules/invites/schema';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, sandboxNow, test } from './product';
import { followSignInLink, takenOver, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

async function newCode(): Promise<string> {
  return shownCode(await mintInvite({ uses: 1, email: null, role: 'USER', createdBy: null }, await sandboxNow()));
}

test('a stranger signs up with a code, by a link in their mailbox, and is somebody', async ({ page }) => {
  const errors = watchConsole(page);
  const email = 'kim.lee@umbra.test';
  await page.goto(origin());
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await takenOver(page);
  await page.getByLabel('Your name').fill('Kim Lee');
  await page.getByLabel(/Company/).fill('Umbra');
  await page.getByLabel(/Invite code/).fill((await newCode()).toLowerCase());
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  await followSignInLink(page, email);
  await expect(page).toHaveURL(/\/onboarding\/new$/);
  await expect(page.getByRole('button', { name: 'Account menu of Kim Lee' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('signup-data'))).toBeNull();
  const [user] = await database().select().from(users).where(eq(users.email, email));
  expect(user).toMatchObject({ name: 'Kim Lee', role: 'USER', signup: { v: 1, company: 'Umbra' } });
  expect(errors).toEqual([]);
});

test('a sign-in link that a mail program has cut asks for a new one, not for the operator', async ({ page }) => {
  await page.goto(`${origin()}/api/auth/callback/email?callbackUrl=%2F&token=abc`);
  await expect(page.getByRole('alert').filter({ hasText: 'Send a new one' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('what was told is kept when it cannot be sent, and sent at the next load', async ({ page }) => {
  const email = 'lou.park@umbra.test';
  await page.goto(`${origin()}/auth/signup`);
  await takenOver(page);
  await page.getByLabel('Your name').fill('Lou Park');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await page.route('**/api/user/signup', (route) => route.abort());
  await followSignInLink(page, email);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.unroute('**/api/user/signup');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Account menu of Lou Park' })).toBeVisible();
});

test('whoever waits sees where they are, not the product, and is let in by a code', async ({ browser }) => {
  const waiting = await viewer('max@umbra.test', 'Max Oyelaran', 'WAITLIST', { onboarded: false });
  const page = await (await contextOf(browser, waiting)).newPage();
  await page.goto(origin());
  await expect(page).toHaveURL(/\/waitlist$/);
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
  await takenOver(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Log out']);

  await page.goto(`${origin()}/dashboard`);
  await expect(page).toHaveTitle('Error');
  await expect(page.getByRole('heading', { name: 'Lost?' })).toBeVisible();
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL(/\/waitlist$/);

  await takenOver(page);
  await page.getByLabel('Invite code').fill('WRONG');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('There is no such invite. Check the code.')).toBeVisible();
  await page.getByLabel('Invite code').fill(await newCode());
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page).toHaveURL(/\/onboarding\/new$/);
  await page.context().close();
});

test('signing out in one tab takes the other along', async ({ browser }) => {
  const member = await viewer('ira.wolf@umbra.test', 'Ira Wolf');
  const context = await contextOf(browser, member);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.goto(`${origin()}/settings/account`);
  await one.goto(`${origin()}/auth/signout`);
  for (const tab of [one, other]) await takenOver(tab);
  await one.getByRole('button', { name: 'Sign out' }).click();
  await expect(one).toHaveURL(/\/auth\/signin/);
  await expect(other).toHaveURL(/\/auth\/signin\?returnUrl=%2Fsettings%2Faccount/);
  await context.close();
});
