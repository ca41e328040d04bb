import { expect, type Page } from '@playwright/test';
import { linkIn } from './page-viewers';
import { origin } from './product';

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
 * Resolves when the page listens, since a click or key before that is lost: React has taken over every control, or, on a page
 * without the client runtime, its own script has run.
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
}

/** Opens a page of the product that does nothing before React has taken it over. */
export async function visit(page: Page, path: `/${string}`): Promise<void> {
  await page.goto(`${origin()}${path}`);
  await takenOver(page);
}

/** Presses a key until it has done what it is for: keys count once the page listens. */
export async function pressUntil(page: Page, key: string, done: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await done();
  }).toPass({ timeout: WORK_MS });
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

/** Connects the person's Google Calendar and confirms the proposed zone and hours. */
export async function connectCalendar(page: Page, name: string, zone: string): Promise<void> {
  await page.goto(`${origin()}/settings/calendars`);
  await page.getByRole('link', { name: 'Connect Google Calendar' }).click();
  await asGoogleUser(page, name);
  await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible({ timeout: WORK_MS });
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(zone);
  await page.getByRole('button', { name: 'Confirm these' }).click();
  await expect(page.getByText(/^The zone comes from your calendar/)).toBeHidden();
}

async function asGoogleUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  // Whoever has agreed before is not asked again.
  const agree = page.getByRole('button', { name: 'Continue' });
  await expect(agree.or(page.getByRole('button', { name: /^Account menu of / })).first()).toBeVisible();
  if (await agree.isVisible()) await agree.click();
}

/** Moves the sandbox's clock to the next working morning. */
export async function nextMorning(page: Page): Promise<void> {
  await page.goto(`${origin()}/sandbox/mail`);
  await page.getByRole('button', { name: 'Next working morning' }).click();
  // It stops at every timer that falls due on the way, of everybody.
  await expect(page.locator('[data-clock-status]')).toHaveText(/^Done/, { timeout: WORK_MS });
}

export interface Letter {
  readonly to?: string;
  readonly subject: string;
  readonly text: string;
}

/** Writes a new mail from somebody's practice mailbox; the assistant is in Cc already. */
export async function writeMail(page: Page, from: string, { to, subject, text }: Letter): Promise<void> {
  await page.goto(mailboxOf(from));
  await page.getByRole('link', { name: 'New mail' }).click();
  if (to !== undefined) await page.getByLabel('To', { exact: true }).fill(to);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text').fill(text);
  await sendMail(page);
}

export async function sendMail(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send' });
  await button.click();
  await expect(button).toBeHidden();
}

/** A thread of somebody's practice mailbox: whose assistant writes in it, and what it is about. */
export interface ThreadOf {
  readonly assistant: string;
  readonly subject: string;
}

/** Opens the newest such thread in somebody's practice mailbox, once the assistant has written in it. */
export async function openThread(page: Page, address: string, { assistant, subject }: ThreadOf): Promise<void> {
  const thread = page
    .locator('a[href*="thread="]')
    .filter({ has: page.locator('.subject', { hasText: subject }) })
    .filter({ has: page.locator('.who', { hasText: assistant }) });
  await expect(async () => {
    await page.goto(mailboxOf(address));
    await thread.first().click({ timeout: 3_000 });
    await expect(page.getByRole('article').filter({ hasText: assistant }).last()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: WORK_MS });
}

/** Answers all of the newest mail of somebody's newest such thread; or its sender is put in Cc, and `to` in their place. */
export async function answerMail(page: Page, from: string, thread: ThreadOf, text: string, to?: string): Promise<void> {
  await openThread(page, from, thread);
  const all = page.getByRole('article').last().getByRole('link', { name: 'Reply to all' });
  const one = page.getByRole('link', { name: 'Reply', exact: true }).last();
  await (to === undefined && (await all.isVisible()) ? all : one).click();
  if (to !== undefined) {
    await page.getByLabel('Cc', { exact: true }).fill(await page.getByLabel('To', { exact: true }).inputValue());
    await page.getByLabel('To', { exact: true }).fill(to);
  }
  await page.getByLabel('Text').fill(text);
  await sendMail(page);
}

/** Opens the owner's loop of this subject once the assistant has said what it shows. */
export async function openLoop(page: Page, subject: string, shows: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`${origin()}/loops`);
    await page.getByRole('link', { name: subject }).first().click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/loops\/\w+$/, { timeout: 3_000 });
    await expect(page.getByText(shows).first()).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: WORK_MS });
}

function mailboxOf(address: string): string {
  return `${origin()}/sandbox/mail?as=${encodeURIComponent(address)}`;
}
