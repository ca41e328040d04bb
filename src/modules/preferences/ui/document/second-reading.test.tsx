import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../../../../tests/support/with-messages';
import { answerOf } from './document.fixture';
import { DocumentView } from './document-view';
import { originDays } from './origin-days';
import { SecondReading } from './second-reading';

const SENTENCE = 'I am no good to anybody before 10';
const RULE = 'No meetings before 10:00.';
const proposal = { quote: 'no good to anybody before 10', words: 'never offer 00:00–10:00', sentence: RULE };
const reading = { sentence: SENTENCE, kept: [], proposals: [proposal], certain: true };
const FRIDAYS = { ...reading, sentence: 'Fridays are for penguins, mostly', certain: false };
const TEXT = `- ${SENTENCE}\n- ${FRIDAYS.sentence}\n- Interviews take 30 minutes.\n`;
let answer: () => Response;
let sent: { url: string; method: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ version: 1, readings: [reading, FRIDAYS] });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, method: init.method ?? 'GET', body: init.body && JSON.parse(String(init.body)) });
    return url === '/api/preferences/second-reading' ? answer() : Response.json(answerOf(TEXT));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function showDocument(text = TEXT) {
  const { sentences } = answerOf(text);
  return render(
    <AppRouterContext.Provider value={{ refresh: () => undefined } as unknown as AppRouterInstance}>
      <WithMessages>
        <DocumentView sentences={sentences} days={originDays(sentences, 'Etc/UTC', 'en')} secondReader />
      </WithMessages>
    </AppRouterContext.Provider>,
  );
}

it('what the model reads is shown with its words, and is written only when the owner says how', async () => {
  const confirmed: unknown[] = [];
  render(<SecondReading reading={reading} busy={false} onConfirm={(taken) => confirmed.push(taken)} />, {
    wrapper: WithMessages,
  });
  const box = await screen.findByRole('region', { name: `What the model reads in “${SENTENCE}”` });
  expect(box.textContent).toContain('Read by the model, not yet confirmed: it binds nothing.');
  expect(within(box).getByRole('listitem').textContent).toContain(
    `${RULE}never offer 00:00–10:00, from “no good to anybody before 10”`,
  );
  expect(confirmed).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Write this instead' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep my words beside it' }));
  expect(confirmed).toEqual([
    { sentence: SENTENCE, rules: [RULE], placing: 'instead' },
    { sentence: SENTENCE, rules: [RULE], placing: 'beside' },
  ]);
});

it('what was refused binds nothing, can be shown again at once, and is not shown another time', async () => {
  const show = () =>
    render(<SecondReading reading={reading} busy={false} onConfirm={() => expect.unreachable()} />, {
      wrapper: WithMessages,
    });
  const first = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Not what I meant' }));
  expect(screen.getByRole('status').textContent).toContain('Not taken: your sentence stays as it is.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show it again' }));
  // Drawn again it leaves the focus where it is.
  act(() => (document.activeElement as HTMLElement).blur());
  first.rerender(<SecondReading reading={reading} busy onConfirm={() => expect.unreachable()} />);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button', { name: 'Show it again' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Not what I meant' }));
  first.unmount();
  expect(show().container.textContent).toBe('');
});

it('the document asks once for all its sentences, and one tap takes those that are certain', async () => {
  showDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Take all that are certain' }));
  await vi.waitFor(() => expect(sent.at(-1)?.method).toBe('PUT'));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  // Those that leave something out stay for the owner to look at.
  expect(sent.at(-1)?.body).toEqual({ text: TEXT.replace(SENTENCE, RULE), baseVersion: 1 });
  expect(screen.getAllByRole('region', { name: /^What the model reads/ })).toHaveLength(2);
});

it('what was refused a moment ago is not taken with the others', async () => {
  answer = () => Response.json({ version: 1, readings: [reading, { ...FRIDAYS, certain: true }] });
  showDocument();
  const row = await screen.findByRole('region', { name: `What the model reads in “${SENTENCE}”` });
  await userEvent.click(within(row).getByRole('button', { name: 'Not what I meant' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take all that are certain' }));
  await vi.waitFor(() => expect(sent.at(-1)?.method).toBe('PUT'));
  expect(sent.at(-1)?.body).toEqual({ text: TEXT.replace(FRIDAYS.sentence, RULE), baseVersion: 1 });
});

it('without anything certain there is nothing to take at once', async () => {
  answer = () => Response.json({ version: 1, readings: [FRIDAYS] });
  showDocument();
  expect((await screen.findByText(/The model reads 1 sentence/)).textContent).toContain('None of them is certain');
  expect(screen.queryByRole('button', { name: 'Take all that are certain' })).toBeNull();
});

it('a document that is understood asks no model', () => {
  showDocument('- Interviews take 30 minutes.\n');
  expect(sent).toEqual([]);
});

it.each([
  ['that found nothing', () => Response.json({ version: 1, readings: [] })],
  ['that failed', () => Response.json({ error: 'No', code: 'too_many' }, { status: 429 })],
])('a model %s shows nothing', async (_, said) => {
  answer = said;
  showDocument();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByText(/The model reads/)).toBeNull();
});
