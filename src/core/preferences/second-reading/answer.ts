import { z } from 'zod';

/** Raised with every change of the instructions, the input or the schema. */
export const SECOND_READING_VERSION = 1;

/** The most that one answer may be long, in tokens. */
export const MAX_SECOND_READING_TOKENS = 600;

/** What a model is told of a document: one sentence and the headings that it stands under. */
export interface SecondReadingInput {
  readonly sentence: string;
  readonly headings: readonly string[];
}

/**
 * What a model answers: rules as sentences of the product's own plain English. The compiler makes typed rules of them, so
 * that whatever the model says is read by the same eyes as the document. Flat and without bounds: several vendors accept no
 * other schema.
 */
export const secondReadingSchema = z.strictObject({
  readings: z.array(
    z.strictObject({
      quote: z.string().describe('Words copied from the sentence, letter by letter'),
      rule: z.string().describe('One rule in one of the given forms'),
    }),
  ),
});
export type SecondReadingAnswer = z.infer<typeof secondReadingSchema>;
