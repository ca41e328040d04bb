import { folded } from '../../folded';
import { comparableAddress } from '../../mail/address';

/** Words that begin with a capital letter after "with" and are no names. */
const NO_NAME =
  /^(?:me|us|him|her|them|you|everyone|everybody|all|the|a|an|my|our|your|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|january|february|march|april|may|june|july|august|september|october|november|december|zoom|teams|google|video|mir|uns|ihm|ihr|ihnen|moi|nous|lui|mí)$/iu;
/** The writer themselves, among others. */
const SELF = /^(?:me|myself|us|mich|mir|uns|moi|nous|mí|nosotros|nosotras)$/iu;
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|la|di|del|da) )*\p{Lu}[\p{L}'’-]*){0,2}`;
const WITH = new RegExp(
  String.raw`(?<![\p{L}])(?:with|mit|avec|con)\s+(${NAME}(?:(?:\s*,\s*|\s+(?:and|&|und|et|y)\s+)${NAME})*)`,
  'gu',
);
const ONE = `(?:${NAME}|[Mm]e|[Mm]yself|us|mich|mir|uns|moi|nous|mí|nosotros|nosotras)`;
/** "for me and Ana", "between Ana, Ben and me": a list in which the writer stands. "for Ana" alone is on her behalf. */
const TOGETHER = new RegExp(
  String.raw`(?<![\p{L}])(?:for|between|für|zwischen|pour|entre|para)\s+(${ONE}(?:(?:\s*,\s*|\s+(?:and|&|und|et|y)\s+)${ONE})+)(?![\p{L}])`,
  'gu',
);
const ADDRESS = /[^\s<>()[\]{},;:"'“”‘’`|\\]+@[^\s<>()[\]{},;:"'“”‘’`|\\]+/gu;

/** Mail addresses in the owner's words, in comparable form; what is no address is left out. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(ADDRESS)].flatMap(([word]) => comparableAddress(word.replace(/[.!?]+$/, '')) ?? []);
  return [...new Set(found)];
}

/** Whom the owner names as those to meet: "30 minutes with Jane Doe and Bob", "a time for me and Ana". */
export function namesIn(text: string): string[] {
  const after = [...text.matchAll(WITH)].map(([, list = '']) => listed(list));
  const together = [...text.matchAll(TOGETHER)].map(([, list = '']) => listed(list)).filter((all) => all.some(isSelf));
  const names = [...after, ...together]
    .flat()
    .filter((name) => !isSelf(name) && !NO_NAME.test(name.split(' ')[0] ?? ''));
  return [...new Set(names)];
}

function listed(list: string): string[] {
  return list
    .split(/\s*,\s*|\s+(?:and|&|und|et|y)\s+/u)
    .map((name) => name.replace(/[.,;]+$/, '').trim())
    .filter((name) => name !== '');
}

function isSelf(name: string): boolean {
  return SELF.test(name);
}

/** True when a name or an address that was written down means this person: all of the name, or the first or last one. */
export function isMeant(written: string, person: { readonly name: string | null; readonly address: string }): boolean {
  if (written.includes('@')) return written.toLowerCase() === person.address;
  const wanted = fold(written);
  const name = fold(person.name ?? '');
  const local = fold(person.address.split('@')[0] ?? '').split(/[._-]/);
  const parts = name.split(' ');
  return name === wanted || parts[0] === wanted || parts.at(-1) === wanted || (name === '' && local.includes(wanted));
}

/** The words of somebody's name, to be compared; of their address where they give no name. */
export function nameWords({ name, address }: { readonly name: string | null; readonly address: string }): string[] {
  return fold(name?.trim() || (address.split('@')[0] ?? ''))
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1);
}

function fold(text: string): string {
  return folded(text).trim();
}
