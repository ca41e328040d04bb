import { type Called, isKinship, isTitle } from './titles';

/** How the owner speaks to the people of a mail: whom its greeting calls what, and on which terms. */
export interface Salutation {
  readonly called: readonly Called[];
  /** "du", "tu", "tú"; null where the words do not tell. */
  readonly familiar: boolean | null;
  /** `called` is a word before the mail that may be a name: only whoever is known by it is meant. */
  readonly bare?: true;
}

/** Words that open a greeting, in the languages that mails are written in. */
const OPENING_WORDS = [
  "hi(?:ya)?|hello|hey|dear|greetings|g['’]day|good (?:morning|afternoon|evening)",
  'hallo|liebe[rs]?|sehr geehrte[rs]?|verehrte[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüezi|grüß (?:gott|dich)',
  'bonjour|bonsoir|salut|coucou|chère?s?',
  'hola|estimad[oa]s?|querid[oa]s?|apreciad[oa]s?|buen(?:os|as)(?: (?:días|tardes|noches))?',
];
const OPENINGS = new RegExp(`^(?:${OPENING_WORDS.join('|')})(?![\\p{L}])[\\s,]*`, 'iu');
const BETWEEN = /\s*,\s*|\s+(?:and|und|et|y|e|&)\s+/u;
/** Where a greeting ends; the stop of "Dr." is none. */
const END = /(?<![.\p{L}]\p{L}{0,5})[.!:;–—]|[!:;–—]/u;
/** Words in the middle of a surname: `van der Berg`. */
export const PARTICLE = /^(?:van|von|de|der|den|del|della|di|da|la|le|du|zu|zur|vom|al|el|bin|ibn|y)$/u;
/** A greeting stands at the top, and is short. */
const LINES = 2;
const WORDS = 6;

/** Words to one or several with whom one is on such terms, and forms of the verb that say as much. */
const FAMILIAR = new RegExp(
  `(?<![\\p{L}])(?:${[
    'hey|moin|servus|salut|coucou|du|dir|dich|dein(?:e[rmns]?)?|euch|eu(?:er|re[rmns]?)|ihr lieben',
    "tu|toi|tes?|ton|ta|t[’']as",
    'tú|tus|ti|contigo|os|vosotr[oa]s|vuestr[oa]s?',
    'tienes|puedes|quieres|vienes|sabes|estás|tenéis|podéis|queréis|venís|tenés|podés|querés|sabés',
  ].join('|')})(?![\\p{L}])`,
  'iu',
);
const DISTANT = /(?<![\p{L}])(?:Sie|Ihnen|Ihre?[rmns]?|vous|votre|usted(?:es)?)(?![\p{L}])/u;
/** A name alone before the mail: `Calum,`, `¡Bruno!`, `Stefan -`. Whether it is one of theirs, those know who know them. */
const VOCATIVE = /^¡?(\p{Lu}[\p{L}’'-]+)(?=\s*[,!]|\s+[–—-]\s)/u;

/** The greeting of a mail and its terms. Text: the writer's own words. */
export function salutationIn(text: string): Salutation {
  const familiar = DISTANT.test(text) ? false : FAMILIAR.test(text) ? true : null;
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const top = lines.filter((line) => line !== '').slice(0, LINES);
  const greeting = top.find((line) => OPENINGS.test(line));
  if (greeting !== undefined) return { called: namesOf(greeting), familiar };
  const [, name] = VOCATIVE.exec(top[0] ?? '') ?? [];
  return name ? { called: [{ words: name, formal: false }], familiar, bare: true } : { called: [], familiar };
}

function namesOf(line: string): Called[] {
  const [greeting = ''] = line.replace(/\([^)]*\)/g, ' ').split(END);
  const found: Called[] = [];
  for (const part of greeting.split(BETWEEN)) {
    const words = part.trim().replace(OPENINGS, '').trim();
    if (words === '') continue;
    const called = asName(words);
    // What is no name any more is the mail itself.
    if (called === null) break;
    found.push(called);
  }
  return found;
}

/** `Ms Harding`, `Frau Dr. Feldmann`, `Anja`; null for what is no name. */
function asName(text: string): Called | null {
  const words = text.split(/\s+/);
  const own = words.filter((word) => !isTitle(word));
  const first = own.length < words.length ? 0 : 1;
  const isName = own.every(
    (word, i) => /^\p{Lu}/u.test(word) || (i >= first && i < own.length - 1 && PARTICLE.test(word)),
  );
  if (words.length > WORDS || own.length === 0 || !isName || isKinship(own[0] ?? '')) return null;
  return { words: text, formal: own.length < words.length };
}
