import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import type { SlotPage } from '../queries/slot-page';
import { OfferView } from './slot-offer';

/** Tuesday, November 24, 2026, 15:00 UTC. */
const start = dayNumber(2026, 11, 24) * 1440 + 15 * 60;
const page: Extract<SlotPage, { kind: 'offer' }> = {
  kind: 'offer',
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
  zone: 'Europe/London',
  zoneGuessed: false,
  ownerZone: 'America/New_York',
  answered: false,
};
const zones = [{ tzid: 'Europe/London', label: 'London' }];

function show(changes: Partial<Parameters<typeof OfferView>[0]> = {}) {
  const props = { page, token: 'TOKEN', zone: 'Europe/London', zonePicked: false, zones, arrival: null, chosen: null };
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
    expect(first?.closest('label')?.textContent).toBe('Tuesday, November 243:00 – 3:30 PM10:00 AMfor Dana');
  });

  it('names one zone only where both clocks agree', () => {
    show({ zone: 'America/New_York' });
    expect(screen.getByText('Times in New York.')).toBeTruthy();
    expect(screen.queryByText('for Dana')).toBeNull();
  });

  it('posts the chosen time with the set that was seen, and no zone that nobody picked', () => {
    const container = show({ chosen: 2 });
    expect(posted(container, 'Book Wednesday at 3:00 PM')).toEqual(['/api/slots/TOKEN', { set: '2', option: '2' }]);
  });

  it('posts a picked zone along, also when none of the times suits', () => {
    const container = show({ zonePicked: true });
    expect(posted(container, 'Ask for other times')).toEqual([
      '/api/slots/TOKEN',
      { set: '2', zone: 'Europe/London', option: 'none', suggestion: '' },
    ]);
  });

  it('says when a link was of older times', () => {
    show({ arrival: 'stale' });
    expect(screen.getByText(/no longer on offer/)).toBeTruthy();
  });
});
