import { expect, type Locator, type Page } from '@playwright/test';
import { linkIn, type ThreadOf } from './post';
import { origin, settled } from './product';

/** How long may be waited for what mail, worker and engine have to do first. */
const WORK_MS = 60_000;

/** What people do in every walk through the product. */

/** Any error in the browser's console, for a test to find none. */
export function watchConsole(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Mails are shown in frames that may run no script; what is refused there is the test runner's own probe.
    const probe = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === 'error' && !probe) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/**
 * Resolves when the page listens, since a click or key before that is lost: React has taken over every control and has nothing
 * left to do, or, on a page without the client runtime, its own script has run.
 */
export async function takenOver(page: Page): Promise<void> {
  const every = () => {
    if (document.readyState !== 'complete') return false;
    if (!document.querySelector('script[src*="/_next/"]')) return true;
    const controls = [...document.querySelectorAll('button, input, select, textarea')];
    const taken = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    return controls.length > 0 && controls.every(taken);
  };
  await page.waitForFunction(every, undefined, { timeout: WORK_MS });
  // What listens for keys is set up after the page was painted.
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
}

/**
 * Shows the page as to somebody who likes it light or dark, and nothing to move. Chromium carries this out and now and then never
 * says so: what counts is what the page finds.
 */
export async function inScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }).catch(() => undefined);
  await page.waitForFunction((scheme) => matchMedia(`(prefers-color-scheme: ${scheme})`).matches, colorScheme, {
    polling: 50,
    timeout: WORK_MS,
  });
}

/** Opens a page of the product that does nothing before React has taken it over. */
export async function visit(page: Page, path: `/${string}`): Promise<void> {
  await page.goto(`${origin()}${path}`);
  await takenOver(page);
}

/** A notice that goes by itself. While it comes it is announced to screen readers too, outside of this region, with the same words. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: /^Notifications/ }).getByText(text);
}

/** Signs in by the sandbox's Google, and ends on the path. */
export async function signIn(page: Page, name: string, path: `/${string}`): Promise<void> {
  await page.goto(`${origin()}${path}`);
  await expect(page).toHaveURL(new RegExp(`/auth/signin\\?returnUrl=${encodeURIComponent(path)}`));
  await takenOver(page);
  await page.getByRole('button', { name: /google/i }).click();
  await asGoogleUser(page, name);
  await expect(page).toHaveURL(new RegExp(path));
  await page.waitForLoadState();
  await takenOver(page);
}

/** Follows the newest sign-in link in somebody's mailbox, and presses the button that it leads to. */
export async function followSignInLink(page: Page, address: string): Promise<void> {
  await page.goto(await linkIn(address, /http:\S+\/auth\/link\?\S+/));
  await page.getByRole('button', { name: `Sign in as ${address}` }).click();
}

/** At Google: the account, and what may be done with it where it is asked. */
export async function asGoogleUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  // Whoever has agreed before is not asked again.
  const agree = page.getByRole('button', { name: 'Continue' });
  await expect(agree.or(page.getByRole('button', { name: /^Account menu of / })).first()).toBeVisible();
  if (await agree.isVisible()) await agree.click();
}

/** Opens the newest such thread in somebody's practice mailbox, in which all is written that the assistant had to write. */
export async function openThread(page: Page, address: string, { assistant, subject }: ThreadOf): Promise<void> {
  await settled();
  await page.goto(mailboxOf(address));
  const thread = page
    .locator('a[href*="thread="]')
    .filter({ has: page.locator('.subject', { hasText: subject }) })
    .filter({ has: page.locator('.who', { hasText: assistant }) });
  await thread.first().click();
  await expect(page.getByRole('article').filter({ hasText: assistant }).last()).toBeVisible();
}

/** Opens the owner's loop of this subject; what it shows is what all that has happened has come to. */
export async function openLoop(page: Page, subject: string, shows: RegExp): Promise<void> {
  await settled();
  const answer = await page.request.get(`${origin()}/api/loops?q=${encodeURIComponent(subject)}`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  expect(items, `loops about ${subject}`).toHaveLength(1);
  await visit(page, `/loops/${items[0]?.id}`);
  await expect(page.getByText(shows).first()).toBeVisible();
}

/** Goes to it with Tab, as somebody does who has no mouse. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached with Tab: ${target}`);
}

/** Goes to it with Tab, and presses Enter there. */
export async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

/** The page of somebody's practice mailbox. */
export function mailboxOf(address: string): string {
  return `${origin()}/sandbox/mail?as=${encodeURIComponent(address)}`;
}
