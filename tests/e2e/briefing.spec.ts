import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { formatDay } from '@/core/time/format';
import { zoneTable } from '@/core/time/zone';
import { nextWorkedDay } from '../support/mornings';
import { browserPath } from './browser';
import { contextOf, owner, viewer } from './page-viewers';
import { answerMail, linkIn, mailsOf, writeMails } from './post';
import { atWork, moveClockTo, origin, sandboxNow, settled, test } from './product';
import { inScheme, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

/** A folder for pictures of what is seen here (`SHOTS=shots`); none are taken without. */
const SHOTS = process.env.SHOTS;
const EMAIL = 'bea.morn@umbra.test';
const JANE = 'jane@globex.test';
const MINUTE = 60_000;

async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(SHOTS, `briefing-${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test('an owner who is late taps the link of their briefing, signed in nowhere, and the guest is told', async ({
  browser,
}) => {
  await owner(EMAIL, 'Bea Morn');
  await atWork();
  const midnight = nextWorkedDay(await sandboxNow());
  const day = formatDay(midnight, zoneTable('America/New_York'), 'en');
  await writeMails(EMAIL, { to: JANE, subject: 'Coffee', text: `Sunny, please find 30 minutes for us on ${day}.` });
  await answerMail(JANE, { assistant: "Sunny (Bea's assistant)", subject: 'Coffee' }, 'The first one works for me.');
  await moveClockTo((midnight + 391) * MINUTE);
  const link = await linkIn(EMAIL, /http:\S+\/api\/briefings\/[0-9a-f]{32}-l\d-\S+/);
  const page = await (await contextOf(browser, null)).newPage();
  const errors = watchConsole(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Late for / })).toBeVisible();
  const [, hour = '', minute = '', half = ''] =
    /said from (\d+):(\d\d) ([AP]M) ET on/.exec((await page.textContent('main')) ?? '') ?? [];
  await shoot(page, 'early');
  const from = ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
  await moveClockTo((midnight + from + 40) * MINUTE);
  await page.reload();
  await shoot(page, 'open');
  await page.getByRole('button', { name: '10 min' }).click();
  await expect(page.getByRole('heading', { name: '10 minutes late' })).toBeVisible();
  await shoot(page, 'said');
  await settled();
  const told = async () => (await mailsOf(JANE)).filter(({ text }) => text.includes('10 minutes late')).length;
  await expect.poll(told).toBe(1);
  await moveClockTo((midnight + from + 300) * MINUTE);
  await page.goto(`${origin()}${new URL(page.url()).pathname}`);
  await expect(page.getByText('This meeting is not near any more, or was moved.')).toBeVisible();
  await page.goto(`${origin()}/late/none`);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await shoot(page, 'invalid');
  expect(errors).toEqual([]);
});

test('somebody new connects Zoom among their first steps, where the operator has set it up', async ({ browser }) => {
  const newcomer = await viewer('neo.morn@umbra.test', 'Neo Morn', 'USER', { onboarded: false });
  const page = await (await contextOf(browser, newcomer)).newPage();
  const errors = watchConsole(page);
  await visit(page, '/onboarding/new?step=details');
  const zoom = page.getByRole('region', { name: 'Zoom' });
  await shoot(page, 'zoom-offered');
  await zoom.getByRole('link', { name: 'Connect Zoom' }).click();
  await page.getByRole('button', { name: 'Allow as Neo Morn' }).click();
  await expect(zoom.getByText('Zoom is connected: neo.morn@umbra.test')).toBeVisible();
  await expect(page).toHaveURL(/step=details$/);
  await shoot(page, 'zoom-connected');
  expect(errors).toEqual([]);
});
