import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { phoneLineLog } from '@/db/schema/phone-lines';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { busyDay, contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { inScheme, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

/** A folder for pictures of the pages as they are when they are full; none are taken without. */
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const OWNER = 'nils.vogt@umbra.test';
let admin: Member;
let owner: Member;
let page: Page;
const errors: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  admin = await viewer('ada.lund@umbra.test', 'Ada Lund', 'ADMIN');
  owner = await viewer(OWNER, 'Nils Vogt');
  await busyDay(owner);
  page = await (await contextOf(browser, admin)).newPage();
  errors.push(...watchConsole(page));
});

interface Axe {
  run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** A page as it stands is accessible in both schemes, and fits a phone. */
async function fits(name: string): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `pixels of ${name} beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true });
        await page.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect.soft(found, `what axe finds on ${name} in ${colorScheme}`).toEqual([]);
  }
}

const own = () => database().select().from(loops).where(eq(loops.ownerId, owner.id));

test('workflows broken on purpose appear within a minute, and go on once when they are tried again by a key', async () => {
  await visit(page, '/admin/failing-workflows');
  await expect(page.getByText('Nothing fails.')).toBeVisible();
  await fits('failures-none');
  await database().execute(sql`
    create function broken_on_purpose() returns trigger language plpgsql as $$
    begin raise exception 'Nonsense about "Lunch with my lawyer" of nils.vogt@umbra.test'; end $$`);
  await database().execute(sql`
    create trigger broken_on_purpose before update on loops for each row
    when (old.version is distinct from new.version) execute function broken_on_purpose()`);
  const before = await own();
  expect(before).toHaveLength(3);
  // The product waits for what its commands lead to, which does not come.
  for (const { id } of before) void owner.visitor.json('POST', `${origin()}/api/loops/${id}/stop`, {}).catch(() => {});
  const group = page.getByRole('region', { name: /Nonsense about/ });
  await expect(group).toBeVisible({ timeout: 60_000 });
  await expect(group.getByText('3 runs, in the step “decide”')).toBeVisible({ timeout: 60_000 });
  expect(await page.locator('body').textContent()).not.toMatch(/lawyer|nils\.vogt/);
  await group.getByText('Runs', { exact: true }).click();
  await group.getByText('Where it was').click();
  await fits('failures-three');
  await group.getByRole('button', { name: 'Begin anew…' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('From which step')).toContainText('pending 0: done');
  await page.keyboard.press('Escape');

  await database().execute(sql`drop trigger broken_on_purpose on loops`);
  await page.keyboard.press('r');
  await expect(page.getByText('Nothing fails.')).toBeVisible({ timeout: 60_000 });
  const after = await own();
  expect(after.map(({ version }) => version).sort()).toEqual(before.map(({ version }) => version + 1).sort());
  const retried = and(eq(auditLog.action, 'run.retried'), eq(auditLog.actor, admin.id));
  expect(await database().$count(auditLog, retried)).toBe(3);
});

test('the engine’s own pages open for an administrator, and for nobody else', async ({ browser }) => {
  const [pages] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'The engine’s own pages' }).click(),
  ]);
  await expect(pages.getByRole('link', { name: 'Invocations' }).first()).toBeVisible({ timeout: 30_000 });
  const address = pages.url();
  if (SHOTS) await pages.screenshot({ path: join(SHOTS, 'engine-pages.png') });
  await pages.close();
  const other = await contextOf(browser, owner);
  expect((await other.request.get(address)).status()).toBe(403);
  await other.close();
});

test('a phone line is taken in for somebody, paused and released, and its log is read', async () => {
  await visit(page, '/admin/phone-lines');
  await page.getByRole('button', { name: 'Take in a line' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number').fill('415 555');
  await dialog.getByRole('button', { name: 'Take in a line' }).click();
  await expect(dialog.getByText(/No telephone has this number/)).toBeVisible();
  await dialog.getByLabel('Number').fill('+1 (415) 555-2671');
  await dialog.getByLabel('Whose it is').selectOption('user');
  await dialog.getByLabel('Address of the person').fill(OWNER);
  await dialog.getByRole('button', { name: 'Take in a line' }).click();
  await expect(page.getByRole('row', { name: /\+14155552671/ })).toContainText(OWNER);
  await fits('phone-lines');
  const rows = await database().execute<{ id: string }>(sql`select id from phone_lines`);
  const lineId = rows.rows[0]?.id ?? '';
  const stop = {
    lineId,
    userId: owner.id,
    peer: '+442079460958',
    direction: 'in',
    kind: 'stop',
    text: 'STOP',
  } as const;
  await database()
    .insert(phoneLineLog)
    .values({ ...stop, at: new Date() });
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(dialog.getByText('STOP, +442•••58')).toBeVisible();
  await fits('phone-line-log');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Release…' }).click();
  await dialog.getByRole('button', { name: 'Release it' }).click();
  await expect(page.getByRole('row', { name: /\+14155552671/ })).toContainText('Released');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('a briefing is tried out of whoever allows human help, and of nobody else', async () => {
  await visit(page, '/admin/daily-briefing-test');
  await page.getByLabel('Whose').fill(OWNER);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/does not always let people help/).first()).toBeVisible();
  await database().update(users).set({ humanHelp: 'always' }).where(eq(users.id, owner.id));
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('heading', { name: /^The mail/ })).toBeVisible();
  await fits('briefing-test');
  await visit(page, '/admin/daily-briefing-churn');
  await takenOver(page);
  await expect(page.getByText('Nobody who allows human help has stopped.')).toBeVisible();
  await fits('briefing-churn');
  expect(errors).toEqual([]);
});
