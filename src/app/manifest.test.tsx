import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from './manifest';

const { icons = [], shortcuts = [], screenshots = [] } = manifest();

it.each([...icons, ...screenshots, ...shortcuts.flatMap(({ icons = [] }) => icons)])(
  '$src is a picture of $sizes',
  ({ src, sizes }) => {
    // Width and height of a PNG (its section 11.2.2).
    const picture = readFileSync(`public${src}`);
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
  },
);

it('has what browsers ask for before they offer to install', () => {
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']));
  expect(manifest()).toMatchObject({ name: 'Sundial', start_url: '/', display: 'standalone' });
});

it.each(shortcuts)('the shortcut $name leads to a page', ({ url }) => {
  expect(existsSync(`src/app/(app)${url}/page.tsx`)).toBe(true);
});
