import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { and, eq, inArray } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { labels } from '@/db/schema/labels';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { ownerWithLabelledMails } from './labelled';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { inScheme, takenOver, toast, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });
// A product of its own: what may be labelled is said of all mail that is there.
test.use({ settings: {} });

/** A folder for pictures of the pages as they are when they are full; none are taken without. */
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SIZE = 6;
let cleo: Member;
let pages: { ann: Page; ben: Page; cleo: Page };
let ownerId: string;
let labelers: { ann: string; ben: string };
const errors: string[] = [];

let second: Browser;

test.afterAll(() => second?.close());

test.beforeAll(async ({ browser, playwright, launchOptions }) => {
  // Who types at the same time has a browser of their own: one gives its keys to the window that is in front.
  second = await playwright.chromium.launch(launchOptions);
  const open = async (who: Member, by = browser) => {
    const page = await (await contextOf(by, who)).newPage();
    errors.push(...watchConsole(page));
    return page;
  };
  cleo = await viewer('cleo.label@umbra.test', 'Cleo Admin', 'ADMIN');
  const ann = await viewer('ann.label@umbra.test', 'Ann Trainer', 'TRAINER');
  const ben = await viewer('ben.label@umbra.test', 'Ben Trainer', 'TRAINER');
  labelers = { ann: ann.id, ben: ben.id };
  pages = { ann: await open(ann), ben: await open(ben, second), cleo: await open(cleo) };
});

/** A page as it stands is accessible in both schemes, and fits a phone. */
async function fits(shown: Page, name: string): Promise<void> {
  await shown.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(shown, colorScheme);
    for (const width of [390, 1280]) {
      await shown.setViewportSize({ width, height: 900 });
      const beyond = await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `pixels of ${name} beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true });
        await shown.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    const found = await shown.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect.soft(found, `what axe finds on ${name} in ${colorScheme}`).toEqual([]);
  }
}

interface Axe {
  run(options: { resultTypes: readonly string[] }): Promise<{
    readonly violations: readonly { id: string; impact: string; nodes: readonly { html: string }[] }[];
  }>;
}

test('a session is drawn only where owners let staff see their mail', async () => {
  const page = pages.cleo;
  await visit(page, '/admin/labels');
  await fits(page, 'labels-empty');
  await ownerWithLabelledMails('off', 'spent-9.jsonl', 3);
  await visit(page, '/admin/labels/create');
  await expect(page.getByText('There is no mail that may be labelled')).toBeVisible();
  await fits(page, 'create-empty');
  ({ ownerId } = await ownerWithLabelledMails('always', 'spent-8.jsonl', SIZE));
  await visit(page, '/admin/labeling-sessions');
  await page.getByLabel('Name', { exact: true }).fill('Monday');
  await page.getByLabel('Mails', { exact: true }).fill('20');
  await page.getByLabel('Labelled by two, %').fill('50');
  await page.getByLabel('Ann Trainer').check();
  await page.getByLabel('Ben Trainer').check();
  await fits(page, 'sessions-form');
  await page.getByRole('button', { name: 'Draw and open' }).click();
  await expect(page.getByRole('heading', { name: 'Monday' })).toBeVisible();
  await expect(page.getByText(`0 of ${SIZE * 1.5}`)).toBeVisible();
});

/** Labels everything in somebody's list with the keyboard alone; `minutes` is what each mail's duration is said to be. */
async function labelByKeys(page: Page, minutes: string, name?: string): Promise<number> {
  await visit(page, '/admin/labels/create');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Monday' }).focus();
  await page.keyboard.press('Enter');
  for (let count = 0; ; count += 1) {
    const done = page.getByText('Your part of “Monday” is done.');
    const form = page.getByRole('button', { name: 'Hand in, next' });
    await expect(done.or(form)).toBeVisible();
    if (await done.isVisible()) return count;
    await takenOver(page);
    const mail = await page.locator('[data-mail]').textContent();
    await page.keyboard.press('d');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(minutes);
    await page.keyboard.press('Escape');
    await page.keyboard.press('i');
    await page.keyboard.type('provide det');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    if (name && count === 0) {
      await page.keyboard.press('v');
      await expect(page.getByLabel('The reading as JSON')).toHaveValue(new RegExp(`"durationMin": ${minutes}\\b`));
      await fits(page, `${name}-json`);
      await page.keyboard.press('v');
      await page.keyboard.press('t');
      await page.keyboard.type('+2026-04-21 14:00-16:00');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Escape');
      await fits(page, name);
      await page.keyboard.press('u');
      await page.keyboard.press('s');
      await expect(page.getByText('Draft saved.', { exact: true })).toBeVisible();
    }
    await page.keyboard.press('ControlOrMeta+Enter');
    // Another mail, or the end.
    await expect(async () => {
      const now = await page
        .locator('[data-mail]')
        .textContent({ timeout: 1_000 })
        .catch(() => '');
      expect(now).not.toBe(mail);
    }).toPass({ timeout: 60_000 });
  }
}

test('two people label their mails with the keyboard, each in a browser of their own', async () => {
  const [ann, ben] = await Promise.all([labelByKeys(pages.ann, '45', 'create'), labelByKeys(pages.ben, '30')]);
  expect(ann + ben).toBe(SIZE * 1.5);
  // Other people of staff label mails elsewhere.
  const own = inArray(labels.labelerId, [labelers.ann, labelers.ben]);
  const rows = await database()
    .select()
    .from(labels)
    .where(and(own, eq(labels.state, 'submitted')));
  expect(rows).toHaveLength(ann + ben);
  expect(new Set(rows.map(({ reading }) => reading.details.durationMin))).toEqual(new Set([45, 30]));
});

test('a third person decides where they differ, with the keyboard, and closes the session', async () => {
  const page = pages.cleo;
  await visit(page, '/admin/labels/conflicts');
  await expect(page.locator('[data-row]')).toHaveCount(SIZE / 2);
  await fits(page, 'conflicts');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const empty = page.getByText('Nothing to decide on.');
  for (let left = SIZE / 2; left > 0; left -= 1) {
    await expect(page.getByRole('button', { name: 'Make it gold, next' })).toBeVisible();
    await takenOver(page);
    if (left === SIZE / 2) await fits(page, 'decide');
    const at = page.url();
    await page.keyboard.press('y');
    await page.keyboard.press('b');
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.waitForURL((url) => url.href !== at);
  }
  await expect(empty).toBeVisible();
  const gold = await database().select().from(labels).where(eq(labels.state, 'gold'));
  expect(gold.map(({ origin: from }) => from)).toEqual(['adjudication', 'adjudication', 'adjudication']);
  await visit(page, '/admin/labeling-sessions');
  await fits(page, 'sessions');
  await page.getByRole('link', { name: 'Monday' }).click();
  await expect(page.getByText('9 of 9')).toBeVisible();
  await takenOver(page);
  await fits(page, 'session');
  await page.getByRole('button', { name: 'Close the session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close the session' }).click();
  await expect(toast(page, /3 mails are for a third person/)).toBeVisible();
});

test('labels are listed, looked at and compared; the owner is told of every look', async () => {
  const page = pages.cleo;
  await visit(page, '/admin/labels?state=gold');
  await expect(page.getByRole('row')).toHaveCount(4);
  await visit(page, '/admin/labels');
  await fits(page, 'labels');
  const [label] = await database()
    .select()
    .from(labels)
    .where(and(eq(labels.state, 'superseded'), inArray(labels.labelerId, [labelers.ann, labelers.ben])))
    .limit(1);
  await visit(page, `/admin/labels/${label?.id}`);
  await fits(page, 'label');
  await page.getByRole('link', { name: 'Compare with the reader' }).click();
  await expect(page.getByRole('heading', { name: 'Compare' })).toBeVisible();
  await expect(page.getByText('differs').first()).toBeVisible();
  await fits(page, 'compare');
  const looks = await database()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, ownerId), eq(auditLog.action, 'content.seen')));
  expect(new Set(looks.map(({ reason }) => reason))).toEqual(
    new Set(['labels: session Monday', 'labels: conflict', 'labels: label', 'labels: compare', 'labels: list']),
  );
  // One look is one line: lists and links to a mail are none.
  expect(looks.filter(({ reason }) => reason === 'labels: label')).toHaveLength(1);
  expect(looks.filter(({ reason }) => reason === 'labels: compare')).toHaveLength(1);
  const gold = await fetch(`${origin()}/api/admin/labels/export?redact=1`, { headers: { cookie: cleo.cookie } });
  const lines = (await gold.text()).trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(errors).toEqual([]);
});
