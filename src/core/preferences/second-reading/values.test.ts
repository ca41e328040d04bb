import { expect, it } from 'vitest';
import { namesTheSame } from './values';

const context = { now: Date.UTC(2026, 10, 24, 15) / 60_000, zone: 'Europe/Berlin' };
const same = (words: string, canonical: string) => namesTheSame(words, canonical, context);

it.each([
  ['Demos 10-4', 'Demos only between 10:00 and 16:00.'],
  ['Lunch 1 to 2 kept free', 'No meetings between 13:00 and 14:00 (lunch).'],
  ['De 10 a 14 y de 16:30 a 19', 'My working hours are 10:00–14:00 and 16:30–19:00 on weekdays.'],
  ['60 minutes', 'Outside meetings take 1 hour.'],
  ['1,5 h vor Ort', 'Wartung meetings take 90 minutes.'],
  ['half an hour', 'Outside meetings take 30 minutes.'],
  ['1h15', 'Tasting meetings take 75 minutes.'],
  ['au local, 8 rue du Verger', 'Meetings take place at "local, 8 rue du Verger".'],
  ['Raum B 2.17', 'Meetings take place at "Raum B 2.17".'],
  ['mornings are hopeless', 'No meetings before 12:00.'],
  ['in the evening, 6 to 7:30', 'Board meetings only between 18:00 and 19:30.'],
  ['No meetings before 9.30.', 'No meetings before 09:30.'],
  ['30 minutes of driving between visits', 'Keep 30 minutes free between two in-person meetings.'],
  ['Zwischen zwei Kunden eine halbe Stunde Fahrt', 'Keep 30 minutes free between two in-person meetings.'],
  ['Mo bis Fr 17 bis 19 Uhr, Sa vormittags', 'Meetings only on weekdays, 17:00–19:00 or on Saturday before 12:00.'],
  ['Calls 8:00–20:00 Berlin time', 'My working hours are 08:00–20:00 on weekdays.'],
])('“%s” and “%s” name the same', (words, canonical) => {
  expect(same(words, canonical)).toBe(true);
});

it.each([
  // The half of the day is said.
  ['nothing before 10', 'No meetings before 22:00.'],
  ['from 16:30 on', 'Meetings only after 04:30.'],
  // Other figures, more of them, fewer of them.
  ['Demos 10-4', 'Demos only between 10:00 and 17:00.'],
  ['Demos 10-4', 'Demos only after 10:00.'],
  ['Mondays before 10', 'No meetings before 10:00.'],
  ['Mondays', 'No meetings on Monday before 10:00.'],
  ['30 to 45 mins', 'Outside meetings take 45 minutes.'],
  // Another place.
  ['at 8 rue du Verger', 'Meetings take place at "9 rue du Verger".'],
  ['90 minutes', 'Outside meetings take 9 minutes.'],
])('“%s” and “%s” do not', (words, canonical) => {
  expect(same(words, canonical)).toBe(false);
});
