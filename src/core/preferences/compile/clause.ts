import type { Keyword } from '../../reading/token';
import type { Medium, People, Scope } from '../rule';
import type { When } from '../when';
import type { Atom } from './atoms';
import { conceptsOf } from './atoms';
import type { Concept } from './lexicon/lexicon';
import { whensOf } from './whens';

/** Words of the grammar that say nothing by themselves once the rest is understood. */
const SILENT = new Set<Keyword>(
  'at on in of from to by and the a for each every any this that these all time my your his one same plus other another others'.split(
    ' ',
  ) as Keyword[],
);

/**
 * The atoms of a clause while a production reads them. What a production understands it takes; a clause is understood
 * only when nothing is left, so that no word can be read over.
 */
export class Clause {
  private readonly taken = new Set<Atom>();

  constructor(
    readonly atoms: readonly Atom[],
    /** Of the whole sentence, with its case. */
    readonly text: string,
    readonly headings: readonly string[] = [],
  ) {}

  get left(): Atom[] {
    return this.atoms.filter((atom) => !this.taken.has(atom));
  }

  has(...concepts: Concept[]): boolean {
    return this.left.some((atom) => conceptsOf(atom).some((concept) => concepts.includes(concept)));
  }

  /** Takes all atoms that can stand for one of the concepts; false when there is none. */
  take(...concepts: Concept[]): boolean {
    const found = this.left.filter((atom) => conceptsOf(atom).some((concept) => concepts.includes(concept)));
    for (const atom of found) this.taken.add(atom);
    return found.length > 0;
  }

  /** Takes the first atom that can stand for the concept. */
  takeOne(concept: Concept): Atom | undefined {
    const found = this.left.find((atom) => conceptsOf(atom).includes(concept));
    if (found) this.taken.add(found);
    return found;
  }

  key(...keywords: Keyword[]): Atom | undefined {
    const found = this.left.find((atom) => atom.k === 'keyword' && keywords.includes(atom.keyword));
    if (found) this.taken.add(found);
    return found;
  }

  takeAtom(...atoms: readonly (Atom | undefined)[]): void {
    for (const atom of atoms) if (atom) this.taken.add(atom);
  }

  of<K extends Atom['k']>(k: K): Extract<Atom, { k: K }>[] {
    return this.left.filter((atom): atom is Extract<Atom, { k: K }> => atom.k === k);
  }

  /** Takes the only atom of this kind; undefined when there is none or more than one. */
  single<K extends Atom['k']>(k: K): Extract<Atom, { k: K }> | undefined {
    const [first, second] = this.of(k);
    if (!first || second) return undefined;
    this.taken.add(first);
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
    const found = whensOf(this.left);
    if (!found) return undefined;
    this.takeAtom(...used, ...found.joins);
    return found.whens;
  }

  when(): When | undefined {
    const all = this.whens();
    return all?.length === 1 ? all[0] : undefined;
  }

  /** The meetings that the clause is about; undefined: all. Takes their words, general ones too. */
  scope(): Scope | undefined {
    const types = this.types();
    const media = this.media();
    const people = this.people();
    this.take('meeting');
    const remote = media.length === 0 && this.take('call') && types.length === 0;
    const all = remote ? (['video', 'phone'] as const) : media;
    const scope: Scope = {
      ...(types.length > 0 ? { types } : {}),
      ...(all.length > 0 ? { media: all } : {}),
      ...(people ? { people } : {}),
    };
    return Object.keys(scope).length > 0 ? scope : undefined;
  }

  /** Nouns of meetings, and words of the owner's own before "meetings". */
  types(): string[] {
    const types: string[] = [];
    for (const atom of this.left) {
      if (atom.k !== 'phrase') continue;
      const type = atom.meanings.find((meaning) => meaning.k === 'type');
      if (type?.k !== 'type') continue;
      this.taken.add(atom);
      if (!types.includes(type.type)) types.push(type.type);
    }
    for (const [i, atom] of this.atoms.entries()) {
      const before = this.atoms[i - 1];
      const noun = conceptsOf(atom).some((concept) => concept === 'meeting' || concept === 'call');
      if (!noun || !before || this.taken.has(before) || (before.k !== 'word' && before.k !== 'name')) continue;
      this.taken.add(before);
      types.push(before.text.toLowerCase());
    }
    return types;
  }

  media(): Medium[] {
    const media: Medium[] = [];
    for (const medium of ['video', 'phone', 'in_person'] as const) if (this.take(medium)) media.push(medium);
    return media;
  }

  people(): People | undefined {
    if (this.take('outside')) return { by: 'side', side: 'outside' };
    if (this.take('inside')) return { by: 'side', side: 'inside' };
    const address = this.single('address');
    if (address) return { by: 'address', address: address.address };
    const domain = this.single('domain');
    if (domain) return { by: 'domain', domain: domain.domain };
    const named = this.atoms.find((atom, i) => atom.k === 'name' && !this.taken.has(atom) && this.isWith(i));
    if (!named) return undefined;
    this.taken.add(named);
    return { by: 'name', name: named.text };
  }

  /** "with Jane", "for Jane", "from Jane": a name after a word of company. */
  private isWith(i: number): boolean {
    const at = this.atoms[i]?.from ?? 0;
    return /\b(?:with|for|from|to|by|mit|von|für|avec|pour|de|con|para)\s+(?:\p{L}+\.?\s+)?$/iu.test(
      this.text.slice(0, at),
    );
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

  fresh(): Clause {
    return new Clause(this.atoms, this.text, this.headings);
  }
}
