import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import type { Reading } from '@/core/reading/reading';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { insightFigures } from '@/db/schema/insight';
import { labels } from '@/db/schema/labels';
import { loopEvents, loops } from '@/db/schema/loops';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { ownerWithLabelledMails } from './labelled';
import { contextOf, viewer } from './page-viewers';
import { sandboxNow, test } from './product';
import { inScheme, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

/** A folder for pictures of the pages as they are when they are full; none are taken without. */
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MAILS = 3;
const DAY = 86_400_000;
let trainer: Member;
let ownerId: string;
let page: Page;
let errors: string[];

test.beforeAll(async ({ browser }) => {
  const admin = await viewer('alma.kern@umbra.test', 'Alma Kern', 'ADMIN');
  trainer = await viewer('tim.audit@umbra.test', 'Tim Trainer', 'TRAINER');
  page = await (await contextOf(browser, admin)).newPage();
  errors = watchConsole(page);
});

/** A page as it stands is accessible in both schemes, and fits a phone. */
async function fits(shown: Page, name: string): Promise<void> {
  await shown.evaluate(AXE);
  for (const colorScheme of ['dark', 'light'] as const) {
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
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect.soft(found, `what axe finds on ${name} in ${colorScheme}`).toEqual([]);
  }
}

interface Axe {
  run(options: { resultTypes: readonly string[] }): Promise<{
    readonly violations: readonly { id: string; nodes: readonly { html: string }[] }[];
  }>;
}

/** The trainer has labelled what was read of the owner's mails, as the reader read it. */
async function labelAll(): Promise<void> {
  const events = await database()
    .select({ id: loopEvents.id, payload: loopEvents.payload, reading: loopEvents.reading })
    .from(loopEvents)
    .innerJoin(loops, eq(loops.id, loopEvents.loopId))
    .where(and(eq(loops.ownerId, ownerId), eq(loopEvents.kind, 'message')));
  const at = new Date((await sandboxNow()) - DAY);
  for (const { id, payload, reading } of events) {
    if (payload.kind !== 'message') continue;
    const times = { createdAt: at, updatedAt: at, submittedAt: at };
    const said = { messageId: payload.messageRowId, eventId: id, labelerId: trainer.id, reading: reading as Reading };
    await database()
      .insert(labels)
      .values({ ...said, ...times, prefilled: true, seconds: 40, origin: 'single', state: 'submitted' });
  }
}

/** The auditor says what they read in the mail, and is shown what the trainer said. */
async function labelBlind(): Promise<void> {
  await expect(page.getByText('Say first what you read in this mail', { exact: false })).toBeVisible();
  await takenOver(page);
  await page.keyboard.press('i');
  await page.keyboard.type('state availability');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Labelled the mail')).toBeVisible();
}

test('an audit is begun, judged by keys alone, drafted and signed, and every look is told to whose mail it is', async () => {
  await visit(page, '/trainer-audits');
  await expect(page.getByText('No audit yet.')).toBeVisible();
  await fits(page, 'audits-empty');
  ({ ownerId } = await ownerWithLabelledMails('always', 'spent-8.jsonl', MAILS));
  await labelAll();
  const day = (ago: number, now: number) => new Date(now - ago * DAY).toISOString().slice(0, 10);
  const now = await sandboxNow();
  await page.getByLabel('Trainer', { exact: true }).selectOption({ label: 'Tim Trainer, tim.audit@umbra.test' });
  await page.getByLabel('From').fill(day(20, now));
  await page.getByLabel('Last day').fill(day(0, now));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/trainer-audits\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tim Trainer');
  await takenOver(page);
  await expect(page.getByText(`0 of ${MAILS} judged`)).toBeVisible();
  await expect(page.getByText('It can be signed when the whole sample is judged.')).toBeVisible();

  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 3, name: /^1 of 3: Label/ })).toBeVisible();
  await labelBlind();
  await fits(page, 'audit-open');
  await page.keyboard.press('3');
  await expect(page.getByText('Judged a critical mistake.', { exact: true })).toBeVisible();
  for (const turn of [2, 3]) {
    await expect(page.getByRole('heading', { level: 3, name: new RegExp(`^${turn} of 3`) })).toBeVisible();
    await labelBlind();
    await page.keyboard.press('a');
    await expect(page.getByText(`${turn} of ${MAILS} judged`)).toBeVisible();
  }
  await page.keyboard.press('d');
  const text = page.getByLabel('What is said of this audit');
  await expect(text).toHaveValue(/Of a sample of 3, 3 were judged: 1 mistake was found\./);
  await text.press('End');
  await text.press('Enter');
  await page.keyboard.type('To be talked over.');
  await page.getByRole('button', { name: 'Sign', exact: true }).press('Enter');
  await expect(page.getByText(/^Signed by Alma Kern/)).toBeVisible();
  await fits(page, 'audit-signed');
  const looks = and(eq(auditLog.userId, ownerId), eq(auditLog.action, 'content.seen'));
  expect((await database().select().from(auditLog).where(looks)).map(({ reason }) => reason)).toEqual(
    // Each was opened twice: to label it, and to see what the trainer had said.
    Array(2 * MAILS).fill('audit of a trainer'),
  );
});

test('the trainer finds what was said of their work, and nobody else’s', async ({ browser }) => {
  const own = await (await contextOf(browser, trainer)).newPage();
  await visit(own, '/trainer-audits');
  await expect(own.getByRole('heading', { name: 'Begin an audit' })).toHaveCount(0);
  await own.keyboard.press('j');
  await own.keyboard.press('Enter');
  await expect(own.getByText('To be talked over.')).toBeVisible();
  await expect(own.getByRole('heading', { name: 'Sample' })).toHaveCount(0);
  await fits(own, 'audit-own');
  await own.context().close();
});

test('insight begins empty of rates, and shows them as plots with a table where enough people came', async () => {
  await database().delete(insightFigures);
  await visit(page, '/admin/insight');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Insight');
  await expect(page.getByText('Fewer than 10').first()).toBeVisible();
  await fits(page, 'insight-few');
  const now = await sandboxNow();
  const people = Array.from({ length: 400 }, (_, n) => {
    const createdAt = new Date(now - Math.floor((n * 83 * DAY) / 400));
    return { email: `came-${n}@umbra.test`, createdAt, onboardedAt: n % 5 === 0 ? null : createdAt };
  });
  const made = await database().insert(users).values(people).returning({ id: users.id, createdAt: users.createdAt });
  const [{ state } = { state: undefined }] = await database().select({ state: loops.state }).from(loops).limit(1);
  const busy = made
    .filter((_, n) => n % 3 !== 0)
    .map((one, n) => ({ ...one, loopId: `came${String(n).padStart(12, 'a')}` }));
  const opened = busy.map(({ id, createdAt, loopId }) => ({
    id: loopId,
    ownerId: id,
    phase: 'BOOKED',
    title: 'Call',
    state: state as NonNullable<typeof state>,
    createdAt,
  }));
  await database().insert(loops).values(opened);
  const booked = busy.map(({ createdAt, loopId }, n) => ({
    loopId,
    kind: 'booked',
    payload: { kind: 'event_deleted' } as const,
    dedupeKey: `came ${n}`,
    dueAt: new Date(Math.min(now, createdAt.getTime() + (n % 40) * 3_600_000)),
    state: 'done' as const,
  }));
  await database().insert(loopEvents).values(booked);
  await database().delete(insightFigures);
  await page.reload();
  await expect(page.getByRole('figure', { name: /Sign-ups/ })).toBeVisible();
  await page.getByText('As a table').click();
  await expect(page.getByRole('row')).toHaveCount(2 * 13);
  await fits(page, 'insight-full');
  expect(errors).toEqual([]);
});
