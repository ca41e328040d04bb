import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { mintInvite } from '@/modules/invites/commands/mint';
import { shownCode } from '@/modules/invites/schema';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { linkIn, moveIn } from './post';
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

test('a sign-in link is opened in another browser, without scripts: it says so, and is good all the same', async ({
  browser,
}) => {
  const email = 'zoe@umbra.test';
  const asking = await browser.newPage();
  await asking.goto(`${origin()}/auth/signin`);
  await takenOver(asking);
  await asking.getByLabel('Email address').fill(email);
  await asking.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expect(asking.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const link = await linkIn(email, /http:\S+\/auth\/link\?\S+/);
  await asking.goto(link);
  await expect(asking.getByRole('heading', { name: 'Sign in to Sundial' })).toBeVisible();
  await expect(asking.getByText('in another browser')).toBeHidden();

  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  // A program that scans mail has been there before.
  for (const path of ['/auth/link', '/api/auth/callback/email'])
    await page.goto(origin() + path + new URL(link).search);
  await expect(page.getByText('This link was asked for in another browser')).toBeVisible();
  await page.getByRole('button', { name: `Sign in as ${email}` }).click();
  await page.goto(`${origin()}/auth/signout`);
  await expect(page.getByText(`You are signed in as ${email}`)).toBeVisible();
  for (const one of [asking, page]) await one.context().close();
});

test('a sign-in link that a mail program has cut asks for a new one, not for the operator', async ({ page }) => {
  await page.goto(`${origin()}/api/auth/callback/email?callbackUrl=%2F&token=abc`);
  await expect(page.getByRole('alert').filter({ hasText: 'Send a new one' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByLabel('Email address')).toBeVisible();
});

test('whoever cancels at Google is told so where they signed in, and still comes to where they were going', async ({
  page,
}) => {
  await moveIn({ email: 'nils.berg@umbra.test', name: 'Nils Berg', zone: 'Europe/Berlin' });
  await page.goto(`${origin()}/auth/signin?returnUrl=%2Floops`);
  await takenOver(page);
  await page.getByRole('button', { name: /google/i }).click();
  await page.getByRole('button', { name: /^Nils Berg/ }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText('Google did not complete the sign-in. Try again.');
  const address = new URL(page.url());
  expect([address.pathname, address.searchParams.get('error')]).toEqual(['/auth/signin', 'OAuthCallback']);
  expect(address.searchParams.get('callbackUrl')).toBe(`${origin()}/loops`);
});

test('an error of signing in tells whoever is signed in that they still are, with a way on', async ({ browser }) => {
  const member = await viewer('oli.frank@umbra.test', 'Oli Frank', 'USER');
  const page = await (await contextOf(browser, member)).newPage();
  for (const code of ['Verification', 'undefined', 'Nonsense']) {
    await page.goto(`${origin()}/auth/error?error=${code}`);
    await expect(page.getByText(`You are still signed in as ${member.email}.`)).toBeVisible();
    const words = code === 'Verification' ? /^This link was used/ : /^Sign-in is not set up correctly\. Contact /;
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${origin()}/auth/signin?error=SessionRequired&callbackUrl=%2Floops`);
  await expect(page).toHaveURL(/\/loops$/);
  await page.context().close();
});

test('signing in in one tab takes the others along, but not from what is being written', async ({ browser }) => {
  const member = await viewer('uma.finch@umbra.test', 'Uma Finch', 'USER');
  const context = await contextOf(browser, null);
  const [reading, writing, signing] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await reading.goto(`${origin()}/pricing`);
  await writing.goto(`${origin()}/support`);
  await writing.getByLabel('Your message').fill('Can it speak French?');
  await signing.goto(`${origin()}/auth/signin`);
  for (const tab of [reading, writing, signing]) await takenOver(tab);
  await signing.getByLabel('Email address').fill(member.email);
  await signing.getByRole('button', { name: 'Send me a sign-in link' }).click();
  await expect(signing.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await followSignInLink(signing, member.email);
  await expect(reading.getByRole('button', { name: 'Account menu of Uma Finch' })).toBeVisible();
  expect(await writing.getByLabel('Your message').inputValue()).toBe('Can it speak French?');
  await context.close();
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
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Support', 'Log out']);
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByRole('heading', { name: 'Lost?' })).toBeHidden();

  await page.goto(`${origin()}/dashboard`);
  await takenOver(page);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Log out']);
  await page.keyboard.press('Escape');
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
