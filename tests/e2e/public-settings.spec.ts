import { expect } from '@playwright/test';
import { ROLES } from '@/modules/identity/schema';
import { LOOKERS, type Looker, PAGE_RULES } from '../support/page-access';
import { pageRoutes } from '../support/page-routes';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { visit, watchConsole } from './steps';

test.skip(!browserPath, 'The product was started for a browser, and there is none');

const cookies = new Map<Looker, string>([['visitor', '']]);

test.beforeAll(async () => {
  for (const role of ROLES) {
    const { cookie } = await viewer(`furniture.${role.toLowerCase()}@umbra.test`, 'Ida Roth', role);
    cookies.set(role, cookie);
  }
});

test('every page, for whoever may see it, has the footer, our referral script and the public settings', async () => {
  for (const route of pageRoutes()) {
    const path = route.replace(/\[\w+\]/g, 'nothing');
    for (const who of LOOKERS) {
      const outcome = PAGE_RULES[route]?.(path, who);
      if (outcome !== 'shown' && outcome !== 'denied') continue;
      const cookie = cookies.get(who) ?? '';
      const answer = await fetch(`${origin()}${path}`, { headers: { cookie }, redirect: 'manual' });
      const page = await answer.text();
      // What is not found inside the product is drawn by the runtime.
      if (answer.status === 404) continue;
      const has = (pattern: RegExp) => (page.match(pattern) ?? []).length;
      expect([who, path, has(/<footer/g), has(/<script[^>]*src="\/referral\.js"/g)]).toEqual([who, path, 1, 1]);
      expect(page).toContain('globalThis.__SUNDIAL_PUBLIC__={"PUBLIC_BASE_URL":');
      for (const words of ['Support', 'Privacy Policy', 'Terms of Service']) expect(page).toContain(`>${words}</a>`);
    }
  }
});

test('the browser has the public settings and no other, and remembers who recommended us wherever the link led', async ({
  browser,
}) => {
  const member = await viewer('settings@umbra.test', 'Ida Roth', 'USER');
  for (const [who, path] of [
    [null, '/pricing?via=ana'],
    [member, '/settings?via=ben-2'],
  ] as const) {
    const context = await contextOf(browser, who);
    const page = await context.newPage();
    const errors = watchConsole(page);
    await visit(page, path);
    const told = await page.evaluate(() => Reflect.get(globalThis, '__SUNDIAL_PUBLIC__') as Record<string, unknown>);
    expect(told).toMatchObject({ PUBLIC_BASE_URL: origin(), PUBLIC_SESSION_POLL_SECONDS: 0 });
    expect(Object.keys(told).filter((name) => !name.startsWith('PUBLIC_'))).toEqual([]);
    const via = (await context.cookies()).find(({ name }) => name === 'via');
    expect(via?.value).toBe(path.split('=')[1]);
    expect(Math.round(((via?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
    expect(errors).toEqual([]);
    await context.close();
  }
});
