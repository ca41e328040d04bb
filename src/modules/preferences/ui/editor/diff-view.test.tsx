import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WithMessages } from '../../../../../tests/support/with-messages';
import { DiffView } from './diff-view';

const text = (count: number) => Array.from({ length: count }, (_, i) => `Rule ${i + 1}.`).join('\n');

it('shows the beginning of a document that was written anew, and the rest when asked', async () => {
  render(<DiffView older="" newer={text(60)} />, { wrapper: WithMessages });
  expect(screen.getByText('Rule 14.')).toBeTruthy();
  expect(screen.queryByText('Rule 60.')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Show \d+ more lines$/ }));
  expect(screen.getByText('Rule 60.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows headings and items as they are read, without their marks', () => {
  render(<DiffView older="" newer={'## Hours\n\n- No meetings.\n'} />, { wrapper: WithMessages });
  expect(screen.getByText('Hours')).toBeTruthy();
  expect(screen.getByText('No meetings.')).toBeTruthy();
  expect(document.body.textContent).not.toContain('#');
});

it('shows all of a small change', () => {
  render(<DiffView older={text(40)} newer={text(40).replace('Rule 20.', 'No meetings.')} />, { wrapper: WithMessages });
  expect(screen.getByText('No meetings.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
