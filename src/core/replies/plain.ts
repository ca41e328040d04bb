import { looksLikeLink } from '../mail/display-name';

/** Titles before a name, without their dots: nobody is greeted by one alone. */
const TITLES: ReadonlySet<string> = new Set(
  'dr prof professor med dipl ing lic ir mag mr mrs ms miss mx sir dame rev fr frau herr hr mme madame m mlle me maître sr sra srta don doña'.split(
    ' ',
  ),
);

/** Words with which a name begins that is nobody's alone: it is said as a whole. */
const TOGETHER: ReadonlySet<string> = new Set('familie famille familia family team équipe equipo'.split(' '));

/**
 * The given name of `Anna Schmidt`, `Schmidt, Anna` or `Prof. Dr. Anna Schmidt`; empty when there is none. An initial is no
 * name to be called by.
 */
export function firstName(name: string): string {
  const parts = plain(name).split(',');
  const words = ((parts[1]?.trim() || parts[0]) ?? '').split(' ');
  const given = words.findIndex((word) => !isAbbreviation(word) && !TITLES.has(word.replace(/\.$/, '').toLowerCase()));
  const first = words[Math.max(0, given)] ?? '';
  return /^\p{L}\.?$/u.test(first) || TOGETHER.has(first.toLowerCase()) ? plain(name) : first;
}

/** "Assoc.", "Univ.-Prof.": longer than an initial. */
function isAbbreviation(word: string): boolean {
  return /^(?:\p{L}{2,}\.-?)+(?:\p{L}+\.?)?$/u.test(word) && word.includes('.');
}

/** Whether a name can stand in a sentence: mail programs make links of what looks like an address, whoever chose it. */
export function isSayable(name: string): boolean {
  return !looksLikeLink(name);
}

/** A name or title from outside on one line, without marks that we do not write (A10). */
export function plain(text: string): string {
  return oneLine(text).replace(/!+/g, '').slice(0, 120).trim();
}

/** A text from outside on one line. */
export function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 1000)
    .trim();
}
