import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../tests/support/with-messages';
import { OfflineNotice } from './offline-notice';

afterEach(() => vi.restoreAllMocks());

function connection(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

it('is there while there is no connection, and is told to those who cannot see it', () => {
  render(<OfflineNotice />, { wrapper: WithMessages });
  expect(screen.getByRole('status').textContent).toBe('');
  connection(false);
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./);
  connection(true);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('is there from the start where the page was opened without a connection', () => {
  connection(false);
  render(<OfflineNotice />, { wrapper: WithMessages });
  expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./);
});
