import { cleanup, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
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
  chosen: null,
  asks: false,
  language: null,
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
    locale: 'en' as const,
    t: translator('en', 'guest'),
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
    expect(screen.getByText('Not London? Change')).toBeTruthy();
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
    expect(posted(container, 'Book Wed, Nov 25, 3:00 PM London')).toEqual([
      '/api/slots/TOKEN',
      { set: '2', option: '2' },
    ]);
  });

  it('posts a picked zone along, also when none of the times suits', () => {
    const container = show({ zonePicked: true });
    expect(posted(container, 'Ask for other times, London time')).toEqual([
      '/api/slots/TOKEN',
      { set: '2', zone: 'Europe/London', option: 'none', suggestion: '' },
    ]);
  });

  it('says of a meeting that is moved when it stands, and that it moves', () => {
    show({ page: { ...page, standing: { start, end: start + 30 } }, chosen: 2 });
    expect(screen.getByText(/stays on Tuesday, November 24, 3:00 PM until you choose another time/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move it to Wed, Nov 25, 3:00 PM London' })).toBeTruthy();
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

  it('shows the time that was chosen at once, on both clocks, while it is booked or its owner is asked', () => {
    const chosen = page.slots[1]!;
    show({ page: { ...page, answered: true, chosen } });
    expect(screen.getByText('Wednesday, November 25').closest('div')?.textContent).toBe(
      'Wednesday, November 253:00 – 3:30 PM in London10:00 – 10:30 AM in New York, for Dana',
    );
    expect(screen.getByRole('status').textContent).toContain('This time is being booked for you.');
    cleanup();
    const asking = show({ page: { ...page, answered: true, chosen, asks: true } });
    expect(screen.getByRole('status').textContent).toContain('Dana is asked to confirm “Intro”.');
    expect(asking.querySelector('[data-waiting]')).toBeNull();
  });

  it('speaks the language of the guest, dates and places with it', () => {
    show({ locale: 'de', t: translator('de', 'guest'), chosen: 2 });
    expect(screen.getByText('Nicht London? Ändern')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mi., 25. Nov., 15:00 London buchen' })).toBeTruthy();
    expect(screen.getAllByRole('radio')[0]?.closest('label')?.textContent).toMatch(/^Dienstag, 24. November/);
  });
});

/** The options, which come before the stretches that can be ticked. */
function boxes(container: HTMLElement): HTMLInputElement[] {
  return [...container.querySelectorAll<HTMLInputElement>('input[name=option][type=checkbox]')];
}

describe('the page of a poll', () => {
  const poll = (changes: Partial<NonNullable<OfferPage['poll']>> = {}) => ({
    page: { ...page, poll: { marks: null, answered: 0, people: 3, ...changes } },
  });

  it('lets every time be marked that suits, without script', () => {
    const container = show(poll());
    for (const box of boxes(container)) box.checked = true;
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Send my answer, London time' });
    expect(container.contains(form)).toBe(true);
    expect(form?.getAttribute('action')).toBe('/api/slots/TOKEN?page=poll');
    expect(new FormData(form ?? undefined).getAll('option')).toEqual(['1', '2']);
    expect([...(form?.elements ?? [])].some((element) => element.hasAttribute('required'))).toBe(false);
  });

  it('shows what the guest has marked, and adds the time whose link was opened', () => {
    const container = show({ ...poll({ marks: [1] }), chosen: 2 });
    expect(boxes(container).map((box) => box.checked)).toEqual([true, true]);
    expect(screen.getByRole('button', { name: 'Change my answer, London time' })).toBeTruthy();
  });

  it('says how many have answered, and nothing of who or what', () => {
    show(poll({ marks: [2], answered: 3 }));
    expect(screen.getByRole('status').textContent).toBe(
      'Your answer is saved. You can change it until the meeting is booked. 3 of 3 have answered.',
    );
  });

  it('lets stretches of the coming days be ticked beside words, without script', () => {
    const container = show({ ...poll(), zonePicked: true });
    const monday = dayNumber(2026, 11, 30) * 1440;
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mon, Nov 30, Afternoon', hidden: true }).checked = true;
    const [, fields] = posted(container, 'Ask for other times, London time');
    expect(fields).toEqual({
      set: '2',
      zone: 'Europe/London',
      option: 'none',
      window: `${monday + 12 * 60}-${monday + 17 * 60}`,
      suggestion: '',
    });
    expect(screen.queryByRole('checkbox', { name: /^Sat|^Sun/, hidden: true })).toBeNull();
  });

  it('asks for a mark, or for other times, when nothing was marked', () => {
    show({ ...poll(), arrival: 'nothing' });
    expect(screen.getByText(/Mark at least one time/)).toBeTruthy();
    expect(screen.getByText('None of these? Say when').closest('details')?.open).toBe(true);
  });
});
