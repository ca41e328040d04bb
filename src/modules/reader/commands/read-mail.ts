import { modelAnswerSchema } from '@/core/reading/model/answer';
import { modelInput } from '@/core/reading/model/input';
import { INSTRUCTIONS, MAX_OUTPUT_TOKENS, PROMPT_VERSION } from '@/core/reading/model/instructions';
import { type Reader, withModel } from '@/core/reading/reader';
import type { Runtime } from '@/ports/runtime';
import { ask } from './ask';

/** How this owner's mail is read: by the grammar, and where that is not enough by the model that the owner has allowed. */
export function readerOf(ownerId: string, runtime: Pick<Runtime, 'model' | 'clock'>): Reader {
  return withModel((text, context) =>
    ask(
      ownerId,
      {
        purpose: 'reading',
        version: PROMPT_VERSION,
        instructions: INSTRUCTIONS,
        input: modelInput(text, context),
        schema: modelAnswerSchema,
        maxOutputTokens: MAX_OUTPUT_TOKENS,
      },
      runtime,
    ),
  );
}
