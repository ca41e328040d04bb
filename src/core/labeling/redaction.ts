import { namesIn } from './names-in';

/** Somebody who takes part in a conversation. */
export interface KnownPerson {
  readonly address: string;
  readonly name: string | null;
}

/** Names that are known beside those of who takes part. */
export interface Known {
  /** People whom the owner knows. */
  readonly contacts?: readonly string[];
  /** What assistants are called: that stays. */
  readonly ours?: readonly string[];
}

const ADDRESS = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d.-]{1,255}/gu;
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/gi;
const PHONE = /(?<![\d:.,-])\+?\(?\d[\d ().-]{7,20}\d(?![\d:])/g;
/** Numbers of accounts, rooms to dial into, orders: no time or date has as many digits in a row. */
const LONG_NUMBER = /(?<![\d:.,-])\d{5,20}(?![\d:])/g;
const WORD = /\p{L}[\p{L}'’-]*/gu;
const GREETED =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten tag|bonjour|cher|chère|salut|hola|querid[oa]|estimad[oa])[ \t]+(?:mr\.?|mrs\.?|ms\.?|dr\.?|herr|frau)?[ \t]*(\p{Lu}[\p{L}'’-]{1,40}(?:[ \t]\p{Lu}[\p{L}'’-]{1,40})?)/gimu;

/**
 * The value without addresses, links, telephone and long numbers, the names of those who are known and of whoever is greeted,
 * and every capitalised word that the reader does not know; the same person has the same stand-in everywhere, so that a
 * reading still fits its text. The names of contacts go where they are written as names. Strings under a key
 * of `kept` stay (times, zones, names of ours). What remains is what nobody can tell from a word: a name in small letters
 * that nobody is known by, and one that is a word, such as "Will" or "May".
 */
export function redacted<T extends object>(
  value: T,
  people: readonly KnownPerson[],
  kept: ReadonlySet<string>,
  { contacts = [], ours = [] }: Known = {},
): T {
  const texts: string[] = [];
  mapStrings(value, kept, (text) => {
    texts.push(text);
    return text;
  });
  const clean = redactor(people, texts.join('\n'), { contacts, ours });
  return mapStrings({ ...value }, kept, clean) as T;
}

/** What a text becomes, the same for every text of one conversation; `texts` is all of it, for who is named there. */
function redactor(
  people: readonly KnownPerson[],
  texts: string,
  { contacts, ours }: Required<Known>,
): (text: string) => string {
  const standIns = new Map<string, string>();
  const all = people.flatMap(({ address, name }, i): [RegExp, string][] => {
    standIns.set(address.toLowerCase(), `person${i + 1}@example.com`);
    const parts = [...partsOf(name ?? ''), ...(address.split('@')[0] ?? '').split(/[._-]/)];
    return parts.filter(isPart).map((part) => [word(part), standInFor(i)]);
  });
  let n = people.length;
  for (const name of othersIn(texts, { contacts, ours })) {
    const known = all.find(([pattern]) => name.some((part) => test(pattern, part)))?.[1];
    const standIn = known ?? standInFor(n++);
    for (const part of name) all.push([wordAsName(part), standIn]);
  }
  const addressFor = (address: string): string => {
    const key = address.toLowerCase().replace(/[.]+$/, '');
    if (!standIns.has(key)) standIns.set(key, `person${standIns.size + 1}@example.com`);
    return standIns.get(key) as string;
  };
  const phones = new Map<string, string>();
  // Numbers for films and books (NANPA): nobody's.
  const phoneFor = (number: string): string => {
    const digits = number.replace(/\D/g, '').replace(/^0+/, '');
    if (!phones.has(digits)) phones.set(digits, `+1 202 555 01${String(phones.size % 100).padStart(2, '0')}`);
    return phones.get(digits) as string;
  };
  return (text) => {
    const masked = text
      .replace(LINK, 'https://link.example/')
      .replace(ADDRESS, addressFor)
      .replace(PHONE, phoneFor)
      .replace(LONG_NUMBER, (number) => number.replace(/\d/g, '5'));
    return all.reduce((rest, [name, standIn]) => rest.replace(name, standIn), masked);
  };
}

/** Names in a text of people who do not take part: of contacts, of who is greeted, and what else may be one. Each in its parts. */
function othersIn(texts: string, { contacts, ours }: Required<Known>): string[][] {
  const greeted = [...texts.matchAll(GREETED)].map(([, name = '']) => partsOf(name));
  const words = new Set(texts.match(WORD) ?? []);
  const met = contacts.map((name) => partsOf(name).filter((part) => isPart(part) && words.has(part)));
  const kept = new Set(ours.flatMap(partsOf));
  return [...greeted, ...met, ...namesIn(texts, null)]
    .map((parts) => parts.filter((part) => !kept.has(part)))
    .filter((parts) => parts.length > 0);
}

/** "PersonA" to "PersonZ", then "PersonBA": letters alone, as names are. */
function standInFor(n: number): string {
  const letters = [...n.toString(26)].map((digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)));
  return `Person${letters.join('')}`;
}

function partsOf(name: string): string[] {
  return name.split(/[\s,]+/).filter((part) => part !== '');
}

function isPart(part: string): boolean {
  return part.length > 2 && !/\d/.test(part);
}

function word(part: string): RegExp {
  return new RegExp(`(?<!\\p{L})${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu');
}

/** The same where it is written with a capital. */
function wordAsName(part: string): RegExp {
  return new RegExp(word(part).source, 'gu');
}

function test(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, 'iu').test(text);
}

/** The same value with every string in it changed, but those under keys that are kept. */
function mapStrings(value: unknown, kept: ReadonlySet<string>, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, kept, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, kept.has(key) ? item : mapStrings(item, kept, change)]),
  );
}
