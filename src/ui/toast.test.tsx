import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../tests/support/with-messages';
import { Toaster } from './toast';
import { dismissToast, shownToasts, showToast, TOAST_REMOVE_DELAY_MS } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
});

it('shows one toast at a time: a new one takes the place of the old', () => {
  render(<Toaster />, { wrapper: WithMessages });
  act(() => void showToast('Calendar connected.'));
  act(() => void showToast('Saved.'));
  expect(screen.queryByText('Calendar connected.')).toBeNull();
  expect(screen.getByText('Saved.')).toBeTruthy();
});

it('dismisses itself after 5 seconds and stays in the store for 1,000,000 ms more', () => {
  render(<Toaster />, { wrapper: WithMessages });
  act(() => void showToast('Saved.'));
  act(() => void vi.advanceTimersByTime(4_900));
  expect(shownToasts()[0]?.open).toBe(true);
  act(() => void vi.advanceTimersByTime(200));
  expect(shownToasts()[0]?.open).toBe(false);
  act(() => void vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1_000));
  expect(shownToasts()).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(shownToasts()).toHaveLength(0);
});

it('can be dismissed by hand, and its action runs once', () => {
  const run = vi.fn();
  render(<Toaster />, { wrapper: WithMessages });
  act(() => void showToast('Deleted.', { action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  let id = 0;
  act(() => {
    id = showToast('Saved.');
  });
  act(() => dismissToast(id));
  expect(shownToasts()[0]?.open).toBe(false);
});
