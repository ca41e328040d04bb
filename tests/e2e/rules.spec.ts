import { expect, type Page } from '@playwright/test';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { ask, explain, JANE, nextMonday, OFFERED, offers, WEEK } from './offers';
import { owner, signedIn, writePreferences } from './page-viewers';
import { answerMail, linkIn, received, writeMails } from './post';
import { assistantAddress, atWork, test } from './product';
import { openLoop, openThread, visit } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

const BEN = { name: 'Ben Okafor', address: 'ben@acme.test' };
const about = (subject: string) => ({ assistant: "Sunny (Ben's assistant)", subject });
let ben: Member;

test.beforeAll(async () => {
  await atWork();
  ben = await owner(BEN.address, BEN.name);
  await writePreferences(ben, WEEK);
});
test.beforeEach(({ context }) => signedIn(context, ben));

test('A4 "from now on" by mail is asked back in private, kept with its origin after a yes, and binds', async ({
  page,
}) => {
  const wish = 'From now on no meetings before 11 am.';
  const text = `Sunny,\n\n${wish}\n\nBen`;
  await writeMails(BEN.address, { to: assistantAddress(), cc: '', subject: 'A rule', text });
  const [asked] = (await received(BEN.address, about('A rule'))).slice(-1);
  expect(asked?.text).toContain('Shall I keep this');
  expect([...(asked?.to ?? []), ...(asked?.cc ?? [])].map(({ address }) => address)).toEqual([BEN.address]);
  await visit(page, '/settings/doc');
  await expect(page.getByText('I work Monday to Friday').first()).toBeVisible();
  await expect(page.getByText('No meetings before 11 am.')).toHaveCount(0);

  await answerMail(BEN.address, about('A rule'), 'Yes');
  await visit(page, '/settings/doc');
  const kept = page.getByRole('listitem').filter({ hasText: 'No meetings before 11 am.' }).first();
  await expect(kept.getByText('never offer before 11:00 AM')).toBeVisible();
  await kept.getByRole('link', { name: 'You, in a loop' }).click();
  await expect(page).toHaveURL(/\/loops\/\w+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await ask(page, ben, 'Roadmap', 'find 30 minutes next week for Jane and me, by video');
  const hours = (await offers(page)).map(({ hour }) => hour);
  expect(hours).toHaveLength(3);
  for (const hour of hours) expect(hour).toBeGreaterThanOrEqual(11);
});

test('A5 a refused time names its event, its rule and its sentence to the owner, and to nobody else', async ({
  page,
  browser,
}) => {
  await openLoop(page, 'Roadmap', OFFERED);
  const [first] = await offers(page);
  await explain(page, `${first?.date}T09:30`);
  await expect(page.getByText('(“No meetings before 11 am.”)')).toBeVisible();
  const rota = await nextMonday();
  await explain(page, `${rota}T13:30`);
  await expect(page.getByText(/Support rota: Monday, .*1:00 – 3:00 PM/)).toBeVisible();

  await visit(page, '/settings/edit?show=try');
  await page.getByLabel('Whom would you meet?').fill(JANE.address);
  await tryAt(page, `${rota}T13:30`);
  const why = page.getByRole('region', { name: 'Why not then' });
  await expect(why.getByText(/Support rota/)).toBeVisible();
  await tryAt(page, `${rota}T09:30`);
  await expect(why.getByText('“No meetings before 11 am.”')).toBeVisible();

  // Neither Jane's mail nor her page says a word of it.
  const jane = await browser.newPage();
  await openThread(jane, JANE.address, about('Roadmap'));
  const newest = jane.frameLocator('article:last-of-type iframe');
  await expect(newest.getByText(BEN.name).first()).toBeVisible();
  await expect(newest.getByText(/Support rota|before 11 am/)).toHaveCount(0);
  await expect(jane.getByRole('article').getByText(/Support rota|before 11 am/)).toHaveCount(0);
  await jane.goto(await linkIn(JANE.address, /http:\S+\/t\/[\w.-]+/));
  await expect(jane.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(jane.getByText(/Support rota|before 11 am/)).toHaveCount(0);
  await jane.close();
});

async function tryAt(page: Page, wall: string): Promise<void> {
  await page.getByLabel('And why not then?').fill(wall);
  await page.getByRole('button', { name: 'What would you offer?' }).click();
}
