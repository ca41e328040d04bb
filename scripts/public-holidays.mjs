/**
 * Makes src/core/time/public-holidays.json: national public holidays by country, and the country of each time zone.
 *   npm install --no-save date-holidays@3.37.0 && node scripts/public-holidays.mjs
 * The days are computed by date-holidays (ISC), whose rules are under CC BY-SA 3.0 and rely on Wikipedia.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const FIRST = 2026;
const LAST = 2035;
const DAY_MS = 86_400_000;

const require = createRequire(import.meta.url);
const Holidays = require('date-holidays');
const { version: library } = require('date-holidays/package.json');
const meta = JSON.parse(
  readFileSync(new URL('../node_modules/moment-timezone/data/meta/latest.json', import.meta.url)),
);

/** `MMDD` of each day of a year, without those that only banks or schools keep. */
function daysOf(country, year) {
  const days = new Holidays(country).getHolidays(year).flatMap(({ type, date, start, end }) => {
    if (type !== 'public') return [];
    const first = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
    const length = Math.max(1, Math.round((end - start) / DAY_MS));
    return Array.from({ length }, (_, i) => new Date(first + i * DAY_MS).toISOString().slice(0, 10));
  });
  return [...new Set(days)]
    .filter((day) => day.startsWith(`${year}-`))
    .sort()
    .map((day) => day.slice(5).replace('-', ''));
}

const supported = new Set(Object.keys(new Holidays().getCountries()));
const zones = {};
for (const [zone, { countries }] of Object.entries(meta.zones).sort()) {
  if (supported.has(countries[0])) zones[zone] = countries[0];
}
const countries = {};
for (const country of [...new Set(Object.values(zones))].sort()) {
  const years = [];
  for (let year = FIRST; year <= LAST; year += 1) years.push(daysOf(country, year).join(' '));
  countries[country] = years;
}
const lines = Object.entries(countries).map(
  ([country, years]) => `    ${JSON.stringify(country)}: ${JSON.stringify(years.join('|'))}`,
);
const notice = `Computed by date-holidays ${library} (https://github.com/commenthol/date-holidays), whose data are under CC BY-SA 3.0 (https://creativecommons.org/licenses/by-sa/3.0/); this file is under the same licence.`;
const zoneLines = Object.entries(zones).map(
  ([zone, country]) => `    ${JSON.stringify(zone)}: ${JSON.stringify(country)}`,
);
writeFileSync(
  new URL('../src/core/time/public-holidays.json', import.meta.url),
  `{\n  "notice": ${JSON.stringify(notice)},\n  "firstYear": ${FIRST},\n  "countries": {\n${lines.join(',\n')}\n  },\n  "zones": {\n${zoneLines.join(',\n')}\n  }\n}\n`,
);
