import type { CompiledDocument } from './compiled';
import { removeSentence, replaceRules } from './edit/edit';
import { ruleText } from './normal';
import { renderRule } from './render/render';
import type { Rule } from './rule';

/** What the owner wants to hold from now on: a sentence for the document, and the rules that it was confirmed as. */
export interface PreferenceChange {
  readonly text: string;
  readonly rules: readonly Rule[];
}

/**
 * The document with the change in the place of what said otherwise: in the words of the change where the document then
 * says just these rules, else in canonical ones. `read` compiles a text as it will be read once it is saved.
 */
export function withChange(
  document: string,
  change: PreferenceChange,
  read: (text: string) => CompiledDocument,
): string {
  const compiled = read(document);
  const canonical = replaceRules(document, compiled, change.rules);
  const before = new Set(compiled.sentences.map((sentence) => sentence.text));
  const rendered = new Set(change.rules.map(renderRule));
  const [first, ...others] = read(canonical).sentences.filter(({ text }) => rendered.has(text) && !before.has(text));
  if (!first) return canonical;
  const alone = others.reduceRight((text, { id }) => removeSentence(text, read(text), id), canonical);
  const own = alone.slice(0, first.start) + change.text + alone.slice(first.end);
  return saysTheSame(read(own), read(canonical)) ? own : canonical;
}

function saysTheSame(a: CompiledDocument, b: CompiledDocument): boolean {
  const said = ({ sentences }: CompiledDocument) => sentences.flatMap(({ rules }) => rules.map(ruleText)).sort();
  return said(a).join('\n') === said(b).join('\n');
}
