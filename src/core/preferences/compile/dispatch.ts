import type { Atom } from './atom';
import { Clause } from './clause';
import type { Production } from './production';

/** What a production can ask a clause for: a concept, a kind of atom or of meaning, a word of the grammar. */
type Need = string;

/** A production, and what there must be some of before it reads anything; null where it looks at the clause itself. */
interface Entry {
  readonly production: Production;
  readonly needs: ReadonlySet<Need> | null;
}

const concept = (name: string): Need => name;
const kind = (name: string): Need => `kind ${name}`;
const meaning = (name: string): Need => `meaning ${name}`;
const keyword = (name: string): Need => `keyword ${name}`;

/** Thrown at a production that asks for more than whether something is there. */
class Looks extends Error {}

/**
 * What a production asks for when nothing is there. A production is a function of its clause alone: where all of that is
 * missing it goes the same way again, and reads nothing. Null where it looks at more than that, or reads something anyway.
 */
export function needsOf(production: Production): ReadonlySet<Need> | null {
  const asked = new Set<Need>();
  const missing =
    (make: (name: string) => Need, answer: unknown) =>
    (...names: string[]): unknown => {
      for (const name of names) asked.add(make(name));
      return answer;
    };
  const answers: Readonly<Record<string, unknown>> = {
    has: missing(concept, false),
    take: missing(concept, false),
    takeOne: missing(concept, undefined),
    key: missing(keyword, undefined),
    hasKey: missing(keyword, false),
    means: missing(meaning, false),
    of: (name: string) => {
      asked.add(kind(name));
      return [];
    },
    single: missing(kind, undefined),
    count: () => missing(kind, undefined)('count'),
    minutes: () => missing(kind, undefined)('duration'),
    when: () => missing(kind, undefined)('days', 'hours'),
    whens: () => missing(kind, undefined)('days', 'hours'),
  };
  const bare = new Proxy(new Clause([], ''), {
    get: (_, name) => {
      const answer = answers[String(name)];
      if (answer === undefined) throw new Looks();
      return answer;
    },
  });
  try {
    return production(bare) === null ? asked : null;
  } catch (error) {
    if (error instanceof Looks) return null;
    throw error;
  }
}

/** Chooses from the productions, in their order, those that can read a clause of these atoms. */
export function dispatcher(productions: readonly Production[]): (atoms: readonly Atom[]) => readonly Production[] {
  const entries = productions.map((production): Entry => ({ production, needs: needsOf(production) }));
  const always = Uint8Array.from(entries, ({ needs }) => (needs ? 0 : 1));
  const wanting = new Map<Need, number[]>();
  for (const [at, { needs }] of entries.entries()) {
    for (const need of needs ?? []) {
      const places = wanting.get(need);
      if (places) places.push(at);
      else wanting.set(need, [at]);
    }
  }
  return (atoms) => {
    const chosen = always.slice();
    const met = (need: Need): void => {
      for (const at of wanting.get(need) ?? NOBODY) chosen[at] = 1;
    };
    for (const atom of atoms) {
      if (atom.k === 'phrase') {
        for (const name of atom.concepts) met(concept(name));
        for (const { k } of atom.meanings) met(meaning(k));
      }
      if (atom.k === 'keyword') met(keyword(atom.keyword));
      met(kind(atom.k));
    }
    return productions.filter((_, at) => chosen[at] === 1);
  };
}

const NOBODY: readonly number[] = [];
