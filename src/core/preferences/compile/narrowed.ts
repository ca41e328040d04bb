import type { Rule, Scope } from '../rule';
import { conceptsOf } from './atom';
import { Clause } from './clause';
import { scopeOf } from './scope';

/**
 * "If a prospect wants to meet in person, …", "When it's a customer, …": meetings that a sentence speaks of by a condition.
 * What the owner has, does or did on a day is another condition: "if I have a customer meeting, …".
 */
const CONDITION =
  /^(?:(?:if|when|whenever|in case|as soon as)\s+(?!(?:i|we)\s+(?!meet|talk|speak|see|'?re meeting|interview))(?:(?:it's|it is|this is|the meeting is|they're|they are|he's|she's|i meet|we meet|i'm meeting|i talk to|we talk to|i speak to|i speak with|i see|i interview|meeting|talking to|talking with|dealing with|interviewing|there's|there is|we're meeting|someone|somebody|anyone|anybody|people)\b\s*)?|(?:wenn|falls|sobald)\s+(?!ich\s+(?!mit|treffe)|wir\s+(?!mit))(?:es|ich|wir|jemand)?\s*|(?:quand|lorsque|si)\s+(?:c'est|il s'agit (?:de|d'un|d'une)|quelqu'un|on|un|une|le|la)?\s*|(?:cuando|si)\s+(?:es|se trata de|alguien|un|una|el|la)?\s*)/iu;

/** Words of asking for a meeting: they change nothing of which meeting it is. */
const ASKING =
  /^(?:if|when|whenever|someone|wants?|asks?|asked|writes?|wrote|requests?|requested|comes?|meets?|meeting|talk|talking|involved|involves|invites?|reaches|reach|out|about|involving|speaking|speak|talking|would|wishes|needs?|proposes?|suggests?|wenn|falls|will|möchte|fragt|schreibt|treffen|trifft|quand|lorsque|si|veut|demande|écrit|cuando|quiere|pide|escribe|s'agit|c'est|then|dann|alors|entonces)$/iu;

/** The rules of the rest for those meetings; null where the sentence begins with no such condition. */
export function narrowedRules(
  clause: Clause,
  readClause: (clause: Clause) => readonly Rule[] | null,
): readonly Rule[] | null {
  const { atoms, text, headings, language } = clause;
  const comma = atoms.findIndex((atom) => atom.k === 'comma');
  const [first] = atoms;
  if (comma < 1 || !first || !CONDITION.test(text.slice(first.from))) return null;
  const asked = atoms
    .slice(0, comma)
    .filter((atom) => !ASKING.test(atom.text) && !conceptsOf(atom).includes('codeword'));
  if (
    atoms
      .slice(0, comma)
      .some((atom) =>
        conceptsOf(atom).some((one) => one === 'codeword' || one === 'no' || one === 'once' || one === 'in_a_row'),
      )
  )
    return null;
  const condition = new Clause(asked, text, headings, undefined, language);
  condition.take('act_book', 'act_write', 'prefer', 'act_offer');
  const scope = scopeOf(condition);
  if (!scope || !condition.done) return null;
  const rest = atoms.slice(comma + 1).filter((atom, i) => i > 0 || !/^(?:then|dann|alors|entonces)$/i.test(atom.text));
  if (rest.length === 0) return null;
  const rules = readClause(new Clause(rest, text.slice(0, atoms.at(-1)?.to), headings, scope, language));
  const found = rules?.map((rule) => narrowed(rule, scope));
  return found?.every((rule): rule is Rule => rule !== null) ? found : null;
}

const NARROWED: ReadonlySet<Rule['kind']> = new Set<Rule['kind']>([
  'never',
  'open',
  'only',
  'like',
  'lean',
  'limit',
  'in_a_row',
  'buffer',
  'notice',
  'horizon',
  'duration',
  'longest',
  'medium',
  'caller',
  'place',
  'title',
  'description',
  'follow_up_block',
  'act',
]);

/** The rule for meetings of the scope only; null where its own meetings are others. */
export function narrowed(rule: Rule, scope: Scope): Rule | null {
  if (!NARROWED.has(rule.kind)) return null;
  const own: Scope = ('scope' in rule ? rule.scope : undefined) ?? {};
  const parts = Object.keys(scope) as (keyof Scope)[];
  const clash = parts.some(
    (part) => own[part] !== undefined && JSON.stringify(own[part]) !== JSON.stringify(scope[part]),
  );
  return clash ? null : ({ ...rule, scope: { ...own, ...scope } } as Rule);
}
