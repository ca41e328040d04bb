import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { inScheme, takenOver, toast, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.use({ settings: { BILLING: 'on' } });
test.describe.configure({ mode: 'serial' });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = process.env.SHOTS;
let nora: Member;
let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  nora = await viewer('nora.sand@umbra.test', 'Nora Berg');
  page = await (await contextOf(browser, nora)).newPage();
  errors = watchConsole(page);
});
/** The coupon that is refused on the way. */
const REFUSED = /status of 422/;
test.afterAll(() => expect(errors.filter((one) => !REFUSED.test(one))).toEqual([]));

/** Nothing that axe finds, and nothing beyond the edge, at both widths and in both themes. */
async function looksRight(name: string, one: Page = page): Promise<void> {
  await one.evaluate(AXE);
  for (const scheme of ['light', 'dark'] as const) {
    await inScheme(one, scheme);
    for (const width of [1280, 390]) {
      await one.setViewportSize({ width, height: 900 });
      const beyond = await one.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `${name} at ${width}`).toBeLessThanOrEqual(0);
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true });
        await one.screenshot({ path: join(SHOTS, `${name}-${width}-${scheme}.png`), fullPage: true });
      }
    }
    const found = await one.evaluate(async () => {
      const axe = (window as unknown as { axe: { run(): Promise<{ violations: { id: string; help: string }[] }> } })
        .axe;
      return (await axe.run()).violations.map(({ id, help }) => `${id}: ${help}`);
    });
    expect.soft(found, `what axe finds on ${name} in ${scheme}`).toEqual([]);
  }
  await inScheme(one, 'light');
  await one.setViewportSize({ width: 1280, height: 900 });
}

test('a visitor reads what plans cost by the month and by the year, and is led to the trial', async ({ browser }) => {
  const visitor = await (await contextOf(browser, null)).newPage();
  await visitor.goto(`${origin()}/pricing`);
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Basic' }).first()).toContainText('$24');
  await looksRight('pricing', visitor);
  await visitor.getByRole('link', { name: 'Yearly' }).click();
  await expect(visitor.getByRole('listitem').filter({ hasText: 'Basic' }).first()).toContainText('$19');
  await visitor.getByRole('link', { name: 'Try Basic for free' }).click();
  await expect(visitor.getByRole('heading', { name: 'Free trial' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Sign up and start' }).click();
  await expect(visitor).toHaveURL(/\/auth\/signup/);
  expect(await visitor.evaluate(() => localStorage.getItem('free-trial'))).toMatch(/"at":\d+/);
  await visitor.context().close();
});

test('the trial starts without a card, and what is left of it stands above every page', async () => {
  await visit(page, '/free-trial');
  await page.getByRole('button', { name: 'Start the trial' }).click();
  await expect(page.getByText(/Your trial of Basic runs until .*14 days are left/)).toBeVisible();
  await looksRight('free-trial');
  await visit(page, '/dashboard');
  await expect(page.getByText(/1[34] days left of your trial of Basic/)).toBeVisible();
});

test('a plan is paid on the vendor’s page, and its script is on no page of ours', async () => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin()) foreign.push(request.url());
  });
  await visit(page, '/checkout?plan=pro&interval=month');
  await expect(page.getByText('Pro, $79 a month.')).toBeVisible();
  await expect(page.getByText(/Your trial goes on until .* nothing today/)).toBeVisible();
  await looksRight('checkout');
  await page.getByLabel('Coupon').fill('NOSUCH');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('This coupon is not good for this plan')).toBeVisible();
  await page.getByLabel('Coupon').fill('');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /Subscribe|Start trial/ }).click();
  await expect(page).toHaveURL(/\/checkout\/return\?session_id=cs_/);
  await expect(page.getByText('Thank you. Your plan has begun.')).toBeVisible();
  await expect(page.getByText(/days left of your trial/)).toHaveCount(0);
  await looksRight('checkout-return');
  await page.getByRole('link', { name: 'Go to your plan' }).click();
  await expect(page.getByText(/You have Pro\. Nothing was charged yet: the first payment is made on/)).toBeVisible();
  await looksRight('billing');
  expect(foreign).toEqual([]);
});

test('another plan is shown with its price first, and is had for it', async () => {
  await visit(page, '/settings/billing');
  await page.getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Plan').selectOption({ label: 'Basic, $24 a month' });
  await dialog.getByRole('button', { name: 'Show what it costs' }).click();
  await expect(dialog.getByText('Basic: $24 a month.')).toBeVisible();
  await expect(dialog.getByText(/The next invoice, on .*, is \$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Change for this price' }).click();
  await expect(page.getByText(/You have Basic\. Nothing was charged yet/)).toBeVisible();
});

test('it is canceled in two clicks by keyboard alone, and taken back in one', async () => {
  await visit(page, '/settings/billing');
  await page.getByRole('button', { name: 'Cancel', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('nothing more is charged');
  await looksRight('billing-cancel');
  await page.getByRole('button', { name: 'Cancel my plan' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/You have Basic until .* Nothing more is charged/)).toBeVisible();
  await takenOver(page);
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByText(/You have Basic\. Nothing was charged yet/)).toBeVisible();
});

test('whoever pays for a team is told so before they leave, and another owner takes it over with a card of theirs', async ({
  browser,
}) => {
  const { visitor: api } = nora;
  const team = await api.json<{ id: string }>('POST', `${origin()}/api/teams`, { name: 'Umbra' });
  await api.json('PATCH', `${origin()}/api/teams/${team.id}`, { domain: 'umbra.test', domainJoin: true });
  await visit(page, '/checkout?plan=team&interval=month&seats=2');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thank you. Your plan has begun.')).toBeVisible();
  const ben = await viewer('ben.lind@umbra.test', 'Ben Lind');
  await ben.visitor.json('POST', `${origin()}/api/teams/${team.id}/join`);
  await visit(page, '/settings/team');
  await expect(page.getByText('You pay for the team: $158 a month')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Leave the team' })).toHaveCount(0);
  await page.getByLabel('Role of Ben Lind').selectOption('Owner');
  const asked = page.getByRole('dialog', { name: 'Make Ben Lind an owner?' });
  await expect(asked).toContainText('Your card goes on paying');
  await looksRight('team-make-owner');
  await asked.getByRole('button', { name: 'Make an owner' }).click();
  await expect(toast(page, 'Ben Lind: Owner.')).toBeVisible();
  await looksRight('team-payer');
  const other = await (await contextOf(browser, ben)).newPage();
  await visit(other, '/settings/billing');
  await expect(other.getByText('Nora Berg pays, with a card of theirs.')).toBeVisible();
  await looksRight('billing-not-payer', other);
  await takenOver(other);
  await other.getByRole('button', { name: 'Pay with my card' }).click();
  await expect(other.getByRole('dialog')).toContainText('$158 a month');
  await other.getByRole('button', { name: 'Give a card' }).click();
  await other.getByLabel('Card number').fill('5555 5555 5555 4444');
  await other.getByRole('button', { name: 'Save card' }).click();
  await expect(other.getByText('The card is saved, and pays from now on.')).toBeVisible();
  await expect(other.getByText('Your card pays.')).toBeVisible();
  await visit(page, '/settings/team');
  await takenOver(page);
  await page.getByRole('button', { name: 'Leave the team' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave the team' }).click();
  await expect(page.getByText('You are in no team yet')).toBeVisible();
  await visit(page, '/settings/billing');
  await expect(page.getByRole('region', { name: 'What you have paid for teams' })).toContainText('$158');
  await looksRight('billing-paid-before');
  await other.context().close();
});

test('a plan that was chosen before signing up is named by the sign-up, and waits on the dashboard', async ({
  browser,
}) => {
  const visitor = await (await contextOf(browser, null)).newPage();
  await visitor.goto(`${origin()}/pricing?interval=year`);
  await visitor.getByRole('link', { name: 'Choose Pro' }).click();
  await expect(visitor.getByText('You have chosen Pro. Nothing is charged now')).toBeVisible();
  await looksRight('sign-up-chosen', visitor);
  await visitor.context().close();
  const kim = await viewer('kim.lind@umbra.test', 'Kim Lind');
  const signup = { v: 1, timeZone: 'Europe/Vienna', at: new Date().toISOString(), plan: 'pro:year' };
  await kim.visitor.json('POST', `${origin()}/api/user/signup`, signup);
  const own = await (await contextOf(browser, kim)).newPage();
  await visit(own, '/dashboard');
  await expect(own.getByText('You have chosen Pro, paid yearly.')).toBeVisible();
  await looksRight('dashboard-chosen', own);
  await own.context().close();
});

test('administrators see what comes in, and what one of their users pays', async ({ browser }) => {
  const admin = await viewer('ada.lind@umbra.test', 'Ada Lind', 'ADMIN');
  const staff = await (await contextOf(browser, admin)).newPage();
  await visit(staff, '/admin/subscriptions');
  await expect(staff.getByRole('region', { name: 'Monthly recurring revenue' })).toContainText('$');
  await looksRight('admin-subscriptions', staff);
  await visit(staff, `/admin/users/${nora.id}`);
  await expect(staff.getByRole('region', { name: 'Plan and payment' })).toContainText('Basic: $24 a month');
  await looksRight('admin-user-payment', staff);
  await visit(staff, '/admin/coupons');
  await staff.getByLabel('Kind').selectOption('Amount');
  await expect(staff.getByText('$5 off, once, for any number of accounts, each once.')).toBeVisible();
  await looksRight('admin-coupons', staff);
  await staff.context().close();
});
