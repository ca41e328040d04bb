import type { Rule, Scope } from '../../rule';
import { isAlways, type When } from '../../when';
import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Concept } from '../lexicon/lexicon';
import type { Production } from '../production';
import { scopeOf, scopesIn } from '../scope';
import { zoneOfCity } from './about';
import { scoped } from './scoped';

/** The times that a clause speaks of; a point of the day counts where the words say which side of it is meant. */
function timesOf(clause: Clause): readonly When[] | undefined {
  const whens = clause.whens();
  return whens?.some(isAlways) ? undefined : whens;
}

/** "No meetings before 10 on Mondays", "keep Friday afternoons free", "weekends are off". */
const never: Production = (clause) => {
  if (isRefusalRefused(clause) || isKeptFor(clause) || isContrast(clause)) return null;
  const kept = clause.has('keep') && clause.has('free', 'focus', 'block') && clause.take('keep', 'free', 'block');
  const refused =
    kept || clause.take('block', 'no') || (clause.of('hours').some((atom) => atom.meal) && clause.take('free'));
  const purpose = refused ? null : purposeOf(clause);
  if (!refused && !purpose) return null;
  const begins = clause.take('start_at');
  clause.take('work', 'act_offer', 'act_book', 'no', 'free', 'block');
  clause.takeAtom(...clause.left.filter((atom) => conceptsOf(atom).includes('last') && /^take$/i.test(atom.text)));
  const focus = clause.take('focus');
  const scope = scopeOf(clause);
  const meal = clause.of('hours').find((atom) => atom.meal)?.meal;
  const whens = timesOf(clause);
  // "Starting in January": whether it ends with January is not said.
  if (!whens || (begins && whens.some(({ dates }) => dates))) return null;
  if (clause.take('if_possible')) return likes(whens, -2, scope);
  const eaten = mealOf(scope, whens) ?? occupiedBy(clause, scope);
  const label = scope ? null : labelOf(clause);
  const name = meal ?? label ?? eaten ?? (focus ? 'focus' : purpose);
  return whens.map((when) => ({
    kind: 'never',
    when,
    ...scoped(eaten ? undefined : scope),
    ...(name ? { name } : {}),
  }));
};

/**
 * "Don't keep Friday free", "lunch is not blocked": a negation that does not repeat what the words before it refuse, as
 * "I'm away until the 3rd, no meetings" does.
 */
function isRefusalRefused(clause: Clause): boolean {
  const refusing = clause.left.filter((atom) =>
    conceptsOf(atom).some((concept) => concept === 'block' || concept === 'free' || concept === 'avoid'),
  );
  const last = refusing.at(-1);
  const negations = clause.left.filter((atom) => conceptsOf(atom).includes('no') && !refusing.includes(atom));
  if (!last || negations.length === 0) return false;
  const again = clause.left.filter((atom) => atom.from >= last.to);
  const parted = again.findIndex((atom) => atom.k === 'comma' || (atom.k === 'keyword' && atom.keyword === 'and'));
  const repeats = parted >= 0 ? again.slice(parted) : [];
  return (
    negations.some((atom) => !repeats.includes(atom)) ||
    repeats.some((atom) => atom.k === 'days' || atom.k === 'hours' || atom.k === 'clock')
  );
}

/** "Tuesday, not Wednesday", "don't meet Jane without me", "I don't take lunch": the negation refuses something else. */
function isContrast(clause: Clause): boolean {
  const negations = clause.left.filter((atom) => conceptsOf(atom).includes('no'));
  const [no, second] = negations;
  if (!no) return false;
  if (second && (clause.language === 'en' || clause.language === 'de')) return true;
  const said = clause.left.filter((atom) => !(atom.k === 'keyword' && atom.keyword !== 'and' && atom.keyword !== 'or'));
  const next = said[said.indexOf(no) + 1];
  const bare = NOT.test(no.text) && (next?.k === 'days' || next?.k === 'hours');
  const times = said.filter((atom) => atom.k === 'days' || atom.k === 'hours');
  if (bare && times.some((atom) => atom.from < no.from)) return true;
  const meal = times.length === 1 && times[0]?.k === 'hours' && times[0].meal ? times[0] : null;
  if (meal && !clause.has('keep', 'block', 'free', 'meeting', 'call'))
    return !OVER.test(clause.text.slice(0, meal.from));
  return bare && said.some((atom) => atom.k === 'comma') && !said.some((atom) => atom.k === 'keyword');
}

const NOT = /^(?:not|never|nicht|nie|niemals|pas|jamais|no|nunca)$/i;

const OVER =
  /(?<!\p{L})(?:over|during|at|around|through|into|in|for|über|während|beim|zum|am|in der|pendant|durant|à|au|durante|en|a)\s(?:\p{L}+\s)?$/iu;

/** "Reserve Tuesdays for customers", "Fridays are for interviews only": the time is theirs, not they the time's. */
function isKeptFor(clause: Clause): boolean {
  const [time] = clause.left.filter((atom) => atom.k === 'days' || atom.k === 'hours');
  if (!time) return false;
  const after = clause.text.slice(time.to, clause.atoms.at(-1)?.to);
  const company = /(?:^|\s)(?:for|für|pour|para)\s/iu.exec(after);
  if (!company) return false;
  const from = time.to + company.index;
  return clause.left.some(
    (atom) =>
      atom.from >= from &&
      (atom.k === 'name' ||
        atom.k === 'address' ||
        atom.k === 'domain' ||
        (atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'type' || one.k === 'group')) ||
        conceptsOf(atom).some((concept) => KEPT_FOR.has(concept))),
  );
}

const KEPT_FOR: ReadonlySet<Concept> = new Set<Concept>([
  'call',
  'meeting',
  'video',
  'phone',
  'in_person',
  'outside',
  'inside',
]);

/** "Drawing time: Monday 9:30 to 11:30, guard it", "Wednesday afternoons are swimming, keep them free": what the time is for. */
function labelOf(clause: Clause): string | null {
  const found =
    /^([^:,;]{2,40}):\s/u.exec(clause.text) ?? /\b(?:is|are)\s+(?:for\s+)?([\p{L}' -]{3,30}),\s/u.exec(clause.text);
  const label = found?.[1];
  if (!found || !label) return null;
  const at = clause.text.indexOf(label, found.index);
  const words = clause.left.filter((atom) => atom.from >= at && atom.to <= at + label.length);
  if (words.length === 0 || words.some((atom) => atom.k !== 'word' && atom.k !== 'name')) return null;
  clause.takeAtom(...words);
  return label
    .replace(/^(?:my|the|our)\s+/i, '')
    .replace(/\s+time$/i, '')
    .toLowerCase();
}

/** "Lunch 12:30 to 13:45, nothing then": the meal of the owner, where its hours are given; no kind of meeting. */
function mealOf(scope: Scope | undefined, whens: readonly When[]): string | null {
  const [type, second] = scope?.types ?? [];
  const timed = whens.every((when) => when.hours?.every(([from, to]) => from > 0 && to < 1440 && to - from <= 180));
  return type && !second && timed && /^(?:lunch|breakfast|dinner|coffee)$/.test(type) ? type : null;
}

/** "Monday 8:30 to 9:30 is pipeline review, never book over it": what takes the time, not what is refused. */
function occupiedBy({ text }: Clause, scope: Scope | undefined): string | null {
  const [type] = scope?.types ?? [];
  return type &&
    /\b(?:is|are|belongs? to|goes to)\b.*\b(?:book|schedule|put|plan|offer)\w*\s+(?:anything\s+)?(?:over|into|on|in)\s+(?:it|that|them|this)\b/i.test(
      text,
    )
    ? type
    : null;
}

/** "Hold Tuesday 8 to 10 for writing": what the time is kept for. */
function purposeOf(clause: Clause): string | null {
  if (!clause.has('keep', 'block')) return null;
  const found = /\bfor\s+((?:my\s+)?[\p{L}-]+(?:\s[\p{L}-]+)?)[.!]?$/iu.exec(clause.text);
  if (!found) return null;
  const at = found.index;
  const words = clause.left.filter((atom) => atom.from >= at);
  if (
    words.some(
      (atom) =>
        atom.k !== 'word' && atom.k !== 'name' && atom.k !== 'keyword' && !conceptsOf(atom).includes('act_write'),
    )
  )
    return null;
  clause.takeAtom(...words);
  clause.take('keep', 'block');
  return (found[1] as string).replace(/^my\s+/i, '').toLowerCase();
}

/** "My last call has to end by 6pm", "nothing past 17:00". */
const endsBy: Production = (clause) => {
  if (!clause.take('end_by')) return null;
  const clock = clause.single('clock') ?? clause.of('hours').find((atom) => atom.open === 'start');
  if (!clock) return null;
  clause.takeAtom(clock);
  clause.take('last_of_day');
  const scope = scopeOf(clause);
  const whens = clause.of('days').length > 0 ? clause.whens() : [{}];
  const at = clock.k === 'clock' ? clock.at : clock.hours[1];
  return whens?.map((when) => ({ kind: 'never', when: { ...when, hours: [[at, 1440]] }, ...scoped(scope) })) ?? null;
};

/** "Interviews only on Tuesday mornings", "outside meetings after noon only". */
const only: Production = (clause) => {
  if (isKeptFor(clause) || isOnlyOther(clause) || (!clause.take('only') && !clause.key('only'))) return null;
  clause.take('work', 'act_offer', 'act_book', 'last', 'default');
  const named = clause.of('name').find((atom) => atom.from === 0);
  const tzid = named && zoneOfCity(named.text);
  if (tzid) return thereOnly(clause, named, tzid);
  clause.takeAtom(named);
  const scope = named ? { ...scopeOf(clause), people: { by: 'name' as const, name: named.text } } : scopeOf(clause);
  const whens = timesOf(clause);
  if (!whens) return null;
  if (clause.take('if_possible', 'prefer')) return likes(whens, 2, scope);
  return whens.map((when) => ({ kind: 'only', when, ...scoped(scope) }));
};

/** "On Fridays only internal meetings": what is limited is who, not when. The word stands beside what it limits. */
function isOnlyOther(clause: Clause): boolean {
  const said = clause.left.filter((atom) => isOnlyWord(atom) || atom.k !== 'keyword');
  const at = said.findIndex(isOnlyWord);
  const isTime = (atom: Atom | undefined) => atom?.k === 'days' || atom?.k === 'hours' || atom?.k === 'clock';
  const next = said[at + 1];
  if (at < 0 || isTime(next)) return false;
  if (/^(?:i|we) only\s/i.test(clause.text) && isTime(said.at(-1))) return false;
  return !(isTime(said[at - 1]) && (!next || next.k === 'comma'));
}

function isOnlyWord(atom: Atom): boolean {
  return conceptsOf(atom).includes('only') || (atom.k === 'keyword' && atom.keyword === 'only');
}

/** "Tokyo 8 to 12 February, afternoons only": where the owner is, and the hours there. */
function thereOnly(clause: Clause, city: Atom, zone: string): Rule[] | null {
  clause.takeAtom(city);
  const [when, second] = clause.whens() ?? [];
  const { from, to } = when?.dates ?? {};
  if (!when || second || !from || !to) return null;
  return [
    { kind: 'zone', zone, dates: { from, to }, city: city.text },
    { kind: 'only', when },
  ];
}

/** "Book me a meeting with Jane on Friday" asks for one meeting. */
const ONE_MEETING = /^(?:please\s+)?\w+\s+(?:me|us|an?|the|my|our|this|that)\s/i;

/** "Sales calls go on Mondays and Wednesdays", "schedule interviews before noon": said of one kind of meeting. */
const goesOn: Production = (clause) => {
  const imperative = /^(?:please\s+)?(?:schedule|book|put|place|set|arrange|plan|keep)\b/i.test(clause.text);
  const go = /\b(?:go|goes|belong|happen|are|should be|take place)\s+(?:on|in|between|before|after|from|at)?\b/i.test(
    clause.text,
  );
  if (isKeptFor(clause) || ONE_MEETING.test(clause.text) || (!imperative && !go)) return null;
  clause.take('act_book', 'keep');
  const scope = scopeOf(clause);
  if (!scope || (!scope.types && !scope.people)) return null;
  const whens = timesOf(clause);
  if (!whens) return null;
  if (clause.take('if_possible', 'prefer')) return likes(whens, 2, scope);
  return whens.map((when) => ({ kind: 'only', when, ...scoped(scope) }));
};

/** "I prefer mornings", "afternoons if possible", "rather not on Fridays". */
const like: Production = (clause) => {
  const against = clause.take('avoid') || (clause.has('prefer', 'if_possible') && clause.take('no'));
  const weight = clause.softness();
  if (!against && weight === 0) return null;
  clause.take('work', 'meeting', 'act_book', 'act_offer', 'last');
  clause.take('clustered');
  const scope = scopeOf(clause);
  const whens = timesOf(clause);
  if (!whens) return null;
  return likes(whens, against ? -2 : Math.max(weight, 1), scope);
};

/** "As early as possible", "cluster my calls", "spread meetings out". */
const lean: Production = (clause) => {
  const to = (['earliest', 'latest', 'clustered', 'spread'] as const).find((one) => clause.has(one));
  if (!to || clause.has('offer', 'focus', 'follow_up_block')) return null;
  clause.take(to);
  clause.take('prefer', 'if_possible', 'keep', 'act_book', 'act_offer');
  const scope = scopeOf(clause);
  return [{ kind: 'lean', to, ...scoped(scope) }];
};

/** "I work Monday to Friday, 9 to 17", "working hours: 8:30-16:30", "Monday to Thursday 8:30–18:00" under a heading. */
const hours: Production = (clause) => {
  const headed = clause.headings.some((heading) =>
    /hours|availability|schedule|arbeitszeit|horaires|horario/i.test(heading),
  );
  if (!clause.take('work', 'hours') && !headed) return null;
  clause.take('work', 'hours', 'meeting', 'last', 'default', 'always');
  if (clause.of('hours').some((atom) => atom.part)) return null;
  const said = timesOf(clause);
  const start = said?.[0]?.hours?.[0]?.[0];
  const whens = said?.map((when, i) => (i > 0 && start ? startingAt(when, start) : when));
  if (!whens || whens.some((when) => when.dates || when.nth !== undefined || !when.hours)) return null;
  if (whens.some((when) => when.hours?.some(([from, to]) => from === 0 || to === 1440))) return null;
  return whens.map((when) => ({ kind: 'hours', weekdays: when.weekdays ?? [0, 1, 2, 3, 4], hours: when.hours ?? [] }));
};

/** "… and on Fridays until 14:00": the day begins as the others do. */
function startingAt(when: When, start: number): When {
  const [first] = when.hours ?? [];
  return first && first[0] === 0 && first[1] > start ? { ...when, hours: [[start, first[1]]] } : when;
}

/** "Board members can have any time between 7:00 and 20:00". */
const open: Production = (clause) => {
  if (!clause.take('may_be')) return null;
  clause.take('act_book', 'work');
  clause.key('any_time');
  const scopes = scopesIn(clause);
  const clock = clause.single('clock');
  const anyTime =
    /\bany ?time\b|\bany slot\b|\boutside\b|\bout of hours\b|jederzeit|n'importe quand|à toute heure|cualquier hora/iu.test(
      clause.text,
    );
  const whens = clock ? [{ hours: [[clock.at, 1440]] as const }] : (clause.whens() ?? (anyTime ? [{}] : []));
  if (scopes.some((scope) => !scope?.people && !scope?.types)) return null;
  return scopes.flatMap((scope) => whens.map((when): Rule => ({ kind: 'open', when, ...scoped(scope) })));
};

function likes(whens: readonly When[], weight: number, scope: Scope | undefined): Rule[] {
  return whens.map((when) => ({ kind: 'like', when, weight, ...scoped(scope) }));
}

export const TIMES: readonly Production[] = [endsBy, like, only, open, never, hours, goesOn, lean];
