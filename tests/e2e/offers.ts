import { expect, type Page } from '@playwright/test';
import { toWall, zoneTable } from '@/core/time/zone';
import type { Member } from '../support/member';
import { writeMails } from './post';
import { sandboxNow } from './product';
import { openLoop } from './steps';

/** What the assistant offers, as the owner sees it on the page of a loop. */

export const JANE = { name: 'Jane Doe', address: 'jane@globex.test' };
/** A time on offer, in a list of loops. */
export const OFFERED = /· \d+:\d\d [AP]M/;
/** A document that an owner begins with. */
export const WEEK = ['My time zone is America/New_York.', 'I work Monday to Friday 9:00–17:00.'];

/** The owner asks for a meeting with Jane; ends on the page of its loop. */
export async function ask(page: Page, { email }: Member, subject: string, request: string): Promise<void> {
  await writeMails(email, { to: JANE.address, subject, text: `Hi Jane,\n\nSunny, could you ${request}?` });
  await openLoop(page, subject, OFFERED);
}

/** The times on offer on the page of a loop, in New York, where `WEEK` has the owner: `2026-11-26` and the hour of the day. */
export async function offers(page: Page): Promise<{ date: string; hour: number }[]> {
  const offered = page.getByRole('region', { name: 'The meeting' }).getByRole('listitem').locator('time');
  await expect(offered.first()).toBeVisible();
  const starts = await offered.evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  return starts.map((start) => {
    const zone = zoneTable('America/New_York');
    const wall = new Date(toWall(zone, Date.parse(start) / 60_000) * 60_000);
    return { date: dateOf(wall), hour: wall.getUTCHours() };
  });
}

/** Asks the page of a loop why not at this wall time. */
export async function explain(page: Page, wall: string): Promise<void> {
  const field = page.getByLabel(/^Why not this start/);
  if (!(await field.isVisible())) await page.getByText('Why not another time?').click();
  await field.fill(wall);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(wall)));
}

/** The next Monday after today. */
export async function nextMonday(): Promise<string> {
  return dateOf(await nextDay((weekday) => weekday === 1));
}

/** The name of the next day from Monday to Friday: "tomorrow" may be a Saturday. */
export async function nextWorkday(): Promise<string> {
  const day = await nextDay((weekday) => weekday !== 0 && weekday !== 6);
  return day.toLocaleDateString('en-US', { timeZone: 'UTC', weekday: 'long' });
}

/** The first day after today whose weekday, 0 for Sunday, is such a one. */
async function nextDay(is: (weekday: number) => boolean): Promise<Date> {
  const day = await clock();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (!is(day.getUTCDay()));
  return day;
}

/** Now, by the sandbox's clock. */
async function clock(): Promise<Date> {
  return new Date(await sandboxNow());
}

function dateOf(day: Date): string {
  return day.toISOString().slice(0, 10);
}
