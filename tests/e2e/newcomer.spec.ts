import { expect, test } from '@playwright/test';
import { browserPath } from './browser';
import { origin } from './product';
import { forgetFirstTry } from './second-try';
import { connectCalendar, nextMorning, openThread, sendMail, signIn, watchConsole, writeMail } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const THREAD = { assistant: "Sunny (Dana's assistant)", subject: 'First call' };

test('a newcomer signs in, connects a calendar, writes a mail, answers as the guest, and sees the meeting booked', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await forgetFirstTry('dana@acme.test');
  await signIn(page, 'Dana Reyes', '/dashboard');
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await connectCalendar(page, 'Dana Reyes', 'America/New_York');

  await nextMorning(page);
  await writeMail(page, 'dana@acme.test', {
    subject: THREAD.subject,
    text: 'Hi Jane,\n\nSunny, could you find us 30 minutes next week, by video?\n\nDana',
  });

  await openThread(page, 'jane@globex.test', THREAD);
  await expect(page.getByText('Dana Reyes', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Reply', exact: true }).last().click();
  await page.getByLabel('Text').fill('The first one works for me, thanks!');
  await sendMail(page);

  await page.goto(`${origin()}/loops`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Booked').first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await page
    .getByRole('link', { name: /Jane Doe/ })
    .first()
    .click();
  await expect(page.getByText(/Booked for/).first()).toBeVisible();

  await openThread(page, 'jane@globex.test', THREAD);
  await expect(page.getByText(/invite\.ics|Invitation/i).first()).toBeVisible();
  expect(errors).toEqual([]);
});
