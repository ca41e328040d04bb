import { type BrowserContext, expect } from '@playwright/test';
import { completedFrame, EMBEDDED_HOST, EMBEDDED_SCRIPT } from '../../sandbox/stripe/embedded-script';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
// A public key of one's own: people pay within our page.
test.use({ settings: { BILLING: 'on', PUBLIC_STRIPE_KEY: 'pk_test_own' } });

/** Where the vendor serves its script, of the release that @stripe/stripe-js names. */
const SCRIPT = /^https:\/\/js\.stripe\.com\/[a-z]+\/stripe\.js$/;

/** Leads the browser's requests to the vendor to its stand-in. @returns the addresses outside of the product that were asked for */
async function withVendor(context: BrowserContext, { script = true } = {}): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin !== origin(),
    async (route) => {
      const request = route.request();
      asked.push(request.url());
      if (script && SCRIPT.test(request.url())) {
        return route.fulfill({ contentType: 'text/javascript', body: EMBEDDED_SCRIPT });
      }
      const { origin: host, pathname } = new URL(request.url());
      if (host !== EMBEDDED_HOST) return route.abort();
      const page = pathname.replace(/^\/c\/pay\//, '/sandbox/stripe/checkout/');
      const answer = await fetch(origin() + page, {
        method: request.method(),
        redirect: 'manual',
        ...(request.method() === 'POST' && {
          body: request.postData() ?? '',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: origin() },
        }),
      });
      const next = answer.headers.get('location');
      if (next) return route.fulfill({ contentType: 'text/html', body: completedFrame(next) });
      const contentType = answer.headers.get('content-type') ?? 'text/html';
      return route.fulfill({ status: answer.status, contentType, body: Buffer.from(await answer.arrayBuffer()) });
    },
  );
  return asked;
}

test('a plan is paid within our page, and the vendor is asked for by that page alone', async ({ browser }) => {
  const context = await contextOf(browser, await viewer('ella.berg@umbra.test', 'Ella Berg'));
  const asked = await withVendor(context);
  const page = await context.newPage();
  const errors = watchConsole(page);
  for (const path of ['/pricing', '/settings/billing', '/dashboard'] as const) await visit(page, path);
  await visit(page, '/checkout?plan=basic&interval=month');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(frame.getByText('$24.00').first()).toBeVisible();
  expect(asked[0]).toMatch(SCRIPT);
  await frame.getByLabel('Card number').fill('4000 0000 0000 0002');
  await frame.getByRole('button', { name: 'Subscribe' }).click();
  await expect(frame.getByText('Your card was declined.')).toBeVisible();
  await frame.getByLabel('Card number').fill('4242 4242 4242 4242');
  await frame.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/checkout\/return\?session_id=cs_/);
  await expect(page.getByText('Thank you. Your plan has begun.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your plan' }).click();
  await expect(page.getByText(/You have Basic\. It renews on/)).toBeVisible();
  const hosts = new Set(asked.map((url) => new URL(url).origin));
  expect([...hosts].sort()).toEqual([EMBEDDED_HOST, 'https://js.stripe.com']);
  expect(errors.filter((one) => !/status of 4(02|22)/.test(one))).toEqual([]);
  await context.close();
});

test('where the vendor’s script does not come, the page says so and can be tried again', async ({ browser }) => {
  const context = await contextOf(browser, await viewer('ole.berg@umbra.test', 'Ole Berg'));
  await withVendor(context, { script: false });
  const page = await context.newPage();
  await visit(page, '/checkout?plan=basic&interval=month');
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.getByText('The payment page could not be loaded')).toBeVisible();
  await context.unrouteAll();
  await withVendor(context);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loaded;
  await takenOver(page);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
  await context.close();
});
