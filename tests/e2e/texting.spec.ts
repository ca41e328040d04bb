import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { phoneLines } from '@/db/schema/phone-lines';
import { nameForFlag } from '@/modules/flags/commands';
import { SANDBOX_TWILIO } from '../../sandbox/twilio/account';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, owner } from './page-viewers';
import { writeMails } from './post';
import { atWork, origin, settled, test } from './product';
import { inScheme, toast, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

/** A folder for pictures of what is seen here (`SHOTS=shots`); none are taken without. */
const SHOTS = process.env.SHOTS;
const EMAIL = 'tessa.berg@umbra.test';
const PHONE = '+14155552688';
const [LINE] = SANDBOX_TWILIO.numbers;
let page: Page;
let tessa: Member;

test.beforeAll(async ({ browser }) => {
  tessa = await owner(EMAIL, 'Tessa Berg');
  page = await (await contextOf(browser, tessa)).newPage();
});

async function shoot(name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(SHOTS, `texting-${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** What stands on the telephone, in the sandbox's pages. */
async function telephone(): Promise<string> {
  return (await fetch(`${origin()}/sandbox/phones?number=${encodeURIComponent(PHONE)}`)).text();
}

test('an owner proves a telephone, is texted of a decision, and answers it from there', async () => {
  await atWork();
  await visit(page, '/settings/integrations');
  await expect(page.getByRole('heading', { name: 'Telephone' })).toHaveCount(0);
  await database()
    .insert(phoneLines)
    .values({ number: LINE, capabilities: ['sms'], pool: true, createdAt: new Date() })
    .onConflictDoNothing();
  await nameForFlag('sms', EMAIL, true, 'test');

  await visit(page, '/settings/integrations');
  await page.getByLabel('Mobile number').fill('12');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByText(/No telephone has this number/)).toBeVisible();
  await shoot('empty');
  // What was refused stands in the console, too.
  const errors = watchConsole(page);
  await page.getByLabel('Mobile number').fill('+1 415 555 2688');
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(page.getByLabel('Code')).toBeVisible();
  await shoot('code');
  const code = () => telephone().then((text) => /(\d{6}) is your code/.exec(text)?.[1] ?? '');
  await expect.poll(code).not.toBe('');
  await page.getByLabel('Code').fill(await code());
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Confirm the number' }).click();
  await expect(toast(page, `${PHONE} is confirmed.`)).toBeVisible();
  await expect(page.getByText(`Texts come from ${LINE}.`)).toBeVisible();
  await page.getByRole('switch', { name: 'A guest is late' }).click();
  await expect(toast(page, 'A guest is late: you are not texted.')).toBeVisible();
  await shoot('confirmed');

  const text = 'Sunny, please find Jane and me 60 minutes frobbing Thursday zorp at 3 blips next week.';
  await writeMails(EMAIL, { to: 'jane@globex.test', subject: 'Site visit', text });
  await expect.poll(telephone).toContain('Answer 1 ');
  await page.goto(`${origin()}/sandbox/phones?number=${encodeURIComponent(PHONE)}`);
  await shoot('phone');
  const waiting = async () => {
    const rows = await database().select({ state: loops.state }).from(loops).where(eq(loops.ownerId, tessa.id));
    return rows.flatMap(({ state }) => state.needsOwner).length;
  };
  expect(await waiting()).toBe(1);
  await page.getByLabel('Text').fill('2');
  await page.getByRole('button', { name: 'Send' }).click();
  await settled();
  await expect.poll(waiting).toBe(0);
  expect(errors).toEqual([]);
});
