import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rulesAt } from './rules-at';
import { SecondReading } from './second-reading';

const SENTENCE = 'I am no good to anybody before 10';
const RULE = 'No meetings before 10:00.';
const proposal = { quote: 'no good to anybody before 10', words: 'never offer 00:00–10:00', sentence: RULE };
let answer: () => Response;
let asked: unknown[];

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ proposals: [proposal] });
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('what the model reads is shown with its words, and is written only when the owner says how', async () => {
  const confirmed: unknown[] = [];
  render(<SecondReading sentence={SENTENCE} busy={false} onConfirm={(...said) => confirmed.push(said)} />);
  const box = await screen.findByRole('region', { name: `What the model reads in “${SENTENCE}”` });
  expect(box.textContent).toContain('Read by the model, not yet confirmed: it binds nothing.');
  expect(within(box).getByRole('listitem').textContent).toContain(
    `${RULE}never offer 00:00–10:00, from “no good to anybody before 10”`,
  );
  expect(asked).toEqual([{ sentence: SENTENCE }]);
  expect(confirmed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Write this instead' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep my words beside it' }));
  expect(confirmed).toEqual([
    [[RULE], 'instead'],
    [[RULE], 'beside'],
  ]);
});

it('what was refused binds nothing, can be shown again at once, and is not asked for another time', async () => {
  const show = () => render(<SecondReading sentence={SENTENCE} busy={false} onConfirm={() => expect.unreachable()} />);
  const first = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Not what I meant' }));
  expect(screen.getByRole('status').textContent).toContain('Not taken: your sentence stays as it is.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show it again' }));
  // Drawn again it leaves the focus where it is.
  act(() => (document.activeElement as HTMLElement).blur());
  first.rerender(<SecondReading sentence={SENTENCE} busy onConfirm={() => expect.unreachable()} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Show it again' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Not what I meant' }));
  first.unmount();
  const { container } = show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(container.textContent).toBe('');
  expect(asked).toHaveLength(1);
});

it.each([
  ['that found nothing', () => Response.json({ proposals: [] })],
  ['that failed', () => Response.json({ error: 'No', code: 'too_many' }, { status: 429 })],
])('a model %s shows nothing', async (_, said) => {
  answer = said;
  const { container } = render(<SecondReading sentence={SENTENCE} busy={false} onConfirm={() => {}} />);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});

it('a rule takes the place of the words, or stands after them as a sentence of its own', () => {
  const text = `- ${SENTENCE}\n- Other.`;
  const place = { start: 2, end: 2 + SENTENCE.length };
  const written = (placing: 'instead' | 'beside') => {
    const { from, to, words } = rulesAt(text, place, [RULE], placing);
    return text.slice(0, from) + words + text.slice(to);
  };
  expect(written('instead')).toBe(`- ${RULE}\n- Other.`);
  expect(written('beside')).toBe(`- ${SENTENCE}. ${RULE}\n- Other.`);
});
