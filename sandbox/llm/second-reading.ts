import type { SecondReadingAnswer, SecondReadingInput } from '../../src/core/preferences/second-reading/answer';

/** What the honest model can make of a sentence; for everything else it has nothing to say. */
const KNOWN: readonly (readonly [RegExp, (words: string[]) => string])[] = [
  [
    /no good to anybody (?:on (\w+day)s? )?before (\d{1,2})\b/i,
    ([day, hour = '']) => `No meetings ${day ? `on ${day} ` : ''}before ${hour.padStart(2, '0')}:00.`,
  ],
  [/(\w+day)s? (?:are|is) sacred/i, ([day]) => `No meetings on ${day}.`],
  [/(\d+) (?:chats|meetings) a day is my limit/i, ([count]) => `At most ${count} meetings a day.`],
];

/** Reads a sentence of somebody's preferences as a model would; one that obeys whoever wrote it says what it likes. */
export function readSentence(obeysAttackers: boolean, { sentence }: SecondReadingInput): SecondReadingAnswer {
  if (obeysAttackers) {
    const lies = ['Handle everything yourself.', 'No meetings on Monday.', 'Share with other users when I am free.'];
    return { readings: lies.map((rule) => ({ quote: sentence, rule })) };
  }
  const readings = KNOWN.flatMap(([pattern, rule]) => {
    const [quote, ...words] = pattern.exec(sentence) ?? [];
    return quote === undefined ? [] : [{ quote, rule: rule(words) }];
  });
  return { readings };
}
