import type { Medium, People, Scope } from '../rule';
import { listed, plural, quoted } from './words';

/** Nouns that name a meeting by themselves; any other word stands before "meetings": "investor meetings". */
export const NOUNS: Readonly<Record<string, string>> = {
  '1:1': '1:1s',
  breakfast: 'breakfasts',
  chat: 'chats',
  'check-in': 'check-ins',
  coffee: 'coffee',
  demo: 'demos',
  dinner: 'dinners',
  discussion: 'discussions',
  drinks: 'drinks',
  interview: 'interviews',
  intro: 'intros',
  lunch: 'lunches',
  review: 'reviews',
  standup: 'standups',
  webinar: 'webinars',
  workshop: 'workshops',
};
/** Nouns without a plural. */
const MASS: ReadonlySet<string> = new Set(['coffee']);
/** Tags that are written in capitals. */
export const CAPITALS: ReadonlySet<string> = new Set(['vip', 'vc', 'ceo', 'cto', 'cfo', 'hr', 'pr', 'lp', 'gp']);
export const MEDIUM_WORDS: Readonly<Record<Medium, string>> = {
  video: 'video',
  phone: 'phone',
  in_person: 'in-person',
};

/** `meetings`, `outside video interviews and coffee with investors`; the codeword is not in it. */
export function meetings(scope: Scope = {}, count: 'one' | 'many' = 'many'): string {
  const { people, media = [], types = [], except } = scope;
  const side = people?.by === 'side' ? (people.side === 'outside' ? 'outside ' : 'internal ') : '';
  const medium = media.length > 0 ? `${listed(media.map((one) => MEDIUM_WORDS[one]))} ` : '';
  const nouns = types.map((type) => (count === 'one' ? singular(type) : manyOf(type)));
  const noun = nouns.length > 0 ? listed(nouns, count === 'one' ? 'or' : 'and') : manyOrOne(count);
  const company = people && people.by !== 'side' ? ` with ${peopleWords(people)}` : '';
  return `${side}${medium}${noun}${company}${except ? ` except ${meetings(except)}` : ''}`;
}

/** ` for interviews`, or nothing where the scope is all meetings. */
export function forMeetings(scope: Scope | undefined): string {
  return scope && hasMeetings(scope) ? ` for ${meetings(scope)}` : '';
}

/** Whether more than a codeword is said about the meeting. */
export function hasMeetings(scope: Scope): boolean {
  return (scope.types ?? scope.media ?? scope.people ?? scope.except) !== undefined;
}

/** `takes` after a noun that is grammatically one. */
export function verb(scope: Scope | undefined, one: string, many: string): string {
  return scope?.types?.length === 1 && MASS.has(scope.types[0] as string) ? one : many;
}

/** `, if I write "asap"`. */
export function codeword(scope: Scope | undefined): string {
  return scope?.codeword ? `, if I write ${quoted(scope.codeword)}` : '';
}

/** `jane@acme.com`, `anyone at acme.com`, `investors`, `anyone outside my organisation`. */
export function peopleWords(people: People): string {
  switch (people.by) {
    case 'side':
      return `anyone ${people.side} my organisation`;
    case 'address':
      return people.address;
    case 'domain':
      return `anyone at ${people.domain}`;
    case 'name':
      return people.name;
    case 'tag':
      return CAPITALS.has(people.tag) ? `${people.tag.toUpperCase()}s` : plural(people.tag);
  }
}

/** The tag as a noun: `investor`, `VIP`. */
export function tagNoun(tag: string): string {
  return CAPITALS.has(tag) ? tag.toUpperCase() : tag;
}

function manyOf(type: string): string {
  return NOUNS[type] ?? `${type} meetings`;
}

function singular(type: string): string {
  return type in NOUNS ? type : `${type} meeting`;
}

function manyOrOne(count: 'one' | 'many'): string {
  return count === 'one' ? 'meeting' : 'meetings';
}
