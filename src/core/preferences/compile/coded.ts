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
  const leads = atoms[0]?.k === 'quoted' && MEANS.test(atoms[1]?.text ?? text.slice(atoms[0].to));
  const at = leads ? 0 : atoms.findIndex((atom) => conceptsOf(atom).includes('codeword')) + 1;
  const quoted = atoms[at];
  if (at > 1 || (at === 0 && !leads) || quoted?.k !== 'quoted') return null;
  const after = atoms.slice(at + 1);
  const comma = after.findIndex(({ k }) => k === 'comma');
  const where = comma > 0 && WRITTEN_IN.test(text.slice(quoted.to, after[comma]?.from)) ? after.slice(comma) : after;
  const rest = where.filter((atom, i) => !(i === 0 && (atom.k === 'comma' || MEANS.test(atom.text))));
  if (rest.length === 0 || rest.some((atom) => atom.k === 'quoted')) return null;
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

/** "“Slow lane” means …". */
const MEANS = /^(?:means?|mean|stands for|heißt|bedeutet|signifie|veut dire|significa|quiere decir)$/i;

/** "… in the thread,": where the word stands. */
const WRITTEN_IN =
  /^["”»’']?\s*(?:(?:somewhere |anywhere )?(?:in|into|to|on) (?:the|a|my|an|any|that) (?:thread|mail|e-?mail|message|request|subject(?: line)?|reply|conversation|cc)|in de[rm] (?:mail|nachricht|betreff|thread|faden)|im (?:thread|betreff)|dans (?:le|un|la|mon|l['’])\s?(?:fil|mail|message|objet|e-?mail)|en (?:el|un|mi) (?:hilo|correo|mensaje|asunto))\s*$/iu;

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
