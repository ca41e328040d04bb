import { locatedQuote } from '../../reading/model/quote';
import { compile } from '../compile';
import { nearlyCanonicalRules } from '../compile/canonical/canonical';
import type { CompileContext } from '../compiled';
import { ruleText } from '../normal';
import { renderRule, renderRules } from '../render/render';
import type { Rule, RuleKind } from '../rule';
import type { SentenceReading } from './answer';
import { namesTheSame } from './values';

/** A rule that a model has read in a sentence; it binds nothing until the owner writes it. */
export interface Proposal {
  /** Words of the sentence. */
  readonly quote: string;
  /** Several where one sentence allows several times. */
  readonly rules: readonly Rule[];
  /** The canonical sentence, which the compiler reads as these rules. */
  readonly sentence: string;
}

/** What may be put to the owner of one sentence. */
export interface Proposals {
  readonly proposals: readonly Proposal[];
  /**
   * They say all of it: the model has no doubt, nothing that it said was dropped, and every day, time and number of the
   * sentence stands in them.
   */
  readonly certain: boolean;
}

const MOST_PROPOSALS = 6;
const LONGEST_RULE = 300;

/** What gives the assistant more freedom, or tells others more, is never a model's to propose. */
const NEVER: ReadonlySet<RuleKind> = new Set(['approval', 'share_free_busy', 'codeword', 'signature', 'ignore']);
const givesFreedom = (rule: Rule) => NEVER.has(rule.kind) || (rule.kind === 'act' && !rule.ask);

/**
 * What of a model's answer may be put to the owner: its words stand in the sentence, the compiler understands its rule
 * completely, and by the grammar the words and the rule name the same days, clocks, numbers and addresses. A rule that
 * says something else than its quote is dropped. `known`: rules that the sentence was read as before.
 */
export function proposalsOf(
  sentence: string,
  { complete, readings }: SentenceReading,
  context: CompileContext,
  known: readonly Rule[] = [],
): Proposals {
  const found = new Map<string, Proposal>();
  const considered = readings.slice(0, MOST_PROPOSALS);
  let dropped = considered.length < readings.length;
  for (const { quote, rule: written } of considered) {
    const proposal = proposalOf(sentence, quote, written, context);
    if (proposal) found.set(proposal.sentence, proposal);
    else dropped = true;
  }
  const proposals = [...found.values()];
  const said = [...proposals.map((one) => one.sentence), ...known.map(renderRule)].join(' ');
  const kinds = kindsOf([...proposals.flatMap(({ rules }) => rules), ...known]);
  const certain = complete && !dropped && proposals.length > 0 && namesTheSame(sentence, said, context, kinds);
  return { proposals, certain };
}

function proposalOf(sentence: string, quote: string, written: string, context: CompileContext): Proposal | null {
  const words = locatedQuote(sentence, quote);
  const rules = words === null ? null : rulesIn(written, context);
  if (words === null || !rules || rules.some(givesFreedom)) return null;
  const canonical = renderRules(rules).join(' ');
  if (!namesTheSame(words, canonical, context, kindsOf(rules))) return null;
  return { quote: words, rules, sentence: canonical };
}

function kindsOf(rules: readonly Rule[]): string[] {
  return rules.flatMap((rule) => ('scope' in rule ? (rule.scope?.types ?? []) : []));
}

/** The rules that one sentence says in every word of it, and that are read back from how they are written; else null. */
function rulesIn(text: string, context: CompileContext): readonly Rule[] | null {
  const read = (said: string): readonly Rule[] | null => {
    const { sentences } = compile(said, context);
    const [only, ...others] = sentences;
    return only && others.length === 0 && only.understood === 'yes' && only.rules.length > 0 ? only.rules : null;
  };
  const rules = text.length > LONGEST_RULE ? null : (nearlyCanonicalRules(text) ?? read(text));
  // Times that are opened are written one by one, though one sentence named them.
  const again = rules && renderRules(rules).map(read);
  if (!again || again.length === 0 || again.some((one) => one === null)) return null;
  return again
    .flatMap((one) => one ?? [])
    .map(ruleText)
    .join() === rules.map(ruleText).join()
    ? rules
    : null;
}
