import type { Rule } from '../rule';
import { type Atom, conceptsOf } from './atom';
import { Clause } from './clause';

/** Words that say no more than the dates do. */
const THEN =
  /^(?:then|that day|that week|those days|on that day|dann|an dem tag|ce jour-là|ese día|so|deshalb|daher|donc|así que)$/iu;

/**
 * "Mid-term break 15–19 February: only 10 to 12", "Mia's birthday is on June 9, nothing after 1pm that day", "On 5 March
 * the school is closed, so no meetings": what happens on the dates says why; the rest is about those dates.
 */
export function occasionRules(
  clause: Clause,
  readClause: (clause: Clause) => readonly Rule[] | null,
): readonly Rule[] | null {
  const { atoms, text, headings, inherited, language } = clause;
  const at = atoms.findIndex((atom) => atom.k === 'days');
  const dates = atoms[at];
  if (dates?.k !== 'days' || (dates.days.dates ? dates.days.weekdays : at > 0 && atoms[0]?.k !== 'keyword'))
    return null;
  const end = atoms.findIndex((atom, i) => i > at && (atom.k === 'comma' || isAfterColon(text, atoms[i - 1], atom)));
  if (end < 0) return null;
  const before = atoms.slice(0, at);
  const between = atoms.slice(at + 1, end).filter((atom) => atom.k !== 'comma');
  const after = atoms.slice(end).filter((atom) => atom.k !== 'comma');
  const rest = after.filter((atom) => !THEN.test(atom.text));
  if (
    !dates.days.dates &&
    (before.some(({ k }) => k !== 'keyword') || between.length === 0 || rest.some(({ k }) => k === 'days'))
  )
    return null;
  if (before.length + between.length === 0 || rest.length === 0) return null;
  if (![...before, ...between].every(isNarrative) || rest.some((atom) => atom.k === 'days' && atom.days.dates))
    return null;
  const follows =
    between.length === 0 ||
    /^(?:so|deshalb|daher|donc|así que)\b/iu.test(text.slice(dates.to).replace(/^[^,]*,\s*/u, ''));
  if (!follows) return null;
  const rules = readClause(new Clause([dates, ...rest], text, headings, inherited, language));
  // "On Tuesdays I teach, so afternoons only": of Tuesdays, not of the week.
  return dates.days.dates || !rules?.some(({ kind }) => kind === 'only') ? rules : null;
}

function isAfterColon(text: string, before: Atom | undefined, atom: Atom): boolean {
  return before !== undefined && /:\s*$/.test(text.slice(before.to, atom.from));
}

/** What could be no part of a rule. */
function isNarrative(atom: Atom): boolean {
  if (atom.k === 'word' || atom.k === 'name' || atom.k === 'keyword')
    return !/^(?:if|when|unless|except|until|wenn|falls|si|quand|cuando)$/i.test(atom.text);
  return (
    atom.k === 'phrase' &&
    conceptsOf(atom).every(
      (concept) =>
        concept === 'block' ||
        concept === 'break' ||
        concept === 'travel' ||
        concept === 'last' ||
        concept === 'belongs',
    )
  );
}
