import { expect, type Page } from '@playwright/test';
import { nextMorning } from '../../sandbox/clock-api';
import { browserPath } from './browser';
import { owner, signedIn, viewer } from './page-viewers';
import { writeMails } from './post';
import { moveClockTo, origin, sandboxNow, test } from './product';
import { openLoop, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const HANA = { name: 'Hana Mori', address: 'hana@initech.test', zone: 'Asia/Tokyo' };
const LUNCH = 'Lunch 12:00–13:00 is blocked.';
const NO_TUESDAYS = 'No meetings on Tuesdays.';

test('A4 and A5: a document is written, read, tried, saved, bound, explained, and gone back from', async ({ page }) => {
  const errors = watchConsole(page);
  await signedIn(page.context(), await owner(HANA.address, HANA.name, HANA.zone));
  // By day in Tokyo and in London: a guest gets no mail at night, by the owner's clock where theirs is not known.
  await moveClockTo(nextMorning(await sandboxNow(), HANA.zone) + 8 * 3_600_000);

  await visit(page, '/settings');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Your preferences/ })
    .click();
  await expect(page.getByText('My time zone is Asia/Tokyo.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();

  // A sentence that is no rule says so while it is written; mended, it is one.
  const text = page.getByRole('textbox', { name: 'Your preferences' });
  await expect(text).toBeEditable();
  await text.press('Control+End');
  await text.pressSequentially(`\n# More\n- ${LUNCH}\n- Tuesdays are for the wobbly penguins.`);
  const rules = page.getByRole('list', { name: 'What your sentences mean' });
  const row = rules.getByRole('listitem').filter({ hasText: 'Tuesdays are for the wobbly penguins.' });
  await expect(row.getByText(/I will ignore it until you rephrase/)).toBeVisible();
  await rules.getByRole('button', { name: 'Tuesdays are for the wobbly penguins.' }).click();
  await expect.poll(() => selection(page)).toBe('Tuesdays are for the wobbly penguins.');
  await page.keyboard.type(NO_TUESDAYS);
  await expect(rules.getByText(/never offer Tue/)).toBeVisible();
  await expect(rules.getByText('ignore it until you rephrase')).toHaveCount(0);

  // What is not saved survives a reload, and a link asks before it leads away.
  await page.reload();
  await expect(text).toHaveValue(new RegExp(NO_TUESDAYS));
  await page.getByRole('link', { name: 'Loops', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Not saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();

  // Two weeks: a blocked half hour names its sentence, and leads to it.
  await page.getByRole('tab', { name: 'Two weeks' }).click();
  const lunch = page.getByRole('table').getByRole('button', { name: /, 12:00 – 12:30 PM\. Not offered: .*Lunch/i });
  await lunch.nth(2).click();
  await page
    .getByRole('tabpanel', { name: 'Two weeks' })
    .getByRole('button', { name: `“${LUNCH}”` })
    .click();
  await expect(text).toBeFocused();
  await expect.poll(() => selection(page)).toBe(LUNCH);

  // The simulator answers for the text as it is.
  const tuesday = await aTuesday(page);
  await page.getByRole('tab', { name: 'Try it' }).click();
  await page.getByLabel('Whom would you meet?').fill('jane@globex.test');
  await page.getByLabel('How long?').selectOption('30 minutes');
  await page.getByLabel('And why not then?').fill(tuesday);
  await page.getByRole('button', { name: 'What would you offer?' }).click();
  const offered = page.getByRole('region', { name: 'What would be offered' });
  await expect(offered.getByRole('listitem').first()).toBeVisible();
  await expect(offered.getByText(/^Tue/)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Why not then' }).getByText(`“${NO_TUESDAYS}”`)).toBeVisible();

  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved as version/).first()).toBeVisible();
  await page.goto(`${origin()}/settings/doc`);
  const saved = page.getByRole('listitem').filter({ hasText: NO_TUESDAYS }).first();
  await expect(saved.getByText(/never offer Tue/)).toBeVisible();

  // Saved, it binds: nothing on a Tuesday is offered to anyone.
  await writeMails(HANA.address, {
    to: 'jane@globex.test',
    subject: 'Penguins',
    text: 'Hi Jane,\n\nSunny, could you find 30 minutes next week for Jane and me, by video?\n\nHana',
  });
  await openLoop(page, 'Penguins', /· \d+:\d\d [AP]M/);
  const onOffer = page.getByRole('definition').getByRole('listitem');
  await expect(onOffer.first()).toHaveText(/^\w+day, .*\d+:\d\d/);
  await expect(onOffer.filter({ hasText: /^Tuesday, / })).toHaveCount(0);
  await page.getByText('Why not another time?').click();
  await page.getByLabel(/^Why not this start/).fill(tuesday);
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(page.getByText(`(“${NO_TUESDAYS}”)`)).toBeVisible();

  // Gone back to, the older version is in force again, as a new one.
  await visit(page, '/settings/edit?show=versions');
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByText(NO_TUESDAYS).first()).toBeVisible();
  await versions.getByRole('button', { name: 'Go back to this' }).first().click();
  await expect(page.getByText(/is in force again, as version/).first()).toBeVisible();
  await expect(text).not.toHaveValue(new RegExp(NO_TUESDAYS));
  expect(errors).toEqual([]);
});

test('the document and its editor fit a phone, and are worked without a mouse', async ({ page }) => {
  await signedIn(page.context(), await viewer('mori@initech.test', 'Mori Aoki'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/settings/doc', '/settings/edit'] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await fits(page);
  }
  const text = page.getByRole('textbox', { name: 'Your preferences' });
  await expect(text).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).focus();
  for (const name of ['Rules', 'Two weeks', 'Try it', 'Ideas', 'Versions']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await expect(text).toBeHidden();
    await fits(page);
  }
});

/** Nothing is wider than the window. */
async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** What is selected in the field that has the focus. */
function selection(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLTextAreaElement)) return '';
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
}

/** 15:00 on the last Tuesday that the preview shows, for a field of date and time. */
async function aTuesday(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Two weeks' }).click();
  const tuesdays = page.getByRole('table').locator('time').filter({ hasText: 'Tuesday' });
  return `${await tuesdays.last().getAttribute('datetime')}T15:00`;
}
