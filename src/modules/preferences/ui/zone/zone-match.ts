import type { ZoneCity } from './zone-cities';

/** Most cities that are listed for what was typed. */
const LISTED = 8;

/** Cities for what was typed, those that begin with it first; a city that stands for its zone is named with it. */
export function citiesFor(typed: string, cities: readonly ZoneCity[]): { zone: ZoneCity; by: string | null }[] {
  const wanted = plain(typed);
  if (wanted === '') return [];
  const found = cities.flatMap((zone) => {
    if (plain(zone.city).startsWith(wanted)) return [{ zone, by: null, rank: 0 }];
    const word = zone.words.find((one) => plain(one).startsWith(wanted));
    const same = word?.includes('/') || word === englishName(zone);
    if (word) return [{ zone, by: same ? null : word, rank: 1 }];
    return plain(`${zone.city} ${zone.region}`).includes(wanted) ? [{ zone, by: null, rank: 2 }] : [];
  });
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, LISTED)
    .map(({ zone, by }) => ({ zone, by }));
}

/** The city of a zone by any of its names; undefined for what is no place, as UTC is where nobody has chosen it. */
export function cityNamed(tzid: string | null, cities: readonly ZoneCity[]): ZoneCity | undefined {
  if (tzid === null || tzid === 'Etc/UTC') return undefined;
  return cities.find((zone) => zone.tzid === tzid || zone.words.includes(tzid.toLowerCase()));
}

/** What tz data calls it: no other place than the city itself. */
function englishName({ tzid }: ZoneCity): string | undefined {
  return tzid.split('/').at(-1)?.replaceAll('_', ' ').toLowerCase();
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
