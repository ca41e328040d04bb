import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, giveCalendar, viewer } from './page-viewers';
import { origin, sandboxNow, test } from './product';
import { takenOver, visit } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

const ANA = 'ana.ruiz@umbra.test';
const HOUR = 60;
let nora: Member;
let page: Page;

test.beforeAll(async ({ browser }) => {
  nora = await viewer('nora.lind@umbra.test', 'Nora Berg');
  page = await (await contextOf(browser, nora)).newPage();
});

/** Meetings of the last weeks with somebody alone, and one to come: what it takes weeks to have in a calendar. */
async function met(email: string, name: string, times: number): Promise<void> {
  const [calendar] = await database().select().from(calendars).where(eq(calendars.userId, nora.id));
  const now = minuteOf(await sandboxNow());
  const attendee = { email, name, optional: false, self: false, response: 'accepted' } as const;
  const rows = Array.from({ length: times + 1 }, (_, n) => {
    const start = now + (1 - n) * 24 * HOUR - 7;
    const id = randomUUID();
    return {
      calendarId: calendar?.id ?? '',
      providerId: id,
      etag: id,
      icalUid: id,
      status: 'confirmed' as const,
      transparent: false,
      type: 'default' as const,
      summary: `Call with ${name}`,
      start: { kind: 'instant' as const, at: start, zone: null },
      end: { kind: 'instant' as const, at: start + 30, zone: null },
      organizerSelf: true,
      attendees: [attendee],
    };
  });
  await database().insert(calendarEvents).values(rows);
}
const row = (name: string) => page.getByRole('table', { name: 'Everybody' }).getByRole('row').filter({ hasText: name });

test('people are empty at first, then known from the calendar, and a VIP is one tap that can be undone', async () => {
  await page.goto(`${origin()}/people`);
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await giveCalendar(nora);
  await met('jane@globex.test', 'Jane Doe', 6);
  await met('kenji@initech.test', 'Kenji Sato', 3);
  await met(ANA, 'Ana Ruiz', 4);
  await page.reload();
  await takenOver(page);
  const suggested = page.getByRole('region', { name: 'VIPs, perhaps' });
  await expect(suggested.getByRole('listitem')).toHaveCount(2);
  await expect(suggested).toContainText(/[67] meetings in 90 days, mostly the two of you/);
  await suggested
    .getByRole('listitem')
    .filter({ hasText: 'Jane Doe' })
    .getByRole('button', { name: 'Make VIP' })
    .click();
  await expect(row('Jane Doe').getByRole('button', { pressed: true })).toBeVisible();
  await page.goto(`${origin()}/settings/doc`);
  await expect(page.getByText('jane@globex.test is a VIP.')).toBeVisible();
  await visit(page, '/people');
  const inRow = () => page.evaluate(() => document.activeElement?.matches('[data-row]') ?? false);
  await page.keyboard.press('j');
  await expect.poll(inRow).toBe(true);
  await page.keyboard.press('v');
  await expect(page.getByText('Jane Doe is no VIP any more.', { exact: true })).toBeVisible();
  await expect(row('Jane Doe').getByRole('button', { pressed: false })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Jane Doe').getByRole('button', { pressed: true })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('kenji');
  await expect(page).toHaveURL(/q=kenji/);
  await expect(page.getByRole('table', { name: '1 match' }).locator('tbody').getByRole('row')).toHaveCount(1);
});

test('the list is put in another order, its columns are chosen, and both stand in the address', async () => {
  await visit(page, '/people');
  const names = () => page.locator('tbody tr p:first-child').allTextContents();
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/\/people\?sort=name$/);
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await names()).toEqual(['Ana Ruiz', 'Jane Doe', 'Kenji Sato']);
  await page.getByRole('link', { name: 'Name', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  expect(await names()).toEqual(['Kenji Sato', 'Jane Doe', 'Ana Ruiz']);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Meetings' }).click();
  await expect(page).toHaveURL(/\?sort=-name&hide=meetings$/);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader', { name: 'Meetings' })).toHaveCount(0);
});

test('a colleague is invited after one has seen what is sent, and once only', async () => {
  await visit(page, '/people');
  const suggested = page.getByRole('region', { name: 'Who might like it, too' });
  await suggested.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog')).toContainText(ANA);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Ana Ruiz was invited.', { exact: true })).toBeVisible();
  await expect(suggested).toHaveCount(0);
});

test('a persona is added, changed and removed; somebody may instruct it', async () => {
  await visit(page, '/settings/assistants');
  await page.getByRole('button', { name: 'Add a name' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Iris');
  await dialog.getByLabel('Address').fill('postmaster');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog.getByText('This name is kept for the installation')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Address').fill('iris.lind');
  await page.getByRole('button', { name: 'Add it' }).click();
  const personas = page.getByRole('region', { name: 'Names' });
  await expect(personas.getByRole('listitem')).toContainText('Iris, Nora Berg’s AI assistant');
  await personas.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Who writes').fill('Yours, Iris');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByText('Say that it is software')).toBeVisible();
  await page.getByLabel('Who writes').fill('Iris, software that arranges meetings');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(personas.getByRole('listitem')).toContainText('Iris, software that arranges meetings');

  const others = page.getByRole('region', { name: /^Who may instruct it/ });
  await others.getByLabel('Address').fill('ana@umbra.test');
  await others.getByLabel('Name').fill('Ana Ruiz');
  await others.getByRole('button', { name: 'Let them instruct it' }).click();
  await others.getByRole('switch', { name: 'Ana Ruiz: Arrange meetings for you without them' }).click();
  await expect(others.getByRole('switch', { name: 'Ana Ruiz: Arrange meetings for you without them' })).toBeChecked();
  await others.getByRole('button', { name: 'Remove Ana Ruiz' }).click();
  await expect(page.getByText('Ana Ruiz was removed.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(others.getByRole('switch', { name: 'Ana Ruiz: Arrange meetings for you without them' })).toBeChecked();

  await personas.getByRole('button', { name: 'Remove Iris' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(personas.getByText('Give it a name and an address of its own.')).toBeVisible();
});
