import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import type { OfferPage } from '../queries/slot-page';
import { OfferView } from './slot-offer';

/** Tuesday, November 24, 2026, 15:00 UTC. */
const start = dayNumber(2026, 11, 24) * 1440 + 15 * 60;
const page: OfferPage = {
  kind: 'offer',
  assistant: 'Sunny',
  owner: 'Dana Reyes',
  guest: 'Jane Doe',
  title: 'Intro',
  medium: 'video',
  durationMin: 30,
  set: 2,
  slots: [
    { n: 1, start, end: start + 30 },
    { n: 2, start: start + 1440, end: start + 1470 },
  ],
  heldUntil: start,
  standing: null,
  zone: 'Europe/London',
  zoneGuessed: false,
  ownerZone: 'America/New_York',
  answered: false,
  poll: null,
};
const zones = [{ tzid: 'Europe/London', label: 'London' }];

function show(changes: Partial<Parameters<typeof OfferView>[0]> = {}) {
  const props = {
    page,
    token: 'TOKEN',
    zone: 'Europe/London',
    zonePicked: false,
    zones,
    arrival: null,
    chosen: null,
    now: start - 60,
  };
  return render(<OfferView {...props} assistant="Sunny" {...changes} />).container;
}

/** What a browser without script would post. */
function posted(container: HTMLElement, button: string): [string, Record<string, string>] {
  const form = screen.getByRole<HTMLButtonElement>('button', { name: button, hidden: true }).form!;
  expect([form.method, container.contains(form)]).toEqual(['post', true]);
  return [form.getAttribute('action')!, Object.fromEntries([...new FormData(form)].map(([k, v]) => [k, String(v)]))];
}

describe('the slot page', () => {
  it('shows the guest’s zone first and the owner’s second, each by name', () => {
    show();
    expect(screen.getByText('Times in London. Dana is in New York.')).toBeTruthy();
    const [first] = screen.getAllByRole('radio');
    expect(first?.closest('label')?.textContent).toBe('Tuesday, November 243:00 – 3:30 PM10:00 – 10:30 AM for Dana');
  });

  it('names one zone only where both clocks agree', () => {
    show({ zone: 'America/New_York' });
    expect(screen.getByText('Times in New York.')).toBeTruthy();
    expect(screen.queryByText('for Dana')).toBeNull();
  });

  it('posts the chosen time with the set that was seen, and no zone that nobody picked', () => {
    const container = show({ chosen: 2 });
    expect(posted(container, 'Book Wednesday at 3:00 PM London time')).toEqual([
      '/api/slots/TOKEN',
      { set: '2', option: '2' },
    ]);
  });

  it('posts a picked zone along, also when none of the times suits', () => {
    const container = show({ zonePicked: true });
    expect(posted(container, 'Ask for other times')).toEqual([
      '/api/slots/TOKEN',
      { set: '2', zone: 'Europe/London', option: 'none', suggestion: '' },
    ]);
  });

  it('says of a meeting that is moved when it stands, and that it moves', () => {
    show({ page: { ...page, standing: { start, end: start + 30 } }, chosen: 2 });
    expect(screen.getByText(/stays on Tuesday, November 24, 3:00 PM until a new time is chosen/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move it to Wednesday at 3:00 PM London time' })).toBeTruthy();
  });

  it.each([
    [start - 1, start, 'These times are held for you until Tuesday, November 24.'],
    [start, start, /not held for you any more/],
    [start - 1, null, /not held for you any more/],
  ])('at %i, held until %s: promises no hold that is over', (now, heldUntil, words) => {
    show({ now, page: { ...page, heldUntil } });
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
  });

  it('says when the time that was chosen could not be booked any more; a poll goes on', () => {
    show({ arrival: 'gone' });
    expect(screen.getByText(/was taken in the meantime/)).toBeTruthy();
    cleanup();
    show({ arrival: 'gone', page: { ...page, poll: { marks: [1], answered: 1, people: 2 } } });
    expect(screen.queryByText(/was taken in the meantime/)).toBeNull();
  });

  it('says when a link was of older times', () => {
    show({ arrival: 'stale' });
    expect(screen.getByText(/no longer on offer/)).toBeTruthy();
  });
});

describe('the page of a poll', () => {
  const poll = (changes: Partial<NonNullable<OfferPage['poll']>> = {}) => ({
    page: { ...page, poll: { marks: null, answered: 0, people: 3, ...changes } },
  });

  it('lets every time be marked that suits, without script', () => {
    const container = show(poll());
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) box.checked = true;
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Send my answer, London time' });
    expect(container.contains(form)).toBe(true);
    expect(form?.getAttribute('action')).toBe('/api/slots/TOKEN?page=poll');
    expect(new FormData(form ?? undefined).getAll('option')).toEqual(['1', '2']);
    expect([...(form?.elements ?? [])].some((element) => element.hasAttribute('required'))).toBe(false);
  });

  it('shows what the guest has marked, and adds the time whose link was opened', () => {
    show({ ...poll({ marks: [1] }), chosen: 2 });
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked)).toEqual([true, true]);
    expect(screen.getByRole('button', { name: 'Change my answer, London time' })).toBeTruthy();
  });

  it('A17 says how many have answered, and never who or what', () => {
    show(poll({ marks: [2], answered: 2 }));
    expect(screen.getByRole('status').textContent).toBe(
      'Your answer is saved. You can change it until the meeting is booked. 2 of 3 have answered.',
    );
  });

  it('asks for a mark, or for other times, when nothing was marked', () => {
    const container = show({ ...poll(), arrival: 'nothing' });
    expect(screen.getByText(/Mark at least one time/)).toBeTruthy();
    expect(container.querySelector('details')?.open).toBe(true);
  });
});
