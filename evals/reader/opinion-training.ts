import type { OpinionTable, Said, SaidTime } from '@/core/reading/second-opinion';
import { claimsOf } from '@/core/reading/second-opinion';
import { seeded } from '../../tests/support/random';
import type { GoldReading } from './gold';

/** A mail as the second opinion learns it. */
export interface Lesson {
  readonly traits: ReadonlySet<string>;
  readonly claims: ReadonlySet<string>;
}

/** A trait that fewer mails have is nothing to learn from. */
const LEAST_MAILS = 3;
/** A claim that fewer mails make has no opinion. */
const LEAST_CLAIMED = 6;
const ROUNDS = 6;
const STEP = 0.075;
const DECAY = 0.002;
/** Weights below this are left out of the table. */
const SLIGHT = 0.1;

/**
 * Learns for each claim how likely it is, by logistic regression on the traits of mails (stochastic gradients with a step
 * per weight that shrinks with its use). Deterministic. `names` are the claims that are learned, if enough mails make them.
 */
export function learnOpinion(lessons: readonly Lesson[], names: readonly string[], least: number): OpinionTable {
  const counts = new Map<string, number>();
  for (const { traits } of lessons) for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1);
  const known = [...counts].flatMap(([trait, count]) => (count >= LEAST_MAILS ? [trait] : [])).sort();
  const index = new Map(known.map((trait, i) => [trait, i]));
  const rows = lessons.map(({ traits }) => [...traits].flatMap((trait) => index.get(trait) ?? []));
  const claims: [string, number][] = [];
  const traits: Record<string, number[]> = {};
  for (const name of names) {
    const made = lessons.map(({ claims: all }) => all.has(name));
    if (made.filter(Boolean).length < LEAST_CLAIMED) continue;
    const { bias, weights } = regression(rows, made, known.length);
    weights.forEach((weight, i) => {
      if (Math.abs(weight) < SLIGHT) return;
      const trait = known[i] as string;
      traits[trait] = [...(traits[trait] ?? []), claims.length, Math.round(weight * 100)];
    });
    claims.push([name, Math.round(bias * 100) / 100]);
  }
  return { least, claims, traits };
}

function regression(
  rows: readonly (readonly number[])[],
  made: readonly boolean[],
  size: number,
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(size);
  const used = new Float64Array(size).fill(0.01);
  const chance = seeded(1);
  const order = rows.map((_, i) => i);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(chance() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    for (const n of order) {
      const row = rows[n] as readonly number[];
      const sum = row.reduce((total, trait) => total + (weights[trait] as number), bias);
      const error = Number(made[n]) - 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, sum))));
      bias += 0.05 * error;
      if (Math.abs(error) < 0.01) continue;
      for (const trait of row) {
        const weight = weights[trait] as number;
        const slope = error - DECAY * weight;
        used[trait] = (used[trait] as number) + slope * slope;
        weights[trait] = weight + (STEP * slope) / Math.sqrt(used[trait] as number);
      }
    }
  }
  return { bias, weights };
}

const TIME = /^(\+|-|~|!|<=|>=)(\S+)(?: (\d\S*|-\d\S*))?/;

/** What a gold says, as far as the second opinion looks. */
export function saidByGold(gold: GoldReading, fullName: (short: string) => string): Said {
  return {
    intents: gold.intents.map(fullName),
    accepted: gold.accept === 'any' ? 'any' : (gold.accept?.length ?? 0),
    times: gold.times.flatMap((text) => saidTime(text)),
    mustAsk: gold.mustAsk ?? false,
  };
}

function saidTime(text: string): SaidTime[] {
  const [, sign, day = '', clock] = TIME.exec(text) ?? [];
  if (!sign) return [];
  return [
    {
      polarity: sign === '+' || sign === '-' ? sign : 'other',
      form: formOf(clock),
      bound: sign === '<=' || sign === '>=',
      weekly: !/^\d{4}-/.test(day),
    },
  ];
}

function formOf(clock: string | undefined): SaidTime['form'] {
  if (clock === undefined) return 'day';
  if (clock.startsWith('-')) return 'until';
  if (clock.endsWith('-')) return 'from';
  return clock.includes('-') ? 'range' : 'point';
}

/** The lesson of a labelled mail. */
export function lessonOf(traits: ReadonlySet<string>, said: Said): Lesson {
  return { traits, claims: claimsOf(said) };
}
