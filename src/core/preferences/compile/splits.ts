import type { Rule, Scope } from '../rule';
import { type Atom, conceptsOf } from './atom';
import { Clause } from './clause';
import type { Concept } from './lexicon/lexicon';

export interface Part {
  readonly text: string;
  /** Null: not understood. */
  readonly rules: readonly Rule[] | null;
  /** Its words could bind something. */
  readonly binding: boolean;
}

/**
 * A sentence that is no rule as a whole, cut into clauses at commas and joining words so that as few words as possible
 * stay unread. A sentence that makes a condition or an exception is never cut: half of it would say something else.
 */
export function splitsOf(sentence: Clause, readClause: (clause: Clause) => readonly Rule[] | null): Part[] {
  const { atoms, text, headings, language } = sentence;
  const whole = [{ text, rules: null, binding: true }];
  if (isConditional(sentence) || atoms.length > 60) return whole;
  const cuts = [0, ...atoms.flatMap((atom, i) => (i > 0 && isJoin(atom, text) ? [i] : [])), atoms.length];
  if (cuts.length < 3) return whole;
  const best: Path[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end < cuts.length; end++) {
    let found: Path | null = null;
    for (let start = 0; start < end; start++) {
      const before = best[start] as Path;
      const part = atoms.slice(cuts[start], cuts[end]);
      const bare = withoutJoin(part);
      if (bare.length === 0) continue;
      const rules = readClause(new Clause(bare, text, headings, subjectOf(before.parts), language));
      const words = wordsOf(text, atoms[(cuts[start] as number) - 1], bare);
      const cost = before.cost + (rules ? 1 : 1000 * bare.length + 1);
      if (!found || cost < found.cost)
        found = {
          cost,
          parts: [
            ...before.parts,
            { text: words, rules, binding: isContrast(part.find((atom) => atom.k !== 'comma')) || canBind(bare) },
          ],
        };
    }
    best.push(found ?? { cost: Number.POSITIVE_INFINITY, parts: [] });
  }
  const { parts } = best.at(-1) as Path;
  return parts.length > 0 ? parts.filter((part, i) => i === 0 || part.rules || !isReason(part)) : whole;
}

/** "…, that's when I read", "…, I pick up the kids": why, not what. Nothing in it may be able to bind. */
function isReason({ text, binding }: Part): boolean {
  return !binding && REASON.test(text);
}

const REASON =
  /^(?:because|since|as|so|so that|that's|that is|it's|it is|it|this is|i|we|he|she|they|my|our|for|weil|da|denn|damit|ich|das ist|car|parce que|puisque|je|c'est|porque|ya que|es|mi)(?![\p{L}-])/iu;

const BINDING = new Set<Concept>(['not_asked', 'except', 'ask_me', 'without_asking', 'ignore', 'stop_word']);

/** Whether the words could be a rule of their own, had they been understood. */
function canBind(atoms: readonly Atom[]): boolean {
  return atoms.some(
    (atom) =>
      ['days', 'hours', 'clock', 'duration', 'count', 'ahead', 'address', 'domain', 'quoted'].includes(atom.k) ||
      conceptsOf(atom).some((concept) => BINDING.has(concept)),
  );
}

/** The words of a clause, with the small ones before its first atom. */
function wordsOf(text: string, before: Atom | undefined, bare: readonly Atom[]): string {
  return text
    .slice(Math.max(before?.to ?? 0, 0), (bare.at(-1) as Atom).to)
    .replace(/^[\s,;:–—(-]+(?:and\s+|but\s+|und\s+|et\s+|y\s+)?/iu, '');
}

interface Path {
  readonly cost: number;
  readonly parts: Part[];
}

/** What the clauses so far were about: "outside meetings at most four hours a day, after noon if possible". */
function subjectOf(parts: readonly Part[]): Scope | undefined {
  const [rule] = parts.at(-1)?.rules ?? [];
  if (rule?.kind === 'priority') return { people: rule.people };
  return rule && 'scope' in rule ? rule.scope : undefined;
}

function isJoin(atom: Atom, text: string): boolean {
  if (atom.k === 'comma') return true;
  if (atom.k === 'keyword' && atom.keyword === 'and') return true;
  return /[;:–—(]\s*$/.test(text.slice(0, atom.from)) || /^(?:but|aber|mais|pero|sondern)$/i.test(atom.text);
}

/** "… but those days are gone": what was said before may be taken back. */
function isContrast(atom: Atom | undefined): boolean {
  return /^(?:but|aber|mais|pero|sondern|however|jedoch|cependant|sin embargo)$/i.test(atom?.text ?? '');
}

function withoutJoin(part: readonly Atom[]): readonly Atom[] {
  const drop = (atom: Atom | undefined): boolean =>
    atom?.k === 'comma' ||
    (atom?.k === 'keyword' && atom.keyword === 'and') ||
    /^(?:but|aber|mais|pero|sondern)$/i.test(atom?.text ?? '');
  let [from, to] = [0, part.length];
  while (from < to && drop(part[from])) from++;
  while (to > from && drop(part[to - 1])) to--;
  return part.slice(from, to);
}

const CONDITION =
  /(?<!\p{L})(?:unless|if(?! possible| you can| at all possible)|except|provided|as long as|until i|in case|apart from|other than|sofern|außer|falls|wenn|sauf|si|salvo|excepto|a menos)(?!\p{L})/iu;

function isConditional({ text, atoms }: Clause): boolean {
  return CONDITION.test(text) || atoms.some((atom) => conceptsOf(atom).includes('except'));
}
