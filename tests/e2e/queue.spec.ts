import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { queueItems, reviews } from '@/db/schema/queue';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, owner, viewer } from './page-viewers';
import { answerMail, received, writeMails } from './post';
import { atWork, moveClockTo, origin, sandboxNow, settled, test } from './product';
import { inScheme, toast, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SHOTS = process.env.SHOTS_DIR;
const JANE = 'jane@globex.test';
const BEN = 'ben.hale@umbra.test';
const about = (subject: string) => ({ assistant: "Sunny (Ben's assistant)", subject });
let ben: Member;
let tess: Member;
let ida: Member;
let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  await atWork();
  ben = await owner(BEN, 'Ben Hale');
  await database().update(users).set({ humanHelp: 'always' }).where(eq(users.id, ben.id));
  tess = await viewer('tess.vale@umbra.test', 'Tess Vale', 'TRAINER');
  ida = await viewer('ida.holt@umbra.test', 'Ida Holt', 'ADMIN');
  page = await (await contextOf(browser, tess)).newPage();
  errors = watchConsole(page);
});

/** Jane takes a time in words that are not read with certainty: the plan to book it waits. Answers the loop. */
async function doubtful(subject: string): Promise<string> {
  const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
  await writeMails(BEN, { to: `Jane Doe <${JANE}>`, subject, text });
  await answerMail(JANE, about(subject), 'The second one works, but my surgery may get in the way.');
  const rows = await database().select().from(loops).where(eq(loops.ownerId, ben.id));
  const loop = rows.find(({ state }) => state.thread.subject.includes(subject));
  if (!loop) throw new Error(`There is no loop about ${subject}`);
  return loop.id;
}
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const keys = async (...pressed: string[]) => {
  for (const key of pressed) await page.keyboard.press(key);
};

/** From the queue to what was said in its only item, by keys. */
async function claimed(): Promise<void> {
  await visit(page, '/admin/loops/loop-queue');
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-row]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Work on it' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(heading(/^Book “/)).toBeVisible();
}

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

test('a doubtful loop goes from the queue to approved and booked by seven keys', async () => {
  await visit(page, '/admin/plan-review');
  await expect(page.getByText('No plan waits for a yes of staff.')).toBeVisible();
  await looksRight('plans-empty');
  const loopId = await doubtful('Six keys');
  await visit(page, '/admin/plan-review');
  await looksRight('plans');
  await keys('g', 'q');
  await expect(heading('Loop queue')).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await looksRight('queue');
  await claimed();
  await looksRight('item');
  await page.keyboard.press('a');
  await expect(page.getByText('Press a once more to do it')).toBeVisible();
  await page.keyboard.press('a');
  await expect(toast(page, 'Approved.')).toBeVisible();
  await expect(page.getByText('Nothing waits for a person.')).toBeVisible();
  await looksRight('queue-empty');
  await settled();
  const [loop] = await database().select().from(loops).where(eq(loops.id, loopId));
  expect(loop?.phase).toBe('BOOKED');
  const [item] = await database().select().from(queueItems).where(eq(queueItems.loopId, loopId));
  expect(item).toMatchObject({ action: 'approve', resolvedBy: tess.id });
  const looks = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `loop:${loopId}`));
  expect(looks.map(({ action }) => action)).toContain('content.seen');
});

test('what was misread is corrected by keys; the plan made anew waits in the same item', async () => {
  const loopId = await doubtful('Misread');
  const offered = (await database().select().from(loops).where(eq(loops.id, loopId)))[0]?.state.offer?.slots ?? [];
  await claimed();
  await page.keyboard.press('r');
  await expect(heading('What does this mail say?')).toBeVisible();
  await looksRight('item-correct');
  await keys('2', '1');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'The plan was made anew.')).toBeVisible();
  await expect(heading(/^Book “/)).toBeVisible();
  await looksRight('item-corrected');
  await keys('a', 'a');
  await expect(toast(page, 'Approved.')).toBeVisible();
  await settled();
  const [loop] = await database().select().from(loops).where(eq(loops.id, loopId));
  expect(loop?.state).toMatchObject({ phase: 'BOOKED', booking: { start: offered[0]?.start } });
});

test('a lease that ends while somebody types loses no word, and neither does the page when it is opened anew', async () => {
  await doubtful('Typed words');
  await claimed();
  const words = 'Can it wait until her surgery is over?';
  await page.keyboard.press('o');
  const field = page.getByLabel('What you would like to know');
  await field.focus();
  await page.keyboard.type(words);
  await page.reload();
  await expect(heading(/^Book “/)).toBeVisible();
  await visit(page, `/admin/loops/loop-queue${new URL(page.url()).search}`);
  await page.keyboard.press('o');
  await expect(field).toHaveValue(words);
  await moveClockTo((await sandboxNow()) + 11 * 60_000);
  await field.focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog').getByText('What you have typed is kept.')).toBeVisible();
  await expect(field).toHaveValue(words);
  await looksRight('item-lost');
  await field.focus();
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, 'The owner is asked.')).toBeVisible();
  await settled();
  const asked = (await received(BEN, about('Typed words'))).at(-1)?.text;
  expect(asked).toContain(`Tess Vale, a person of staff, asks: ${words}`);
});

test('a plan is looked at with its checks before it is carried out, and let go for a cause', async () => {
  await doubtful('Let go');
  await visit(page, '/admin/plan-review');
  await page.keyboard.press('j');
  await expect(page.locator('tr[data-row]:focus')).toBeVisible();
  await page.keyboard.press('Enter');
  const checks = page.getByRole('list', { name: 'Checks' });
  await expect(checks.getByRole('listitem')).toHaveCount(6);
  await expect(checks).toContainText('Times still free');
  await looksRight('plan');
  await page.keyboard.press('l');
  await page.getByLabel('The mail was misread').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Let go.')).toBeVisible();
  await settled();
  expect((await received(BEN, about('Let go'))).at(-1)?.text).toContain('let my plan for');
});

test('an owner marks a mail as wrong; it is judged, and every loop is listed without a word of it', async ({
  browser,
}) => {
  const subject = 'Six keys';
  const [loop] = (await database().select().from(loops).where(eq(loops.ownerId, ben.id))).filter(({ state }) =>
    state.thread.subject.includes(subject),
  );
  const own = await (await contextOf(browser, ben)).newPage();
  await visit(own, `/loops/${loop?.id}`);
  await own.locator('details').evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  await own.getByRole('button', { name: 'This was wrong' }).first().click();
  await own.getByLabel('In your words, if you like').fill('Too chatty.');
  await own.getByRole('button', { name: 'Mark it' }).click();
  await expect(own.getByText('Marked. Thank you.', { exact: true })).toBeVisible();
  await looksRight('own-loop', own);
  const admin = await (await contextOf(browser, ida)).newPage();
  await visit(admin, '/admin/review');
  await looksRight('reviews', admin);
  await admin.getByRole('table').getByRole('link', { name: BEN }).first().click();
  await expect(admin.getByText('The owner says: Too chatty.')).toBeVisible();
  await looksRight('review', admin);
  await admin.keyboard.press('2');
  await admin.getByLabel('The mail was misread').focus();
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('link', { name: 'Make a label of the mail' })).toBeVisible();
  const [review] = await database().select().from(reviews).where(eq(reviews.origin, 'owner'));
  expect(review).toMatchObject({ origin: 'owner', verdict: 'wrong', cause: 'misread', by: ida.id });
  await visit(admin, '/admin/loops');
  await expect(admin.getByRole('table')).toContainText(BEN);
  await expect(admin.locator('main')).not.toContainText('Jane');
  await looksRight('loops', admin);
  await admin.goto(`${origin()}/admin/loops?loop=${loop?.id}`);
  await expect(admin.getByRole('heading', { name: 'The conversation' })).toBeVisible();
  await looksRight('loop', admin);
  await visit(admin, '/admin');
  await expect(admin.getByRole('main')).toContainText('Loop queue');
});

test.afterAll(() => expect(errors.filter((one) => !/status of 409/.test(one))).toEqual([]));
