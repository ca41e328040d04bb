import type { Passage } from './passage';
import type { Reading, ReadingContext } from './reading';
import type { Token } from './token';

/**
 * A second opinion on what the grammar read: how often labelled mails with such words say what the reading says.
 * It is right less often than the grammar, and wrong about other mails: where the two are far apart, neither is believed.
 * Decision 030 has the figures.
 */
export interface OpinionTable {
  /** Least chance, by the second opinion, that each single claim of a reading may have if it is to act by itself. */
  readonly least: number;
  /** What can be claimed of a reading, each with its weight where nothing else is known. */
  readonly claims: readonly (readonly [claim: string, bias: number])[];
  /** For each trait of a mail pairs of the number of a claim and the trait's weight for it, in hundredths. */
  readonly traits: Readonly<Record<string, readonly number[]>>;
}

/** Has nothing against any reading. */
export const NO_OPINION: OpinionTable = { least: 0, claims: [], traits: {} };

/** What a reading or a gold says, coarsely: kinds of times, not which. */
export interface Said {
  readonly intents: readonly string[];
  readonly accepted: number | 'any';
  readonly times: readonly SaidTime[];
  readonly mustAsk: boolean;
}

export interface SaidTime {
  readonly polarity: '+' | '-' | 'other';
  readonly form: 'day' | 'from' | 'until' | 'range' | 'point';
  /** A bound of all times: a deadline or an earliest day. */
  readonly bound: boolean;
  /** On days of the week, not on a date. */
  readonly weekly: boolean;
}

const MANY = 3;

/** The claims of what was said, as the table names them. */
export function claimsOf({ intents, accepted, times, mustAsk }: Said): Set<string> {
  const can = times.filter(({ polarity }) => polarity === '+');
  const cannot = times.filter(({ polarity }) => polarity === '-').length;
  return new Set([
    ...intents,
    `accepted ${accepted === 'any' ? accepted : Math.min(accepted, MANY)}`,
    `can ${Math.min(can.length, MANY)}`,
    `cannot ${Math.min(cannot, 2)}`,
    ...can.map(({ form }) => `can ${form}`),
    ...(times.some(({ bound }) => bound) ? ['bound'] : []),
    ...(times.some(({ weekly }) => weekly) ? ['weekly'] : []),
    ...(mustAsk || intents.includes('unclear') ? ['ask'] : []),
  ]);
}

/** What a reading says. Intents by the names of `Intent`, any slot being as good as a slot; times that are said twice count once. */
export function saidBy({ intents, options, acceptAny, windows }: Reading): Said {
  const offers = windows.filter((window) => window.role !== 'current_event');
  const distinct = new Map(
    offers.map((window) => [
      [window.role, window.stance, window.date, window.rrule, window.from, window.to, window.zone].join(),
      window,
    ]),
  );
  return {
    intents: intents.map(({ kind }) => (kind === 'accept_any' ? 'accept_option' : kind)),
    accepted: acceptAny ? 'any' : options.filter(({ stance }) => stance !== 'reject').length,
    times: [...distinct.values()].map((window) => {
      const bound = window.role === 'deadline' || window.role === 'earliest';
      return {
        polarity: bound ? 'other' : window.stance === 'can' ? '+' : window.stance === 'cannot' ? '-' : 'other',
        form: formOf(window),
        bound,
        weekly: window.date === null,
      };
    }),
    mustAsk: false,
  };
}

function formOf({ from, to, precision }: Reading['windows'][number]): SaidTime['form'] {
  if (from === null) return to === null ? 'day' : 'until';
  if (to !== null) return 'range';
  return precision === 'minute' || precision === 'approx' ? 'point' : 'from';
}

/** What the second opinion knows of a mail: its words without values of times, its phrases in their order, who writes and when. */
export function traitsOf({ tokens, sentences }: Passage, { role, loopState }: ReadingContext): Set<string> {
  const traits = new Set([`${role} ${loopState}`]);
  for (const { from, to, items, question } of sentences) {
    for (const token of tokens.slice(from, to)) traits.add(`w ${wordOf(token)}`);
    const kinds = ['(', ...items.map(kindOf), question ? '?' : ')'];
    kinds.forEach((kind, i) => {
      traits.add(kind);
      if (i > 0) traits.add(`${kinds[i - 1]} ${kind}`);
    });
  }
  return traits;
}

/** Meanings whose value says nothing about what is wanted. */
const VALUES = ['weekday', 'month', 'number', 'ordinal', 'dayOffset', 'part', 'unit', 'clock', 'date'] as const;
const MEASURES = ['numeric', 'duration', 'mask'] as const;

function wordOf(token: Token): string {
  if (token.keyword !== undefined || token.cue !== undefined) return token.text;
  return [...VALUES, ...MEASURES].find((name) => token[name] !== undefined) ?? token.text;
}

function kindOf(item: Passage['sentences'][number]['items'][number]): string {
  if (item.k === 'cue') return item.cue;
  return item.k === 'keyword' ? `:${item.keyword}` : `<${item.k}>`;
}

/** The chance of each claim for a mail with these traits, in the order of the table. */
export function chances(traits: ReadonlySet<string>, table: OpinionTable): number[] {
  const sums = table.claims.map(([, bias]) => bias);
  for (const trait of traits) {
    const weights = table.traits[trait] ?? [];
    for (let i = 0; i + 1 < weights.length; i += 2)
      sums[weights[i] as number] = (sums[weights[i] as number] as number) + (weights[i + 1] as number) / 100;
  }
  return sums.map((sum) => 1 / (1 + Math.exp(-sum)));
}

/** What a reading claims, or leaves out, although mails with such words hardly ever do so; the strangest first, none is agreement. */
export function disputed(passage: Passage, reading: Reading, context: ReadingContext, table: OpinionTable): string[] {
  const claimed = claimsOf(saidBy(reading));
  const all = chances(traitsOf(passage, context), table);
  return table.claims
    .map(([claim], i) => ({ claim, chance: claimed.has(claim) ? (all[i] as number) : 1 - (all[i] as number) }))
    .filter(({ chance }) => chance < table.least)
    .sort((a, b) => a.chance - b.chance)
    .map(({ claim }) => (claimed.has(claim) ? claim : `not ${claim}`));
}
