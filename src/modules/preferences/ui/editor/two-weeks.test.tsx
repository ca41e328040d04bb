import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Blocker, PreviewDay } from '@/core/preferences/preview';
import { RULES } from '@/core/slots/query';
import { translator } from '@/messages/translate';
import { WithMessages } from '../../../../../tests/support/with-messages';
import { answerOf } from '../document/document.fixture';
import { blockerWords, keptBy, kindOf, toldDays } from './preview-words';
import TwoWeeks from './two-weeks';

const t = translator('en', 'two-weeks');
const { sentences } = answerOf('- Lunch 12:00–13:00 is blocked.\n- I prefer afternoons.\n');
const closed = { what: 'outside working hours', rule: RULES.hours, sentence: null };
const lunch = { what: 'lunch', rule: 'lunch', sentence: 's1' };
const day = (date: string): PreviewDay => ({
  date,
  stretches: [
    { from: 0, to: 660, blocked: [closed], liking: 0 },
    { from: 660, to: 720, blocked: [], liking: 0 },
    { from: 720, to: 780, blocked: [lunch, { what: 'busy', rule: RULES.busy, sentence: null }], liking: 0 },
    { from: 780, to: 840, blocked: [], liking: 2 },
    { from: 840, to: 1440, blocked: [closed], liking: 0 },
  ],
});
const days = [day('2026-11-23'), day('2026-11-24')];

function show() {
  const opened: string[] = [];
  const calendar = { ok: true, zone: 'America/New_York', days } as const;
  render(<TwoWeeks calendar={calendar} sentences={sentences} onSentence={(id) => opened.push(id)} />, {
    wrapper: WithMessages,
  });
  return { opened, table: screen.getByRole('table') };
}

describe('the two weeks', () => {
  it('A5 tells of every half hour whether it is offered, and why not', () => {
    const { table } = show();
    const cells = within(table).getAllByRole('button');
    expect(cells).toHaveLength(2 * 6);
    expect(
      within(table).getByRole('button', {
        name: 'Tuesday, November 24, 12:30 – 1:00 PM. Not offered: Lunch; Busy in your calendar',
      }).dataset.kind,
    ).toBe('calendar');
    expect(
      within(table).getByRole('button', { name: /^Monday, November 23, 11:00 – 11:30 AM. Offered$/ }),
    ).toBeTruthy();
  });

  it('A5 shows the sentence that keeps a time free, and leads to it', async () => {
    const { table, opened } = show();
    await userEvent.click(within(table).getByRole('button', { name: /^Monday, November 23, 12:00/ }));
    const panel = table.parentElement as HTMLElement;
    expect(within(panel).getByText('Monday, November 23, 12:00 – 1:00 PM')).toBeTruthy();
    await userEvent.click(within(panel).getByRole('button', { name: '“Lunch 12:00–13:00 is blocked.”' }));
    expect(opened).toEqual(['s1']);
  });

  it('is gone through with the arrow keys, with one stop for Tab', async () => {
    const { table } = show();
    const focusable = within(table)
      .getAllByRole('button')
      .filter((cell) => cell.tabIndex === 0);
    expect(focusable).toHaveLength(1);
    focusable[0]?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Tuesday, November 24, 12:00/);
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Tuesday, November 24, 1:30/);
  });

  it('is a list as well, with how much a time is liked', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    const list = screen.getByRole('list', { name: 'What would be offered in the next two weeks' });
    expect(within(list).getAllByText('Offered, and liked')).toHaveLength(2);
    expect(within(list).queryByText(/Outside your hours/)).toBeNull();
  });
});

it('marks what the sentence at the caret keeps free, and counts what it alone keeps', () => {
  const calendar = { ok: true, zone: 'America/New_York', days } as const;
  render(<TwoWeeks calendar={calendar} sentences={sentences} at="s1" onSentence={() => {}} />, {
    wrapper: WithMessages,
  });
  const marked = within(screen.getByRole('table'))
    .getAllByRole('button')
    .filter((cell) => cell.dataset.marked);
  expect(marked).toHaveLength(4);
  expect(screen.getByText('Marked: what “Lunch 12:00–13:00 is blocked.” keeps free.')).toBeTruthy();
  // An event lies there as well: the sentence alone keeps nothing.
  expect(keptBy(days, 's1')).toBe(0);
  const alone = days.map(({ date, stretches }) => ({
    date,
    stretches: stretches.map((one) => (one.from === 720 ? { ...one, blocked: [lunch] } : one)),
  }));
  expect(keptBy(alone, 's1')).toBe(120);
});

it('shows the owner’s hours although the day that is over has none', () => {
  const past = { what: 'in the past', rule: RULES.notice, sentence: null };
  const over = { date: '2026-11-23', stretches: [{ from: 0, to: 1440, blocked: [past, closed], liking: 0 }] };
  const calendar = { ok: true, zone: 'America/New_York', days: [over, day('2026-11-24')] } as const;
  render(<TwoWeeks calendar={calendar} sentences={sentences} onSentence={() => {}} />, { wrapper: WithMessages });
  expect(within(screen.getByRole('table')).getAllByRole('button')).toHaveLength(2 * 6);
});

it('tells of what is past only that, in one stretch', () => {
  const past = { what: 'in the past', rule: RULES.notice, sentence: 's2' };
  const stretches = [
    { from: 540, to: 600, blocked: [past], liking: 0 },
    { from: 600, to: 660, blocked: [past, lunch], liking: 0 },
    { from: 660, to: 720, blocked: [lunch], liking: 0 },
  ];
  expect(toldDays([{ date: '2026-11-23', stretches }], t)[0]?.stretches).toEqual([
    { from: 540, to: 660, blocked: [{ ...past, sentence: null }], liking: 0 },
    { from: 660, to: 720, blocked: [lunch], liking: 0 },
  ]);
});

it('tells a time that is kept free from one that is out of reach, whether or not a sentence says so', () => {
  const kindOfOne = (...blocked: Blocker[]) => kindOf({ from: 0, to: 30, blocked, liking: 0 });
  const soon = { what: 'shorter notice than asked for', rule: RULES.notice, sentence: 's1' };
  expect([kindOfOne(soon), kindOfOne(lunch), kindOfOne(soon, lunch)]).toEqual(['other', 'kept', 'kept']);
  const usual = { ...lunch, sentence: null };
  expect(kindOfOne(usual)).toBe('kept');
  expect([blockerWords(lunch, t), blockerWords(usual, t)]).toEqual([
    'Lunch',
    'The usual lunch hour: your text says nothing of lunch',
  ]);
});

it('says what to do where no calendar can be read', () => {
  render(<TwoWeeks calendar={{ ok: false, reason: 'revoked' }} sentences={[]} onSentence={() => {}} />, {
    wrapper: WithMessages,
  });
  expect(screen.getByRole('link', { name: 'Connect it again' }).getAttribute('href')).toBe('/settings/calendars');
});
