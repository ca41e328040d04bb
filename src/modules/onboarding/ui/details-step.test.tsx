import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { DetailsStep } from './details-step';

standInForNetwork();
afterEach(() => localStorage.clear());

const saved = { medium: 'video', videoLink: '', phone: '', caller: null, places: { lunch: 'Cafe Luca' } } as const;
const show = () =>
  render(
    <Page>
      <DetailsStep owner="dana" saved={saved} />
    </Page>,
  );
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Save and go on' }));

it('loses nothing on a reload, and forgets what was kept once it is saved', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Coffee'), 'Blue Bottle');
  await userEvent.type(screen.getByLabelText('Your phone number'), '+1 212 555 0100');
  cleanup();
  show();
  expect(['Coffee', 'Lunch', 'Your phone number'].map(value)).toEqual(['Blue Bottle', 'Cafe Luca', '+1 212 555 0100']);
  await goOn();
  await waitFor(() => expect(outside.went).toEqual(['/onboarding/new?step=people']));
  expect(outside.sent[0]?.body).toEqual({
    step: 'details',
    data: { ...saved, phone: '+1 212 555 0100', places: { lunch: 'Cafe Luca', coffee: 'Blue Bottle' } },
  });
  expect(localStorage.length).toBe(0);
});

it('brings whoever saves to what is to be mended', async () => {
  const fields = { 'data.phone': ['This would not be understood. Write it another way'] };
  outside.answers.set('/api/user/onboarding', () =>
    Response.json({ error: 'Invalid input', code: 'invalid', fields }, { status: 400 }),
  );
  show();
  await userEvent.type(screen.getByLabelText('Your phone number'), 'ask my wife');
  await goOn();
  await screen.findByText('Look at what is marked above, please.');
  expect(document.activeElement).toBe(screen.getByLabelText('Your phone number'));
  expect(value('Your phone number')).toBe('ask my wife');
});

it('can be skipped, and what was entered does not go along', async () => {
  show();
  await userEvent.type(screen.getByLabelText('Coffee'), 'Blue Bottle');
  await userEvent.click(screen.getByRole('button', { name: 'Skip for now' }));
  await waitFor(() => expect(outside.went).toEqual(['/onboarding/new?step=people']));
  expect(outside.sent[0]?.body).toEqual({ step: 'details', skip: true });
});
