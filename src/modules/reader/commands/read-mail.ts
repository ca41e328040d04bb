import { createHash } from 'node:crypto';
import { modelAnswerSchema } from '@/core/reading/model/answer';
import { type ModelInput, modelInput } from '@/core/reading/model/input';
import { INSTRUCTIONS, MAX_OUTPUT_TOKENS, PROMPT_VERSION } from '@/core/reading/model/instructions';
import { type AskModel, type Reader, withModel } from '@/core/reading/reader';
import type { Runtime } from '@/ports/runtime';
import { BYTES_PER_TOKEN, SCHEMA_TOKENS } from '../constants';
import { hasConsented, knownAnswer } from '../queries';
import { keepAnswer } from './answers';
import { reserveTokens, returnTokens } from './spending';

/** How this owner's mail is read: by the grammar, and where that is not enough by the model that the owner has allowed. */
export function readerOf(ownerId: string, runtime: Pick<Runtime, 'model' | 'clock'>): Reader {
  return withModel(askModel(ownerId, runtime));
}

/**
 * Asks the configured model once per question: a repeated one is answered from the database. Null where none is
 * configured, the owner has not agreed, the budget is spent, or the model failed.
 */
function askModel(ownerId: string, { model, clock }: Pick<Runtime, 'model' | 'clock'>): AskModel {
  return async (text, context) => {
    if (model === null || !(await hasConsented(ownerId, model.port.recipient))) return null;
    const input = modelInput(text, context);
    const key = questionKey(model.port.name, input);
    const known = await knownAnswer(ownerId, key);
    if (known) return known;
    const most = mostTokens(input);
    const nowMs = await clock.now();
    const day = new Date(nowMs).toISOString().slice(0, 10);
    if (most > model.tokensPerMail || !(await reserveTokens(ownerId, day, most, model.tokensPerDay))) return null;
    const answer = await model.port.generate({
      instructions: INSTRUCTIONS,
      input,
      schema: modelAnswerSchema,
      schemaName: 'reading',
      maxOutputTokens: MAX_OUTPUT_TOKENS,
    });
    // What an attempt without an account of it has cost is not known: it stays reserved.
    if (answer.usage) await returnTokens(ownerId, day, most - answer.usage.inputTokens - answer.usage.outputTokens);
    if (!answer.ok) return null;
    await keepAnswer(ownerId, key, answer.value, nowMs);
    return answer.value;
  };
}

function questionKey(model: string, input: ModelInput): string {
  return createHash('sha256')
    .update(JSON.stringify([model, PROMPT_VERSION, input]))
    .digest('hex');
}

/** The most that one attempt may cost, by an estimate that is rather too high. */
function mostTokens(input: ModelInput): number {
  const bytes = Buffer.byteLength(INSTRUCTIONS) + Buffer.byteLength(JSON.stringify(input));
  return Math.ceil(bytes / BYTES_PER_TOKEN) + SCHEMA_TOKENS + MAX_OUTPUT_TOKENS;
}
