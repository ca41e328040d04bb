import { expect, type Page } from '@playwright/test';
import { origin } from './product';

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

/** Signs in by the sandbox's Google, and ends on the path. */
export async function signIn(page: Page, name: string, path: `/${string}`): Promise<void> {
  await page.goto(`${origin()}${path}`);
  await expect(page).toHaveURL(new RegExp(`/auth/signin\\?returnUrl=${encodeURIComponent(path)}`));
  await page.getByRole('button', { name: /google/i }).click();
  await asGoogleUser(page, name);
  await expect(page).toHaveURL(new RegExp(path));
}

/** Connects the person's Google Calendar and confirms the proposed zone and hours. */
export async function connectCalendar(page: Page, name: string, zone: string): Promise<void> {
  await page.goto(`${origin()}/settings/calendars`);
  await page.getByRole('link', { name: 'Connect Google Calendar' }).click();
  await asGoogleUser(page, name);
  await expect(page.getByText('Calendar connected.', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue(zone);
  await page.getByRole('button', { name: 'Confirm these' }).click();
  await expect(page.getByText(/^The zone comes from your calendar/)).toBeHidden();
}

async function asGoogleUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  // Whoever has agreed before is not asked again.
  const agree = page.getByRole('button', { name: 'Continue' });
  await expect(agree.or(page.getByRole('navigation', { name: 'Main' })).first()).toBeVisible();
  if (await agree.isVisible()) await agree.click();
}

/** Moves the sandbox's clock to the next working morning. */
export async function nextMorning(page: Page): Promise<void> {
  await page.goto(`${origin()}/sandbox/mail`);
  await page.getByRole('button', { name: 'Next working morning' }).click();
  await expect(page.locator('[data-clock]')).not.toContainText('Moving');
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

/** The newest thread of somebody's practice mailbox, once an assistant has written in it. */
export async function openThread(page: Page, address: string, assistant: string): Promise<void> {
  await expect(async () => {
    await page.goto(mailboxOf(address));
    await page.locator('a[href*="thread="]').first().click({ timeout: 1_000 });
    await expect(page.getByText(assistant).last()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

function mailboxOf(address: string): string {
  return `${origin()}/sandbox/mail?as=${encodeURIComponent(address)}`;
}
