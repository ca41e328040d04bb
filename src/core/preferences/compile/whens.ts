import type { Stretch, When } from '../when';
import { normalWhen } from '../when';
import type { Atom } from './atoms';

type Days = Omit<When, 'hours'>;
type HoursAtom = Extract<Atom, { k: 'hours' }>;

interface Group {
  days: Days | null;
  hours: HoursAtom[];
  last: 'days' | 'hours';
}

/**
 * The groups of days and hours that a clause names: "Tuesday afternoons and Thursday mornings" are two, "before 9 and
 * after 17 on Mondays and Fridays" is one. `joins` are the words that only hold them together. Null where they do not fit.
 */
export function whensOf(atoms: readonly Atom[]): { whens: When[]; joins: Atom[] } | null {
  const groups: Group[] = [];
  const joins: Atom[] = [];
  let joined: 'and' | 'comma' | null = 'and';
  let between: Atom[] = [];
  for (const atom of atoms) {
    if (atom.k === 'days' || atom.k === 'hours') {
      if (groups.length > 0) joins.push(...between);
      between = [];
      if (!attach(groups, atom, joined)) return null;
      joined = null;
    } else if (atom.k === 'comma') {
      joined ??= 'comma';
      between.push(atom);
    } else if (atom.k === 'keyword' && (atom.keyword === 'and' || atom.keyword === 'or')) {
      joined = 'and';
      between.push(atom);
    }
  }
  const whens: When[] = [];
  for (const { days, hours } of groups) {
    const stretches = unite(hours);
    if (!stretches) return null;
    whens.push(normalWhen({ ...(days ?? {}), ...(hours.length > 0 ? { hours: stretches } : {}) }));
  }
  return { whens, joins };
}

function attach(groups: Group[], atom: Atom, joined: 'and' | 'comma' | null): boolean {
  const group = groups.at(-1);
  if (atom.k === 'days') {
    const { days } = atom;
    const same = group && group.last === 'days' && group.hours.length === 0;
    if (group && same && joined) {
      const united = uniteDays(group.days, days);
      if (united) group.days = united;
      else groups.push({ days, hours: [], last: 'days' });
      return true;
    }
    if (group && same && !joined) {
      const both = bothDays(group.days, days);
      if (!both) return false;
      group.days = both;
      return true;
    }
    if (group && group.days === null && joined !== 'and') {
      group.days = days;
      group.last = 'days';
      return true;
    }
    if (group?.days && joined === null) {
      const both = bothDays(group.days, days);
      if (!both) return false;
      group.days = both;
      return true;
    }
    if (group && group.last === 'days' && group.hours.length > 0 && joined) {
      const united = uniteDays(group.days, days);
      if (united && group.days !== null && !hoursBeforeDays(group)) groups.push({ days, hours: [], last: 'days' });
      else if (united) group.days = united;
      else groups.push({ days, hours: [], last: 'days' });
      return true;
    }
    groups.push({ days, hours: [], last: 'days' });
    return true;
  }
  if (atom.k !== 'hours') return false;
  if (group && (group.last === 'hours' ? (joined ?? group.hours.some((one) => one.meal)) : group.hours.length === 0)) {
    group.hours.push(atom);
    if (group.last === 'days' && joined === 'and') {
      group.hours.pop();
      groups.push({ days: null, hours: [atom], last: 'hours' });
      return true;
    }
    group.last = 'hours';
    return true;
  }
  groups.push({ days: null, hours: [atom], last: 'hours' });
  return true;
}

/** Days that were said after hours belong to these: "before 9 on Mondays and Fridays". */
function hoursBeforeDays(group: Group): boolean {
  return group.last === 'days' && group.hours.length > 0;
}

/** "Monday and Tuesday" are both; dates and weekdays said with "and" stay apart. */
function uniteDays(a: Days | null, b: Days): Days | null {
  if (!a || a.dates || b.dates || a.nth !== b.nth || !a.weekdays || !b.weekdays) return null;
  return { ...a, weekdays: [...a.weekdays, ...b.weekdays] };
}

/** "Mondays in December": the days that both hold for. */
function bothDays(a: Days | null, b: Days): Days | null {
  if (!a) return b;
  if ((a.weekdays && b.weekdays) || (a.dates && b.dates)) return null;
  return { ...a, ...b };
}

/** "Before 9 or after 17" are both; "after 9 and before 17" is what lies between. */
function unite(all: readonly HoursAtom[]): Stretch[] | null {
  const said = all.filter((atom) => !atom.meal);
  const hours = said.length > 0 ? said : all;
  const opens = hours.filter((atom) => atom.open === 'end');
  const closes = hours.filter((atom) => atom.open === 'start');
  const [from] = opens;
  const [to] = closes;
  if (hours.length === 2 && from && to && from.hours[0] < to.hours[1]) return [[from.hours[0], to.hours[1]]];
  return hours.map((atom) => atom.hours);
}
