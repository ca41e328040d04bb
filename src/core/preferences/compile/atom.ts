import type { Keyword } from '../../reading/token';
import type { Ahead } from '../rule';
import type { Stretch, When } from '../when';
import type { Concept, PhraseMeaning } from './lexicon/lexicon';

/** What a preference sentence consists of, in order. `from` and `to` are offsets in the sentence. */
export type Atom = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
} /** A phrase of the lexicon with everything that it can mean. */ & (
  | { readonly k: 'phrase'; readonly meanings: readonly PhraseMeaning[]; readonly concepts: readonly Concept[] }
  | { readonly k: 'days'; readonly days: Omit<When, 'hours'> }
  /** `clock`: one point of the day was named, [at, at]. */
  | {
      readonly k: 'hours';
      readonly hours: Stretch;
      readonly open: 'start' | 'end' | null;
      /** The hours are those of a meal that was named. */
      readonly meal?: string;
      /** A part of the day was named, not its hours. */
      readonly part?: true;
    }
  /** `unsure`: the half of the day is a guess. */
  | { readonly k: 'clock'; readonly at: number; readonly unsure?: true }
  /** Minutes; `days` where the words count whole days. */
  | { readonly k: 'duration'; readonly minutes: number; readonly days?: number }
  /** "Five to ten business days": what lies between two amounts of time. */
  | { readonly k: 'amounts'; readonly least: Ahead; readonly most: Ahead }
  /** "Within the next three business days". */
  | { readonly k: 'ahead'; readonly ahead: Ahead }
  | { readonly k: 'count'; readonly count: number }
  | { readonly k: 'address'; readonly address: string }
  | { readonly k: 'domain'; readonly domain: string }
  | { readonly k: 'link'; readonly url: string }
  | { readonly k: 'number'; readonly number: string }
  | { readonly k: 'zone'; readonly zone: string }
  | { readonly k: 'quoted'; readonly quoted: string }
  /** Capitalised words in a row. */
  | { readonly k: 'name' }
  | { readonly k: 'keyword'; readonly keyword: Keyword }
  | { readonly k: 'comma' }
  | { readonly k: 'word' }
);

/** An atom before it has its place in the sentence. */
export type BareAtom = Atom extends infer A ? (A extends Atom ? Omit<A, 'from' | 'to' | 'text'> : never) : never;

const NONE: readonly Concept[] = [];

/** The concepts that an atom can stand for. */
export function conceptsOf(atom: Atom): readonly Concept[] {
  return atom.k === 'phrase' ? atom.concepts : NONE;
}
