import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import { zoneChoices } from './zone-choices';
import { offerZoneSearch } from './zone-search';

/** Noon UTC on November 24, 2026. */
const NOW = dayNumber(2026, 11, 24) * 1440 + 720;
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

it('names zones by city and country with the offset of now, each place once, the chosen one first', () => {
  const choices = zoneChoices(NOW, ['Asia/Calcutta']);
  const labels = choices.map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['Kolkata, India (UTC+5:30)', 'UTC']);
  expect(choices[0]?.tzid).toBe('Asia/Calcutta');
  for (const label of [
    'London, United Kingdom (UTC+0)',
    'New York, United States (UTC−5)',
    'Stockholm, Sweden (UTC+1)',
    'Buenos Aires, Argentina (UTC−3)',
    'Knox, Indiana, United States (UTC−6)',
  ]) {
    expect(labels).toContain(label);
  }
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /[/_]/.test(label))).toEqual([]);
});

it('with script the list is searched, the own zone leads, and a choice takes effect at once', async () => {
  const zones = [
    { tzid: 'Asia/Tokyo', label: 'Tokyo, Japan (UTC+9)' },
    { tzid: 'Europe/Paris', label: 'Paris, France (UTC+1)' },
    { tzid: own, label: 'Here (UTC+0)' },
  ];
  const sent: string[] = [];
  render(
    <form
      data-zone
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get('zone')));
      }}
    >
      <select name="zone" aria-label="Time zone" defaultValue="Asia/Tokyo">
        {zones.map(({ tzid, label }) => (
          <option key={tzid} value={tzid}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit">Show</button>
    </form>,
  );
  offerZoneSearch();
  offerZoneSearch();
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  const [search, ...others] = screen.getAllByLabelText<HTMLInputElement>('Time zone').filter((one) => !one.hidden);
  expect(others).toEqual([]);
  expect(search?.value).toBe('Tokyo, Japan (UTC+9)');
  expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Here (UTC+0)');
  await userEvent.type(search as HTMLInputElement, 'franc');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['Europe/Paris']);
});
