import type { Stretch, When } from '../when';
import { normalWhen } from '../when';
import type { Atom } from './atom';

type Days = Omit<When, 'hours'>;
type DaysAtom = Extract<Atom, { k: 'days' }>;
type HoursAtom = Extract<Atom, { k: 'hours' }>;
/** What stands between two words of time: nothing, a comma, a joining word, or more than that. */
type Join = 'none' | 'comma' | 'and' | 'words';

/** Days and hours that belong together. */
interface Group {
  days: Days | null;
  readonly hours: HoursAtom[];
  /** The hours were said before the days. */
  hoursFirst: boolean;
}

/**
 * The groups of days and hours that a clause names: "Tuesday afternoons and Thursday mornings" are two, "before 9 and
 * after 17 on Mondays and Fridays" is one. `joins` are the words that only hold them together. Null where they do not fit.
 */
export function whensOf(atoms: readonly Atom[], sentence: readonly Atom[]): { whens: When[]; joins: Atom[] } | null {
  const groups: Group[] = [];
  let last: Atom | null = null;
  const joins: Atom[] = [];
  let between: Atom[] = [];
  for (const atom of atoms) {
    if (atom.k === 'days' || atom.k === 'hours') {
      const apart =
        last !== null && sentence.some((one) => one.from >= (last as Atom).to && one.to <= atom.from && isSaid(one));
      const join = apart && atom.k === 'days' ? 'words' : joinOf(between);
      last = atom;
      if (groups.length > 0) joins.push(...between);
      between = [];
      const fits = atom.k === 'days' ? addDays(groups, atom, join) : addHours(groups, atom, join);
      if (!fits) return null;
    } else if (isJoin(atom)) between.push(atom);
  }
  return { whens: groups.map(whenOf), joins };
}

/** Words that say something of their own: "from May on, no meetings on Mondays". */
function isSaid(atom: Atom): boolean {
  return atom.k !== 'comma' && atom.k !== 'keyword';
}

function isJoin(atom: Atom): boolean {
  return atom.k === 'comma' || (atom.k === 'keyword' && (atom.keyword === 'and' || atom.keyword === 'or'));
}

function joinOf(between: readonly Atom[]): Join {
  if (between.some((atom) => atom.k === 'keyword')) return 'and';
  return between.length > 0 ? 'comma' : 'none';
}

function whenOf({ days, hours }: Group): When {
  return normalWhen({ ...(days ?? {}), ...(hours.length > 0 ? { hours: unite(hours) } : {}) });
}

function addDays(groups: Group[], { days }: DaysAtom, join: Join): boolean {
  const group = groups.at(-1);
  const dated = group?.days && isDatesAndWeekdays(group.days, days);
  if (dated && join === 'comma' && !isOpenEnded(group?.days?.dates)) return false;
  const open = group && (group.days === null ? join !== 'and' : join === 'none' || (dated && join !== 'and'));
  if (group && open) {
    const both = group.days === null ? days : bothDays(group.days, days);
    if (both) group.days = both;
    return both !== null;
  }
  const listed = group?.days && (group.hours.length === 0 || group.hoursFirst) ? uniteDays(group.days, days) : null;
  if (group && listed) group.days = listed;
  else groups.push({ days, hours: [], hoursFirst: false });
  // "Fridays in July and August": whether the Fridays of August are meant is not said.
  return listed !== null || !(group?.days?.weekdays && group.days.dates && days.dates && !days.weekdays);
}

function addHours(groups: Group[], atom: HoursAtom, join: Join): boolean {
  const group = groups.at(-1);
  if (group && group.hours.length === 0 && join !== 'and') {
    group.hours.push(atom);
    return true;
  }
  const beside = group?.hours.some(
    (one) => Boolean(one.meal ?? atom.meal) || ((one.part || atom.part) && touches(one, atom)),
  );
  if (group && join === 'none' && group.hours.length > 0) {
    if (beside) group.hours.push(atom);
    return beside === true;
  }
  if (group && group.hours.length > 0 && !(group.hoursFirst && group.days)) group.hours.push(atom);
  else groups.push({ days: null, hours: [atom], hoursFirst: true });
  return true;
}

/** The dates of one are no dates of weekdays, the weekdays of the other have no dates: "in May, on Mondays". */
function isDatesAndWeekdays(a: Days, b: Days): boolean {
  return (
    Boolean(a.dates && !a.weekdays && b.weekdays && !b.dates) ||
    Boolean(b.dates && !b.weekdays && a.weekdays && !a.dates)
  );
}

function isOpenEnded(dates: Days['dates']): boolean {
  return dates !== undefined && (dates.from === undefined || dates.to === undefined);
}

/** "Monday and Tuesday" are both; dates and weekdays said with "and" stay apart. */
function uniteDays(a: Days, b: Days): Days | null {
  if (a.holidays && b.holidays && Object.keys({ ...a, ...b }).length === 1)
    return { holidays: [...a.holidays, ...b.holidays] };
  if (a.dates || b.dates || a.holidays || b.holidays || a.nth !== b.nth || !a.weekdays || !b.weekdays) return null;
  return { ...a, weekdays: [...a.weekdays, ...b.weekdays] };
}

/** "Mondays in December": the days that both hold for. */
function bothDays(a: Days, b: Days): Days | null {
  // "Weekends & public holidays" are both, and no Sunday that is one.
  if ((a.weekdays && b.weekdays) || (a.dates && b.dates) || (a.holidays ?? b.holidays)) return null;
  return { ...a, ...b };
}

/** "Before 9 or after 17" are both; "after 9 and before 17" is what lies between; "9 to 11 every morning" is 9 to 11. */
function unite(all: readonly HoursAtom[]): Stretch[] {
  const said = all.filter((atom) => !atom.part);
  const [from] = said.filter((atom) => atom.open === 'end');
  const [to] = said.filter((atom) => atom.open === 'start');
  if (said.length === 2 && from && to && from.hours[0] < to.hours[1]) return [[from.hours[0], to.hours[1]]];
  const [part, other] = all.filter((atom) => atom.part && !atom.meal);
  const [open, second] = said;
  if (part && !other && open?.open && !second && touches(open, part)) return [withinPart(open, part)];
  const parts = all.filter(
    (atom) => atom.part && !(atom.meal && said.length > 0) && !said.some((one) => touches(one, atom)),
  );
  return [...said, ...parts].map((atom) => atom.hours);
}

/**
 * "Evenings until 8", "mornings from 10": an open side ends where the part of the day does; that of the late parts is free, and
 * "mornings until 1" ends when it says.
 */
function withinPart({ hours: [from, to], open }: HoursAtom, { hours: [start, end] }: HoursAtom): Stretch {
  return [Math.max(from, start), end <= 720 && open !== 'start' ? Math.min(to, end) : to];
}

function touches({ hours: [from, to] }: HoursAtom, { hours: [start, end] }: HoursAtom): boolean {
  return from < end && to > start;
}
