import { locatedQuote } from '../../reading/model/quote';
import { compile } from '../compile';
import type { CompileContext } from '../compiled';
import { ruleText } from '../normal';
import { describeRule } from '../render/describe';
import { renderRule } from '../render/render';
import type { Rule, RuleKind } from '../rule';
import type { SecondReadingAnswer } from './answer';
import { sameValues, valuesIn } from './values';

/** A rule that a model has read in a sentence; it binds nothing until the owner writes it. */
export interface Proposal {
  /** Words of the sentence. */
  readonly quote: string;
  readonly rule: Rule;
  /** What the assistant would do, in few words. */
  readonly words: string;
  /** The canonical sentence, which the compiler reads as this rule. */
  readonly sentence: string;
}

const MOST_PROPOSALS = 3;
const LONGEST_RULE = 300;

/** What gives the assistant more freedom, or tells others more, is never a model's to propose. */
const NEVER: ReadonlySet<RuleKind> = new Set(['approval', 'act', 'share_free_busy', 'codeword', 'signature', 'ignore']);

/**
 * What of a model's answer may be put to the owner: its words stand in the sentence, the compiler understands its rule
 * completely, and by the grammar the words and the rule name the same days, clocks, numbers and addresses. A rule that
 * says something else than its quote is dropped.
 */
export function proposalsOf(sentence: string, answer: SecondReadingAnswer, context: CompileContext): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const { quote, rule: written } of answer.readings.slice(0, MOST_PROPOSALS)) {
    const words = locatedQuote(sentence, quote);
    const rule = words === null ? null : onlyRule(written, context);
    if (words === null || !rule || NEVER.has(rule.kind)) continue;
    const canonical = renderRule(rule);
    if (!sameValues(valuesIn(words, context), valuesIn(canonical, context))) continue;
    found.set(ruleText(rule), { quote: words, rule, words: describeRule(rule), sentence: canonical });
  }
  return [...found.values()];
}

/** The one rule that a text says in every word of it, and that is read back from its canonical sentence; else null. */
function onlyRule(text: string, context: CompileContext): Rule | null {
  const read = (said: string): Rule | null => {
    const { sentences } = compile(said, context);
    const [only, ...others] = sentences;
    return only && others.length === 0 && only.understood === 'yes' && only.rules.length === 1
      ? (only.rules[0] as Rule)
      : null;
  };
  const rule = text.length > LONGEST_RULE ? null : read(text);
  const again = rule && read(renderRule(rule));
  return rule && again && ruleText(again) === ruleText(rule) ? rule : null;
}
