import type { Reading } from './reading';

type Provider = NonNullable<Reading['details']['provider']>;

/** Names of those whose rooms can be made: names, which are the same in every language. */
const NAMES: readonly Provider[] = ['zoom'];

/** The provider that some words name. */
export function providerNamed(words: string): Provider | undefined {
  const parts = words.toLowerCase().split(/[^\p{L}]+/u);
  return NAMES.find((name) => parts.some((part) => part.startsWith(name)));
}
