import type { Rule } from '../rule';
import { type Atom, conceptsOf } from './atom';
import { Clause } from './clause';

/**
 * "When I write “quick one”, make it 15 minutes by phone": rules that hold where the owner uses a word. Null where the
 * clause defines no word, or the rest of it is no rule that can be narrowed so.
 */
export function codedRules(
  clause: Clause,
  readClause: (clause: Clause) => readonly Rule[] | null,
): readonly Rule[] | null {
  const { atoms, text, headings, language } = clause;
  const at = atoms.findIndex((atom) => conceptsOf(atom).includes('codeword'));
  const quoted = atoms[at + 1];
  if (at < 0 || quoted?.k !== 'quoted') return null;
  const rest = atoms.slice(at + 2).filter((atom, i) => !(i === 0 && atom.k === 'comma'));
  if (at > 0 || rest.length === 0 || rest.some((atom) => atom.k === 'quoted')) return null;
  const codeword = quoted.quoted.toLowerCase();
  const rules = clausesOf(rest).map((part) => readClause(new Clause(part, text, headings, { codeword }, language)));
  const found: Rule[] = [];
  for (const part of rules) {
    for (const rule of part ?? [null]) {
      const narrowed = rule && withCodeword(rule, codeword);
      if (!narrowed) return null;
      found.push(narrowed);
    }
  }
  return found;
}

/** A length and a medium may stand beside each other without a comma: "15 minutes by phone". */
function clausesOf(atoms: readonly Atom[]): readonly (readonly Atom[])[] {
  const media = atoms.filter((atom) => conceptsOf(atom).some((concept) => MEDIA.has(concept)));
  const lengths = atoms.filter((atom) => atom.k === 'duration');
  if (media.length !== 1 || lengths.length !== 1 || atoms.length > 5) return [atoms];
  return [[...lengths], [...media]];
}

const MEDIA: ReadonlySet<string> = new Set(['video', 'phone', 'in_person']);

function withCodeword(rule: Rule, codeword: string): Rule | null {
  switch (rule.kind) {
    case 'duration':
    case 'medium':
    case 'only':
    case 'open':
    case 'never':
    case 'place':
    case 'horizon':
    case 'notice':
      return { ...rule, scope: { ...rule.scope, codeword } };
    default:
      return null;
  }
}
