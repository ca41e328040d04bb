import type { Placing } from './second-reading';

/** The stretch of a text that gives way to rules which were read in one of its sentences, and the words that stand there then. */
export function rulesAt(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  rules: readonly string[],
  placing: Placing,
): { readonly from: number; readonly to: number; readonly words: string } {
  if (placing === 'instead') return { from: start, to: end, words: rules.join(' ') };
  const ended = /[.!?]["”»)]?$/.test(text.slice(start, end));
  return { from: end, to: end, words: `${ended ? '' : '.'} ${rules.join(' ')}` };
}
