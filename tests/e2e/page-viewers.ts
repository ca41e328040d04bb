import type { Browser, BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { confirmBasics, connectCalendar } from '@/demo/guided-tour';
import type { Role } from '@/modules/identity/schema';
import { join, type Member } from '../support/member';
import { origin } from './product';

/** An account of this role with a session, as if it had just been signed in to. */
export async function viewer(email: string, name: string, role: Role, onboarded = true): Promise<Member> {
  const member = await join({ origin: origin() }, email, name, { calendar: false });
  await database()
    .update(users)
    .set({ role, onboardedAt: onboarded ? new Date() : null })
    .where(eq(users.id, member.id));
  return member;
}

/** The member's browser; a visitor's for null. */
export async function contextOf(browser: Browser, who: Member | null): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  const [name = '', value = ''] = who?.cookie.split('=') ?? [];
  if (who) await context.addCookies([{ name, value, url: origin() }]);
  return context;
}

/** Where the assistant of a product on its defaults reads mail. */
const ASSISTANT = 'assistant@sundial.test';
const JANE = 'jane@globex.test';

/** What the assistant can do at once, what it puts to a vote, and what it asks its owner about. */
const REQUESTS = [
  { to: [JANE], subject: 'Intro call', text: 'Hi Jane,\n\nSunny, could you find us 30 minutes next week, by video?' },
  {
    to: [JANE, 'kenji@initech.test'],
    subject: 'Quarterly review',
    text: 'Sunny, please find 45 minutes for Jane, Kenji and me next week.',
  },
  {
    to: [JANE],
    subject: 'Site visit',
    text: 'Sunny, please find Jane and me 60 minutes frobbing Thursday zorp at 3 blips next week.',
  },
] as const;

/** Gives the member a calendar, and sends the assistant three requests. */
export async function busyDay({ email, visitor }: Member): Promise<void> {
  await connectCalendar(origin(), visitor, email);
  await confirmBasics(origin(), visitor, 'America/New_York');
  const address = (one: string) => ({ name: '', address: one });
  for (const { to, subject, text } of REQUESTS) {
    const mail = { from: email, to: to.map(address), cc: [address(ASSISTANT)], subject, text };
    await visitor.json('POST', `${origin()}/sandbox/mail/send`, mail);
  }
}

/** The newest link of this form in somebody's practice mailbox, once it is there. */
export async function linkIn(mailbox: string, pattern: RegExp): Promise<string> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const answer = await fetch(`${origin()}/sandbox/mail/boxes/${mailbox}`);
    const { messages } = (await answer.json()) as { messages: { text: string; receivedAt: number }[] };
    const newest = messages.sort((a, b) => b.receivedAt - a.receivedAt);
    const link = newest.map(({ text }) => pattern.exec(text)?.[0]).find((found) => found !== undefined);
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail in ${mailbox} has a link like ${pattern}`);
}
