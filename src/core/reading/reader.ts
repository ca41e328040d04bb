import { cleanText, MAX_NEW_TEXT } from './clean-text';
import type { ModelAnswer } from './model/answer';
import { readingOfModel } from './model/reading-of';
import { read } from './read';
import type { Reading, ReadingContext } from './reading';

/**
 * What either reader makes of one message. Which of them counts is decided by what would be done
 * (core/loop/two-readers).
 */
export interface Readings {
  readonly grammar: Reading;
  /** Null where no model may be asked, none has answered, or it found nothing. */
  readonly model: Reading | null;
}

/** From the new text of one message to what it says. */
export type Reader = (newText: string, context: ReadingContext) => Promise<Readings>;

/** The grammar alone. */
export const byGrammar: Reader = async (newText, context) => ({ grammar: read(newText, context), model: null });

/** Asks a model about a text; null where none may be asked or none has answered. */
export type AskModel = (text: string, context: ReadingContext) => Promise<ModelAnswer | null>;

/** The model beside the grammar, on every mail that a person has written. */
export function withModel(ask: AskModel): Reader {
  return async (newText, context) => {
    const grammar = read(newText, context);
    const text = cleanText(newText).slice(0, MAX_NEW_TEXT);
    if (context.role === 'auto' || text.trim() === '') return { grammar, model: null };
    const answer = await ask(text, context);
    return { grammar, model: answer && readingOfModel(answer, text, context) };
  };
}
