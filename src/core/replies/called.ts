import type { ReplyMessage } from './message';
import { firstName, isSayable, plain } from './plain';

/** How somebody is called in a greeting; `formal`: by title or surname, as one does who is not on first-name terms. */
export interface Called {
  readonly words: string;
  readonly formal: boolean;
}

/** Words before a name that say who somebody is to another, and never to the assistant. */
const KINSHIP: ReadonlySet<string> = new Set(
  'mum mom mam dad daddy mama mamá mami papa papá papi maman oma opa omi opi tante onkel uncle aunt auntie tío tía tonton mamie papy abuela abuelo primo prima'.split(
    ' ',
  ),
);

/** Forms of address and ranks before a name; what is abbreviated ("Univ.-Prof.", "Assoc.") is one by its dot. */
const TITLES: ReadonlySet<string> = new Set(
  'dr drs prof professor professeur profesor profesora doctor doctora docteur med dipl ing lic mag mr mrs ms miss mx sir dame rev reverend father fr frau herr hr hrn mme madame m mlle monsieur me maître sr sra srta señor señora don doña hermano hermana padre sister brother soeur sœur frère père pater pastor pastorin rabbi rabbiner imam captain colonel sergeant judge hon'.split(
    ' ',
  ),
);
const SUFFIXES = /^(?:phd|md|mba|msc|ma|ba|llm|esq|jr|sr|ii|iii|pe|cpa|rn|mp|ph\.d\.?|m\.d\.?)\.?$/i;

/** Whether a word before a name is a title and no part of it. */
export function isTitle(word: string): boolean {
  const bare = word.toLowerCase().replace(/\.$/, '');
  return TITLES.has(bare) || (/\.$/.test(word) && bare.length > 1) || /^\p{L}+\.-\p{L}/u.test(word);
}

/** Whether a word says who somebody is to another ("Oma"): nobody is greeted by it. */
export function isKinship(word: string): boolean {
  return KINSHIP.has(word.toLowerCase().replace(/\.$/, ''));
}

/**
 * How somebody is called by the name that they sign with, where nobody has said it: whoever has a title by title and surname,
 * the others by their given name where one is on such terms with them, else by the whole name. Null where there is no name
 * to call them by.
 */
export function calledBy(name: string, firstNameTerms: boolean): Called | null {
  const [last = '', given = ''] = plain(name)
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
