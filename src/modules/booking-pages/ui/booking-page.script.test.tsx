import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { limitsOf } from '@/core/http/form-limits';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import type { RefusedForm } from '../queries/drafts';
import type { BookingType } from '../queries/pages';
import { bookingRequest } from '../schema';
import { ArrivalNote } from './arrival';
import { BookingForm } from './booking-form';
import { formFields, problemsOf } from './form-fields';

const start = dayNumber(2026, 11, 24) * 1440 + 900;
const type = {
  medium: 'phone',
  confirms: false,
  questions: [{ label: 'Why?', required: true, long: false }],
} as unknown as BookingType;
const location = {
  href: 'http://localhost:3000/book/dana/call?at=1',
  search: '?at=1',
  pathname: '/book/dana/call',
  assign: vi.fn(),
  reload: vi.fn(),
  replace: vi.fn(),
};
let answer: () => Response;

beforeAll(async () => {
  vi.stubGlobal('location', location);
  await import('./booking-page.script');
});
beforeEach(() => {
  location.assign.mockReset();
  sessionStorage.clear();
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(refused: RefusedForm | null = null) {
  const t = translator('en', 'booking');
  const seats = translator('en', 'seats');
  const fields = formFields(type, refused, t);
  render(
    <>
      <ArrivalNote
        why={refused ? 'invalid' : undefined}
        owner="Dana Reyes"
        problems={problemsOf(fields)}
        {...{ t, seats }}
      />
      <BookingForm
        view={{ path: '/book/dana/call', zone: null, embed: false }}
        owner="Dana Reyes"
        ownerZone="Europe/London"
        zone="Europe/London"
        slot={{ start, end: start + 30 }}
        token="TOKEN"
        known={{ name: '', email: '' }}
        limits={limitsOf(bookingRequest)}
        {...{ type, fields, t, seats }}
      />
    </>,
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Your name (needed)');
const email = () => screen.getByLabelText<HTMLInputElement>('Your email address (needed)');

/** What a browser minds by itself is left out: what the server says counts here. */
function send() {
  fireEvent.submit(name().form as HTMLFormElement);
}

it('says beside each field what is wrong, leads to the first, and takes it back at the next try', async () => {
  open();
  await userEvent.type(name(), 'Jane');
  await userEvent.type(email(), 'jane@globex.test');
  const fields = { name: ['Give your name'], 'answers.0': ['Answer this, please'] };
  answer = () => Response.json({ error: 'Invalid input', code: 'invalid', fields }, { status: 400 });
  send();
  await screen.findByText('Give your name', {}, { timeout: 5_000 });
  expect(document.activeElement).toBe(name());
  const described = (control: HTMLElement) =>
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described(name())).toBe('Give your name');
  expect(described(screen.getByLabelText('Why? (needed)'))).toBe('Answer this, please');
  expect(name().value).toBe('Jane');
  answer = () =>
    Response.json(
      { error: 'No', code: 'nobody', fields: { email: ['This is the address of whoever'] } },
      { status: 409 },
    );
  send();
  await screen.findByText('This is the address of whoever', {}, { timeout: 5_000 });
  expect(screen.queryByText('Give your name')).toBeNull();
  expect(name().hasAttribute('aria-invalid')).toBe(false);
  expect(described(email())).toBe('This is the address of whoever');
});

it('leads to other times near that day where the time cannot be had, with the true reason', async () => {
  for (const [code, why] of [
    ['taken', 'taken'],
    ['expired', 'over'],
    ['not_found', 'not_offered'],
  ] as const) {
    open();
    answer = () => Response.json({ error: 'No', code, others: [] }, { status: 409 });
    send();
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalled(), 5_000);
    const page = new URL(String(location.assign.mock.lastCall?.[0]));
    expect(Object.fromEntries(page.searchParams)).toEqual({ day: '2026-11-24', why });
    location.assign.mockReset();
    cleanup();
  }
});

it('comes back without script as it was typed, with a list that leads to what is wrong', () => {
  const typed = { name: '<b>x</b>', email: 'nobody', phone: '1', answers: ['So'] };
  open({ typed, problems: { email: 'This is not an email address', phone: 'Give a number' } });
  expect(name().value).toBe('<b>x</b>');
  expect(screen.getByLabelText<HTMLInputElement>('Why? (needed)').value).toBe('So');
  expect(email().getAttribute('aria-invalid')).toBe('true');
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('#'));
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#book-email', 'Your email address'],
    ['#book-phone', 'Your phone number'],
  ]);
  expect(document.getElementById('book-email')).toBe(email());
});
