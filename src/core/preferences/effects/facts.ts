import { folded } from '../../folded';
import { sameOrganisation } from '../../mail/organisation';
import type { Period } from '../../time/period';
import { lexiconFor } from '../compile/lexicon/lexicons';
import { phrasesIn, wordsIn } from '../compile/phrases';
import type { SourcedRule } from '../compiled';
import type { Medium, People, Scope } from '../rule';

export interface Person {
  readonly address: string;
  readonly name: string | null;
}

/** What rules may ask about a meeting. */
export interface MeetingFacts {
  /** What it is called: noun, title, subject, the names that the request had for it. */
  readonly words: readonly string[];
  /** Null while it is not known. */
  readonly medium: Medium | null;
  readonly guests: readonly Person[];
  readonly ownAddresses: readonly string[];
  /** Codewords of the owner's request; lower case. */
  readonly codewords: readonly string[];
}

/** An event of the owner's calendar, as far as rules ask about it. */
export interface EventFacts extends Period {
  readonly title: string | null;
  /** The others who take part. */
  readonly guests: readonly Person[];
  readonly medium: Medium | null;
  /** It blocks time. */
  readonly busy: boolean;
  readonly allDay: boolean;
}

/** Whether the rules of this scope are about the meeting. `rules` say who belongs to which group. */
export function matches(scope: Scope | undefined, facts: MeetingFacts, rules: readonly SourcedRule[]): boolean {
  if (!scope) return true;
  const { types, media, people, codeword, except } = scope;
  if (except && matches(except, facts, rules)) return false;
  if (codeword !== undefined && !facts.codewords.includes(codeword)) return false;
  if (media && (facts.medium === null || !media.includes(facts.medium))) return false;
  if (types && !types.some((type) => type === 'meeting' || isCalled(facts, type))) return false;
  return !people || includes(people, facts, rules);
}

/** Whether somebody of these takes part; for the inside of the organisation, whether nobody else does. */
export function includes(people: People, facts: MeetingFacts, rules: readonly SourcedRule[]): boolean {
  const { guests, ownAddresses } = facts;
  if (people.by === 'side') {
    const outside = guests.filter(({ address }) => !ownAddresses.some((own) => sameOrganisation(own, address)));
    return people.side === 'outside' ? outside.length > 0 : guests.length > 0 && outside.length === 0;
  }
  if (people.by === 'tag' && isCalled(facts, people.tag)) return true;
  return guests.some((guest) => isOne(people, guest, rules));
}

/** Whether this person is meant, by address, domain, name, or as one of a group. */
export function isOne(people: People, person: Person, rules: readonly SourcedRule[]): boolean {
  const address = person.address.toLowerCase();
  switch (people.by) {
    case 'address':
      return address === people.address;
    case 'domain':
      return address.endsWith(`@${people.domain}`) || address.endsWith(`.${people.domain}`);
    case 'name':
      return isNamed(people.name, person);
    case 'tag':
      return membersOf(people.tag, rules).some((member) => member.by !== 'tag' && isOne(member, person, rules));
    case 'side':
      return false;
  }
}

/** Whether a person is put first, by whatever sentence. */
export function isVip(person: Person, rules: readonly SourcedRule[]): boolean {
  return isOne({ by: 'tag', tag: 'vip' }, person, rules);
}

/** Those who belong to a group; whoever has priority is a VIP, whatever sentence says so. */
function membersOf(tag: string, rules: readonly SourcedRule[]): People[] {
  return rules.flatMap(({ rule }) => {
    if (rule.kind === 'tagged' && rule.tag === tag) return [rule.people];
    return rule.kind === 'priority' && tag === 'vip' ? [rule.people] : [];
  });
}

/** Every part of the name that is written down is a part of theirs, or of their address where they have no name. */
function isNamed(written: string, { name, address }: Person): boolean {
  const wanted = fold(written).split(' ');
  const theirs = fold(name ?? '').split(' ');
  const local = fold((address.split('@')[0] ?? '').replace(/[._-]+/g, ' ')).split(' ');
  const known = name ? theirs : local;
  return wanted.every((part) => known.includes(part));
}

function fold(text: string): string {
  return folded(text).replace(/\s+/g, ' ').trim();
}

/** Whether a meeting is called by this noun or after this group, in any of the languages of the document. */
export function isCalled(facts: Pick<MeetingFacts, 'words'>, name: string): boolean {
  return facts.words.some((text) => namesIn(text).has(name) || hasPhrase(text, name));
}

const LANGUAGES = ['en', 'de', 'fr', 'es'];
const known = new Map<string, ReadonlySet<string>>();
const KNOWN = 5_000;

/** The nouns of meetings and the groups of people that a text names, as rules call them. */
export function namesIn(text: string): ReadonlySet<string> {
  const before = known.get(text);
  if (before) return before;
  const words = wordsIn(text);
  const names = new Set<string>();
  for (const { trie } of new Set(LANGUAGES.map(lexiconFor))) {
    for (const meaning of phrasesIn(words, trie).flatMap((hit) => hit.meanings)) {
      if (meaning.k === 'type') names.add(meaning.type);
      if (meaning.k === 'group') names.add(meaning.tag);
    }
  }
  if (known.size >= KNOWN) known.clear();
  known.set(text, names);
  return names;
}

/** Words of the owner's own: in the singular or the plural, with or without a hyphen. */
export function hasPhrase(text: string, phrase: string): boolean {
  const plain = (written: string) =>
    wordsIn(written)
      .map((word) => fold(word.text).replace(/(?<=\p{L}{3})s$/u, ''))
      .filter((word) => word !== '-')
      .join(' ');
  return phrase.trim() !== '' && ` ${plain(text)} `.includes(` ${plain(phrase)} `);
}
