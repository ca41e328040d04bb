import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApprovalView } from './approval-view';

const decision = {
  id: 'approve-3',
  kind: 'approve' as const,
  text: 'Send this mail to Jane Doe about “Chat”?',
  quote: null,
  planVersion: 3,
  askedAt: 0,
  loopId: 'abcdefghijklmn27',
  title: 'Chat',
  phase: 'INTAKE' as const,
  version: 3,
  slots: [{ start: Date.UTC(2026, 2, 10, 14) / 60_000, end: Date.UTC(2026, 2, 10, 15) / 60_000 }],
  reasons: ['You approve everything first'],
  editable: null,
};

it('shows the plan, the mail and two buttons of a form that needs no script', () => {
  const preview = {
    to: 'Jane Doe',
    others: 1,
    text: `Hi Jane,\n\nWhich of these would suit you?\nhttps://sundial.test/t/${'x'.repeat(40)}?option=1`,
  };
  render(
    <ApprovalView
      page={{ kind: 'open', loopId: decision.loopId, decision, preview, zone: 'America/New_York' }}
      token="t0ken"
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(decision.text);
  expect(screen.getByText('Tuesday, March 10').parentElement?.textContent).toContain('10:00 – 11:00 AM');
  expect(screen.getByText(/Which of these/)).toBeDefined();
  expect(screen.getByText('sundial.test/t/…')).toBeDefined();
  const yes = screen.getByRole('button', { name: 'Offer these times' });
  expect(yes.closest('form')?.getAttribute('action')).toBe('/api/approvals/t0ken');
  expect(yes.closest('form')?.method).toBe('post');
  expect([yes, screen.getByRole('button', { name: 'Not this' })].map((b) => b.getAttribute('value'))).toEqual([
    'yes',
    'no',
  ]);
});
