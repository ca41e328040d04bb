import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { browserPath } from './browser';
import { origin, sandboxNow } from './product';
import { forgetFirstTry } from './second-try';
import { answerMail, connectCalendar, nextMorning, openLoop, openThread, pressUntil, signIn, writeMail } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

const BEN = { name: 'Ben Okafor', address: 'ben@acme.test' };
const JANE = { name: 'Jane Doe', address: 'jane@globex.test' };
const about = (subject: string) => ({ assistant: "Sunny (Ben's assistant)", subject });
const WEEK = ['My time zone is America/New_York.', 'I work Monday to Friday 9:00–17:00.'];
/** A time on offer, as the page of a loop has it. */
const OFFERED = /· \d+:\d\d [AP]M/;

test('A4 "from now on" by mail is asked back in private, kept with its origin after a yes, and binds', async ({
  page,
}) => {
  await forgetFirstTry(BEN.address);
  await signIn(page, BEN.name, '/settings');
  await connectCalendar(page, BEN.name, 'America/New_York');
  await nextMorning(page);
  await write(page, WEEK);
  const wish = 'From now on no meetings before 11 am.';
  await writeMail(page, BEN.address, {
    to: await assistantOf(page, BEN.address),
    subject: 'A rule',
    text: `Sunny,\n\n${wish}\n\nBen`,
  });
  await expect(async () => {
    await openThread(page, BEN.address, about('A rule'));
    await expect(newest(page).getByText(/Shall I keep this/)).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page.goto(`${origin()}/settings/doc`);
  await expect(page.getByText('No meetings before 11 am.')).toHaveCount(0);

  await answerMail(page, BEN.address, about('A rule'), 'Yes');
  const kept = page.getByRole('listitem').filter({ hasText: 'No meetings before 11 am.' }).first();
  await expect(async () => {
    await page.goto(`${origin()}/settings/doc`);
    await expect(kept.getByText('never offer 00:00–11:00')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await kept.getByRole('link', { name: 'You, in a loop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/loops\/\w+$/);

  await ask(page, 'Roadmap', 'find 30 minutes next week for Jane and me, by video');
  const hours = (await offers(page)).map(({ hour }) => hour);
  expect(hours).toHaveLength(3);
  for (const hour of hours) expect(hour).toBeGreaterThanOrEqual(11);
});

test('A5 a refused time names its event, its rule and its sentence to the owner, and to nobody else', async ({
  page,
}) => {
  await signIn(page, BEN.name, '/loops');
  await openLoop(page, 'Roadmap', OFFERED);
  const [first] = await offers(page);
  await explain(page, `${first?.date}T09:30`);
  await expect(page.getByText('(“No meetings before 11 am.”)')).toBeVisible();
  const rota = await nextMonday();
  await explain(page, `${rota}T13:30`);
  await expect(page.getByText(/Support rota: Monday, .*1:00 – 3:00 PM/)).toBeVisible();

  await page.goto(`${origin()}/settings/edit?show=try`);
  await page.getByLabel('Whom would you meet?').fill(JANE.address);
  await page.getByLabel('And why not then?').fill(`${rota}T13:30`);
  await page.getByRole('button', { name: 'What would you offer?' }).click();
  await expect(page.getByRole('region', { name: 'Why not then' }).getByText(/Support rota/)).toBeVisible();
  await page.getByLabel('And why not then?').fill(`${rota}T09:30`);
  await page.getByRole('button', { name: 'What would you offer?' }).click();
  await expect(
    page.getByRole('region', { name: 'Why not then' }).getByText('“No meetings before 11 am.”'),
  ).toBeVisible();

  await openThread(page, JANE.address, about('Roadmap'));
  await expect(newest(page).getByText(BEN.name).first()).toBeVisible();
  await expect(page.getByRole('article').getByText(/Support rota|before 11 am/)).toHaveCount(0);
  await expect(newest(page).getByText(/Support rota|before 11 am/)).toHaveCount(0);
  const link = await page.locator('a[href*="/t/"]').last().getAttribute('href');
  await page.context().clearCookies();
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Support rota|before 11 am/)).toHaveCount(0);
});

test('E21 a free time is not filled merely because it is open: a cap on the day and hours of work hold', async ({
  page,
}) => {
  await signIn(page, BEN.name, '/settings/edit');
  await write(page, [...WEEK, 'At most 1 meeting a day.']);
  await ask(page, 'Cap one', 'find 30 minutes next week for Jane and me, by video');
  const [first] = await offers(page);
  await answerMail(page, JANE.address, about('Cap one'), 'The first one works for me.');
  await openLoop(page, 'Cap one', /Booked for/);
  await ask(page, 'Cap two', 'find 30 minutes next week for Jane and me, by video');
  const days = (await offers(page)).map(({ date }) => date);
  expect(days.length).toBeGreaterThan(0);
  expect(days).not.toContain(first?.date);
  await explain(page, `${first?.date}T15:30`);
  await expect(page.getByText('(“At most 1 meeting a day.”)')).toBeVisible();

  const work = 'I need 3 hours of deep work every day.';
  await page.goto(`${origin()}/settings/edit?show=try`);
  const document = page.getByRole('textbox', { name: 'Your preferences' });
  await expect(document).toBeEditable();
  await document.fill(`My time zone is America/New_York.\nI work Monday to Friday 9:00–13:00.\n${work}`);
  await page.getByLabel('How long?').selectOption('90 minutes');
  await page.getByLabel('And why not then?').fill(`${days[0]}T10:00`);
  await page.getByRole('button', { name: 'What would you offer?' }).click();
  const why = page.getByRole('region', { name: 'Why not then' });
  await expect(why.getByText(`“${work}”`)).toBeVisible();
});

test('E22 lunch is kept without a sentence, and given when lunch is asked for', async ({ page }) => {
  await signIn(page, BEN.name, '/settings/edit');
  await write(page, WEEK);
  await ask(page, 'Catching up', `find 30 minutes on ${await nextWorkday()} for Jane and me, by video`);
  const [first] = await offers(page);
  for (const { hour } of await offers(page)) expect(hour < 12 || hour >= 13).toBe(true);
  await explain(page, `${first?.date}T12:15`);
  await expect(page.getByText('I do not offer it:')).toBeVisible();
  await expect(page.getByText('Lunch', { exact: true })).toBeVisible();
  await ask(page, 'Lunch together', 'find a time for lunch with Jane next week');
  for (const { hour } of await offers(page)) expect(hour >= 11 && hour < 14).toBe(true);
});

test('E32 a correction in the thread is followed, and proposed as a rule to the owner alone', async ({ page }) => {
  await signIn(page, BEN.name, '/loops');
  await ask(page, 'Corrected', 'find 30 minutes next week for Jane and me, by video');
  const said = 'Sorry Jane, nothing before 10 for me. Does Tuesday next week at 4pm suit you?';
  await answerMail(page, BEN.address, about('Corrected'), said, JANE.address);
  await openLoop(page, 'Corrected', /Shall I keep this for all your meetings/);
  expect((await offers(page)).map(({ hour }) => hour)).toEqual([16]);
  await openThread(page, JANE.address, about('Corrected'));
  await expect(page.getByText('Does Tuesday next week at 4pm suit you?').last()).toBeVisible();
  await expect(page.getByText(/Shall I keep this/)).toHaveCount(0);

  await openLoop(page, 'Corrected', /Shall I keep this for all your meetings/);
  const question = page.getByRole('heading', { name: /Shall I keep this/ });
  await pressUntil(page, 'a', () => expect(question).toHaveCount(0, { timeout: 10_000 }));
  const kept = page.getByRole('listitem').filter({ hasText: 'never offer 00:00–10:00' }).first();
  await expect(async () => {
    await page.goto(`${origin()}/settings/doc`);
    await expect(kept.getByRole('link', { name: 'You, in a loop' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await answerMail(page, JANE.address, about('Corrected'), 'Yes, that works for me.');
  await openLoop(page, 'Corrected', /Booked for Tue.* 4:00/);
});

/** Makes these lines the whole document, by the editor. */
async function write(page: Page, lines: readonly string[]): Promise<void> {
  await page.goto(`${origin()}/settings/edit`);
  const text = page.getByRole('textbox', { name: 'Your preferences' });
  await expect(text).toBeEditable();
  await text.fill(lines.map((line) => `- ${line}`).join('\n'));
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved as version/).first()).toBeVisible();
}

/** The owner asks for a meeting with Jane; ends on the page of its loop. */
async function ask(page: Page, subject: string, request: string, shows = OFFERED): Promise<void> {
  const text = `Hi Jane,\n\nSunny, could you ${request}?\n\nBen`;
  await writeMail(page, BEN.address, { to: JANE.address, subject, text });
  await openLoop(page, subject, shows);
}

/** The newest mail of the open thread, as its reader sees it. */
function newest(page: Page): FrameLocator {
  return page.frameLocator('article:last-of-type iframe');
}

/** The times on offer on the page of a loop, in the owner's zone: `2026-11-26` and the hour of the day. */
async function offers(page: Page): Promise<{ date: string; hour: number }[]> {
  const offered = page.getByRole('region', { name: 'The meeting' }).getByRole('listitem').filter({ hasText: OFFERED });
  await expect(offered.first()).toBeVisible();
  const today = await clock();
  return (await offered.allTextContents()).map((words) => {
    const [, month = '', day = '', hour, half] = /([A-Z][a-z]{2}) (\d+) · (\d+):\d\d ([AP])M/.exec(words) ?? [];
    const at = new Date(`${month} ${day} ${today.getUTCFullYear()} UTC`);
    if (at.getTime() < today.getTime() - 86_400_000) at.setUTCFullYear(at.getUTCFullYear() + 1);
    return { date: dateOf(at), hour: (Number(hour) % 12) + (half === 'P' ? 12 : 0) };
  });
}

/** The next Monday after today. */
async function nextMonday(): Promise<string> {
  return dateOf(await nextDay((weekday) => weekday === 1));
}

/** The name of the next day from Monday to Friday: "tomorrow" may be a Saturday. */
async function nextWorkday(): Promise<string> {
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

/** Asks the page of a loop why not at this wall time. */
async function explain(page: Page, wall: string): Promise<void> {
  const field = page.getByLabel(/^Why not this start/);
  if (!(await field.isVisible())) await page.getByText('Why not another time?').click();
  await field.fill(wall);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(wall)));
}

/** The address of the assistant, as a new mail of this person has it in Cc. */
async function assistantOf(page: Page, from: string): Promise<string> {
  await page.goto(`${origin()}/sandbox/mail?as=${encodeURIComponent(from)}&compose=1`);
  return page.getByLabel('Cc', { exact: true }).inputValue();
}
