import { expect, it } from 'vitest';
import { destinations } from '@/app/_shell/destinations';
import { named, SECTIONS } from '@/app/(app)/settings/sections';
import { TILES } from '@/app/(staff)/admin/tiles';
import { STAFF_GROUPS } from '@/app/(staff)/staff-pages';
import { translator } from '@/messages/translate';
import { LOOKERS, PAGE_RULES } from '../../../tests/support/page-access';
import { pageRoutes } from '../../../tests/support/page-routes';

const t = translator('en', 'places');
const pages = STAFF_GROUPS.flatMap((group) => group.pages);
const listed = pages.map(({ href }) => href as string);
/** Pages of a part alone, such as one label, are found on another page. */
const exist = pageRoutes().filter((route) => /^\/(admin|trainer-audits)(\/|$)/.test(route));

it('the rail, the home and the palette of the staff name every page of theirs that stands for itself, and no other', () => {
  expect(exist.filter((route) => !route.includes('[')).sort()).toEqual([...listed].sort());
  for (const { href } of TILES) expect(listed).toContain(href);
});

it('they are shown to whoever may see them, and to nobody else', () => {
  for (const { href, roles } of pages) {
    const seers = LOOKERS.filter((who) => PAGE_RULES[href]?.(href, who) === 'shown');
    expect(seers, href).toEqual([...roles].sort((a, b) => LOOKERS.indexOf(a) - LOOKERS.indexOf(b)));
  }
});

it('no two have one key, nor one of a page of everybody', () => {
  const keys = [...destinations(t, named(SECTIONS, t), true), ...pages].flatMap(({ key }) => key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
});
