import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { trainerAudits } from '@/db/schema/audits';
import { loops } from '@/db/schema/loops';
import type { Member } from '../support/member';
import { pageRoutes } from '../support/page-routes';
import { browserPath } from './browser';
import { fourAtATime } from './four-at-a-time';
import { layoutShift } from './layout-shift';
import { addBookingPage, busyDay, contextOf, giveTelephone, viewer } from './page-viewers';
import { linkIn } from './post';
import { origin, test } from './product';
import { inScheme, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

/** A folder for pictures of every page (`npm run shots`); none are taken without. */
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WIDTHS = [1280, 390] as const;
/**
 * First-load JavaScript, KiB compressed: what a page may weigh where it has no bound of its own. The runtime of React and Next
 * is 130 of these; pages for visitors do without it.
 */
const SCRIPT_KIB = { visitor: 10, member: 180, newcomer: 178, waiting: 165, staff: 200 } as const;
/** Pages that are held to less than others of their kind, and those with a table to more. */
const OWN_SCRIPT_KIB: Readonly<Record<string, number>> = {
  '/dashboard': 172,
  '/people': 195,
  // What one can do with a meeting stands in a menu.
  '/loops/[id]': 200,
  '/settings/edit': 185,
  '/admin/loops': 215,
  '/admin/loops/loop-queue': 240,
  '/admin/plan-review': 225,
  // The form of a label.
  '/trainer-audits/[id]': 220,
  // The metadata of numbering plans.
  '/admin/phone-lines': 225,
};
/** Axe's rules that a scheme of colours can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const SCHEMES = ['light', 'dark'] as const;
/** Pages that show mail of an owner who lets people help: labels.spec looks at them in the same way, with one of its own. */
const ELSEWHERE = ['/admin/labels/[id]', '/admin/labels/[id]/edit', '/admin/labeling-sessions/[id]'];

/** Who looks at a page, and under which address where it has a part that differs. Staff look at theirs, members at all else that is not here. */
interface Look {
  readonly who: 'visitor' | 'member' | 'newcomer' | 'waiting' | 'staff';
  address?(): Promise<string>;
}
const VISITOR: Look = { who: 'visitor' };
const LOOKS: Readonly<Record<string, Look>> = {
  '/': VISITOR,
  '/auth/error': VISITOR,
  '/auth/link': { who: 'visitor', address: async () => `/auth/link?token=none&email=${MEMBER}` },
  '/auth/signin': VISITOR,
  '/auth/signup': VISITOR,
  '/how-it-works': VISITOR,
  '/pricing': VISITOR,
  '/free-trial': VISITOR,
  '/privacy': VISITOR,
  '/support': VISITOR,
  '/terms': VISITOR,
  '/onboarding/new': { who: 'newcomer' },
  '/waitlist': { who: 'waiting' },
  '/trainer-audits/[id]': { who: 'staff', address: async () => `/trainer-audits/${await emptyAudit()}` },
  '/admin/users/[id]': { who: 'staff', address: async () => `/admin/users/${people.member?.id}` },
  '/settings/developers/[id]': { who: 'member', address: async () => `/settings/developers/${await webhook()}` },
  '/loops/[id]': { who: 'member', address: async () => `/loops/${await newestLoop()}` },
  '/t/[token]': { who: 'visitor', address: () => linkIn(GUEST, /http:\S+\/t\/[\w.-]+/) },
  '/poll/[token]': { who: 'visitor', address: () => linkIn(GUEST, /http:\S+\/poll\/[\w.-]+/) },
  '/oauth/authorize': { who: 'member', address: () => askedForAccess() },
  '/join/[token]': { who: 'visitor', address: async () => '/join/none' },
  '/book/[handle]': { who: 'visitor', address: async () => (await bookingPage()).replace(/\/[^/]+$/, '') },
  '/book/[handle]/[type]': { who: 'visitor', address: () => bookingPage() },
  '/r/[code]': { who: 'visitor', address: async () => `/r/${await ownCode()}` },
  '/unsubscribe/[token]': { who: 'visitor', address: async () => '/unsubscribe/none' },
  '/late/[token]': { who: 'visitor', address: async () => '/late/none' },
  '/approve/[token]': { who: 'visitor', address: () => linkIn(MEMBER, /http:\S+\/approve\/[\w.-]+/) },
};

/** Where an assistant that has registered asks the member for access. */
async function askedForAccess(): Promise<string> {
  const redirect = 'http://127.0.0.1:33418/callback';
  const answer = await fetch(`${origin()}/api/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Claude', redirect_uris: [redirect] }),
  });
  const { client_id: id } = (await answer.json()) as { client_id: string };
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const asked = { response_type: 'code', client_id: id, redirect_uri: redirect, code_challenge_method: 'S256' };
  return `/oauth/authorize?${new URLSearchParams({ ...asked, code_challenge: challenge, state: 'x' })}`;
}

/** What the member gives to those whom they recommend us to. */
async function ownCode(): Promise<string> {
  const answer = await people.member?.visitor.json<{ code: string }>('GET', `${origin()}/api/referrals`);
  return answer?.code ?? '';
}

/** A webhook of the member's that was sent something. */
async function webhook(): Promise<string> {
  const hook = { url: `${origin()}/sandbox/hooks/in`, events: ['meeting.booked'] };
  const added = await people.member?.visitor.json<{ id: string }>('POST', `${origin()}/api/hooks`, hook);
  await people.member?.visitor.json('POST', `${origin()}/api/hooks/${added?.id}/test`);
  return added?.id ?? '';
}

/** A page on which others book with the member. */
function bookingPage(): Promise<string> {
  // Once, for all the pages that are walked at the same time.
  booked ??= addBookingPage(people.member as Member, { title: 'Intro call', slug: 'intro-call' });
  return booked;
}
let booked: Promise<string> | undefined;

/** An audit of somebody who has done nothing. */
async function emptyAudit(): Promise<string> {
  const trainerId = people.member?.id ?? '';
  const figures = {
    ...{ handled: 0, medianSeconds: null, overturned: { count: 0, of: 0 }, asGold: { count: 0, of: 0 } },
    ...{ weeks: [], fields: [] },
  };
  const [row] = await database()
    .insert(trainerAudits)
    .values({ trainerId, from: '2026-03-02', to: '2026-03-09', figures, createdAt: new Date() })
    .returning();
  return row?.id ?? '';
}

const MEMBER = 'nora.berg@umbra.test';
const GUEST = 'jane@globex.test';
const people: Partial<Record<Look['who'], Member>> = {};

test.beforeAll(async () => {
  people.member = await viewer(MEMBER, 'Nora Berg');
  people.newcomer = await viewer('theo.lind@umbra.test', 'Theo Lind', 'USER', { onboarded: false });
  people.staff = await viewer('ida.stern@umbra.test', 'Ida Stern', 'ADMIN');
  people.waiting = await viewer('vera.holm@umbra.test', 'Vera Holm', 'WAITLIST');
  await busyDay(people.member);
  await giveTelephone(people.member);
});

test('every page is accessible, light, fits a phone, and breaks no policy', async ({ browser }) => {
  test.setTimeout(900_000);
  const routes = pageRoutes().filter((route) => !ELSEWHERE.includes(route));
  await fourAtATime(routes, (route) =>
    test.step(route, async () => {
      // A context of its own: what a browser has cached does not count as light.
      const context = await contextOf(browser, people[lookOf(route).who] ?? null);
      await walk(context, route);
      await context.close();
    }),
  );
});

function lookOf(route: string): Look {
  return LOOKS[route] ?? { who: /^\/(admin|trainer-audits)(\/|$)/.test(route) ? 'staff' : 'member' };
}

/** Faults are collected, so that one page does not hide another's. */
async function walk(context: BrowserContext, route: string): Promise<void> {
  const { who, address } = lookOf(route);
  const url = new URL(address ? await address() : route, origin());
  expect(url.pathname, 'An address with a part that differs has to be given in LOOKS').not.toContain('[');
  const page = await context.newPage();
  const errors = watchConsole(page);
  // At once: how it looks while it arrives in pieces is arriving.spec's, and no matter of how busy the machine is.
  await page.route(url.href, async (document) =>
    document.fulfill({ response: await document.fetch({ maxRedirects: 0 }) }),
  );
  await page.goto(url.href);
  await expect.soft(page.getByRole('heading', { level: 1 }), `headings of ${route}`).toHaveCount(1);
  const most = OWN_SCRIPT_KIB[route] ?? SCRIPT_KIB[who];
  expect.soft(await scriptKib(page), `KiB of JavaScript of ${route}`).toBeLessThanOrEqual(most);
  expect.soft(await layoutShift(page), `cumulative layout shift of ${route}`).toBeLessThanOrEqual(0.01);
  await expect.soft(page, `title of ${route}`).toHaveTitle(/Sundial/);
  await page.evaluate(AXE);
  for (const scheme of SCHEMES) {
    await inScheme(page, scheme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await overhang(page), `pixels of ${route} beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      if (SHOTS) await shoot(page, SHOTS, `${route}-${width}-${scheme}`);
    }
    expect.soft(await violations(page, scheme), `what axe finds on ${route} in ${scheme}`).toEqual([]);
  }
  expect.soft(errors, `the console of ${route}`).toEqual([]);
}

/** What the page loads of JavaScript at first, as it comes over the wire. */
async function scriptKib(page: Page): Promise<number> {
  await page.waitForLoadState('load');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  return Math.round(bytes / 1024);
}

/** How far the content is wider than the window. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

interface Axe {
  run(options: { resultTypes: readonly string[]; runOnly?: readonly string[] }): Promise<AxeResult>;
}
interface AxeResult {
  readonly violations: readonly { id: string; impact: string; nodes: readonly { html: string }[] }[];
}

/**
 * What axe, which is in the page, calls serious or critical as it stands, each with the first element that has it. By all its
 * rules in the light; the dark changes nothing but colours, and is judged by the rules about these.
 */
function violations(page: Page, scheme: (typeof SCHEMES)[number]): Promise<string[]> {
  return page.evaluate(
    async (rules) => {
      const { axe } = window as unknown as { axe: Axe };
      // Only what is found is written out.
      const found = await axe.run({ resultTypes: ['violations'], ...rules });
      return found.violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''} (${nodes.length})`);
    },
    scheme === 'dark' ? { runOnly: COLOUR_RULES } : {},
  );
}

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = name.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'home';
  await page.screenshot({ path: join(folder, `${file}.png`), fullPage: true });
}

async function newestLoop(): Promise<string> {
  const [row] = await database()
    .select({ id: loops.id })
    .from(loops)
    .where(eq(loops.ownerId, people.member?.id ?? ''))
    .orderBy(desc(loops.createdAt))
    .limit(1);
  if (!row) throw new Error('The member has no loop yet');
  return row.id;
}
