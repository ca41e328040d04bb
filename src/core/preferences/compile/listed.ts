import type { Rule, Scope } from '../rule';
import type { Atom } from './atom';
import { Clause } from './clause';
import { scopeOf } from './scope';

/** Lines of a list that are longer say more, in characters. */
const LONGEST = 160;
const HEAD = /^([^,:;=()"“”?]{3,40}?)\s*(?::|=|\s[-–—])\s+([^"“”?:=]+)$/u;
const PARTS = /\s*(?:,|;|\s[-–—+])\s+/u;
/** One part would make a condition of another, or take it back. */
const JOINED =
  /(?<!\p{L})(?:but|unless|except|if|when|while|otherwise|instead|then|or|aber|außer|wenn|falls|sonst|oder|mais|sauf|si|sinon|ou|pero|salvo|cuando|o)(?!\p{L})/iu;

/** A noun and what is said of it, thing by thing: each in the wordings that it may be read in. */
export interface Listed {
  readonly scope: Scope;
  readonly parts: readonly (readonly string[])[];
}

/**
 * "Founders: 25 min, Tue and Thu only, video", "Coffee = Octane, 45 min": each part is read as said of the noun before the
 * sign. Null where that is no noun of meetings or people, or the parts hang together.
 */
export function listedOf(text: string, atomsOf: (text: string) => readonly Atom[], language: string): Listed | null {
  const bare = text.replace(/[\s.!]+$/u, '');
  const [, head, rest] = (bare.length <= LONGEST && HEAD.exec(bare)) || [];
  if (!head || !rest || JOINED.test(rest)) return null;
  const parts = rest.split(PARTS).filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return null;
  const clause = new Clause(atomsOf(head), head, [], undefined, language);
  const scope = scopeOf(clause);
  if (!scope || !(scope.types ?? scope.people) || !clause.done) return null;
  return { scope, parts: parts.map((part) => [`${head}: ${part}`, `${head} ${part}`, `${part} for ${head}`]) };
}

/** What is said twice, of the place or of the time, is one thing in two parts: "the Heron, 22 Dock St". */
export function areApart(parts: readonly (readonly Rule[])[]): boolean {
  const kinds = parts
    .flatMap((rules) => [...new Set(rules.map(({ kind }) => kind))])
    .filter((kind) => kind !== 'limit');
  return new Set(kinds).size === kinds.length;
}

/** Whether the rules are about the meetings of a scope, and no others. */
export function areOf(rules: readonly Rule[], scope: Scope): boolean {
  return rules.every((rule) => {
    const own = 'scope' in rule ? rule.scope : undefined;
    return (
      own !== undefined &&
      JSON.stringify([own.types, own.people]) === JSON.stringify([scope.types, scope.people]) &&
      own.codeword === undefined
    );
  });
}
