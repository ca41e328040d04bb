import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answersTo } from '@/core/loop/asking/answers';
import type { QuestionShown } from '@/core/replies/question/shown';
import { translator } from '@/messages/translate';
import type { DecisionRow } from '../queries/decisions';
import { ApprovalView } from './approval-view';

/** Tuesday, March 10, 2026, 10:00 in New York. */
const start = Date.UTC(2026, 2, 10, 14) / 60_000;
const slot = { start, end: start + 60 };
const decision: DecisionRow = {
  id: 'approve-3',
  kind: 'approve',
  act: 'offer',
  text: 'Send this mail to Jane Doe about “Chat”?',
  quote: null,
  planVersion: 3,
  askedAt: 0,
  loopId: 'abcdefghijklmn27',
  title: 'Chat',
  language: 'en',
  phase: 'INTAKE',
  version: 3,
  slots: [slot],
  reasons: [],
  editable: null,
};
const question: Omit<QuestionShown, 'answers'> = {
  said: {
    by: 'Jane Doe',
    sentences: [
      [
        { text: 'Could we do ', marked: false },
        { text: 'Tuesday', marked: true },
      ],
    ],
  },
  why: 'You approve everything first.',
  times: [slot],
  guestZone: 'Europe/London',
  days: [
    {
      at: start,
      items: [
        { start: start - 60, end: start, kind: 'event', title: 'Stand-up' },
        { ...slot, kind: 'this', title: null },
        { start: start + 120, end: start + 150, kind: 'held', title: null },
      ],
    },
  ],
  draft: { to: 'Jane Doe', others: 1, text: 'Hi Jane,\n\nDoes this suit you?', editable: true },
};
const show = (asked: DecisionRow, wanted?: string) =>
  render(
    <ApprovalView
      page={{
        kind: 'open',
        loopId: asked.loopId,
        decision: asked,
        question: { ...question, answers: answersTo(asked) },
        zone: 'America/New_York',
      }}
      token="t0ken"
      wanted={wanted}
      t={translator('en', 'decisions')}
    />,
  );
const buttons = () => screen.getAllByRole('button').map((button) => [button.textContent, button.getAttribute('value')]);

it('shows whose words led to it, why it is asked, the times on both clocks, the day and the mail', () => {
  show(decision);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(decision.text);
  expect(screen.getByText('Jane Doe wrote')).toBeDefined();
  expect(screen.getByText('Tuesday').tagName).toBe('MARK');
  expect(screen.getByText('Why I ask: You approve everything first.')).toBeDefined();
  const times = screen.getByRole('table', { name: 'The time, in New York and London' });
  expect(times.textContent).toContain('Tuesday, March 1010:00 – 11:00 AM2:00 – 3:00 PM');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '9:00 – 10:00 AM · Stand-up',
    '10:00 – 11:00 AM · This meeting',
    '12:00 – 12:30 PM · Held for another guest',
  ]);
  expect(screen.getByText(/Does this suit you/)).toBeDefined();
});

it('is answered by forms that need no script: yes, no, or words', () => {
  show(decision);
  const yes = screen.getByRole('button', { name: 'Offer these times' });
  expect(yes.closest('form')?.getAttribute('action')).toBe('/api/approvals/t0ken');
  expect(yes.closest('form')?.method).toBe('post');
  expect(buttons()).toEqual([
    ['Offer these times', 'yes'],
    ['Not this', 'no'],
    ['Send it', 'words'],
  ]);
  expect(screen.getByLabelText('Or in your own words').getAttribute('name')).toBe('words');
});

it('puts the answer first whose button in the mail led here', () => {
  show(decision, 'no');
  expect(buttons()[0]).toEqual(['Not this', 'no']);
});

it('has the choices of a question as its buttons', () => {
  const choices = [
    { id: 'optional', label: 'Go on without Bob' },
    { id: 'wait', label: 'Wait for Bob' },
  ];
  show({ ...decision, kind: 'silent', choices }, 'wait');
  expect(buttons().slice(0, 2)).toEqual([
    ['Wait for Bob', 'wait'],
    ['Go on without Bob', 'optional'],
  ]);
});
