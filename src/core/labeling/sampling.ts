import { hashSeed, noiseOf } from '../slots/noise';

/** What a session is drawn by: percentages that make 100 together. */
export interface SamplingRule {
  readonly uncertain: number;
  readonly random: number;
  readonly newKinds: number;
}

/** Half of what the reader was least sure of, three tenths by chance, two tenths of kinds that nobody has labelled. */
export const USUAL_RULE: SamplingRule = { uncertain: 50, random: 30, newKinds: 20 };

/** A message that may be labelled. */
export interface Candidate {
  readonly id: string;
  /** How sure the reader was of its least sure statement, from 0 to 1. */
  readonly confidence: number;
  /** What it is, in words of the reader: its intents, language and role. */
  readonly kind: string;
}

/** Why a message was drawn. */
export type Stratum = 'uncertain' | 'random' | 'new_kinds';

export interface Drawn {
  readonly id: string;
  readonly stratum: Stratum;
}

/**
 * Draws `size` of the candidates, in random order: the least certain, of kinds that are not in `knownKinds` (each new kind
 * once before any twice), the rest by chance. Where a part has too few, chance fills it. The same arguments give the same.
 */
export function drawSample(
  candidates: readonly Candidate[],
  options: {
    readonly size: number;
    readonly rule: SamplingRule;
    readonly knownKinds: ReadonlySet<string>;
    readonly seed: string;
  },
): Drawn[] {
  const { size, rule, knownKinds, seed } = options;
  const left = new Map(shuffled(candidates, `${seed} pool`, ({ id }) => id).map((one) => [one.id, one]));
  const take = (found: readonly Candidate[], count: number, stratum: Stratum): Drawn[] =>
    found.slice(0, count).map(({ id }) => {
      left.delete(id);
      return { id, stratum };
    });
  const shares = quotas(size, [rule.uncertain, rule.newKinds, rule.random]);
  const doubtful = [...left.values()].filter(({ confidence }) => confidence < 1);
  const uncertain = take(
    stable(doubtful, (a, b) => a.confidence - b.confidence),
    shares[0] ?? 0,
    'uncertain',
  );
  const unknown = [...left.values()].filter(({ kind }) => !knownKinds.has(kind));
  const fresh = take(eachKindOnce(unknown), shares[1] ?? 0, 'new_kinds');
  const chance = take([...left.values()], size - uncertain.length - fresh.length, 'random');
  return shuffled([...uncertain, ...fresh, ...chance], `${seed} order`, ({ id }) => id);
}

/** One of each kind, then the second of each, and so on. */
function eachKindOnce(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Map<string, number>();
  const ranked = candidates.map((one) => {
    const rank = seen.get(one.kind) ?? 0;
    seen.set(one.kind, rank + 1);
    return { one, rank };
  });
  return stable(ranked, (a, b) => a.rank - b.rank).map(({ one }) => one);
}

function stable<T>(values: readonly T[], order: (a: T, b: T) => number): T[] {
  return [...values].sort(order);
}

/** `size` in parts of these percentages, by largest remainder; the parts make `size` together. */
export function quotas(size: number, percentages: readonly number[]): number[] {
  const exact = percentages.map((percentage) => (size * percentage) / 100);
  const parts = exact.map(Math.floor);
  const order = exact.map((part, i) => ({ i, rest: part - Math.floor(part) })).sort((a, b) => b.rest - a.rest);
  for (let missing = size - parts.reduce((sum, part) => sum + part, 0), k = 0; missing > 0 && k < order.length; k++) {
    const place = order[k]?.i ?? 0;
    parts[place] = (parts[place] ?? 0) + 1;
    missing -= 1;
  }
  return parts;
}

/** The values in an order that looks random and depends on nothing but them and the seed. */
export function shuffled<T>(values: readonly T[], seed: string, name: (value: T) => string): T[] {
  const noise = hashSeed(seed);
  return values
    .map((value) => ({ value, key: noiseOf(noise, hashSeed(name(value))), name: name(value) }))
    .sort((a, b) => a.key - b.key || (a.name < b.name ? -1 : 1))
    .map(({ value }) => value);
}
