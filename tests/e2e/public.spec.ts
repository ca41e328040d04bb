import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { PUBLIC_PAGES } from '@/app/_site/pages';
import { translator } from '@/messages/translate';
import { browserPath } from './browser';
import { fourAtATime } from './four-at-a-time';
import { contextOf, viewer } from './page-viewers';
import { mailsOf } from './post';
import { origin, test } from './product';
import { mailboxOf, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

const t = translator('en', 'public');

/** What a public page may load in scripts, in bytes as they are sent with gzip. */
const SCRIPT_BUDGET = 120_000;

test('every public page tells who it is, breaks no policy and is light', async ({ browser, request }) => {
  await fourAtATime(Object.values(PUBLIC_PAGES), (page) =>
    test.step(page.path, async () => {
      const context = await contextOf(browser, null);
      await look(context, request, page);
      await context.close();
    }),
  );
});

async function look(
  context: BrowserContext,
  request: APIRequestContext,
  { path, title, description }: (typeof PUBLIC_PAGES)[keyof typeof PUBLIC_PAGES],
): Promise<void> {
  const page = await context.newPage();
  const errors = watchConsole(page);
  const asked: { readonly url: string; readonly type: string }[] = [];
  page.on('request', (one) => asked.push({ url: one.url(), type: one.resourceType() }));
  await page.goto(`${origin()}${path}`, { waitUntil: 'networkidle' });
  expect(new Set(asked.map(({ url }) => new URL(url).origin))).toEqual(new Set([origin()]));
  await expect(page).toHaveTitle(`${t(title)} · Sundial`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await content(page, 'meta[name="description"]')).toBe(t(description));
  expect(await content(page, 'meta[name="robots"]')).toMatch(/^index/);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(path === '/' ? origin() : `${origin()}${path}`);
  await expectPicture(request, await content(page, 'meta[property="og:image"]'));
  for (const fact of await page.locator('script[type="application/ld+json"]').all()) {
    expect(JSON.parse((await fact.textContent()) ?? '')).toMatchObject({ '@context': 'https://schema.org' });
  }
  const scripts = asked.filter(({ type }) => type === 'script').map(({ url }) => url);
  expect(scripts.filter((url) => url.includes('/_next/'))).toEqual([]);
  expect(await weight(request, scripts)).toBeLessThan(SCRIPT_BUDGET);
  expect(errors).toEqual([]);
}

test('search engines are told what is open, and where', async ({ page, request }) => {
  const robots = await (await request.get(`${origin()}/robots.txt`)).text();
  expect(robots).toMatch(/^Disallow: \/$/m);
  expect(robots).toContain(`Sitemap: ${origin()}/sitemap.xml`);
  const map = await (await request.get(`${origin()}/sitemap.xml`)).text();
  for (const { path } of Object.values(PUBLIC_PAGES)) {
    expect(map).toContain(`<loc>${origin()}${path}</loc>`);
    expect(robots).toContain(`Allow: ${path === '/' ? '/$' : path}`);
  }
  await page.goto(`${origin()}/auth/signin`);
  expect(await content(page, 'meta[name="robots"]')).toMatch(/noindex/);
});

test('what a visitor writes arrives in the mailbox of the support address, and an answer goes to them', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await visit(page, '/support');
  const address = (await page.getByRole('link', { name: /@/ }).last().textContent()) ?? '';
  await writeTo(page, 'Can it speak French?', 'jane@globex.test');
  await expect(page.getByText('Your message is on its way.')).toBeVisible();
  const subjects = async () => (await mailsOf(address)).map(({ subject }) => subject);
  await expect.poll(subjects).toContain('Support: Something else (jane@globex.test)');
  await page.goto(mailboxOf(address));
  await page.locator('a[href*="thread="]', { hasText: 'Support: Something else' }).first().click();
  await expect(page.getByText('Answer to: jane@globex.test').first()).toBeAttached();
  expect(errors).toEqual([]);
});

test('whoever is signed in has the form filled in, and the state of the account beside it', async ({ browser }) => {
  const zoe = await viewer('zoe.marsh@umbra.test', 'Zoe Marsh');
  const page = await (await contextOf(browser, zoe)).newPage();
  const errors = watchConsole(page);
  await visit(page, '/help/support');
  await expect(page.getByLabel('Your email address')).toHaveValue(zoe.email);
  await expect(page.getByText('Off: nobody but you sees your threads.')).toBeVisible();
  await expect(page.getByText('None is connected yet')).toBeVisible();
  await writeTo(page, 'Hello from inside.');
  await expect(page.getByText('Your message is on its way.')).toBeVisible();
  await visit(page, '/pricing');
  await page.getByRole('button', { name: 'Account menu of Zoe Marsh' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect(errors).toEqual([]);
  await page.context().close();
});

async function writeTo(page: Page, message: string, email?: string): Promise<void> {
  await page.getByLabel('What is it about?').selectOption({ label: 'Something else' });
  await page.getByLabel('Your message').fill(message);
  if (email) await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
}

function content(page: Page, selector: string): Promise<string> {
  return page.locator(selector).evaluate((element) => element.getAttribute('content') ?? '');
}

async function expectPicture(request: APIRequestContext, url: string): Promise<void> {
  expect(new URL(url).origin).toBe(origin());
  const answer = await request.get(url);
  expect(answer.headers()['content-type']).toBe('image/png');
  // Width and height of a PNG (its section 11.2.2).
  const picture = await answer.body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
}

async function weight(request: APIRequestContext, scripts: readonly string[]): Promise<number> {
  const sizes = scripts.map(async (url) => (await (await request.get(url)).body()).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
