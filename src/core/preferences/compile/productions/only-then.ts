import type { Rule } from '../../rule';
import type { Stretch } from '../../when';
import { type Atom, conceptsOf } from '../atom';
import type { Clause } from '../clause';
import type { Production } from '../production';
import { scopeOf } from '../scope';
import { zoneOfCity } from './about';
import { isKeptFor, isOfOthers } from './refusals';
import { scoped } from './scoped';
import { likes, timesOf } from './times';

/** "Interviews only on Tuesday mornings", "outside meetings after noon only". */
export const only: Production = (clause) => {
  if (/\bonly work with\b/i.test(clause.text) || isOfOthers(clause) || OF_A_PART.test(clause.text)) return null;
  const first = ONLY_FIRST.test(clause.text) && !clause.of('hours').some(({ meal }) => meal);
  if ((isKeptFor(clause) && !first) || isOnlyOther(clause) || (!clause.take('only') && !clause.key('only')))
    return null;
  // Each of them limits a part of its own.
  if (clause.atoms.filter(isOnlyWord).length > 1) return null;
  const isOfDays = limitsDays(clause.atoms);
  const startsWithDays = clause.atoms.find((atom) => atom.k !== 'keyword')?.k === 'days';
  clause.take('work', 'act_offer', 'act_book', 'last', 'default');
  const named = clause.of('name').find((atom) => atom.from === 0);
  if (named && NO_NAME.test(named.text)) return null;
  const tzid = named && zoneOfCity(named.text);
  if (tzid) return thereOnly(clause, named, tzid);
  clause.takeAtom(named);
  const scope = named ? { ...scopeOf(clause), people: { by: 'name' as const, name: named.text } } : scopeOf(clause);
  const whens = timesOf(clause);
  if (!whens) return null;
  if (isOfDays && whens.every(({ weekdays, dates }) => weekdays && !dates))
    return scope && !startsWithDays
      ? null
      : whens.map((when) => ({
          kind: 'never',
          when: { ...when, hours: otherHours(when.hours ?? []) },
          ...scoped(scope),
        }));
  if (clause.take('if_possible', 'prefer')) return likes(whens, 2, scope);
  return whens.map((when) => ({ kind: 'only', when, ...scoped(scope) }));
};

/** "Evening sessions on Tuesdays only": the meetings of a part of the day, not all. */
const OF_A_PART =
  /^(?:early |late )?(?:morning|lunchtime|noon|afternoon|evening|night)s? (?:meetings?|calls?|sessions?|appointments?|slots?)\s/iu;

/** "New clients only on Tuesdays": with a capital because it comes first. */
const NO_NAME =
  /^(?:(?:ask|tell|let|remind|check|see|find|show|make|give|put|send|say|note|maybe|perhaps|would|could|should|is|are|do|does|will|can)(?: .*)?|new|first|most|some|every|other|big|small|important|neue|erste|nouveaux|nuevos)$/iu;

/** "Only mornings for interviews": of the times these, not of the meetings. */
const ONLY_FIRST = /^(?:please\s+)?(?:only|nur|uniquement|seulement|sólo|solo|solamente)\s/iu;

/** "Saturdays only mornings": the hours of those days are limited, and the other days are as they were. */
function limitsDays(atoms: readonly Atom[]): boolean {
  const at = atoms.findIndex(isOnlyWord);
  const isDays = (atom: Atom) => atom.k === 'days';
  return atoms[at + 1]?.k === 'hours' && atoms.slice(0, at).some(isDays) && !atoms.slice(at).some(isDays);
}

/** What is left of a day. */
function otherHours(hours: readonly Stretch[]): Stretch[] {
  const sorted = [...hours].sort(([a], [b]) => a - b);
  const starts = [0, ...sorted.map(([, to]) => to)];
  const ends = [...sorted.map(([from]) => from), 1440];
  return starts.map((from, i): Stretch => [from, ends[i] as number]).filter(([from, to]) => from < to);
}

/** "On Fridays only internal meetings": what is limited is who, not when. The word stands beside what it limits. */
export function isOnlyOther(clause: Clause): boolean {
  const words = clause.left.filter((atom) => isOnlyWord(atom) || atom.k !== 'keyword');
  const at = words.findIndex(isOnlyWord);
  const said = words.filter((atom, i) => i !== at + 1 || !isDoing(atom));
  const isTime = (atom: Atom | undefined) => atom?.k === 'days' || atom?.k === 'hours' || atom?.k === 'clock';
  const next = said[at + 1];
  if (at < 0 || isTime(next)) return false;
  if (/^(?:i|we) only\s/i.test(clause.text) && isTime(said.at(-1))) return false;
  return !(isTime(said[at - 1]) && (!next || next.k === 'comma'));
}

/** "Only book me after lunch", "only available in the mornings": what is done stands between. */
function isDoing(atom: Atom): boolean {
  return conceptsOf(atom).some(
    (concept) => concept === 'work' || concept === 'act_book' || concept === 'act_offer' || concept === 'offer',
  );
}

export function isOnlyWord(atom: Atom): boolean {
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

/** "Publishers on Thursdays", "1:1s: Mondays": a kind of meeting, in the plural, and when. */
export const bareTimes: Production = (clause) => {
  const noun = clause.atoms.find(
    (atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'type' || one.k === 'group'),
  );
  const joined = /^\s*(?:(?:calls|meetings|chats)\s*)?(?::|\b(?:on|in the|in|am|nur am|le|la|los|las|por la)\b)/iu.test(
    clause.text.slice(noun?.to ?? 0),
  );
  if (!noun || noun.from > 0 || !joined || !/(?:s|en|er|é)$/iu.test(noun.text)) return null;
  const scope = scopeOf(clause);
  const whens = timesOf(clause);
  if (!scope || !whens || whens.some(({ dates }) => dates)) return null;
  if (!/s\b|\b(?:mornings?|afternoons?|evenings?)\b|:/i.test(clause.text.slice(noun.to))) return null;
  return whens.map((when) => ({ kind: 'only', when, ...scoped(scope) }));
};

/** "Sales calls go on Mondays and Wednesdays", "schedule interviews before noon": said of one kind of meeting. */
export const goesOn: Production = (clause) => {
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
