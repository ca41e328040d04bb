import type { Phrases } from './lexicon';

/** One expression for any of the phrases, each the inside of an expression of its own, between `before` and `after`. */
export function patternOf(phrases: Phrases, before: string, after: string, flags: string): RegExp {
  return new RegExp(`${before}(?:${phrases.join('|')})${after}`, flags);
}
