import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import PageError from './error';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const broken = new Error('The week has no days');

it('shows the fallback, logs the error, and reloads on request', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<PageError error={broken} />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  screen.getByText('An unexpected error occurred. Please try reloading the page to continue.');
  expect(logged).toHaveBeenCalledWith(broken);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  screen.getByRole('button', { name: 'Reload' }).click();
  expect(reload).toHaveBeenCalledOnce();
});

it('reports it to the product analytics where they run', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const captureException = vi.fn();
  vi.stubGlobal('posthog', { captureException });
  render(<PageError error={broken} />);
  expect(captureException).toHaveBeenCalledExactlyOnceWith(broken);
});
