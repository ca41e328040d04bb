/** `instead`: in the place of the owner's words; `beside`: after them, which stay as they are. */
export type Placing = 'instead' | 'beside';

interface Place {
  readonly start: number;
  readonly end: number;
}

/** The stretch of a text that gives way to rules which were read in one of its sentences, and the words that stand there then. */
export function rulesAt(
  text: string,
  { start, end }: Place,
  rules: readonly string[],
  placing: Placing,
): { readonly from: number; readonly to: number; readonly words: string } {
  if (placing === 'instead') return { from: start, to: end, words: rules.join(' ') };
  const ended = /[.!?]["”»)]?$/.test(text.slice(start, end));
  return { from: end, to: end, words: `${ended ? '' : '.'} ${rules.join(' ')}` };
}

/** Rules for one sentence of a text, as they are to be placed. */
export interface Taken {
  readonly sentence: string;
  readonly rules: readonly string[];
  readonly placing: Placing;
}

/** A reading of a sentence as the owner takes it; what the sentence was read as before stays, however it is placed. */
export function takenOf({ sentence, kept, proposals }: Reading, placing: Placing): Taken {
  const rules = proposals.map((one) => one.sentence);
  const before = placing === 'instead' ? kept.filter((one) => !rules.includes(one)) : [];
  return { sentence, rules: [...before, ...rules], placing };
}

interface Reading {
  readonly sentence: string;
  readonly kept: readonly string[];
  readonly proposals: readonly { readonly sentence: string }[];
}

/** The text with rules at several of its sentences; null where one of those does not stand in it any more. */
export function withTaken(
  text: string,
  sentences: readonly (Place & { readonly text: string })[],
  taken: readonly Taken[],
): string | null {
  const places = taken.map(({ sentence, ...how }) => ({
    ...how,
    place: sentences.find((one) => one.text === sentence),
  }));
  const changes: ReturnType<typeof rulesAt>[] = [];
  for (const { place, rules, placing } of places) {
    if (!place) return null;
    changes.push(rulesAt(text, place, rules, placing));
  }
  return changes
    .sort((a, b) => b.from - a.from)
    .reduce((done, { from, to, words }) => done.slice(0, from) + words + done.slice(to), text);
}
