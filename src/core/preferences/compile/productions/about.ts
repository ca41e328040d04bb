import { resolveZoneWord } from '../../../time/zone-words';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { scoped } from './scoped';

/** "My name is Dana Reyes". */
const name: Production = (clause) => {
  if (!clause.take('my_name')) return null;
  const person = clause.single('name') ?? clause.single('quoted');
  return person ? [{ kind: 'name', name: person.k === 'quoted' ? person.quoted : person.text }] : null;
};

/** "I work for Globex". */
const organisation: Production = (clause) => {
  if (!clause.take('organisation')) return null;
  const found = clause.single('name') ?? clause.single('quoted');
  return found ? [{ kind: 'organisation', name: found.k === 'quoted' ? found.quoted : found.text }] : null;
};

/** "My time zone is Europe/Berlin", "I'm in Chicago, so use Central time". */
const zone: Production = (clause) => {
  const said = clause.take('zone');
  const here = clause.take('i_am_in');
  if (!said && !here) return null;
  const named = clause.single('zone');
  const city = clause.single('name');
  const tzid = named?.zone ?? (city ? zoneOfCity(city.text) : undefined);
  if (!tzid || clause.of('days').length > 0) return null;
  if (named && city && zoneOfCity(city.text) !== named.zone) return null;
  clause.take('work', 'last', 'always', 'meet_at');
  return [{ kind: 'zone', zone: tzid }];
};

/** "When I'm in Lisbon from 3 to 9 December": the zone of those days. */
const away: Production = (clause) => {
  if (!clause.take('i_am_in')) return null;
  const city = clause.single('name');
  const named = clause.single('zone');
  const dates = clause.when();
  const from = dates?.dates?.from;
  const to = dates?.dates?.to;
  const tzid = named?.zone ?? (city ? zoneOfCity(city.text) : undefined);
  if (!tzid || !from || !to || dates.weekdays || dates.hours) return null;
  clause.take('zone', 'travel');
  return [{ kind: 'zone', zone: tzid, dates: { from, to }, ...(city ? { city: city.text } : {}) }];
};

/** "When I'm in New York (12–16 Jan), offer 10 to 4": the zone, and hours of those days. */
const awayHours: Production = (clause: Clause) => {
  if (!clause.take('i_am_in')) return null;
  const city = clause.single('name');
  const tzid = city ? zoneOfCity(city.text) : undefined;
  const days = clause.single('days');
  const hours = clause.single('hours');
  const from = days?.days.dates?.from;
  const to = days?.days.dates?.to;
  if (!city || !tzid || !from || !to || !hours || hours.open) return null;
  clause.take('act_offer', 'offer', 'only', 'work', 'act_book');
  clause.key('only');
  const local = clause.single('zone');
  if (local && local.zone !== tzid) return null;
  clause.take('zone');
  const scope = scopeOf(clause);
  return [
    { kind: 'zone', zone: tzid, dates: { from, to }, city: city.text },
    { kind: 'only', when: { dates: { from, to }, hours: [hours.hours] }, ...scoped(scope) },
  ];
};

/** The zone of a place that people name a zone by; undefined where the words are no such place. */
export function zoneOfCity(city: string): string | undefined {
  const found = resolveZoneWord(city, 0);
  return found && 'tzid' in found ? found.tzid : undefined;
}

export const ABOUT: readonly Production[] = [awayHours, away, zone, name, organisation];
