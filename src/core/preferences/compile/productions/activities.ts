import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Concept } from '../lexicon/lexicon';
import type { Production } from '../production';
import { timesOf } from './times';

/** What people do at a time that is theirs, said with nothing but its hours: "Gym Tue and Thu 6-7am". */
const ACTIVITIES =
  /^(?:gym|yoga|pilates|swimming|swim|running|run|workout|work out|training|exercise|climbing|tennis|football|soccer|golf|crossfit|physio|physiotherapy|therapy|dentist|doctor|school run|school drop[- ]?off|school pick[- ]?up|drop[- ]?off|pick[- ]?up|picking up the kids|daycare|day care|nursery|nursery run|kindergarten|kita|childcare|kids|kids pick[- ]?up|bath time|bedtime|family|family time|date night|church|mass|prayers?|friday prayers?|jumu'?ah|meditation|nap|siesta|dog walk|walk|walking the dog|walk with the dog|choir|band practice|piano lesson|(?:spanish|german|french|english|language|piano|guitar|dance) (?:class|lesson|course)|commute|commuting|reading|writing|drawing|painting|admin|inbox|email|study|studying|homework|deep work|focus|focus time|lunch|breakfast|dinner|coffee break|break|sport|focus block|focus blocks|focus work|focused work|deep work block|thinking|thinking time|planning|coding|programming|design work|research|writing time|family dinner|mittagspause|mittag|frühstück|abendessen|fußball|schwimmen|joggen|laufen|turnen|musikschule|kinder abholen|kinderabholung|abholen|kinder|familie|chor|arzt|deutschkurs|sprachkurs|déjeuner|pause déjeuner|sport|natation|piscine|école|crèche|sortie d'école|enfants|famille|messe|chorale|cours de (?:yoga|piano|danse|langue)|almuerzo|comida|cena|desayuno|gimnasio|natación|colegio|cole|guardería|niños|familia|misa|coro|clase de (?:yoga|piano|baile|inglés))$/iu;

/** "Deep work": only what somebody does. */
export function isActivity(words: string): boolean {
  return ACTIVITIES.test(words);
}

/** No numbers, and no word so short that it only joins others. */
const NAME =
  /^(?!.*\b(?:and|or|but|something|came|went|happened|so|because|if|when|works?|arbeitet|travaille|trabaja|does|has|hat|a|tiene)\b)[\p{L}'’/& -]{3,40}$/iu;

/** Concepts of words that may be part of what an activity is called. */
const NAMING: ReadonlySet<Concept> = new Set<Concept>([
  'last',
  'act_write',
  'inside',
  'focus',
  'travel',
  'break',
  'last_of_day',
  'travel_time',
  'train',
  'place',
  'brief',
  'codeword',
  'call',
  'meeting',
]);

/** What says that the time is not to be taken. */
const GUARDING: ReadonlySet<Concept> = new Set<Concept>([
  'block',
  'keep',
  'free',
  'no',
  'act_book',
  'act_offer',
  'always',
  'meeting',
]);

/**
 * "School run 2:45 to 3:30 pm Mon to Thu, keep it clear", "Tuesdays from 2 to 4 belong to my team sync, never book over
 * it", "Gym: Tue 6-7am": what takes the time, not what is refused. Without words that keep it, only what people do.
 */
export const activity: Production = (clause) => {
  const times = clause.atoms.filter((atom) => atom.k === 'days' || atom.k === 'hours');
  const [first, last] = [times[0], times.at(-1)];
  if (
    !first ||
    !last ||
    clause.has('only', 'work', 'hours', 'at_most', 'prefer', 'avoid', 'may_be', 'if_possible', 'not_asked')
  )
    return null;
  const guard = guardOf(clause, last.to);
  const theirs = /\b(?:is|are) (?:for|my)\b/i.test(clause.text.slice(last.to, last.to + 12));
  const timed = times.some((atom) => atom.k === 'hours' && atom.open === null && (!atom.part || theirs));
  if (!guard && !timed) return null;
  const named = clause.atoms.filter(
    (atom) =>
      atom.k !== 'comma' &&
      atom.k !== 'keyword' &&
      !times.some((time) => time === atom) &&
      !guard?.includes(atom) &&
      !LINK.test(atom.text),
  );
  if (!isTogether(clause, named) || !named.every(canName)) return null;
  const name = nameOf(clause, named, first);
  if (
    name === null ||
    (!guard && !ACTIVITIES.test(name)) ||
    /^(?:that|it|this|these|those|i|you|we|meeting|call)s?$/i.test(name)
  )
    return null;
  if (!guard && named.some((atom) => /meeting|call/i.test(atom.text))) return null;
  clause.take('per_day', 'belongs');
  clause.takeAtom(...named, ...(guard ?? []), ...clause.left.filter((atom) => LINK.test(atom.text)));
  const whens = timesOf(clause);
  return whens?.map((when) => ({ kind: 'never', when, name })) ?? null;
};

/** "Is", "belong to": what joins the time to its name. */
const LINK =
  /^(?:belongs?|reserved|blocked|réservée?s?|reserviert|reservado|aux|à|den|die|is|are|goes|for|gehört|gehören|ist|sind|para|pour|für|est|sont|es|son|at|from|um|von|de)$/i;

const JOINED = /(?:^|\s)(?:is|are|belongs? to|for|=|ist|sind|gehör(?:t|en)|est|sont|es|son)\s|:\s/iu;

/** The words after the time that keep it: "keep it clear", "never book over it", "nothing then". */
function guardOf(clause: Clause, from: number): readonly Atom[] | null {
  const after = clause.atoms.filter((atom) => atom.from >= from);
  const start = after.findIndex((atom, i) => atom.k === 'comma' || (i === 0 && isParted(clause, from, atom)));
  if (start < 0) return null;
  const words = after
    .slice(start)
    .filter(
      (atom) =>
        !conceptsOf(atom).some((concept) => concept === 'per_day' || concept === 'always' || concept === 'belongs') &&
        atom.k !== 'comma' &&
        atom.k !== 'keyword',
    );
  const says = (concept: Concept) => words.some((atom) => conceptsOf(atom).includes(concept));
  const refuses =
    says('no') && (says('act_book') || says('act_offer') || says('meeting') || /\b(?:then|dann)\b/i.test(clause.text));
  const keeps = says('block') || says('free');
  const guards = words.every(
    (atom) =>
      conceptsOf(atom).some((concept) => GUARDING.has(concept)) ||
      /^(?:over|then|dann|drüber|encima|dessus)$/i.test(atom.text),
  );
  return guards && refuses !== keeps && words.length > 0 ? words : null;
}

/** A dash, a semicolon or a bracket stands between. */
function isParted({ text }: Clause, from: number, { from: to }: Atom): boolean {
  return /[-–—;:(]\s*(?:\p{L}+\s+){0,1}$/u.test(text.slice(from, to));
}

/** Whether a word may be part of what an activity is called. */
export function canName(atom: Atom): boolean {
  if (atom.k === 'word' || atom.k === 'name') return true;
  if (atom.k !== 'phrase') return false;
  return atom.meanings.some(
    (one) => one.k === 'type' || one.k === 'group' || (one.k === 'concept' && NAMING.has(one.concept)),
  );
}

/** The name is one stretch of the sentence, before the time or after it. */
function isTogether(clause: Clause, named: readonly Atom[]): boolean {
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return false;
  return clause.atoms.every(
    (atom) => atom.from < first.from || atom.from > last.from || named.includes(atom) || atom.k === 'keyword',
  );
}

function nameOf(clause: Clause, named: readonly Atom[], time: Atom): string | null {
  const [first, last] = [named[0] as Atom, named.at(-1) as Atom];
  const text = clause.text
    .slice(first.from, last.to)
    .replace(/^(?:my|the|our|i have|i do|meine?|der|die|das|mon|ma|mes|le|la|les|mi|mis|el|los|las)\s+/i, '')
    .replace(/\s+(?:time|is|are)$/i, '')
    .toLowerCase();
  const before = clause.text.slice(time.to - 1, first.from);
  const joined = first.from < time.from || JOINED.test(before);
  return joined && text.split(/\s+/).length <= 4 && NAME.test(text) ? text : null;
}
