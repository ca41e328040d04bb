import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Member } from '../support/member';
import { OtherAssistant } from '../support/other-assistant';
import { browserPath } from './browser';
import { contextOf, owner } from './page-viewers';
import { origin, test, tomorrowMorning } from './product';
import { inScheme, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');

/** A folder for pictures (`npm run shots`); none are taken without. */
const SHOTS = process.env.SHOTS;

let nora: Member;
test.beforeAll(async () => {
  await tomorrowMorning();
  nora = await owner('tilda.ek@umbra.test', 'Tilda Ek');
});

async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(page, colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  }
}

/** A program on the owner's machine that waits for the browser to come back. */
async function listening() {
  let arrived: (back: URL) => void = () => undefined;
  const back = new Promise<URL>((resolve) => {
    arrived = resolve;
  });
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Done</title><h1>You can close this</h1>');
    if (request.url?.startsWith('/callback')) arrived(new URL(request.url, 'http://127.0.0.1'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { callback: `http://127.0.0.1:${port}/callback`, back, close: () => server.close() };
}

/** Where the browser was led, once it is there: until then another address would be lost to this one. */
async function arrived(page: Page, back: Promise<URL>): Promise<URL> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You can close this');
  return back;
}

test('an owner lets an assistant in, sees it in the settings, and ends it', async ({ browser }) => {
  const page = await (await contextOf(browser, nora)).newPage();
  const errors = watchConsole(page);
  const program = await listening();
  const assistant = new OtherAssistant(origin(), 'Claude');
  assistant.redirectUrl = program.callback;
  const client = await assistant.introduce(async (asked) => {
    await page.goto(asked.href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Connect Claude?');
    await expect(page.getByText('tilda.ek@umbra.test')).toBeVisible();
    await shoot(page, 'consent');
    await page.getByLabel('Read your preferences').uncheck();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    return arrived(page, program.back);
  });
  program.close();
  const { times } = await OtherAssistant.call(client, 'find_times', { limit: 2 });
  expect(times).toHaveLength(2);
  // Through worker and engine: the answer waits for what comes of it.
  const proposal = { idempotency_key: 'a-key-of-its-own', guests: [{ email: 'jonas.berg@umbra.test' }] };
  const made = await OtherAssistant.call(client, 'propose_meeting', proposal);
  expect(made).toMatchObject({ done: 'done', thread: { status: 'offered' } });

  await visit(page, '/settings/other-assistants');
  await expect(page.getByLabel('Address of the MCP server')).toHaveValue(`${origin()}/api/mcp`);
  const row = page.getByRole('listitem').filter({ hasText: 'Claude' }).first();
  await expect(row).toContainText('Propose, book, move and cancel meetings for you');
  await expect(row).not.toContainText('Read your preferences');
  await shoot(page, 'connected');
  await page.getByRole('button', { name: 'Disconnect Claude' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await shoot(page, 'none-connected');
  await expect(client.listTools()).rejects.toThrow();
  expect(errors).toEqual([]);
});

test('a no leads back with it, and a request that is wrong leads nowhere', async ({ browser }) => {
  const page = await (await contextOf(browser, nora)).newPage();
  const program = await listening();
  const assistant = new OtherAssistant(origin(), 'Stranger');
  assistant.redirectUrl = program.callback;
  let asked: URL | undefined;
  await expect(
    assistant.introduce(async (where) => {
      asked = where;
      await page.goto(where.href);
      await page.getByRole('button', { name: 'Do not connect' }).click();
      return arrived(page, program.back);
    }),
  ).rejects.toThrow();
  expect((await program.back).searchParams.get('error')).toBe('access_denied');
  program.close();
  const wrong = new URL(asked as URL);
  wrong.searchParams.set('redirect_uri', 'https://elsewhere.test/callback');
  await page.goto(wrong.href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cannot be connected');
  await shoot(page, 'consent-wrong');
  expect(new URL(page.url()).origin).toBe(origin());
});
