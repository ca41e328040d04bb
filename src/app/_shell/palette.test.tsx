import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { translator } from '@/messages/translate';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { destinations } from './destinations';
import { Palette } from './palette';

standInForNetwork();

const JANE = { id: 'jane@globex.test', name: 'Jane Doe', email: 'jane@globex.test' };
const ROADMAP = { id: 'l1', title: 'Roadmap', guests: [{ name: 'Jane Doe', address: 'jane@globex.test' }] };
const REVIEW = { ...ROADMAP, id: 'l2', title: 'Jane Doe / Dana Reyes', subject: 'Review' };
const items =
  (...all: readonly object[]) =>
  () =>
    Response.json({ items: all, nextCursor: null });

const PAGES = destinations(translator('en', 'places'), [], false);

const onClose = vi.fn();
const show = () => {
  onClose.mockReset();
  render(
    <Page>
      <Palette destinations={PAGES} onClose={onClose} />
    </Page>,
  );
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const said = () => screen.getByRole('status').textContent;

it('finds pages at once, then people and loops, and goes there by the keyboard', async () => {
  outside.answers.set('/api/people', items(JANE)).set('/api/loops', items(ROADMAP, REVIEW));
  show();
  const field = screen.getByRole('combobox', { name: 'Go to a page, a loop or a person' });
  expect(document.activeElement).toBe(field);
  expect(options().map((one) => one?.replace(/(g \w|Page)$/, ''))).toEqual(PAGES.map(({ label }) => label));
  await userEvent.keyboard('jane');
  expect(said()).toBe('Searching…');
  await waitFor(() =>
    expect(options()).toEqual(['Jane Doejane@globex.test', 'RoadmapJane Doe', 'Jane Doe / Dana ReyesReview']),
  );
  expect(said()).toBe('3 found');
  expect(outside.sent.map(({ url }) => url)).toEqual(['/api/people?q=jane&limit=4', '/api/loops?q=jane&limit=6']);
  const chosen = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(chosen()).toContain('Jane Doe');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toContain('Roadmap');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(outside.went).toEqual(['/people?q=jane%40globex.test']);
  expect(onClose).toHaveBeenCalledOnce();
});

it('never offers what was found for other words', async () => {
  outside.answers.set('/api/people', items(JANE)).set('/api/loops', items());
  show();
  await userEvent.keyboard('jane');
  await waitFor(() => expect(options()).toHaveLength(1));
  outside.answers.set('/api/people', items());
  await userEvent.keyboard('t');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(outside.went).toEqual([]);
  await waitFor(() => expect(said()).toContain('Nothing is called “janet”.'));
});

it('says that something could not be searched, and shows the rest', async () => {
  outside.answers
    .set('/api/people', items(JANE))
    .set('/api/loops', () => Response.json({ error: 'Down', code: 'x' }, { status: 500 }));
  show();
  await userEvent.keyboard('jane');
  await waitFor(() => expect(said()).toMatch(/^Not everything could be searched/));
  expect(options()).toEqual(['Jane Doejane@globex.test']);
});
