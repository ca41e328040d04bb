import { comparableAddress } from '../../mail/address';

/** Words that begin with a capital letter after "with" and are no names. */
const NO_NAME =
  /^(?:me|us|him|her|them|you|everyone|everybody|all|the|a|an|my|our|your|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|january|february|march|april|may|june|july|august|september|october|november|december|zoom|teams|google|video|mir|uns|ihm|ihr|ihnen|moi|nous|lui|mí)$/iu;
const NAME = String.raw`\p{Lu}[\p{L}'’.-]*(?: (?:(?:van|von|de|der|den|la|di|del|da) )*\p{Lu}[\p{L}'’-]*){0,2}`;
const WITH = new RegExp(
  String.raw`(?<![\p{L}])(?:with|mit|avec|con)\s+(${NAME}(?:(?:\s*,\s*|\s+(?:and|&|und|et|y)\s+)${NAME})*)`,
  'gu',
);
const ADDRESS = /[^\s<>()[\]{},;:"'“”‘’`|\\]+@[^\s<>()[\]{},;:"'“”‘’`|\\]+/gu;

/** Mail addresses in the owner's words, in comparable form; what is no address is left out. */
export function addressesIn(text: string): string[] {
  const found = [...text.matchAll(ADDRESS)].flatMap(([word]) => comparableAddress(word.replace(/[.!?]+$/, '')) ?? []);
  return [...new Set(found)];
}

/** Whom the owner names after "with": "30 minutes with Jane Doe and Bob". */
export function namesIn(text: string): string[] {
  return [...text.matchAll(WITH)].flatMap(([, list = '']) =>
    list
      .split(/\s*,\s*|\s+(?:and|&|und|et|y)\s+/u)
      .map((name) => name.replace(/[.,;]+$/, '').trim())
      .filter((name) => name !== '' && !NO_NAME.test(name.split(' ')[0] ?? '')),
  );
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

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
