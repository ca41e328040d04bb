import { type Atom, conceptsOf } from './atom';
import type { Clause } from './clause';
import type { Concept } from './lexicon/lexicon';

const VALUES: ReadonlySet<Atom['k']> = new Set<Atom['k']>(['days', 'hours', 'clock', 'duration', 'count', 'ahead']);
const NOUNS: readonly Concept[] = ['flight', 'train', 'call', 'video', 'phone', 'in_person', 'outside', 'inside'];

/**
 * "Interviews on Tuesdays and coffees on Thursdays": meetings of their own with times of their own on either side of an
 * "and". Read as one clause, each would get the times of the other.
 */
export function isPaired({ atoms }: Clause): boolean {
  return atoms.some((atom, i) => {
    if (atom.k !== 'keyword' || atom.keyword !== 'and') return false;
    const [left, right] = [atoms.slice(0, i), atoms.slice(i + 1)];
    if (!left.some(isValue) || !right.some(isValue)) return false;
    const [before, after] = [left.flatMap(nounsOf), right.flatMap(nounsOf)];
    return before.length > 0 && after.length > 0 && !after.some((noun) => before.includes(noun));
  });
}

function isValue(atom: Atom): boolean {
  return VALUES.has(atom.k) && !(atom.k === 'hours' && atom.meal);
}

/** The meetings, events and people that an atom can stand for. */
export function nounsOf(atom: Atom): readonly string[] {
  const named = atom.k === 'phrase' ? atom.meanings : [];
  return [
    ...conceptsOf(atom).filter((concept) => NOUNS.includes(concept)),
    ...named.flatMap((one) => (one.k === 'type' ? [one.type] : one.k === 'group' ? [one.tag] : [])),
  ];
}
