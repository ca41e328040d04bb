import { expect } from '@playwright/test';
import { browserPath } from './browser';
import { fourAtATime } from './four-at-a-time';
import { layoutShift } from './layout-shift';
import { contextOf, viewer } from './page-viewers';
import { origin, test } from './product';
import { trickleOf } from './trickle';

test.skip(!browserPath, 'No Chromium on this machine');

const WIDTHS = [1280, 390] as const;
/** A page of each frame: the site's, one message, a form, a table. */
const VISITED = ['/', '/join/none', '/r/none', '/unsubscribe/none', '/auth/signin', '/support'];
const OWN = ['/dashboard', '/loops'];

/** What counts as good (web.dev/cls). Where a piece of the page ends when it is painted first is the network's matter. */
const GOOD = 0.1;

test('nothing moves under its reader while a page arrives over a slow network', async ({ browser }) => {
  const member = await viewer('ada.moll@umbra.test', 'Ada Moll');
  const slow = await trickleOf(origin());
  const looks = [...VISITED, ...OWN].flatMap((path) => WIDTHS.map((width) => ({ path, width })));
  await fourAtATime(looks, async ({ path, width }) => {
    const context = await contextOf(browser, OWN.includes(path) ? member : null);
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${slow.origin}${path}`);
    await expect.soft(page.getByRole('heading', { level: 1 }), `heading of ${path}`).toHaveCount(1);
    expect.soft(await layoutShift(page), `layout shift of ${path} at ${width}`).toBeLessThanOrEqual(GOOD);
    await context.close();
  });
  slow.end();
});
