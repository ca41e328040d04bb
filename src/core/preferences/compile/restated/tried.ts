import { latin } from '../latin';
import { sieveOf } from '../required-words';

/** There are hundreds of orders, and a sentence is of none or one: each is built when a sentence has its words. */
const SIEVES = new WeakMap<RegExp, (lower: string) => boolean>();
const BUILT = new WeakMap<RegExp, RegExp>();

/** Whether a text, in small letters, has the words that the pattern needs. */
export function mayMatch(pattern: RegExp, lower: string): boolean {
  const sieve = SIEVES.get(pattern) ?? sieveOf(pattern);
  SIEVES.set(pattern, sieve);
  return sieve(lower);
}

/** The pattern over Latin letters. */
export function inLatin(pattern: RegExp): RegExp {
  const built = BUILT.get(pattern) ?? latin(pattern);
  BUILT.set(pattern, built);
  return built;
}
