import { aiSdkModel } from '@/adapters/model/ai-sdk';
import { recordedModel } from '@/adapters/model/recorded';
import { nameOf } from '@/adapters/model/settings';
import { modelName } from '@/config/fields';
import { modelAnswerSchema } from '@/core/reading/model/answer';
import { modelInput } from '@/core/reading/model/input';
import { INSTRUCTIONS, MAX_OUTPUT_TOKENS } from '@/core/reading/model/instructions';
import { read } from '@/core/reading/read';
import { withModel } from '@/core/reading/reader';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import type { MailReader } from './readers';
import { RECORDINGS } from './recordings-folder';

/** What a model without an answer has understood. */
const unread = (text: string, context: ReadingContext): Reading => ({
  ...read(text, context),
  understood: 'none',
  intents: [],
});

/** The model whose answers are given by hand, in the sandbox. */
const DESK = 'compatible:desk';

/**
 * The grammar with the model of MODEL, LLM_BASE_URL and LLM_API_KEY behind it; none where MODEL is not set. Answers are
 * replayed from evals/recordings; `--live` asks the model for all of them anew, `--record` for those that are missing.
 */
export function modelReaders(flags: readonly string[]): MailReader[] {
  const named = modelName.parse(process.env.MODEL || 'off');
  if (named === null) return [];
  const { LLM_BASE_URL, LLM_API_KEY, LLM_TIMEOUT_SECONDS } = process.env;
  const apiKey = LLM_API_KEY && LLM_API_KEY !== 'off' ? LLM_API_KEY : null;
  const refresh = flags.includes('--live');
  const name = nameOf(named);
  const live =
    refresh || flags.includes('--record')
      ? aiSdkModel(
          { ...named, baseUrl: LLM_BASE_URL || null, apiKey },
          {
            onFailure: (text) => console.error(text),
            ...(LLM_TIMEOUT_SECONDS ? { timeoutMs: Number(LLM_TIMEOUT_SECONDS) * 1000 } : {}),
          },
        )
      : null;
  const model = recordedModel({ folder: RECORDINGS, name, live, refresh, by: name === DESK ? 'desk' : 'model' });
  const readBoth = withModel(async (text, context) => {
    const answer = await model.generate({
      instructions: INSTRUCTIONS,
      input: modelInput(text, context),
      schema: modelAnswerSchema,
      schemaName: 'reading',
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    });
    return answer.ok ? answer.value : null;
  });
  return [
    {
      name: `${name} alone`,
      read: async (text, context) => (await readBoth(text, context)).model ?? unread(text, context),
    },
  ];
}
