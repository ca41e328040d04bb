import { cleanText, MAX_NEW_TEXT } from './clean-text';
import { gate } from './gate';
import type { ModelAnswer } from './model/answer';
import { reconcile } from './model/reconcile';
import { read } from './read';
import type { Reading, ReadingContext } from './reading';

/** From the new text of one message to what it says. Readers can be put around each other. */
export type Reader = (newText: string, context: ReadingContext) => Promise<Reading>;

/** The grammar alone. */
export const byGrammar: Reader = async (newText, context) => read(newText, context);

/** Asks a model about a text; null where none may be asked or none has answered. */
export type AskModel = (text: string, context: ReadingContext) => Promise<ModelAnswer | null>;

/**
 * The grammar first; a model only where the grammar's own gate stays closed for want of understanding. Without an answer
 * the grammar's reading stands.
 */
export function withModel(ask: AskModel): Reader {
  return async (newText, context) => {
    const reading = read(newText, context);
    if (!isWorthAsking(reading, context)) return reading;
    const text = cleanText(newText).slice(0, MAX_NEW_TEXT);
    const answer = await ask(text, context);
    return answer === null ? reading : reconcile(answer, reading, text, context);
  };
}

/**
 * Whether a model could open the gate. It cannot where the grammar has understood everything, nor where it has raised a
 * flag: a flag of either reader stands.
 */
function isWorthAsking(reading: Reading, context: ReadingContext): boolean {
  if (context.role === 'auto' || reading.flags.length > 0 || reading.understood === 'full') return false;
  return !gate(reading, context).auto;
}
