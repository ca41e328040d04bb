import { AS_STATED } from '@/core/reading/calibration';
import { gate, isSilent } from '@/core/reading/gate';
import { type GoldReading, goldNotation } from '@/core/reading/gold-notation';
import { read } from '@/core/reading/read';
import type { Gate, Reading, ReadingContext } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { parseReadRow } from '@/inspect/read';
import type { MailRow } from './gold';

/** Anything that reads the new text of a mail: the grammar, or a model behind its own validation. */
export interface MailReader {
  readonly name: string;
  readonly read: (newText: string, context: ReadingContext) => Reading | Promise<Reading>;
}

/** A reading as it is scored, with the gate's decision. */
export interface Answer {
  readonly reading: GoldReading;
  readonly full: Reading;
  readonly auto: boolean;
  /** As sure as the least sure intent or option; 0 where there is none. */
  readonly confidence: number;
  readonly gate: Gate;
  readonly silent: boolean;
}

/** The grammar as it runs. */
export const grammar: MailReader = { name: 'grammar', read: (text, context) => read(text, context) };

/** The grammar with the confidences that its rules state. */
export const uncalibrated: MailReader = {
  name: 'grammar, uncalibrated',
  read: (text, context) => read(text, context, AS_STATED),
};

/** The new text of a row's mail and what is known around it, before the clock of a reader starts. */
export function preparedRow(row: MailRow): { text: string; context: ReadingContext } {
  const { text, context } = parseReadRow(row);
  return { text: newTextOf({ text }).newText, context };
}

/** A reading brought into the gold notation. */
export function answerOf(full: Reading, context: ReadingContext): Answer {
  const decision = gate(full, context);
  const sure = [...full.intents, ...full.options].map((item) => item.confidence);
  return {
    reading: goldNotation(full, context),
    full,
    gate: decision,
    auto: decision.auto,
    confidence: full.intents.length === 0 ? 0 : Math.min(...sure),
    silent: isSilent(full),
  };
}
