import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { FollowLink } from './follow-link';
import './follow-link.script';

const QUERY = 'callbackUrl=%2F&token=abc&email=dana%40acme.test&from=x';
const show = (elsewhere: boolean) =>
  render(<FollowLink t={translator('en', 'signin')} address="dana@acme.test" query={QUERY} elsewhere={elsewhere} />);

it('signs in by a form of its own, without scripts', () => {
  show(false);
  const form = screen.getByRole('button', { name: 'Sign in as dana@acme.test' }).closest('form');
  expect(form?.method).toBe('post');
  expect(form?.getAttribute('action')).toBe(`/api/auth/callback/email?${QUERY}`);
  expect(screen.queryByText(/another browser/)).toBeNull();
});

it('says where another browser asked for the link, and can be gone on from', () => {
  show(true);
  expect(screen.getByText(/asked for in another browser/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign in as dana@acme.test' })).toBeTruthy();
});

it('uses the link once, however often the button is pressed', async () => {
  show(false);
  const sent: boolean[] = [];
  window.addEventListener('submit', (event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  });
  const button = screen.getByRole('button');
  for (let press = 0; press < 3; press += 1) await userEvent.click(button);
  expect(sent).toEqual([true, false, false]);
});
