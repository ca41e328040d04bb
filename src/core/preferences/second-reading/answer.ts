import { z } from 'zod';
import type { LocalDate } from '../../time/calendar-date';

/** Raised with every change of the instructions, the input or the schema. */
export const SECOND_READING_VERSION = 2;

/** The most that one answer may be long, in tokens: one for `MOST_SENTENCES`. */
export const MAX_SECOND_READING_TOKENS = 3_000;

/** The most sentences that one question carries. */
export const MOST_SENTENCES = 12;

/** What a model is told of one sentence. */
export interface UnreadSentence {
  readonly sentence: string;
  /** Those that it stands under. */
  readonly headings: readonly string[];
  /** The sentence before it under the same headings, which says what "1 hour." is about; null where there is none. */
  readonly before: string | null;
  /** The owner's day when it was first saved. */
  readonly written: LocalDate;
}

/** What a model is asked: all sentences of a document that the compiler did not understand, numbered from 1. */
export interface SecondReadingInput {
  readonly sentences: readonly (UnreadSentence & { readonly number: number })[];
}

const readings = z.array(
  z.strictObject({
    quote: z.string().describe('Words copied from the sentence, letter by letter'),
    rule: z.string().describe('One rule in one of the given forms'),
  }),
);
const complete = z.boolean().describe('The rules say all that the sentence asks for, without doubt');

/** What is said of one sentence. */
export const sentenceReadingSchema = z.strictObject({ complete, readings });
export type SentenceReading = z.infer<typeof sentenceReadingSchema>;

/**
 * What a model answers: rules as sentences of the product's own plain English. The compiler makes typed rules of them, so
 * that whatever the model says is read by the same eyes as the document. Without unions and bounds: several vendors accept no
 * other schema.
 */
export const secondReadingSchema = z.strictObject({
  sentences: z.array(z.strictObject({ number: z.int(), complete, readings })),
});
export type SecondReadingAnswer = z.infer<typeof secondReadingSchema>;
