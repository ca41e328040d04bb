import type { RiskClass } from '../reading/reading';

/** At least so many things are looked at, where there are so many. */
const LEAST = 10;
/** Of a hundred. */
const SHARE = 5;

/** How much somebody's work could do wrong: nothing is sent, something is offered or booked, something is hard to take back. */
export const RISKS = ['low', 'middle', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** What of a risk is looked at, against what of the others: what could do more harm is drawn more often. */
const WEIGHT: Readonly<Record<Risk, number>> = { low: 1, middle: 2, high: 4 };

/** The risk of what a reading or plan of this class may do (see RiskClass). */
export function riskOf(riskClass: RiskClass): Risk {
  if (riskClass <= 1) return 'low';
  return riskClass <= 3 ? 'middle' : 'high';
}

/** How many of so many things are looked at: one in twenty, ten at least, and never more than there are. */
export function sampleSize(handled: number): number {
  return Math.min(handled, Math.max(LEAST, Math.ceil((handled * SHARE) / 100)));
}

/**
 * Places of a sample by risk, of what there is of each: all of the places are given, none of them twice, every risk that there
 * is has one where there are enough, the rest go by weight (Hare's quotas, largest remainders).
 */
export function placesByRisk(available: Readonly<Record<Risk, number>>, size: number): Record<Risk, number> {
  const places: Record<Risk, number> = { low: 0, middle: 0, high: 0 };
  // The riskiest first: a single place is theirs.
  const order = [...RISKS].reverse();
  for (const risk of order) {
    if (total(places) < size && available[risk] > 0) places[risk] = 1;
  }
  for (;;) {
    const left = size - total(places);
    const open = order.filter((risk) => places[risk] < available[risk]);
    if (left <= 0 || open.length === 0) return places;
    const wanted = open.reduce((sum, risk) => sum + weightOf(risk, available), 0);
    const shares = open.map((risk) => {
      const share = (left * weightOf(risk, available)) / wanted;
      return { risk, whole: Math.floor(share), rest: share - Math.floor(share) };
    });
    let rest = left - shares.reduce((sum, { whole }) => sum + whole, 0);
    for (const { risk, whole } of shares.sort((a, b) => b.rest - a.rest)) {
      const more = whole + (rest-- > 0 ? 1 : 0);
      places[risk] = Math.min(available[risk], places[risk] + more);
    }
  }
}

/** Draws a sample by risk. The same things and seed give the same sample, in whatever order they come. */
export function drawSample<T extends { readonly id: string; readonly risk: Risk }>(
  things: readonly T[],
  size: number,
  seed: string,
): T[] {
  const drawn = things
    .map((thing) => ({ thing, rank: hashOf(`${seed} ${thing.id}`) }))
    .sort((a, b) => a.rank - b.rank || (a.thing.id < b.thing.id ? -1 : 1))
    .map(({ thing }) => thing);
  const count = (risk: Risk) => things.filter((thing) => thing.risk === risk).length;
  const left = placesByRisk({ low: count('low'), middle: count('middle'), high: count('high') }, size);
  return drawn.filter(({ risk }) => left[risk]-- > 0);
}

function weightOf(risk: Risk, available: Readonly<Record<Risk, number>>): number {
  return WEIGHT[risk] * available[risk];
}

function total(places: Readonly<Record<Risk, number>>): number {
  return places.low + places.middle + places.high;
}

/** FNV-1a of 32 bits with the finish of MurmurHash3: neighbours lie far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
