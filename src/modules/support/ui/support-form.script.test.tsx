import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limitsOf } from '@/core/http/form-limits';
import { translator } from '@/messages/translate';
import { supportRequest } from '../schema';
import { SupportForm } from './support-form';

const asked: Record<string, unknown>[] = [];
let answer: () => Promise<Response>;

beforeAll(async () => {
  await import('./support-form.script');
});
beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(null, { status: 202 });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    expect(new URL(url, 'http://localhost').pathname).toBe('/api/support');
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function fillIn(message = 'It says no.') {
  const t = translator('en', 'support');
  render(
    <SupportForm
      email="dana@acme.test"
      supportEmail="help@acme.test"
      sent={false}
      limits={limitsOf(supportRequest)}
      t={t}
    />,
  );
  expect(screen.getByLabelText('Your message')).toMatchObject({ required: true, maxLength: 5_000 });
  await userEvent.selectOptions(screen.getByLabelText('What is it about?'), 'Account or sign-in');
  await userEvent.type(screen.getByLabelText('Your message'), message);
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Your message');

it('sends what was filled in, with the address that is known, and says that it is on its way', async () => {
  await fillIn();
  await send();
  const done = await screen.findByText('Your message is on its way.');
  expect(done.closest('[hidden]')).toBeNull();
  expect(asked).toEqual([{ topic: 'account', message: 'It says no.', email: 'dana@acme.test', website: '' }]);
  expect(message().closest('form')?.hidden).toBe(true);
  expect(document.activeElement?.textContent).toContain('on its way');
});

it('shows what is wrong beside the field, keeps what was typed, and forgets the error at the next try', async () => {
  await fillIn();
  const error = { error: 'Invalid input', code: 'invalid', fields: { email: ['This is not an email address'] } };
  answer = async () => Response.json(error, { status: 400 });
  await send();
  await screen.findByText('This is not an email address');
  const email = screen.getByLabelText('Your email address');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(message().value).toBe('It says no.');
  answer = async () => new Response(null, { status: 202 });
  await send();
  await waitFor(() => expect(screen.queryByText('This is not an email address')).toBeNull());
  expect(asked).toHaveLength(2);
});

it.each([
  [async () => Response.json({ error: 'Too many messages', code: 'too_many' }, { status: 429 }), 'Too many messages.'],
  [async () => new Response('<html>', { status: 502 }), 'Something went wrong.'],
  [() => Promise.reject(new TypeError('offline')), 'The message could not be sent: there is no connection. Try again.'],
])('tells any other failure, and keeps what was typed', async (failure, text) => {
  await fillIn();
  answer = failure;
  await send();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
  expect(message().value).toBe('It says no.');
  expect(message().closest('form')?.hidden).toBe(false);
});

it('sends once, however often the button is pressed', async () => {
  await fillIn();
  let finish = () => {};
  answer = () => new Promise((resolve) => (finish = () => resolve(new Response(null, { status: 202 }))));
  await send();
  await send();
  finish();
  await screen.findByText('Your message is on its way.');
  expect(asked).toHaveLength(1);
});
