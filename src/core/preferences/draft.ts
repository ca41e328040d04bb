/** A sentence that the calendar suggests for the document, and what in the calendar speaks for it, for the owner. */
export interface DraftedSentence {
  readonly text: string;
  readonly evidence: string;
}
