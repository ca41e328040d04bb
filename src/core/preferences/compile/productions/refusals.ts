import { conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Concept } from '../lexicon/lexicon';

/** "They don't do interviews in the afternoon": what others do or want is no rule of the owner's. */
export function isOfOthers({ text }: Clause): boolean {
  return OTHERS.test(text);
}

const OTHERS =
  /^(?:they|he|she|somebody|someone|most people|some people|many people|er|sie (?:macht|machen|hat|haben|will|wollen|kann|können|arbeite[tn])|ils?|elles?|ellos|ellas|él|ella)\s(?!can (?:have|get|book|reach)|may|should|must|call|ring|phone|dial)/iu;

/**
 * "Don't keep Friday free", "lunch is not blocked": a negation that does not repeat what the words before it refuse, as
 * "I'm away until the 3rd, no meetings" does.
 */
export function isRefusalRefused(clause: Clause): boolean {
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
export function isContrast(clause: Clause): boolean {
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
export function isKeptFor(clause: Clause): boolean {
  const [time] = clause.left.filter((atom) => atom.k === 'days' || atom.k === 'hours');
  if (!time) return false;
  const after = clause.text.slice(time.to, clause.atoms.at(-1)?.to);
  const company = /(?:^|\s)(?:for|für|pour|para|réservée?s? (?:aux?|à)|reservad[oa]s? a)\s/iu.exec(after);
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
