import type { Scope } from '../../rule';
import type { When } from '../../when';
import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { canName } from './activities';
import { isContrast, isKeptFor, isOfOthers, isRefusalRefused } from './refusals';
import { scoped } from './scoped';
import { likes, timesOf } from './times';

/** "No meetings before 10 on Mondays", "keep Friday afternoons free", "weekends are off". */
export const never: Production = (clause) => {
  if (
    isOfOthers(clause) ||
    CANNOT_LAST.test(clause.text) ||
    IN_COMPANY.test(clause.text) ||
    isRefusalRefused(clause) ||
    isKeptFor(clause) ||
    isContrast(clause) ||
    isOfWhatWasSaid(clause)
  )
    return null;
  const kept = clause.has('keep') && clause.has('free', 'focus', 'block') && clause.take('keep', 'free', 'block');
  const refused =
    kept ||
    clause.take('block', 'no') ||
    (clause.of('hours').some((atom) => atom.meal) && clause.take('free')) ||
    isMealTime(clause);
  const eats = clause.atoms.some((atom) => EATS.test(atom.text));
  const purpose = kept || !refused ? purposeOf(clause) : null;
  if (!refused && !purpose) return null;
  const begins = clause.take('start_at');
  clause.take('work', 'act_offer', 'act_book', 'no', 'free', 'block', 'belongs');
  clause.takeAtom(...clause.left.filter((atom) => conceptsOf(atom).includes('last') && /^take$/i.test(atom.text)));
  const focus = clause.take('focus');
  const scope = scopeOf(clause);
  if (eats && scope?.people) return null;
  if (scope && OWN_DOING.test(clause.text)) return null;
  // "First meeting not before 10" may be the first of the day.
  if (scope?.types?.includes('intro') && /\bfirst (?:meeting|call)\b(?! with)/i.test(clause.text)) return null;
  // "No follow-ups on Fridays" may speak of mails.
  if (scope?.types?.includes('follow-up') && /\bfollow-?ups?\b(?!\s+(?:calls?|meetings?))/i.test(clause.text))
    return null;
  const meal = clause
    .of('hours')
    .find((atom) => atom.meal)
    ?.text.toLowerCase();
  // "Keep lunch free (usually 12-1)": its hours are said, and were not understood.
  if (meal && clause.of('hours').length === 1 && SAID_HOURS.test(clause.text)) return null;
  const whens = timesOf(clause);
  // "Dinner 6–7": nobody dines in the morning.
  if (scope?.types?.includes('dinner') && whens?.some(({ hours = [] }) => hours.some(([, to]) => to <= 720)))
    return null;
  // "Starting in January": whether it ends with January is not said.
  if (!whens || (begins && whens.some(({ dates }) => dates))) return null;
  if (clause.take('if_possible')) return likes(whens, -2, scope);
  const eaten = mealOf(scope, whens) ?? occupiedBy(clause, scope) ?? (eats && whens.every(isNoon) ? 'lunch' : null);
  const label = scope ? null : labelOf(clause);
  const name = meal ?? label ?? eaten ?? (focus ? 'focus' : purpose);
  return whens.map((when) => ({
    kind: 'never',
    when,
    ...scoped(eaten ? undefined : scope),
    ...(name ? { name } : {}),
  }));
};

/** "I eat between 12 and 12:30": at that time of the day it is lunch. */
const EATS = /^(?:i eat|i (?:have|take) lunch)$/iu;

function isNoon({ hours }: When): boolean {
  return hours?.every(([from, to]) => from >= 660 && to <= 900) ?? false;
}

/** "Please keep them empty Tue–Thu": what is kept so stands in another sentence. */
function isOfWhatWasSaid({ atoms, text }: Clause): boolean {
  const them = /(?<!\p{L})(?:keep|leave|block|guard|protect|hold) (?:them|it|those|these|that)(?!\p{L})/iu.exec(text);
  return them !== null && !atoms.some((atom) => (atom.k === 'days' || atom.k === 'hours') && atom.from < them.index);
}

const SAID_HOURS = /\d\s*(?:-|–|to|till|until|bis|à|a)\s*\d/iu;

/** "I eat with my family, no meetings": in whose company the owner is then, not whom no meetings are with. */
const IN_COMPANY =
  /(?<!\p{L})(?:i['’]m on call|i am on call|i(?:['’]m| am| \p{L}+)[^,;]{0,30} with|(?:bin|esse|treffe|spiele) ich [^,;]{0,20}(?:mit|bei)|je \p{L}+ (?:[^,;]{0,20} )?avec|(?:como|almuerzo|ceno|desayuno|estoy|quedo|juego) con)\s[^,;]{2,30}[,;]/iu;

/** "Mondays I interview candidates, no meetings": what is refused is not what the owner does. */
const OWN_DOING =
  /(?:^|[\s,])(?:i|ich|je|j['’]|tengo|veo|hago|atiendo|doy)[\s'’][^,;]+[,;]\s*(?:so |also |donc |da |así que )?(?:please |bitte )?(?:no (?:meetings?|appointments?)|nothing|keine termine|nichts|pas de (?:rendez-vous|réunions?)|rien|(?:sin|no hay|nada de) (?:reuniones|citas)|nada)(?: please| then| bitte)?[.!]?$/iu;

/** "I can't go on until 5": it ends before, and when is not said. */
const CANNOT_LAST =
  /(?:can['’]?t|cannot|can not|won['’]?t)\s(?:go|stay|work|last|be there|be available)(?:\son)?\s(?:until|till)|kann nicht bis|ne (?:peux|reste) pas (?:rester )?jusqu|no puedo (?:estar |quedarme )?hasta/iu;

/** The meal as the owner calls it. */
export function mealName(atom: Atom | undefined): string | undefined {
  return atom?.text
    .toLowerCase()
    .replace(/^(?:(?:for|at|to|during|my|the|zum|zur|beim|pour|para|mi|mon|le|la|el|ma|meine|die|das)\s+)+/, '');
}

/** "Lunch: 12-1", "dinner 18:00 to 19:00 on weekdays": a meal of the owner and its hours, and nothing else. */
function isMealTime(clause: Clause): boolean {
  const [meal, time, third] = clause.of('hours');
  if (!meal?.meal || !time || third || time.meal || time.open !== null || time.part) return false;
  return clause.left.every(
    (atom) => ['hours', 'days', 'comma', 'keyword'].includes(atom.k) || conceptsOf(atom).includes('break'),
  );
}

/** "Drawing time: Monday 9:30 to 11:30, guard it", "Wednesday afternoons are swimming, keep them free": what the time is for. */
function labelOf(clause: Clause): string | null {
  const found =
    /^([^:,;]{2,40}):\s/u.exec(clause.text) ?? /\b(?:is|are)\s+(?:for\s+)?([\p{L}' -]{3,30}),\s/u.exec(clause.text);
  const label = found?.[1];
  if (!found || !label) return null;
  const at = clause.text.indexOf(label, found.index);
  const words = clause.left.filter((atom) => atom.from >= at && atom.to <= at + label.length);
  if (words.length === 0 || !words.every(canName)) return null;
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
export const endsBy: Production = (clause) => {
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
