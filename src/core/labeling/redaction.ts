/** Somebody who takes part in a conversation. */
export interface KnownPerson {
  readonly address: string;
  readonly name: string | null;
}

const ADDRESS = /[\p{L}\d.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\d.-]{1,255}/gu;
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}/gi;
const PHONE = /(?<![\d:.,-])\+?\(?\d[\d ().-]{7,20}\d(?![\d:])/g;
/** Numbers of accounts, rooms to dial into, orders: no time or date has as many digits in a row. */
const LONG_NUMBER = /(?<![\d:.,-])\d{5,20}(?![\d:])/g;
const GREETED =
  /^(?:hi|hello|hey|dear|hallo|liebe[rs]?|guten tag|bonjour|cher|chère|salut|hola|querid[oa]|estimad[oa])[ \t]+(?:mr\.?|mrs\.?|ms\.?|dr\.?|herr|frau)?[ \t]*(\p{Lu}[\p{L}'’-]{1,40}(?:[ \t]\p{Lu}[\p{L}'’-]{1,40})?)/gimu;

/**
 * The value without addresses, links, telephone and long numbers, the names of those who take part and of whoever is
 * greeted; the same person has the same stand-in everywhere, so that a reading still fits its text. Strings under a key of
 * `kept` stay (times, zones, names of ours). Names of others in the text remain: look before you share it.
 */
export function redacted<T extends object>(value: T, people: readonly KnownPerson[], kept: ReadonlySet<string>): T {
  const texts: string[] = [];
  mapStrings(value, kept, (text) => {
    texts.push(text);
    return text;
  });
  const clean = redactor(people, texts.join('\n'));
  return mapStrings({ ...value }, kept, clean) as T;
}

/** What a text becomes, the same for every text of one conversation; `texts` is all of it, for who is greeted there. */
function redactor(people: readonly KnownPerson[], texts: string): (text: string) => string {
  const standIns = new Map<string, string>();
  const names = people.flatMap(({ address, name }, i): [RegExp, string][] => {
    standIns.set(address.toLowerCase(), `person${i + 1}@example.com`);
    const parts = [...(name ?? '').split(/[\s,]+/), ...(address.split('@')[0] ?? '').split(/[._-]/)];
    return parts.filter((part) => part.length > 2 && !/\d/.test(part)).map((part) => [word(part), `Person${i + 1}`]);
  });
  const greeted = [...texts.matchAll(GREETED)].flatMap(([, name = '']) => name.split(/[ \t]/));
  const others = [...new Set(greeted)].filter((part) => !names.some(([known]) => test(known, part)));
  const all = [...names, ...others.map((part, i): [RegExp, string] => [word(part), `Person${people.length + i + 1}`])];
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

function word(part: string): RegExp {
  return new RegExp(`(?<!\\p{L})${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'giu');
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
