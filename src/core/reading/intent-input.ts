import type { Acceptance } from './acceptance';
import type { Passage, ReadSentence } from './passage';
import type { Intent, Reading, ReadingContext } from './reading';
import type { Timeline } from './timeline';
import type { Cue } from './token';

/** One intent as a reading lists it. */
export type IntentItem = Reading['intents'][number];

/** What the rules of intents look at. */
export interface IntentInput {
  readonly passage: Passage;
  readonly timeline: Timeline;
  readonly acceptance: Acceptance;
  readonly details: Reading['details'];
  readonly participants: Reading['participants'];
  readonly context: ReadingContext;
}

/** Notes an intent with its confidence (0.95 when not given) and the sentence that shows it. */
export type Add = (kind: Intent, confidence?: number, sentence?: ReadSentence) => void;

/** The first sentence with one of these cues. */
export function has(input: IntentInput, ...cues: readonly Cue[]): ReadSentence | undefined {
  return input.passage.sentences.find((sentence) => cues.some((cue) => sentence.cues.has(cue)));
}
