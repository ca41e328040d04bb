import type { Keyword } from '../../reading/token';
import type { Scope } from '../rule';
import type { When } from '../when';
import type { Atom } from './atom';
import { conceptsOf } from './atom';
import type { Concept, PhraseMeaning } from './lexicon/lexicon';
import { whensOf } from './whens';

/** Words of the grammar that say nothing by themselves once the rest is understood. */
const SILENT = new Set<Keyword>(
  'at on in of from to by and the a for each every any this that these all time my your his one same plus another others'.split(
    ' ',
  ) as Keyword[],
);

/**
 * The atoms of a clause while a production reads them. What a production understands it takes; a clause is understood
 * only when nothing is left, so that no word can be read over.
 */
export class Clause {
  private readonly taken = new Set<Atom>();
  private rest: readonly Atom[];
  /** What is there at all: most productions look for something else, and have to learn it fast. */
  private readonly present: ReadonlySet<Concept>;

  constructor(
    readonly atoms: readonly Atom[],
    /** Of the whole sentence, with its case. */
    readonly text: string,
    readonly headings: readonly string[] = [],
    /** What the clause before it was about: it holds where this one names no subject of its own. */
    readonly inherited?: Scope,
    /** BCP 47 primary subtag of the words. */
    readonly language = 'en',
    present?: ReadonlySet<Concept>,
  ) {
    this.rest = atoms;
    this.present = present ?? new Set(atoms.flatMap(conceptsOf));
  }

  /** What is not taken yet. */
  get left(): readonly Atom[] {
    return this.rest;
  }

  /** Whether anything is taken. */
  get touched(): boolean {
    return this.taken.size > 0;
  }

  isLeft(atom: Atom): boolean {
    return !this.taken.has(atom);
  }

  /** The words between two offsets of the sentence. */
  words(from: number, to: number): string {
    return this.text.slice(from, to).trim();
  }

  has(...concepts: Concept[]): boolean {
    if (!this.mayHave(concepts)) return false;
    for (const atom of this.rest) if (standsFor(atom, concepts)) return true;
    return false;
  }

  /** Takes all atoms that can stand for one of the concepts; false when there is none. */
  take(...concepts: Concept[]): boolean {
    if (!this.mayHave(concepts)) return false;
    const kept = this.rest.filter((atom) => !standsFor(atom, concepts) || !this.taken.add(atom));
    const found = kept.length < this.rest.length;
    this.rest = kept;
    return found;
  }

  private mayHave(concepts: readonly Concept[]): boolean {
    for (const concept of concepts) if (this.present.has(concept)) return true;
    return false;
  }

  /** Takes the first atom that can stand for the concept. */
  takeOne(concept: Concept): Atom | undefined {
    if (!this.present.has(concept)) return undefined;
    const found = this.left.find((atom) => conceptsOf(atom).includes(concept));
    this.takeAtom(found);
    return found;
  }

  key(...keywords: Keyword[]): Atom | undefined {
    const found = this.left.find((atom) => atom.k === 'keyword' && keywords.includes(atom.keyword));
    this.takeAtom(found);
    return found;
  }

  hasKey(...keywords: readonly Keyword[]): boolean {
    return this.left.some((atom) => atom.k === 'keyword' && keywords.includes(atom.keyword));
  }

  /** Whether some phrase can mean one of these. */
  means(...kinds: readonly PhraseMeaning['k'][]): boolean {
    return this.left.some((atom) => atom.k === 'phrase' && atom.meanings.some(({ k }) => kinds.includes(k)));
  }

  takeAtom(...atoms: readonly (Atom | undefined)[]): void {
    const before = this.taken.size;
    for (const atom of atoms) if (atom) this.taken.add(atom);
    if (this.taken.size > before) this.rest = this.rest.filter((atom) => !this.taken.has(atom));
  }

  of<K extends Atom['k']>(k: K): Extract<Atom, { k: K }>[] {
    return this.left.filter((atom): atom is Extract<Atom, { k: K }> => atom.k === k);
  }

  /** Takes the only atom of this kind; undefined when there is none or more than one. */
  single<K extends Atom['k']>(k: K): Extract<Atom, { k: K }> | undefined {
    const [first, second] = this.of(k);
    if (!first || second) return undefined;
    this.takeAtom(first);
    return first;
  }

  /** The only length of the clause, in minutes. */
  minutes(): number | undefined {
    return this.single('duration')?.minutes;
  }

  count(): number | undefined {
    return this.single('count')?.count;
  }

  /** Takes all days and hours: each group of days with its hours. Undefined when there are none, or they do not go together. */
  whens(): readonly When[] | undefined {
    const used = this.left.filter((atom) => atom.k === 'days' || atom.k === 'hours');
    if (used.length === 0) return undefined;
    const found = whensOf(this.left, this.atoms);
    if (!found) return undefined;
    this.takeAtom(...used, ...found.joins);
    return found.whens;
  }

  when(): When | undefined {
    const all = this.whens();
    return all?.length === 1 ? all[0] : undefined;
  }

  /** How much it is wished: 0 for a must. Takes the words that soften. */
  softness(): number {
    const possible = this.take('if_possible');
    if (this.take('prefer')) return 2;
    return possible ? 1 : 0;
  }

  /** Whether all that says something is taken. */
  get done(): boolean {
    return this.left.every(
      (atom) =>
        atom.k === 'comma' ||
        (atom.k === 'keyword' && SILENT.has(atom.keyword)) ||
        conceptsOf(atom).some((concept) => concept === 'always'),
    );
  }

  /** Gives everything back, for the next production. */
  reset(): void {
    this.taken.clear();
    this.rest = this.atoms;
  }

  fresh(): Clause {
    return new Clause(this.atoms, this.text, this.headings, this.inherited, this.language, this.present);
  }
}

function standsFor(atom: Atom, concepts: readonly Concept[]): boolean {
  if (atom.k !== 'phrase') return false;
  for (const concept of atom.concepts) if (concepts.includes(concept)) return true;
  return false;
}
