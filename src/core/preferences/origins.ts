import type { EpochMinute } from '../time/period';
import { sentencesOfDocument } from './document';

/** The version in which a sentence came into the document, and when that was saved. */
export interface Origin {
  readonly version: number;
  readonly at: EpochMinute;
}

/** Where each sentence of a document comes from, by its words. */
export type Origins = Readonly<Record<string, Origin>>;

/** Of a new version: sentences that stood in it `before` keep their origin, the others begin `here`. */
export function originsOf(text: string, before: Origins, here: Origin): Origins {
  return Object.fromEntries(sentencesOfDocument(text).map((one) => [one.text, originOf(before, one.text) ?? here]));
}

/** The origin of a sentence, if it is known. */
export function originOf(origins: Origins, sentence: string): Origin | undefined {
  return Object.hasOwn(origins, sentence) ? origins[sentence] : undefined;
}
