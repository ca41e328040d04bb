import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { ask, explain, JANE, nextWorkday, offers, WEEK } from './offers';
import { owner, signedIn, writePreferences } from './page-viewers';
import { answerMail, mailsOf } from './post';
import { atWork, moveClockTo, sandboxNow, test } from './product';
import { openLoop, visit } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'parallel' });
test.beforeEach(() => atWork());

test('E21 a free time is not filled merely because it is open: a cap on the day and hours of work hold', async ({
  page,
}) => {
  const eva = await owner('eva@acme.test', 'Eva Brandt');
  const thread = { assistant: "Sunny (Eva's assistant)", subject: 'Cap one' };
  await signedIn(page.context(), eva);
  await writePreferences(eva, [...WEEK, 'At most 1 meeting a day.']);
  await ask(page, eva, 'Cap one', 'find 30 minutes next week for Jane and me, by video');
  const [first] = await offers(page);
  await answerMail(JANE.address, thread, 'The first one works for me.');
  await openLoop(page, 'Cap one', /Booked for/);
  await ask(page, eva, 'Cap two', 'find 30 minutes next week for Jane and me, by video');
  const days = (await offers(page)).map(({ date }) => date);
  expect(days.length).toBeGreaterThan(0);
  expect(days).not.toContain(first?.date);
  await explain(page, `${first?.date}T15:30`);
  await expect(page.getByText('(“At most 1 meeting a day.”)')).toBeVisible();

  const work = 'I need 3 hours of deep work every day.';
  await visit(page, '/settings/edit?show=try');
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
  const luc = await owner('luc@acme.test', 'Luc Moreau');
  await signedIn(page.context(), luc);
  await writePreferences(luc, WEEK);
  await ask(page, luc, 'Catching up', `find 30 minutes on ${await nextWorkday()} for Jane and me, by video`);
  const [first] = await offers(page);
  for (const { hour } of await offers(page)) expect(hour < 12 || hour >= 13).toBe(true);
  await explain(page, `${first?.date}T12:15`);
  await expect(page.getByText('I do not offer it:')).toBeVisible();
  await expect(page.getByText('Lunch', { exact: true })).toBeVisible();
  await ask(page, luc, 'Lunch together', 'find a time for lunch with Jane next week');
  for (const { hour } of await offers(page)) expect(hour >= 11 && hour < 14).toBe(true);
});

test('E32 a correction in the thread is followed, and proposed as a rule to the owner alone', async ({ page }) => {
  const kim = await owner('kim@acme.test', 'Kim Larsen');
  const thread = { assistant: "Sunny (Kim's assistant)", subject: 'Corrected' };
  await signedIn(page.context(), kim);
  await writePreferences(kim, WEEK);
  await ask(page, kim, 'Corrected', 'find 30 minutes next week for Jane and me, by video');
  const said = 'Sorry Jane, nothing before 10 for me. Does Tuesday next week at 4pm suit you?';
  await answerMail(kim.email, thread, said, JANE.address);
  await openLoop(page, 'Corrected', /Shall I keep this for all your meetings/);
  expect((await offers(page)).map(({ hour }) => hour)).toEqual([16]);
  const mails = (await mailsOf(JANE.address)).filter(({ subject }) => subject.includes(thread.subject));
  expect(mails.map(({ text }) => text).join()).toContain('Does Tuesday next week at 4pm suit you?');
  for (const { text, html } of mails) expect(`${text}${html}`).not.toContain('Shall I keep this');

  const question = page.getByRole('heading', { name: /Shall I keep this/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('a');
  await expect(question).toHaveCount(0);
  // Until then it could be taken back.
  await moveClockTo((await sandboxNow()) + 10_000);
  await visit(page, '/settings/doc');
  const kept = page.getByRole('listitem').filter({ hasText: 'never offer before 10:00 AM' }).first();
  await expect(kept.getByRole('link', { name: 'You, in a loop' })).toBeVisible();
  await answerMail(JANE.address, thread, 'Yes, that works for me.');
  await openLoop(page, 'Corrected', /Booked for Tue.* 4:00/);
});
