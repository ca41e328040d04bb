import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Member } from '../support/member';
import { browserPath } from './browser';
import { contextOf, viewer } from './page-viewers';
import { linkIn } from './post';
import { origin, test } from './product';
import { inScheme, takenOver, visit, watchConsole } from './steps';

test.skip(!browserPath, 'No Chromium on this machine');
test.describe.configure({ mode: 'serial' });

/** A folder for pictures of the pages as they are when they are full; none are taken without. */
const SHOTS = process.env.SHOTS;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DANA = 'dana.voss@umbra.test';
const ANA = 'ana.voss@umbra.test';
let dana: Member;
let ana: Member;
let page: Page;
let other: Page;
const errors: string[] = [];

test.beforeAll(async ({ browser }) => {
  dana = await viewer(DANA, 'Dana Voss');
  ana = await viewer(ANA, 'Ana Voss');
  page = await (await contextOf(browser, dana)).newPage();
  other = await (await contextOf(browser, ana)).newPage();
  for (const one of [page, other]) errors.push(...watchConsole(one));
});

interface Axe {
  run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** A page as it stands is accessible in both schemes, and fits a phone. */
async function fits(shown: Page, name: string): Promise<void> {
  await shown.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await inScheme(shown, colorScheme);
    for (const width of [1280, 390]) {
      await shown.setViewportSize({ width, height: 900 });
      const beyond = await shown.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(beyond, `pixels of ${name} beyond the edge at ${width}`).toBeLessThanOrEqual(0);
      if (SHOTS) {
        mkdirSync(SHOTS, { recursive: true });
        await shown.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`), fullPage: true });
      }
    }
    const found = await shown.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ resultTypes: ['violations'] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    });
    expect.soft(found, `what axe finds on ${name} in ${colorScheme}`).toEqual([]);
  }
}

test('a team is made and somebody invited with the keyboard alone, and nothing is said of prices', async () => {
  await visit(page, '/settings/team');
  await fits(page, 'team-none');
  await page.getByLabel('Name of the team').focus();
  await page.keyboard.type('Umbra');
  await page.keyboard.press('Enter');
  const addresses = page.getByLabel('Email addresses');
  await expect(addresses).toBeVisible();
  await takenOver(page);
  await expect(page.getByText('$')).toHaveCount(0);
  await addresses.focus();
  await page.keyboard.type(`${ANA}, kim@globex.test`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Send 2 invitations?' });
  await expect(dialog).toContainText(`To ${ANA}, kim@globex.test.`);
  await expect(dialog).not.toContainText('$');
  await dialog.getByRole('button', { name: 'Send' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 invitations were sent.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invitations' }).getByRole('listitem')).toHaveCount(2);
});

test('whoever is invited sees what joining means, joins by the mail’s link, and both see each other', async () => {
  const link = await linkIn(ANA, /http:\S+\/join\/[\w-]+/);
  await other.goto(link);
  await takenOver(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Join Umbra');
  await expect(other.getByText('they never see titles, people, places, mail or preferences')).toBeVisible();
  await fits(other, 'join-open');
  await other.getByRole('button', { name: 'Join Umbra' }).click();
  await expect(other).toHaveURL(`${origin()}/settings/team`);
  const members = other.getByRole('region', { name: 'Umbra' }).getByRole('listitem');
  await expect(members).toHaveCount(2);
  await expect(other.getByRole('heading', { name: 'Invite people' })).toHaveCount(0);
  await fits(other, 'team-member');
  await visit(page, '/settings/team');
  await expect(page.getByRole('region', { name: 'Umbra' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Invitations' }).getByText('Accepted')).toBeVisible();
  await fits(page, 'team-owner');
  await visit(page, '/people');
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: 'Ana Voss' })).toContainText('Team');
});

test('a visitor who makes an account for it brings the invite along', async ({ browser }) => {
  const visitor = await (await contextOf(browser, null)).newPage();
  const { visitor: api } = dana;
  const { team } = await api.json<{ team: { id: string } }>('GET', `${origin()}/api/teams`);
  await api.json('POST', `${origin()}/api/teams/${team.id}/invites`, { emails: ['eli.voss@umbra.test'] });
  await viewer('eli.voss@umbra.test', 'Eli Voss');
  await visitor.goto(await linkIn('eli.voss@umbra.test', /http:\S+\/join\/[\w-]+/));
  await takenOver(visitor);
  await fits(visitor, 'join-visitor');
  await visitor.getByRole('link', { name: 'Make an account and join' }).click();
  await expect(visitor).toHaveURL(`${origin()}/auth/signup`);
  const kept = await visitor.evaluate(() => JSON.parse(localStorage.getItem('team-invite') ?? 'null'));
  expect(kept?.token).toMatch(/^[\w-]{20,}$/);
  await visitor.context().close();
});

test('the own link is there, and its page remembers who recommends', async ({ browser }) => {
  await visit(page, '/settings/referrals');
  const link = page.getByLabel('Your link');
  await expect(link).toHaveValue(/\/r\/[2-9a-z]{8}$/);
  await fits(page, 'referrals');
  const visitor = await (await contextOf(browser, null)).newPage();
  const url = await link.inputValue();
  const counted = visitor.waitForRequest((request) => request.url().endsWith('/clicks'));
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dana Voss recommends Sundial');
  await counted;
  const code = new URL(url).pathname.split('/').at(-1);
  expect((await visitor.context().cookies()).find(({ name }) => name === 'via')?.value).toBe(code);
  await fits(visitor, 'recommended');
  await visitor.context().close();
  expect(errors).toEqual([]);
});
