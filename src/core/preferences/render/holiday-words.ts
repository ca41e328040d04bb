import type { HolidayCountry } from '../../availability/public-holidays';
import { listed } from './words';

/** Countries, and parts of them, as they are written after "in". */
export const COUNTRY_NAMES: Readonly<Record<HolidayCountry, string>> = {
  AT: 'Austria',
  BE: 'Belgium',
  DE: 'all of Germany',
  'DE-BW': 'Baden-Württemberg',
  'DE-BY': 'Bavaria',
  'DE-BE': 'Berlin',
  'DE-BB': 'Brandenburg',
  'DE-HB': 'Bremen',
  'DE-HH': 'Hamburg',
  'DE-HE': 'Hesse',
  'DE-MV': 'Mecklenburg-Vorpommern',
  'DE-NI': 'Lower Saxony',
  'DE-NW': 'North Rhine-Westphalia',
  'DE-RP': 'Rhineland-Palatinate',
  'DE-SL': 'the Saarland',
  'DE-SN': 'Saxony',
  'DE-ST': 'Saxony-Anhalt',
  'DE-SH': 'Schleswig-Holstein',
  'DE-TH': 'Thuringia',
  ES: 'all of Spain',
  FR: 'France',
  'GB-EAW': 'England and Wales',
  'GB-NIR': 'Northern Ireland',
  'GB-SCT': 'Scotland',
  IE: 'Ireland',
  IT: 'Italy',
  NL: 'the Netherlands',
  PT: 'Portugal',
  US: 'the United States',
};

/** `on public holidays in France and Italy`. */
export function holidaysWords(countries: readonly HolidayCountry[]): string {
  return `on public holidays in ${namesOf(countries)}`;
}

/** `England and Wales`, `France and Italy`. */
export function namesOf(countries: readonly HolidayCountry[]): string {
  return listed(countries.map((country) => COUNTRY_NAMES[country]));
}
