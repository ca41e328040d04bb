import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { inScheme, takenOver, toast, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const REASON = 'Asked for help by phone';
let admin: Member;
let nora: Member;
let page: Page;

test.beforeAll(async ({ browser }) => {
  admin = await viewer('ida.kern@umbra.test', 'Ida Kern', 'ADMIN');
  nora = await viewer('nora.quill@umbra.test', 'Nora Quill');
  page = await (await contextOf(browser, admin)).newPage();
});

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

test('an administrator gets to an account by keys alone, and gives it another role', async () => {
  const errors = watchConsole(page);
  await visit(page, '/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(`${origin()}/admin/users`);
  await takenOver(page);
  await page.keyboard.press('/');
  await page.keyboard.type('quill');
  await expect(page).toHaveURL(/q=quill/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('j');
  await expect.poll(focused).toContain('nora.quill@umbra.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('nora.quill@umbra.test');
  await takenOver(page);
  const role = page.getByLabel('Role', { exact: true });
  await role.focus();
  await page.keyboard.type('TR');
  await expect(role).toHaveValue('TRAINER');
  const change = page.getByRole('button', { name: 'Change the role' });
  // Without a reason nothing is changed, and the field says so.
  await change.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('reason');
  await page.keyboard.type(REASON);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The role was changed.', { exact: true })).toBeVisible();
  await expect(page.getByText(`Role changed: TRAINER`)).toBeVisible();
  await role.focus();
  await page.keyboard.type('US');
  await expect(role).toHaveValue('USER');
  await page.keyboard.press('Tab');
  await page.keyboard.type(REASON);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Role changed: USER`)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a flag is switched by keys, holds for somebody else at their next request, and is taken back by the toast', async () => {
  await visit(page, '/admin/feature-flags');
  const flag = page.getByRole('switch', { name: 'assistants' });
  await flag.focus();
  await page.keyboard.press('x');
  await expect(toast(page, 'assistants was switched off.')).toBeVisible();
  await expect(flag).not.toBeChecked();
  const asked = () => fetch(`${origin()}/api/assistants`, { headers: { cookie: nora.cookie } });
  expect((await asked()).status).toBe(404);
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .press('Enter');
  await expect(flag).toBeChecked();
  expect((await asked()).status).toBe(200);
  await expect(page.getByRole('region', { name: 'What was changed' }).getByRole('listitem')).toHaveCount(2);
});

test('looking as somebody shows their pages under a banner, changes nothing, ends by a button, and is in their log', async ({
  browser,
}) => {
  await visit(page, `/admin/users/${nora.id}`);
  await page.getByRole('button', { name: 'See what they see' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Reason').fill(REASON);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin()}/dashboard`);
  const banner = page.getByRole('region', { name: 'Looking as somebody else' });
  await expect(banner).toContainText('nora.quill@umbra.test');
  await visit(page, '/settings/account');
  await expect(banner).toBeVisible();
  const name = page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('Nora Quill');
  await name.fill('Eve');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You look at these pages as somebody else')).toBeVisible();
  await name.fill('Nora Quill');
  await page.goto(`${origin()}/admin`);
  await expect(page.getByRole('heading', { name: 'You look as somebody else' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Stop' })).toBeVisible();
  await expect(banner).toBeVisible();
  await takenOver(page);
  await banner.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page).toHaveURL(`${origin()}/admin/users/${nora.id}`);
  await expect(banner).toBeHidden();

  const hers = await (await contextOf(browser, nora)).newPage();
  await hers.goto(`${origin()}/settings/account`);
  await expect(hers.getByText(`An administrator began to look at the pages as you: ${REASON}`)).toBeVisible();
  await expect(hers.getByText('Seen as you: /settings/account').first()).toBeVisible();
  const seen = and(eq(auditLog.userId, nora.id), eq(auditLog.action, 'content.seen'), eq(auditLog.actor, admin.id));
  const pages = (await database().select().from(auditLog).where(seen)).map(({ subject }) => subject);
  expect(pages).toEqual(expect.arrayContaining(['page:/dashboard', 'page:/settings/account']));
});

test('what opens in front of the pages is accessible at both widths, in both themes', async () => {
  // Whoever was looked as has their glass broken already.
  const other = await viewer('otis.quill@umbra.test', 'Otis Quill');
  await visit(page, `/admin/users/${other.id}`);
  await page.getByRole('button', { name: 'Break the glass' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; impact: string }[] }> };
        };
        const { violations } = await axe.run();
        return violations.filter(({ impact }) => /serious|critical/.test(impact)).map(({ id }) => id);
      });
      expect(found, `${colorScheme} ${width}`).toEqual([]);
    }
  }
});
