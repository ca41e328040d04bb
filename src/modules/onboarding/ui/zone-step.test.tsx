import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { outside, Page, standInForNetwork } from '@/modules/loops/ui/page.fixture';
import { zoneCities } from '@/modules/preferences/ui/zone/zone-cities';
import { citiesFor, cityNamed } from '@/modules/preferences/ui/zone/zone-match';
import { ZoneStep } from './zone-step';

standInForNetwork();
const NOW = Date.UTC(2026, 10, 23, 14, 31);
const cities = zoneCities(NOW / 60_000, 'en');

function show(
  known: { saved?: string; told?: string; calendar?: string; unnamed?: boolean } = {},
  browser = 'Etc/UTC',
) {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: browser,
  } as Intl.ResolvedDateTimeFormatOptions);
  const { saved = null, told = null, calendar = null, unnamed = false } = known;
  const shown = render(
    <Page>
      <ZoneStep {...{ cities, saved, told, calendar, unnamed }} nowMs={NOW} connects={null} />
    </Page>,
  );
  vi.restoreAllMocks();
  return shown;
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'This is my time' }));
const chosen = () => outside.sent.map(({ body }) => body);

describe('the zone that is proposed', () => {
  it.each([
    ['what was confirmed', { saved: 'Asia/Tokyo', told: 'Europe/Paris' }, 'America/New_York', 'Tokyo', '11:31 PM'],
    ['what was told at sign-up', { told: 'Europe/Paris' }, 'America/New_York', 'Paris', '3:31 PM'],
    ['the browser’s', { calendar: 'Europe/Paris' }, 'America/New_York', 'New York', '9:31 AM'],
    ['the calendar’s, where the browser says UTC', { calendar: 'Europe/Paris' }, 'UTC', 'Paris', '3:31 PM'],
    ['a city by the old name of its zone', {}, 'Asia/Calcutta', 'Kolkata', '8:01 PM'],
  ])('is %s, as a clock on the wall', async (_, known, browser, city, clock) => {
    show(known, browser);
    expect(screen.getByText(city)).toBeTruthy();
    expect(screen.getByText(clock)).toBeTruthy();
  });

  it('is never UTC by itself: a city has to be chosen', async () => {
    show({ told: 'Etc/UTC' }, 'UTC');
    await confirm();
    expect(screen.getByText('Choose the city whose clock you live by.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Your city' }));
    expect(outside.sent).toEqual([]);
  });
});

it('finds a city that no zone is named for by keyboard, says whose clock it lives by, and goes on', async () => {
  show({}, 'America/New_York');
  await userEvent.type(screen.getByRole('combobox'), 'munic');
  expect(screen.getByRole('option', { name: /Munich \(clock of Berlin\)/ })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(outside.sent).toEqual([]);
  await confirm();
  expect(chosen()).toEqual([{ step: 'zone', data: { zone: 'Europe/Berlin' } }]);
  await waitFor(() => expect(outside.went).toEqual(['/onboarding/new?step=calendar']));
});

it('keeps the choice when saving fails, and says so', async () => {
  outside.answers.set('/api/user/onboarding', () => Response.json({ error: 'No connection' }, { status: 503 }));
  show({}, 'Europe/Madrid');
  await confirm();
  expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here');
  expect(screen.getByText('Madrid')).toBeTruthy();
  expect(outside.went).toEqual([]);
});

it('asks whoever has given no name for theirs, and saves it first', async () => {
  const fields = { name: ['This has a character that no name has'] };
  outside.answers.set('/api/user', () =>
    Response.json({ error: 'Not valid', code: 'invalid', fields }, { status: 400 }),
  );
  show({ unnamed: true }, 'Europe/Madrid');
  await confirm();
  expect(chosen()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Your name'), 'Dr. Reyes ');
  await confirm();
  expect(await screen.findByText('This has a character that no name has')).toBeTruthy();
  expect(outside.went).toEqual([]);
  outside.answers.delete('/api/user');
  await confirm();
  await waitFor(() => expect(outside.went).toHaveLength(1));
  const zone = { step: 'zone', data: { zone: 'Europe/Madrid' } };
  expect(chosen()).toEqual([{ name: 'Dr. Reyes' }, { name: 'Dr. Reyes' }, zone]);
});

it('matches words without their accents, and the beginning of a name first', () => {
  const named = (typed: string) => citiesFor(typed, cities).map(({ zone, by }) => by ?? zone.city);
  expect(named('sao')[0]).toBe('Sao Paulo');
  expect(named('zurich')[0]).toBe('Zurich');
  expect(named('san fr')).toEqual(['san francisco']);
  expect(named('  ')).toEqual([]);
  const german = zoneCities(NOW / 60_000, 'de');
  expect(citiesFor('lissa', german)[0]).toMatchObject({ zone: { city: 'Lissabon' }, by: null });
  expect(citiesFor('lisbon', german)[0]).toMatchObject({ zone: { city: 'Lissabon' }, by: null });
  expect(cityNamed('Etc/UTC', cities)).toBeUndefined();
  expect(cityNamed('US/Pacific', cities)?.city).toBe('Los Angeles');
});
