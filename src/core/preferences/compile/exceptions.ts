import type { Rule, RuleOf, Scope } from '../rule';
import type { When } from '../when';
import { type Atom, conceptsOf } from './atom';
import { Clause } from './clause';
import { scopeOf } from './scope';

type ReadClause = (clause: Clause) => readonly Rule[] | null;

/** What a rule leaves out. */
interface Exception {
  readonly scope?: Scope;
  readonly weekdays?: readonly number[];
  readonly holidays?: When['holidays'];
}

/**
 * "No meetings before 10, except interviews", "every day except Friday", "unless it's a customer": the rule of the rest,
 * less the meetings or the days that are named. Null where the clause makes no exception, or one that no rule can hold.
 */
export function exceptedRules(clause: Clause, readClause: ReadClause): readonly Rule[] | null {
  const { atoms, text, headings, inherited, language } = clause;
  const at = atoms.findIndex((atom) => conceptsOf(atom).includes('except'));
  if (at < 0) return null;
  const again = atoms.some((atom, i) => i > at && conceptsOf(atom).includes('except'));
  const comma = atoms.findIndex((atom, i) => i > at && atom.k === 'comma');
  const end = at === 0 ? comma : atoms.length;
  if (again || end <= at + 1) return null;
  const named = atoms.slice(at + 1, end);
  const rest = withoutEdges([...atoms.slice(0, at), ...atoms.slice(end)]);
  const part = (some: readonly Atom[]) => new Clause(some, text, headings, inherited, language);
  const exception = exceptionOf(part(named));
  if (exception) return less(readClause(part(rest)), exception);
  const other = at > 0 ? otherHours(part(named), readClause(part(rest))) : null;
  if (other) return other;
  // "No meetings except interviews on Fridays": the time is that of the rule, which names none.
  const time = named.findIndex((atom, i) => i > 0 && isTime(atom));
  if (at === 0 || time < 0 || rest.some(isTime) || !rest.some((atom) => conceptsOf(atom).includes('no'))) return null;
  const who = exceptionOf(part(named.slice(0, time)));
  return who?.scope ? less(readClause(part([...rest, ...named.slice(time)])), who) : null;
}

/** "9 to 6, except Wednesdays when I finish at 4": the excepted days have hours of their own. */
function otherHours(named: Clause, rules: readonly Rule[] | null): readonly Rule[] | null {
  const clause = named.fresh();
  const [rule, second] = rules ?? [];
  const days = clause.single('days')?.days;
  if (rule?.kind === 'never' && !second && days?.weekdays && !days.dates && days.nth === undefined)
    return otherEdge(clause, rule, days.weekdays);
  if (rule?.kind !== 'hours' || second || !days?.weekdays || days.dates || days.nth !== undefined) return null;
  const [from, to] = [rule.hours[0]?.[0], rule.hours.at(-1)?.[1]];
  if (from === undefined || to === undefined) return null;
  clause.takeAtom(...clause.of('word').filter((atom) => /^when$/i.test(atom.text)));
  const ends = clause.take('ends', 'end_by', 'last');
  const starts = !ends && clause.take('start_at');
  clause.take('work', 'only');
  const said = clause.single('clock') ?? clause.single('hours');
  if (!said || !clause.done) return null;
  const open = said.k === 'hours' ? said.open : ends ? 'start' : starts ? 'end' : null;
  const at = said.k === 'clock' ? said.at : open === 'start' ? said.hours[1] : said.hours[0];
  const hours = open === 'start' ? [from, at] : open === 'end' ? [at, to] : said.k === 'hours' ? said.hours : null;
  if (!hours || (hours[0] as number) >= (hours[1] as number)) return null;
  const usual = withoutDays(rule, days.weekdays);
  return (
    usual && [usual, { kind: 'hours', weekdays: days.weekdays, hours: [[hours[0] as number, hours[1] as number]] }]
  );
}

/** "Nothing after 6, except Thursdays when I can go until 8": the edge of the excepted days is another. */
function otherEdge(clause: Clause, rule: RuleOf<'never'>, weekdays: readonly number[]): readonly Rule[] | null {
  const [edge, more] = rule.when.hours ?? [];
  if (!edge || more || rule.when.dates || (edge[0] > 0 && edge[1] < 1440)) return null;
  const late = edge[1] === 1440;
  clause.takeAtom(...clause.of('word').filter((atom) => /^(?:when|wenn|wo|où|quand|cuando|que)$/i.test(atom.text)));
  clause.take('may_be', 'ends', 'work', 'start_at', 'end_by');
  clause.key('until', 'at', 'from', 'after');
  const said = clause.single('clock') ?? clause.single('hours') ?? clause.single('count');
  if (!said || !clause.done || (said.k === 'hours' && said.open === null)) return null;
  const named =
    said.k === 'clock'
      ? said.at
      : said.k === 'count'
        ? said.count * 60
        : said.open === 'start'
          ? said.hours[1]
          : said.hours[0];
  const at = late && named < edge[0] - 240 && named <= 720 ? named + 720 : named;
  const usual = withoutDays(rule, weekdays);
  if (!usual || at <= 0 || at >= 1440 || at === (late ? edge[0] : edge[1])) return null;
  return [usual, { ...rule, when: { weekdays, hours: [late ? [at, 1440] : [0, at]] } }];
}

function exceptionOf(named: Clause): Exception | null {
  const clause = named.fresh();
  if (clause.has('no', 'only', 'not_asked')) return null;
  clause.take('act_book', 'work');
  const whens = clause.whens();
  if (whens) {
    const [when] = whens;
    const onlyDays = whens.length === 1 && when?.weekdays && Object.keys(when).length === 1;
    const onlyHolidays = whens.length === 1 && when?.holidays && Object.keys(when).length === 1;
    if (onlyHolidays && clause.done) return { holidays: when.holidays };
    return onlyDays && clause.done ? { weekdays: when.weekdays } : null;
  }
  const scope = scopeOf(clause);
  return scope && !scope.except && clause.done ? { scope } : null;
}

function less(rules: readonly Rule[] | null, { scope, weekdays, holidays }: Exception): readonly Rule[] | null {
  // Hours that are worked "except on public holidays": those are not. What is refused is not taken back for them.
  if (holidays) return rules?.every(isWorked) ? [...rules, { kind: 'never', when: { holidays } }] : null;
  const found = rules?.map((rule) => (scope ? withoutMeetings(rule, scope) : withoutDays(rule, weekdays ?? [])));
  return found?.every((rule): rule is Rule => rule !== null) ? found : null;
}

const SCOPED: ReadonlySet<Rule['kind']> = new Set<Rule['kind']>([
  'never',
  'only',
  'like',
  'limit',
  'in_a_row',
  'buffer',
  'notice',
  'horizon',
  'duration',
  'longest',
  'medium',
  'act',
  'title',
  'description',
  'follow_up_block',
  'caller',
]);

function isWorked(rule: Rule): boolean {
  return rule.kind === 'hours' && rule.hours.length > 0;
}

function withoutMeetings(rule: Rule, except: Scope): Rule | null {
  if (!SCOPED.has(rule.kind)) return null;
  const scope = 'scope' in rule ? rule.scope : undefined;
  if (scope?.except) return null;
  return { ...rule, scope: { ...scope, except } } as Rule;
}

function withoutDays(rule: Rule, except: readonly number[]): Rule | null {
  const others = (days: readonly number[] = EVERY_DAY) => days.filter((day) => !except.includes(day));
  if (rule.kind === 'hours' || rule.kind === 'limit') {
    const weekdays = others(rule.weekdays);
    return weekdays.length > 0 ? { ...rule, weekdays } : null;
  }
  if (!('when' in rule) || !rule.when) return null;
  const when: When = rule.when;
  const weekdays = others(when.weekdays);
  if (when.nth !== undefined || weekdays.length === 0) return null;
  return { ...rule, when: { ...when, weekdays } } as Rule;
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

function isTime(atom: Atom): boolean {
  return atom.k === 'days' || atom.k === 'hours' || atom.k === 'clock';
}

function withoutEdges(atoms: readonly Atom[]): readonly Atom[] {
  const silent = (atom: Atom | undefined) => atom?.k === 'comma' || (atom?.k === 'keyword' && atom.keyword === 'and');
  let [from, to] = [0, atoms.length];
  while (from < to && silent(atoms[from])) from++;
  while (to > from && silent(atoms[to - 1])) to--;
  return atoms.slice(from, to);
}
