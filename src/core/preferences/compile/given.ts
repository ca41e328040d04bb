import type { Keyword } from '../../reading/token';
import type { Atom } from './atom';
import type { Concept, PhraseMeaning } from './lexicon/lexicon';
import type { Production } from './production';

/** Of these there must be at least one. */
export interface Given {
  readonly concepts?: readonly Concept[];
  readonly kinds?: readonly Atom['k'][];
  readonly keywords?: readonly Keyword[];
  readonly meanings?: readonly PhraseMeaning['k'][];
}

/**
 * A production that can read nothing without one of these. Most clauses are about something else, and the dispatcher learns
 * from it which they are; without it a production that looks at the words first is tried on every clause.
 */
export function given(
  { concepts = [], kinds = [], keywords = [], meanings = [] }: Given,
  read: Production,
): Production {
  return (clause) =>
    clause.has(...concepts) ||
    kinds.some((kind) => clause.of(kind).length > 0) ||
    clause.hasKey(...keywords) ||
    clause.means(...meanings)
      ? read(clause)
      : null;
}

/** Days or hours: without them a production of times reads nothing. */
export const TIMES: Given = { kinds: ['days', 'hours'] };
export const ONLY: Given = { concepts: ['only'], keywords: ['only'] };
