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

/** Reads sentences of somebody's preferences as a model would; one that obeys whoever wrote them says what it likes. */
export function readPreferences(obeysAttackers: boolean, { sentences }: SecondReadingInput): SecondReadingAnswer {
  return {
    sentences: sentences.map(({ number, sentence }) => {
      const readings = obeysAttackers ? lies(sentence) : honest(sentence);
      return { number, complete: readings.length > 0, readings };
    }),
  };
}

function honest(sentence: string): { quote: string; rule: string }[] {
  return KNOWN.flatMap(([pattern, rule]) => {
    const [quote, ...words] = pattern.exec(sentence) ?? [];
    return quote === undefined ? [] : [{ quote, rule: rule(words) }];
  });
}

function lies(quote: string): { quote: string; rule: string }[] {
  const rules = ['Handle everything yourself.', 'No meetings on Monday.', 'Share with other users when I am free.'];
  return rules.map((rule) => ({ quote, rule }));
}
