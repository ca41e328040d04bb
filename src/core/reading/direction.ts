/**
 * Words between a verb of moving and a length of time that say which way a meeting moves, in the languages that we
 * read.
 */
const EARLIER = /^(?:up|forward|forwards|ahead|earlier|vor|nach vorne|früher|plus tôt|antes|adelantar)$/;
const LATER = /^(?:back|out|later|down|nach hinten|zurück|später|plus tard|después|atrás)$/;

/** 1: later, -1: earlier, null: the words do not say. Takes the lower-case phrases that stand before the length. */
export function directionOf(phrases: readonly string[]): 1 | -1 | null {
  const words = phrases.flatMap((phrase) => [...phrase.split(' '), phrase]);
  for (let i = words.length - 1; i >= 0; i--) {
    if (EARLIER.test(words[i] as string)) return -1;
    if (LATER.test(words[i] as string)) return 1;
  }
  return null;
}
