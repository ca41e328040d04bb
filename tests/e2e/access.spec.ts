import { expect } from '@playwright/test';
import { ROLES } from '@/modules/identity/schema';
import { LOOKERS, type Looker, type Outcome, PAGE_RULES } from '../support/page-access';
import { pageRoutes } from '../support/page-routes';
import { browserPath } from './browser';
import { viewer } from './page-viewers';
import { origin, test } from './product';

test.skip(!browserPath, 'The product is started for a browser, and there is none');

const cookies = new Map<Looker, string>([['visitor', '']]);
let newcomer: string;

test.beforeAll(async () => {
  for (const role of ROLES) {
    const { cookie } = await viewer(`${role.toLowerCase()}.roth@umbra.test`, 'Ida Roth', role);
    cookies.set(role, cookie);
  }
  newcomer = (await viewer('new.roth@umbra.test', 'Ida Roth', 'USER', { onboarded: false })).cookie;
});

/** What comes of asking for an address with this cookie. */
async function outcome(path: string, cookie: string, home = '/waitlist'): Promise<Outcome> {
  const answer = await fetch(`${origin()}${path}`, { headers: { cookie }, redirect: 'manual' });
  const location = answer.headers.get('location');
  if (location !== null) {
    const to = new URL(location, origin());
    expect(to.origin).toBe(origin());
    return `→ ${to.pathname}${to.search}`;
  }
  // 410: what the link led to is over.
  expect([200, 404, 410]).toContain(answer.status);
  const page = await answer.text();
  // What is not found inside the product is drawn by the runtime.
  if (answer.status !== 404) expectFurniture(page);
  // Whoever is of staff is told whose page it is, and is led to their own.
  if (page.includes('>This page is for administrators<')) {
    expect(page).toContain('href="/admin/loops/loop-queue"');
    return 'denied';
  }
  if (!page.includes('>Lost?<')) return 'shown';
  // The view says what it is, in the words that are promised, and offers nothing but to log out.
  expect(page).toContain('<title>Error</title>');
  expect(page).toMatch(/mailto:[^"]+\?subject=Cannot%20access%20page/);
  expect(page).toMatch(new RegExp(`href="${home}"[^>]*>Return home<`));
  return 'denied';
}

/** What every page has, whoever sees it: the footer, our referral script and the public settings. */
function expectFurniture(page: string): void {
  const has = (pattern: RegExp) => (page.match(pattern) ?? []).length;
  expect([has(/<footer/g), has(/<script[^>]*src="\/referral\.js"/g)]).toEqual([1, 1]);
  expect(page).toContain('globalThis.__SUNDIAL_PUBLIC__={"PUBLIC_BASE_URL":');
  for (const words of ['Support', 'Privacy Policy', 'Terms of Service']) expect(page).toContain(`>${words}</a>`);
}

for (const route of pageRoutes()) {
  test(`${route} knows who may see it, and has what every page has`, async () => {
    const rule = PAGE_RULES[route];
    if (!rule) throw new Error(`${route} has no rule: say in tests/support/page-access who may see it`);
    const path = route.replace(/\[\w+\]/g, 'nothing');
    const homeOf = (who: Looker) => (who === 'WAITLIST' ? '/waitlist' : '/');
    const outcomes = LOOKERS.map(
      async (who) => [who, await outcome(path, cookies.get(who) ?? '', homeOf(who))] as const,
    );
    expect(await Promise.all(outcomes)).toEqual(LOOKERS.map((who) => [who, rule(path, who)]));
  });
}

test('every rule is about a page that exists', () => {
  expect(Object.keys(PAGE_RULES).sort()).toEqual(pageRoutes());
});

test('whoever has not been led through the first steps is led there from "/"', async () => {
  expect(await outcome('/', newcomer)).toBe('→ /onboarding/new');
});

test('a visitor comes back to the page with its query, and to no other site', async () => {
  expect(await outcome('/settings/calendars?connected=google', '')).toBe(
    `→ /auth/signin?returnUrl=${encodeURIComponent('/settings/calendars?connected=google')}`,
  );
  const user = cookies.get('USER') ?? '';
  for (const [target, path] of [
    ['/loops?state=booked', '/loops?state=booked'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['%2F%2Fevil.example', '/'],
    ['%2F%5Cevil.example', '/'],
    ['https://evil.example/x', '/'],
    ['https%3A%2F%2Fevil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/%09/evil.example', '/'],
  ] as const) {
    for (const name of ['callbackUrl', 'returnUrl']) {
      expect(await outcome(`/auth/signin?${name}=${target.replaceAll('\\', '%5C')}`, user), target).toBe(`→ ${path}`);
    }
  }
  expect(await outcome('/auth/signin?callbackUrl=%2Floops&returnUrl=%2Fsettings', user)).toBe('→ /loops');
});
