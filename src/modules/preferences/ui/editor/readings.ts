import type { SentenceAnswer } from '../../schema';

/** What is shown beside a sentence. Where it stands is left out: that changes with every key before it. */
export type Reading = Pick<
  SentenceAnswer,
  'understood' | 'unread' | 'rules' | 'past' | 'fact' | 'lacksLink' | 'suggestions'
>;

/** By the words of the sentence. */
export type Readings = ReadonlyMap<string, Reading>;

/** What was read of each sentence. One that is read as before is the same object, so that its row need not be drawn again. */
export function readingsOf(sentences: readonly SentenceAnswer[], before: Readings): Readings {
  return new Map(
    sentences.map(({ text, understood, unread, rules, past, fact, lacksLink, suggestions }) => {
      const read: Reading = {
        understood,
        unread,
        rules,
        past,
        ...(fact ? { fact } : {}),
        ...(lacksLink === undefined ? {} : { lacksLink }),
        ...(suggestions ? { suggestions } : {}),
      };
      const old = before.get(text);
      return [text, old && JSON.stringify(old) === JSON.stringify(read) ? old : read];
    }),
  );
}
