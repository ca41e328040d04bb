import type { CompiledSentence, Conflict, SourcedRule } from '../compiled';
import { neverApplies } from './never-applies';
import { noTime } from './no-time';
import { twoMinds } from './people';
import { saidTwice } from './twice';

/** The hours of a document that names none. */
const USUAL: SourcedRule = {
  rule: { kind: 'hours', weekdays: [0, 1, 2, 3, 4], hours: [[540, 1020]] },
  sentence: 'usual',
};

/**
 * Where sentences of the document do not go together: each conflict names its sentences, in the order of the document,
 * and what would mend it. Sentences about days that are over have none.
 */
export function conflictsOf(sentences: readonly CompiledSentence[]): Conflict[] {
  const order = new Map(sentences.map(({ id }, i) => [id, i]));
  const said = sentences
    .filter((sentence) => !sentence.past)
    .flatMap(({ id, rules: all }) => all.map((rule) => ({ rule, sentence: id })));
  const named = said.some(({ rule }) => rule.kind === 'hours' && rule.hours.length > 0);
  const rules = named ? said : [USUAL, ...said];
  const vain = neverApplies(rules);
  const known = new Set(vain.flatMap((conflict) => conflict.sentences));
  const tight = noTime(rules).filter((conflict) => !conflict.sentences.every((id) => known.has(id)));
  const found = [...vain, ...tight, ...saidTwice(said), ...twoMinds(said)].map((conflict) => ({
    ...conflict,
    sentences: conflict.sentences
      .filter((id) => id !== USUAL.sentence)
      .sort((a, b) => (order.get(a) as number) - (order.get(b) as number)),
  }));
  const distinct = new Map(found.map((conflict) => [`${conflict.kind} ${conflict.sentences.join()}`, conflict]));
  return [...distinct.values()];
}
