import type { Act } from '../../loop/owner/owner-rules';
import type { Atom } from '../compile/atom';
import type { Clause } from '../compile/clause';
import { scopeOf } from '../compile/scope';
import type { Medium, Scope } from '../rule';
import type { When } from '../when';
import type { Suggested } from './frames';

/** A rule that a sentence may have meant, and how much of its words speaks for it. */
interface Candidate {
  readonly rule: Suggested;
  readonly weight: number;
}

const ACTS: readonly Act[] = ['offer', 'book', 'move', 'cancel', 'write'];
const LEANINGS = ['earliest', 'latest', 'clustered', 'spread'] as const;
const MEDIA: readonly Medium[] = ['video', 'phone', 'in_person'];

/**
 * What a clause that says no whole rule may have meant, likeliest first: every day, time, number and name of these rules stands in
 * it. Takes the clause apart.
 */
export function candidatesOf(clause: Clause): Suggested[] {
  const has = (...concepts: Parameters<Clause['has']>) => (clause.has(...concepts) ? 1 : 0);
  const no = has('no', 'block', 'free', 'keep');
  const avoid = has('avoid');
  const prefer = has('prefer', 'if_possible');
  const said = {
    only: has('only'),
    work: has('work', 'hours'),
    least: has('at_least'),
    most: has('at_most', 'enough'),
    perDay: has('per_day', 'day'),
    perWeek: has('per_week'),
    around: has('buffer', 'around', 'break', 'free', 'travel_time'),
    lasts: has('last', 'default'),
    notice: has('notice', 'horizon'),
    focus: has('focus'),
    row: has('in_a_row'),
    vip: has('vip'),
    ignore: has('ignore'),
    ask: has('ask_me'),
  };
  const leaning = LEANINGS.find((to) => clause.has(to));
  const acts = ACTS.filter((act) => clause.has(`act_${act}`));
  const medium = MEDIA.find((one) => clause.has(one));
  const scope = scopeOf(clause);
  const people = scope?.people;
  const found: Candidate[] = [];
  const add = (rule: Suggested, weight: number) => found.push({ rule, weight });
  const about = scope ? { scope } : {};

  for (const when of whensOf(clause)) {
    add({ kind: 'never', when, ...about }, 2 + 3 * no - 2 * prefer);
    add({ kind: 'like', when, weight: 2, ...about }, 1.5 + 3 * prefer - 2 * no - 2 * avoid);
    add({ kind: 'like', when, weight: -2, ...about }, 1 + 4 * avoid - prefer);
    add({ kind: 'only', when, ...about }, 1.25 + 4 * said.only - no);
    if (when.weekdays && when.hours && !scope) {
      add({ kind: 'hours', weekdays: when.weekdays, hours: when.hours }, 0.5 + 4 * said.work);
    }
  }
  const minutes = clause.minutes();
  if (minutes !== undefined && minutes > 0) {
    add({ kind: 'buffer', before: minutes, after: minutes, ...about }, 1 + 3 * said.around);
    if (minutes <= 480) {
      add({ kind: 'duration', minutes, ...about }, 1.5 + 2 * said.lasts + (scope?.types ? 1 : 0) - 2 * said.around);
      add({ kind: 'longest', minutes, ...about }, 0.75 + 2 * said.most);
      add({ kind: 'focus', minutes, blocks: 1 }, 0.25 + 4 * said.focus);
    }
    add({ kind: 'notice', least: { minutes } }, (minutes >= 240 ? 2 : 0.5) + 4 * said.notice);
  }
  const count = clause.count();
  if (count !== undefined && count > 0 && count < 50) {
    const most = { count };
    add({ kind: 'limit', most, per: 'day', ...about }, 2 + said.most + 2 * said.perDay);
    add({ kind: 'limit', most, per: 'week', ...about }, 1 + said.most + 4 * said.perWeek);
    add({ kind: 'in_a_row', most: count, ...about }, 0.75 + 4 * said.row);
  }
  if (people && people.by !== 'side') {
    add({ kind: 'priority', people }, 1 + 4 * said.vip - 2 * no);
    if (people.by === 'address' || people.by === 'domain') add({ kind: 'ignore', people }, 0.5 + 4 * said.ignore + no);
  }
  if (medium && whensOf(clause).length === 0) add({ kind: 'medium', medium, ...withoutMedia(scope) }, 1.5);
  if (leaning) add({ kind: 'lean', to: leaning }, 3);
  for (const act of acts) add({ kind: 'act', act, ask: true }, 1 + 3 * said.ask);
  return found.sort((a, b) => b.weight - a.weight).map(({ rule }) => rule);
}

/** When, as far as days and hours go together; one clock alone may be meant as a beginning or an end. */
function whensOf(clause: Clause): readonly When[] {
  const whens = clause.fresh().whens();
  if (whens && whens.length > 0) return whens.slice(0, 1);
  const [days] = clause.of('days');
  const [hours] = clause.of('hours');
  const [clock, other] = clause.of('clock');
  const day = days?.days ?? {};
  if (hours && hours.hours[0] !== hours.hours[1]) return [{ ...day, hours: [hours.hours] }];
  const at = other ? undefined : (clock?.at ?? pointOf(hours));
  if (at === undefined || at <= 0 || at >= 1440) return days ? [day] : [];
  return [
    { ...day, hours: [[0, at]] },
    { ...day, hours: [[at, 1440]] },
  ];
}

function pointOf(hours: Extract<Atom, { k: 'hours' }> | undefined): number | undefined {
  return hours && hours.hours[0] === hours.hours[1] ? hours.hours[0] : undefined;
}

function withoutMedia(scope: Scope | undefined): { scope?: Scope } {
  if (!scope) return {};
  const { media: _, ...rest } = scope;
  return Object.keys(rest).length > 0 ? { scope: rest } : {};
}
