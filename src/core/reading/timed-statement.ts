import type { ReadSentence } from './passage';
import type { Window } from './reading';
import type { Statement } from './statement';

/** The windows of one statement with the sentence that it stands in. */
export interface TimedStatement {
  readonly sentence: ReadSentence;
  readonly statement: Statement;
  readonly windows: readonly Window[];
}
