import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { visit, watchConsole } from './steps';

test.skip(!browserPath, 'The product was started for a browser, and there is none');

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
