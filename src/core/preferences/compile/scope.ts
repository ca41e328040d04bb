import type { Medium, People, Scope } from '../rule';
import { type Atom, conceptsOf } from './atom';
import type { Clause } from './clause';
import { lexiconFor } from './lexicon/lexicons';
import { phrasesIn, wordsIn } from './phrases';
import { relationsOf } from './relations';

/** Nouns and people that a clause is about, as far as its words name them. Takes them from the clause. */
function scopeIn(clause: Clause): Scope | undefined {
  const types = typesIn(clause);
  // Whom one meets for the first time is new.
  if (types.includes('intro')) clause.takeAtom(...clause.left.filter((atom) => NEW.test(atom.text)));
  const media = mediaIn(clause);
  const people = peopleIn(clause);
  clause.take('meeting');
  // "Calls" beside what is no call are more than these: left over.
  const isCall = media.every((medium) => medium !== 'in_person') && clause.has('call') && clause.take('call');
  const remote = isCall && media.length === 0 && types.length === 0;
  const all: readonly Medium[] = remote ? ['video', 'phone'] : media;
  const scope: Scope = {
    ...(types.length > 0 ? { types } : {}),
    ...(all.length > 0 ? { media: all } : {}),
    ...(people ? { people } : {}),
  };
  return Object.keys(scope).length > 0 ? scope : undefined;
}

/**
 * The meetings that a clause is about; undefined: all. Where it names no subject of its own, that of the clause before it.
 * Takes their words, general ones too.
 */
export function scopeOf(clause: Clause): Scope | undefined {
  const general = clause.has('meeting');
  return scopeIn(clause) ?? (general ? undefined : clause.inherited);
}

/** As `scopeOf`, one by one where several groups of people are named: "with a customer or a board member". */
export function scopesIn(clause: Clause): readonly (Scope | undefined)[] {
  const groups = clause.left.flatMap((atom) => {
    const meaning = atom.k === 'phrase' ? atom.meanings.find((one) => one.k === 'group') : undefined;
    return meaning?.k === 'group' ? [{ atom, tag: meaning.tag }] : [];
  });
  if (groups.length < 2) return [scopeOf(clause)];
  clause.takeAtom(...groups.map(({ atom }) => atom));
  clause.key('or');
  const rest = scopeIn(clause);
  if (rest?.people) return [undefined];
  return groups.map(({ tag }) => ({ ...rest, people: { by: 'tag', tag } }));
}

const NEW = /^(?:new|neuen?|neuer|nouve(?:au|aux|lle|lles)|nuev[oa]s?)$/iu;

/** Nouns of meetings, and a word of the owner's own before "meetings": "creative reviews" are both words. */
function typesIn(clause: Clause): string[] {
  const types: string[] = [];
  for (const [i, atom] of clause.atoms.entries()) {
    if (!clause.isLeft(atom)) continue;
    const type = atom.k === 'phrase' ? atom.meanings.find((meaning) => meaning.k === 'type') : undefined;
    const noun = type ?? conceptsOf(atom).find((concept) => concept === 'meeting' || concept === 'call');
    if (!noun) continue;
    const before = clause.atoms[i - 1];
    const next = clause.atoms[i + 1];
    const labelled = next && clause.isLeft(next) && LABELLED.test(next.text) && clause.atoms[i + 2]?.k === 'quoted';
    const after = labelled ? clause.atoms[i + 2] : next;
    if (!type && after?.k === 'quoted' && clause.isLeft(after) && !clause.has('title', 'description', 'codeword')) {
      clause.takeAtom(after, labelled ? next : undefined);
      types.push(nounOf(after.quoted, clause.language));
      continue;
    }
    const word =
      clause.language === 'en' &&
      before &&
      clause.isLeft(before) &&
      !NO_NOUN.test(before.text) &&
      (before.k === 'word' || (before.k === 'name' && i === 1));
    const beside = word && /^[\s-]*$/.test(clause.text.slice(before.to, atom.from));
    const own = beside ? before.text.toLowerCase() : null;
    if (beside) clause.takeAtom(before);
    if (type?.k === 'type') {
      clause.takeAtom(atom);
      types.push(own ? `${own} ${type.type}` : type.type);
    } else if (own) types.push(own);
  }
  return [...new Set(types)];
}

/** "Anything tagged “partner”". */
const LABELLED =
  /^(?:tagged|labelled|labeled|marked|flagged|titled|markiert|gekennzeichnet|étiquetés?|marqués?|etiquetad[oa]s?|marcad[oa]s?)$/iu;

/** "Anything “detailed”": a kind of meeting in the owner's word for it. */
function nounOf(quoted: string, language: string): string {
  const [hit, other] = phrasesIn(wordsIn(quoted), lexiconFor(language).trie);
  const known = other ? undefined : hit?.meanings.find((one) => one.k === 'type');
  return known?.k === 'type' ? known.type : quoted.toLowerCase();
}

/** Whether all words of the nouns could name a kind of meeting. */
export function areNouns({ types }: Scope): boolean {
  return types === undefined || types.every(isNoun);
}

function isNoun(type: string): boolean {
  const words = type.split(/\s/);
  return words.every((word, i) => !NO_NOUN.test(word) || (i < words.length - 1 && TELLS_KIND.test(word)));
}

/** Before a noun these make another kind of it: "first consultations". */
const TELLS_KIND = /^(?:first|new|existing|personal)$/i;

/** Words before "meetings" that are no noun: they compare, count, or say what is done with the meetings. */
const NO_NOUN =
  /^(?:same|day|same-day|last-minute|minute|short-notice|short|notice|late-night|early-morning|late-evening|back-to-back|back|morning|mornings|afternoon|afternoons|evening|evenings|night|lunchtime|weekend|weekday|daily|weekly|monthly|today|tomorrow|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|unannounced|surprise|spontaneous|impromptu|ad-hoc|overlapping|parallel|double|all-day|half-hour|hour-long|minutes?|hours?|more|fewer|less|most|some|few|many|several|enough|such|often|long|longer|short|shorter|big|bigger|small|large|good|bad|nice|great|early|earlier|late|later|other|another|between|mind|like|have|having|need|hate|enjoy|love|miss|skip|refuse|take|taking|tolerate|allow|want|do|doing|hold|holding|any|old|last|first|extra|additional|further|breaks?|buffers?|gaps?|urgent|important|unimportant|unnecessary|necessary|optional|new|existing|recurring|regular|quick|personal|same|different|certain|particular|useless|pointless|whether|if|that|when|why|how|because|than|though|while|where)$/i;

export function mediaIn(clause: Clause): Medium[] {
  return (['video', 'phone', 'in_person'] as const).filter((medium) => clause.take(medium));
}

const COMPANY =
  /\b(?:with|for|from|to|by|of|give|offer|ignore|mit|von|für|avec|pour|de|con|para)\s+(?:(?:my|our|meine[mr]?|mon|ma|mi)\s+\p{L}+,?\s+)?(?:(?:dr|mr|mrs|ms|prof)\.?\s+)?$/iu;

/** "David would rather not meet on Monday": a name before a verb of persons. */
function speaksFor(text: string, atom: Atom): boolean {
  const verb = /^\s+(?:would|can|cannot|can't|does|doesn't|do|don't|prefers|only|wants|needs)\b/i;
  return atom.from === 0 && verb.test(text.slice(atom.to));
}

/** "The Tokyo team": a group that is called after a name. */
const GROUP = /^(?:team|group|crew|squad|department|people|folks|committee|project)$/i;

/** Whom: a side, a group, an address, a domain, or a name after a word of company. */
export function peopleIn(clause: Clause): People | undefined {
  if (clause.take('outside')) return { by: 'side', side: 'outside' };
  if (clause.take('inside')) return { by: 'side', side: 'inside' };
  const address = clause.single('address');
  if (address) return { by: 'address', address: address.address };
  const domain = clause.single('domain');
  if (domain) return { by: 'domain', domain: domain.domain };
  const groups = clause.left.filter((atom) => atom.k === 'phrase' && atom.meanings.some((one) => one.k === 'group'));
  const [group] = groups;
  if (group?.k === 'phrase' && groups.length === 1) {
    const meaning = group.meanings.find((one) => one.k === 'group');
    clause.takeAtom(group);
    if (meaning?.k === 'group') return { by: 'tag', tag: meaning.tag };
  }
  const named = clause.left.find(
    (atom) =>
      atom.k === 'name' &&
      (COMPANY.test(clause.text.slice(0, atom.from)) || speaksFor(clause.text, atom) || isCollective(clause, atom)),
  );
  if (!named) return undefined;
  const collective = collectiveOf(clause, named);
  clause.takeAtom(named, collective, ...relationsOf(clause));
  return collective
    ? { by: 'tag', tag: `${named.text} ${collective.text}`.toLowerCase() }
    : { by: 'name', name: named.text };
}

/** The noun of a group right after a name. */
function collectiveOf(clause: Clause, name: Atom): Atom | undefined {
  const next = clause.atoms[clause.atoms.indexOf(name) + 1];
  const beside = next && clause.isLeft(next) && /^\s+$/.test(clause.text.slice(name.to, next.from));
  return beside && GROUP.test(next.text) ? next : undefined;
}

function isCollective(clause: Clause, name: Atom): boolean {
  return (
    /\b(?:with|for|from|by|of|mit|von|avec|con) the\s+$/iu.test(clause.text.slice(0, name.from)) &&
    collectiveOf(clause, name) !== undefined
  );
}
