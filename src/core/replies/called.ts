import { type Called, isKinship, isTitle } from '../mail/titles';
import type { ReplyMessage } from './message';
import { firstName, isSayable, plain } from './plain';

const SUFFIXES = /^(?:phd|md|mba|msc|ma|ba|llm|esq|jr|sr|ii|iii|pe|cpa|rn|mp|ph\.d\.?|m\.d\.?)\.?$/i;

/**
 * How somebody is called by the name that they sign with, where nobody has said it: whoever has a title by title and surname,
 * the others by their given name where one is on such terms with them, else by the whole name. Null where there is no name
 * to call them by.
 */
export function calledBy(name: string, firstNameTerms: boolean): Called | null {
  const [last = '', given = ''] = plain(name.replace(/\([^)]*\)/g, ' '))
    .split(',')
    .map((part) => part.trim());
  const inOrder = given === '' || given.split(' ').every((word) => SUFFIXES.test(word)) ? last : `${given} ${last}`;
  const words = inOrder.split(' ').filter((word) => word !== '' && !SUFFIXES.test(word));
  const from = words.findIndex((word) => !isTitle(word));
  if (from < 0) return null;
  const [titles, rest] = [words.slice(0, from), words.slice(from)];
  if (rest.length > 1 && isKinship(rest[0] ?? '')) rest.shift();
  if (rest.length === 1 && isKinship(rest[0] ?? '')) return null;
  if (titles.length > 0) {
    const surname = rest.slice(Math.max(1, rest.length - 1 - particles(rest))).join(' ');
    return { words: [...titles, surname || rest.join(' ')].join(' '), formal: true };
  }
  const whole = rest.join(' ');
  return firstNameTerms ? { words: firstName(whole), formal: false } : { words: whole, formal: rest.length > 1 };
}

type Spoken = Pick<ReplyMessage, 'locale' | 'familiar' | 'tone' | 'by' | 'owner'>;

/** How somebody is spoken of in a mail: as its reader would be, by the given name alone where one is on such terms. */
export function spokenOf(name: string, { locale, familiar }: Pick<Spoken, 'locale' | 'familiar'>): string {
  return calledBy(name, locale === 'en' || familiar === true)?.words || firstName(name);
}

/** Who caused a mail, as it says them: guests as the owner calls them. */
export function actorWords({ by, owner, tone, ...reader }: Spoken): string {
  if (tone === 'formal') return plain(by?.name ?? owner.name);
  const { called } = by ?? {};
  return called && isSayable(called) ? plain(called) : spokenOf(by?.name ?? owner.name, reader);
}

/** How many words before the last one belong to the surname: "van der Berg". */
function particles(words: readonly string[]): number {
  const before = words.slice(1, -1);
  const from = before.findIndex((_, i) => before.slice(i).every((word) => /^\p{Ll}/u.test(word)));
  return from < 0 ? 0 : before.length - from;
}
