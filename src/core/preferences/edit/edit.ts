import type { CompiledDocument, CompiledSentence } from '../compiled';
import { normalRule, ruleText } from '../normal';
import { renderRules, togetherOf } from '../render/render';
import type { Rule } from '../rule';
import { appended, likeOf } from './place';
import { restOf } from './subject';
import { lineAfter, removal, replaced } from './text-edits';

/** What happens to one sentence: its new words (none: it goes), and lines that come after its own. */
interface Change {
  words?: string;
  after: string[];
}

/**
 * The document so that it says these rules. Sentences that said otherwise of the same give way to canonical ones in their
 * place; what else they said stays, in canonical words. All other text stays byte for byte. What is new stands with its
 * like, or at the end. `compiled` is of this document. Hours replace those of their weekdays only.
 */
export function replaceRules(document: string, compiled: CompiledDocument, rules: readonly Rule[]): string {
  const { sentences } = compiled;
  const wanted = new Map(rules.map((rule) => [ruleText(rule), normalRule(rule)]));
  const said = new Set(sentences.flatMap((sentence) => (sentence.past ? [] : sentence.rules.map(ruleText))));
  const waiting = new Map([...wanted].filter(([text]) => !said.has(text)));
  const changes = new Map<CompiledSentence, Change>();
  for (const sentence of sentences) {
    const words = sentence.past ? null : wordsAfter(sentence, wanted, waiting);
    if (words !== null) changes.set(sentence, { words, after: [] });
  }
  const homeless: Rule[] = [];
  for (const rules of togetherOf([...waiting.values()])) {
    const like = likeOf(rules[0] as Rule, sentences);
    if (!like) homeless.push(...rules);
    else
      changes.set(like, { ...changes.get(like), after: [...(changes.get(like)?.after ?? []), ...renderRules(rules)] });
  }
  // From the end, so that no change moves what is still to be changed.
  let text = document;
  for (const sentence of [...sentences].reverse()) {
    const { words, after = [] } = changes.get(sentence) ?? {};
    const { start, end } = sentence;
    if (after.length > 0) text = replaced(text, lineAfter(text, start, after));
    if (words === '') text = replaced(text, removal(text, start, end));
    else if (words !== undefined) text = replaced(text, { from: start, to: end, text: words });
  }
  return appended(text, homeless);
}

/** The document without a sentence, and without its line where that held nothing else. */
export function removeSentence(document: string, compiled: CompiledDocument, id: string): string {
  const sentence = compiled.sentences.find((one) => one.id === id);
  return sentence ? replaced(document, removal(document, sentence.start, sentence.end)) : document;
}

/** The document without the rules that are not wanted: what else their sentences say stays, in canonical words. */
export function withoutRules(
  document: string,
  { sentences }: CompiledDocument,
  isUnwanted: (rule: Rule) => boolean,
): string {
  return [...sentences].reverse().reduce((text, { start, end, rules, unread }) => {
    if (!rules.some(isUnwanted)) return text;
    const rest = [...renderRules(rules.filter((rule) => !isUnwanted(rule))), ...unread.map(asSentence)].join(' ');
    return replaced(text, rest === '' ? removal(text, start, end) : { from: start, to: end, text: rest });
  }, document);
}

/**
 * What a sentence says once the wanted rules hold: null where it needs no change. Of `waiting` it takes the rules that
 * stand in the place of its own.
 */
function wordsAfter(
  sentence: CompiledSentence,
  wanted: ReadonlyMap<string, Rule>,
  waiting: Map<string, Rule>,
): string | null {
  const rules: Rule[] = [];
  let changed = false;
  for (const rule of sentence.rules) {
    const rivals = wanted.has(ruleText(rule)) ? [] : [...wanted].filter(([, one]) => restOf(rule, one) !== rule);
    const rest = rivals.reduce<Rule | null>((left, [, one]) => left && restOf(left, one), rule);
    if (rest) rules.push(rest);
    for (const [text, rival] of rivals) if (waiting.delete(text)) rules.push(rival);
    changed ||= rivals.length > 0;
  }
  if (!changed) return null;
  return [...renderRules(rules), ...(sentence.understood === 'partial' ? sentence.unread.map(asSentence) : [])].join(
    ' ',
  );
}

function asSentence(words: string): string {
  const text = words.trim();
  const begun = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
