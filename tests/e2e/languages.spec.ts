import { type BrowserContext, expect, type Page } from '@playwright/test';
import { browserPath } from './browser';
import { owner, signedIn } from './page-viewers';
import { origin, test } from './product';
import { takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const language = (page: Page) => page.locator('html').getAttribute('lang');

async function closing(context: BrowserContext, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await context.newPage();
  const errors = watchConsole(page);
  await work(page);
  expect(errors).toEqual([]);
  await context.close();
}

test('a visitor reads in the language of their browser, and in another one once they have chosen it, without scripts', async ({
  browser,
}) => {
  await closing(await browser.newContext({ locale: 'de-DE', javaScriptEnabled: false }), async (page) => {
    await page.goto(`${origin()}/`);
    expect(await language(page)).toBe('de');
    await expect(page).toHaveTitle('Termine, per E-Mail vereinbart · Sundial');
    await page.goto(`${origin()}/auth/signin`);
    await expect(page).toHaveTitle('Anmelden · Sundial');
    await expect(page.getByRole('button', { name: 'Link zur Anmeldung senden' })).toBeVisible();
    await page.goto(`${origin()}/terms`);
    await expect(page.getByText('Maßgeblich ist der englische Text.')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click();
    await expect(page).toHaveURL(`${origin()}/terms`);
    expect(await language(page)).toBe('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Conditions d’utilisation');
    const nowhere = await page.request.get(`${origin()}/nowhere`);
    expect(await nowhere.text()).toContain('<title>Introuvable · Sundial</title>');
  });
});

test('an owner chooses the language of their pages, titles and all, and takes it back', async ({ browser }) => {
  const lena = await owner('lena@words.test', 'Lena Ortiz');
  const context = await browser.newContext({ locale: 'en-US' });
  await signedIn(context, lena);
  await closing(context, async (page) => {
    await visit(page, '/settings/account');
    await choose(page, { field: 'Language', language: 'Français', save: 'Save' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compte');
    await expect(page).toHaveTitle('Compte · Sundial');
    expect(await language(page)).toBe('fr');
    await page.getByRole('link', { name: 'Paramètres' }).first().click();
    await expect(page).toHaveTitle('Paramètres · Sundial');
    await expect(page.getByRole('heading', { name: 'Ce qui est connecté' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Aller à…').fill('équipe');
    await expect(page.getByRole('option', { name: /Équipe/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');

    await visit(page, '/settings/account');
    await choose(page, { field: 'Langue', language: 'Comme le navigateur', save: 'Enregistrer' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account');
    await expect(page).toHaveTitle('Account · Sundial');
    expect(await language(page)).toBe('en');
  });
});

interface Choice {
  readonly field: string;
  readonly language: string;
  readonly save: string;
}

async function choose(page: Page, { field, language, save }: Choice): Promise<void> {
  await takenOver(page);
  const select = page.getByLabel(field, { exact: true });
  await select.selectOption({ label: language });
  await page.locator('form').filter({ has: select }).getByRole('button', { name: save }).click();
}
