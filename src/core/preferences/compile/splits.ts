import { ruleText } from '../normal';
import type { Rule, RuleOf, Scope } from '../rule';
import { isAlways } from '../when';
import { type Atom, conceptsOf } from './atom';
import { Clause } from './clause';
import type { Concept } from './lexicon/lexicon';
import { scopeOf } from './scope';

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
  const cuts = [
    0,
    ...atoms.flatMap((atom, i) => (i > 0 && isJoin(atom, text, atoms[i - 1]?.to ?? 0) ? [i] : [])),
    atoms.length,
  ];
  if (cuts.length < 3) return whole;
  const best: Path[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end < cuts.length; end++) {
    let found: Path | null = null;
    for (let start = 0; start < end; start++) {
      const before = best[start] as Path;
      const part = atoms.slice(cuts[start], cuts[end]);
      const bare = withoutJoin(part);
      if (bare.length === 0) continue;
      const clause = new Clause(bare, text, headings, subjectOf(before.parts), language);
      const said = ofTheSame(readClause(clause), bare, before.parts);
      const rules =
        (said && isElliptic(said, bare, before.parts) ? null : said) ??
        continued(before.parts.at(-1)?.rules, clause.fresh());
      const words = wordsOf(text, atoms[(cuts[start] as number) - 1], bare);
      const cost = before.cost + (rules ? 1 : 1000 * bare.length + 1);
      if (!found || cost < found.cost)
        found = {
          cost,
          parts: [
            ...before.parts,
            {
              text: words,
              rules,
              binding: isContrast(part.find((atom) => atom.k !== 'comma')) || WHEN.test(words) || canBind(bare),
            },
          ],
        };
    }
    best.push(found ?? { cost: Number.POSITIVE_INFINITY, parts: [] });
  }
  const { parts } = best.at(-1) as Path;
  return parts.length > 0 ? parts.filter((part, i) => i === 0 || part.rules || !isReason(part)) : whole;
}

/** "Interviews 45 minutes, Tue–Thu, 10 to 4": days and hours alone are those of the meetings before them, not of all work. */
function ofTheSame(
  said: readonly Rule[] | null,
  atoms: readonly Atom[],
  before: readonly Part[],
): readonly Rule[] | null {
  const rule = before.flatMap(({ rules }) => rules ?? []).find((one) => 'scope' in one && one.scope?.types);
  const scope = rule && 'scope' in rule ? rule.scope : undefined;
  if (!scope || !said || !atoms.every(({ k }) => TIME.has(k))) return said;
  return said.map((one) =>
    one.kind === 'hours' && one.hours.length > 0
      ? { kind: 'only', when: { weekdays: one.weekdays, hours: one.hours }, scope }
      : one,
  );
}

const TIME: ReadonlySet<Atom['k']> = new Set(['days', 'hours', 'clock', 'comma']);

/**
 * "24 hours notice, 48 for interviews", "remind guests once, VIPs never": what the number or the refusal is of stands in
 * the clause before, and that one spoke of something else.
 */
function isElliptic(said: readonly Rule[], atoms: readonly Atom[], before: readonly Part[]): boolean {
  if (before.length === 0) return false;
  const last = before.at(-1)?.rules?.[0]?.kind;
  return said.some(
    ({ kind }) =>
      ((kind === 'duration' || kind === 'longest') &&
        last !== 'duration' &&
        last !== 'longest' &&
        !atoms.some((atom) => atom.k === 'duration')) ||
      (kind === 'avoid_people' && atoms.length <= 2) ||
      // "Two hours of writing a day, ideally before lunch": when the writing is.
      ((kind === 'like' || kind === 'lean' || kind === 'only') && last === 'focus' && !atoms.some(isOfMeetings)),
  );
}

/** Whether it names meetings, or people that there are meetings with. */
export function isOfMeetings(atom: Atom): boolean {
  return (
    conceptsOf(atom).some((concept) => concept === 'meeting' || concept === 'call') ||
    (atom.k === 'phrase' && atom.meanings.some(({ k }) => k === 'type' || k === 'group'))
  );
}

/** "…, that's when I read", "…, I pick up the kids": why, not what. Nothing in it may be able to bind. */
function isReason({ text, binding }: Part): boolean {
  return !binding && REASON.test(text) && !PASSES.test(text);
}

/** A reason that passes: the rule would outlive it. */
export const PASSES =
  /(?<!\p{L})(?:holidays?|vacations?|on leave|parental leave|away|ill|sick|temporar\p{L}+|trip|semester|term|season|summer|winter|spring|autumn|currently|pregnant|urlaub|krank|ferien|elternzeit|verreist|vacances|malade|congés?|semestre|vacaciones|enferm[oa]|de baja)(?!\p{L})/iu;

const REASON =
  /^(?:because|since|as|so|so that|that's|that is|it's|it is|it|this is|i|we|he|she|they|my|our|for|weil|da|denn|damit|ich|das ist|car|parce que|puisque|je|c'est|porque|ya que|es|mi)(?![\p{L}-])/iu;

/** "…, when I'm in Austin": what was said holds only then. */
const WHEN =
  /^(?:only )?(?:if|when|whenever|while|as long as|on days|provided|wenn|falls|solange|während|sofern|quand|lorsque|tant que|cuando|mientras|siempre que)(?!\p{L})/iu;

const BINDING = new Set<Concept>([
  'not_asked',
  'only',
  'except',
  'ask_me',
  'without_asking',
  'ignore',
  'stop_word',
  'act_cancel',
  'act_move',
  'they_call',
  'i_call',
  'vip',
  'copy_me',
  'not_copy_me',
]);

/** Whether the words could be a rule of their own, had they been understood. */
function canBind(atoms: readonly Atom[]): boolean {
  return (
    atoms.some(
      (atom) =>
        ['days', 'hours', 'clock', 'duration', 'count', 'ahead', 'address', 'domain', 'quoted'].includes(atom.k) ||
        (atom.k === 'keyword' && atom.keyword === 'only') ||
        conceptsOf(atom).some((concept) => BINDING.has(concept)),
    ) || isForSome(atoms)
  );
}

/** "… okay to give to customers, not to recruiters": for whom, and for whom not. */
function isForSome(atoms: readonly Atom[]): boolean {
  const isGroup = (atom: Atom) => atom.k === 'phrase' && atom.meanings.some(({ k }) => k === 'group');
  return atoms.some((atom) => conceptsOf(atom).includes('no')) && atoms.some(isGroup);
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

/** "I prefer mornings for calls and afternoons for interviews": the same is said of other meetings at other times. */
function continued(before: readonly Rule[] | null | undefined, clause: Clause): readonly Rule[] | null {
  const [said] = before ?? [];
  if (said?.kind === 'limit' && before?.length === 1) return furtherLimit(said, clause);
  if (said?.kind === 'duration' && before?.length === 1) return furtherLength(said, clause);
  if (said?.kind === 'buffer' && before?.length === 1) return furtherBuffer(clause);
  if (!said || (said.kind !== 'like' && said.kind !== 'only') || !said.scope) return null;
  const scope = scopeOf(clause);
  const whens = clause.whens();
  if (!scope || !whens || whens.some(isAlways) || !clause.done) return null;
  if (JSON.stringify(scope) === JSON.stringify(said.scope)) return null;
  return whens.map((when): Rule => ({ ...said, when, scope }));
}

/** "Ten calls a day, but no more than three demos", "… and 28 a week": the day, or the meetings, are those before it. */
function furtherLimit(said: RuleOf<'limit'>, clause: Clause): readonly Rule[] | null {
  const never = clause.has('no') && clause.key('more_than') !== undefined && clause.take('no');
  const bounded = clause.take('at_most') || clause.key('less_than') !== undefined || never;
  const day = clause.take('per_day');
  const week = !day && clause.take('per_week');
  const count = clause.count();
  const scope = scopeOf(clause);
  const [when, more] = said.per === 'day' && !day && !week ? (clause.whens() ?? []) : [];
  const weekdays = when && !more && Object.keys(when).join() === 'weekdays' ? when.weekdays : undefined;
  if (count === undefined || !(bounded || day || week) || (when && !weekdays) || !clause.done) return null;
  const per = day ? 'day' : week ? 'week' : said.per;
  const about = scope ?? said.scope;
  const on = weekdays ? { weekdays } : {};
  const further: Rule = { kind: 'limit', most: { count }, per, ...(about ? { scope: about } : {}), ...on };
  if (weekdays) return [further];
  return ruleText(further) === ruleText(said) || (per === said.per && !scope) ? null : [further];
}

/** "Interviews take 45 minutes and reviews 20": minutes again. */
function furtherLength(said: RuleOf<'duration'>, clause: Clause): readonly Rule[] | null {
  const minutes = clause.count();
  const scope = scopeOf(clause);
  if (minutes === undefined || minutes < 10 || minutes > 240 || !scope?.types || !said.scope?.types || !clause.done)
    return null;
  return scope.types.join() === said.scope.types.join() ? null : [{ kind: 'duration', minutes, scope }];
}

/** "Five minutes between calls, and 15 before a demo": minutes again. */
function furtherBuffer(clause: Clause): readonly Rule[] | null {
  const minutes = clause.count();
  const side = clause.key('before', 'after');
  const scope = scopeOf(clause);
  if (minutes === undefined || minutes < 5 || minutes > 120 || side?.k !== 'keyword' || !scope || !clause.done)
    return null;
  const ahead = side.keyword === 'before';
  return [{ kind: 'buffer', before: ahead ? minutes : 0, after: ahead ? 0 : minutes, scope }];
}

/** What the clauses so far were about: "outside meetings at most four hours a day, after noon if possible". */
function subjectOf(parts: readonly Part[]): Scope | undefined {
  const [rule] = parts.at(-1)?.rules ?? [];
  if (rule && 'people' in rule) return rule.people && { people: rule.people };
  return rule && 'scope' in rule ? rule.scope : undefined;
}

function isJoin(atom: Atom, text: string, last: number): boolean {
  if (atom.k === 'comma') return true;
  if (atom.k === 'keyword' && atom.keyword === 'and') return true;
  return /[;:–—(]|\s-\s/.test(text.slice(last, atom.from)) || /^(?:but|aber|mais|pero|sondern)$/i.test(atom.text);
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
  /(?<!\p{L})(?:exceptions?|ausnahmen?|excepci[oó]n|unless|if(?! possible| you can| at all possible)|except|provided|as long as|until i|in case|apart from|other than|sofern|außer|falls|wenn|sauf|si|salvo|excepto|a menos)(?!\p{L})/iu;

function isConditional({ text, atoms }: Clause): boolean {
  return CONDITION.test(text) || atoms.some((atom) => conceptsOf(atom).includes('except'));
}
