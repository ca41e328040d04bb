import type { CompiledSentence } from '../compiled';
import { sentencesOfDocument } from '../document';
import { documentOf, headingOf, renderRules, togetherOf } from '../render/render';
import type { Rule } from '../rule';
import { eol, lineAfter, replaced } from './text-edits';

/** The sentence after which a new rule stands best: the last about such rules, else the last under the same heading. */
export function likeOf(rule: Rule, sentences: readonly CompiledSentence[]): CompiledSentence | undefined {
  const heading = headingOf(rule.kind);
  const holds = (fits: (one: Rule) => boolean) => sentences.findLast(({ rules }) => rules.some(fits));
  return (
    holds((one) => one.kind === rule.kind && isDated(one) === isDated(rule)) ??
    holds((one) => headingOf(one.kind) === heading && isDated(one) === isDated(rule)) ??
    sentences.findLast(({ headings }) => headings.at(-1) === heading)
  );
}

/** The document with new rules after its end: under headings where it has some, else as lines like its last. */
export function appended(document: string, rules: readonly Rule[]): string {
  if (rules.length === 0) return document;
  const added = documentOf(togetherOf(rules), document);
  if (document.trim() === '') return added;
  const newline = eol(document);
  if (sentencesOfDocument(document).every(({ headings }) => headings.length === 0)) {
    const text = document.trimEnd();
    return replaced(document, lineAfter(document, text.length - 1, renderRules(rules)));
  }
  const gap = /\n\s*\n$/.test(document) ? '' : document.endsWith('\n') ? newline : newline + newline;
  return document + gap + added.replaceAll('\n', newline);
}

function isDated(rule: Rule): boolean {
  return 'dates' in rule ? rule.dates !== undefined : 'when' in rule && rule.when?.dates !== undefined;
}
