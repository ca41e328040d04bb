import type { Browser, BrowserContext } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { phoneLines } from '@/db/schema/phone-lines';
import { textNumbers } from '@/db/schema/texting';
import { confirmBasics, connectCalendar } from '@/demo/guided-tour';
import { nameForFlag } from '@/modules/flags/commands';
import type { Role } from '@/modules/identity/schema';
import { join, type Member } from '../support/member';
import { type Letter, moveIn, writeMails } from './post';
import { atWork, origin } from './product';

const ZONE = 'America/New_York';

/** Somebody of the sandbox with an account of this role and a session, as if it had just been signed in to. */
export async function viewer(
  email: string,
  name: string,
  role: Role = 'USER',
  { onboarded = true, zone = ZONE } = {},
): Promise<Member> {
  await moveIn({ email, name, zone });
  const member = await join({ origin: origin() }, email, name, { calendar: false });
  await database()
    .update(users)
    .set({ role, onboardedAt: onboarded ? new Date() : null })
    .where(eq(users.id, member.id));
  return member;
}

/** Such a person who has connected their calendar, and confirmed zone and hours. */
export async function owner(email: string, name: string, zone = ZONE): Promise<Member> {
  const member = await viewer(email, name, 'USER', { zone });
  await giveCalendar(member, zone);
  return member;
}

/** Connects the member's calendar, and confirms zone and hours. */
export async function giveCalendar({ email, visitor }: Member, zone = ZONE): Promise<void> {
  await connectCalendar(origin(), visitor, email);
  await confirmBasics(origin(), visitor, zone);
}

/** Makes these lines the whole document of the member's preferences. */
export async function writePreferences({ visitor }: Member, lines: readonly string[]): Promise<void> {
  const url = `${origin()}/api/preferences`;
  const { version } = await visitor.json<{ version: number }>('GET', url);
  const text = lines.map((line) => `- ${line}`).join('\n');
  await visitor.json('PUT', url, { text, baseVersion: version });
}

const BOOKING_PAGE = {
  ...{ description: 'Half an hour to get to know each other.', kind: 'one_to_one', durationMin: 30, medium: 'video' },
  ...{ location: '', noticeMin: 60, daysAhead: 30, bufferBefore: 0, bufferAfter: 0, dailyLimit: null },
  ...{ confirms: false, questions: [], hosts: [] },
};

/** The path of a booking page of the member's; it is added where there is none of that name. */
export async function addBookingPage(
  { visitor }: Member,
  page: { readonly title: string; readonly slug: string } & Record<string, unknown>,
): Promise<string> {
  const url = `${origin()}/api/booking-pages`;
  const known = () => visitor.json<{ handle: string | null; items: { slug: string }[] }>('GET', url);
  if (!(await known()).items.some(({ slug }) => slug === page.slug)) {
    await visitor.json('POST', url, { ...BOOKING_PAGE, ...page });
  }
  return `/book/${(await known()).handle}/${page.slug}`;
}

/** Texts are on for the member, who has proved a telephone. */
export async function giveTelephone({ id, email }: Member): Promise<void> {
  await nameForFlag('sms', email, true, 'test');
  const at = new Date();
  const capabilities: ('sms' | 'mms' | 'voice')[] = ['sms'];
  await database()
    .insert(phoneLines)
    .values({ number: '+12025550187', capabilities, pool: true, createdAt: at })
    .onConflictDoNothing();
  await database()
    .insert(textNumbers)
    .values({
      ...{ userId: id, number: '+14155552677', verifiedAt: at, agreedTo: 'Text me', createdAt: at },
      ...{ kinds: ['decision', 'vip'], quietFrom: 1200, quietUntil: 420 },
    });
}

/** The member's browser; a visitor's for null. */
export async function contextOf(browser: Browser, who: Member | null): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });
  await signedIn(context, who);
  return context;
}

/** Gives a browser the member's session. */
export async function signedIn(context: BrowserContext, who: Member | null): Promise<void> {
  const [name = '', value = ''] = who?.cookie.split('=') ?? [];
  if (who) await context.addCookies([{ name, value, url: origin() }]);
}

const JANE = 'jane@globex.test';

/** What the assistant can do at once, what it puts to a vote, and what it asks its owner about. */
const REQUESTS: readonly Letter[] = [
  { to: JANE, subject: 'Intro call', text: 'Hi Jane,\n\nSunny, could you find us 30 minutes next week, by video?' },
  {
    to: `${JANE}, kenji@initech.test`,
    subject: 'Quarterly review',
    text: 'Sunny, please find 45 minutes for Jane, Kenji and me next week.',
  },
  {
    to: JANE,
    subject: 'Site visit',
    text: 'Sunny, please find Jane and me 60 minutes frobbing Thursday zorp at 3 blips next week.',
  },
];

/** Gives the member a calendar, and sends the assistant three requests, which it has done what it can about. */
export async function busyDay(member: Member): Promise<void> {
  await giveCalendar(member);
  await atWork();
  // One after the other: what is asked of the owner is free of what is on offer to others.
  for (const request of REQUESTS) await writeMails(member.email, request);
}
