import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Runtime } from '@/ports/runtime';
import { BYTES_PER_TOKEN, SCHEMA_TOKENS } from '../constants';
import { hasConsented, knownAnswer } from '../queries';
import type { Purpose } from '../schema';
import { type KeptAnswer, keepAnswer } from './answers';
import { reserveTokens, returnTokens } from './spending';

/** A question to the configured model; `version` rises with its instructions, input or schema. */
export interface Question<T> {
  readonly purpose: Purpose;
  readonly version: number;
  readonly instructions: string;
  readonly input: object;
  readonly schema: z.ZodType<T>;
  readonly maxOutputTokens: number;
}

/**
 * Asks the configured model once per question: a repeated one is answered from the database. Null where none is
 * configured, the owner has not agreed to the purpose, the budget is spent, or the model failed.
 */
export async function ask<T extends KeptAnswer>(
  ownerId: string,
  question: Question<T>,
  runtime: Pick<Runtime, 'model' | 'clock'>,
): Promise<T | null> {
  const { model, clock } = runtime;
  if (model === null || !(await hasConsented(ownerId, model, question.purpose))) return null;
  const key = keyOf(model.port.name, question);
  const known = await knownAnswer(ownerId, key, question.schema);
  if (known) return known;
  const answer = await askAnew(ownerId, question, runtime);
  if (answer !== null) await keepAnswer(ownerId, key, answer, await clock.now());
  return answer;
}

/** Asks the configured model, whatever it has answered before; null as with `ask`. */
export async function askAnew<T>(
  ownerId: string,
  question: Question<T>,
  { model, clock }: Pick<Runtime, 'model' | 'clock'>,
): Promise<T | null> {
  const { purpose, instructions, input, schema, maxOutputTokens } = question;
  if (model === null || !(await hasConsented(ownerId, model, purpose))) return null;
  const most = mostTokens(question);
  const day = new Date(await clock.now()).toISOString().slice(0, 10);
  if (most > model.tokensPerMail || !(await reserveTokens(ownerId, day, most, model.tokensPerDay))) return null;
  const answer = await model.port.generate({ instructions, input, schema, schemaName: purpose, maxOutputTokens });
  // What an attempt without an account of it has cost is not known: it stays reserved.
  if (answer.usage) await returnTokens(ownerId, day, most - answer.usage.inputTokens - answer.usage.outputTokens);
  return answer.ok ? answer.value : null;
}

/** Stands for what a model is asked, in the memory of answers. */
export function keyOf(
  model: string,
  { purpose, version, input }: Pick<Question<unknown>, 'purpose' | 'version' | 'input'>,
): string {
  return createHash('sha256')
    .update(JSON.stringify([model, purpose, version, input]))
    .digest('hex');
}

/** The most that one attempt may cost, by an estimate that is rather too high. */
function mostTokens({ instructions, input, maxOutputTokens }: Question<unknown>): number {
  const bytes = Buffer.byteLength(instructions) + Buffer.byteLength(JSON.stringify(input));
  return Math.ceil(bytes / BYTES_PER_TOKEN) + SCHEMA_TOKENS + maxOutputTokens;
}
