import type { CompileContext } from '@/core/preferences/compiled';
import { type Proposal, proposalsOf } from '@/core/preferences/second-reading/accept';
import {
  MAX_SECOND_READING_TOKENS,
  SECOND_READING_VERSION,
  type SecondReadingInput,
  secondReadingSchema,
} from '@/core/preferences/second-reading/answer';
import { SECOND_READING_INSTRUCTIONS } from '@/core/preferences/second-reading/instructions';
import type { Runtime } from '@/ports/runtime';
import { ask } from './ask';

/**
 * Rules that the model which the owner has allowed reads in one sentence of their preferences. They bind nothing. Empty
 * where there is no such model, the budget is spent, it failed, or what it said does not stand in the sentence.
 */
export async function proposalsFor(
  ownerId: string,
  input: SecondReadingInput,
  context: CompileContext,
  runtime: Pick<Runtime, 'model' | 'clock'>,
): Promise<readonly Proposal[]> {
  const answer = await ask(
    ownerId,
    {
      purpose: 'preferences',
      version: SECOND_READING_VERSION,
      instructions: SECOND_READING_INSTRUCTIONS,
      input,
      schema: secondReadingSchema,
      maxOutputTokens: MAX_SECOND_READING_TOKENS,
    },
    runtime,
  );
  return answer === null ? [] : proposalsOf(input.sentence, answer, context);
}
