import { phrasingProblems } from '@/core/replies/phrasing/check';
import {
  MAX_PHRASING_TOKENS,
  PHRASING_INSTRUCTIONS,
  PHRASING_VERSION,
  phrasingAnswerSchema,
} from '@/core/replies/phrasing/instructions';
import type { PhrasingRequest } from '@/core/replies/phrasing/request';
import type { Runtime } from '@/ports/runtime';
import { PHRASING_ATTEMPTS } from '../constants';
import { ask } from './ask';

/**
 * Other ways to say the sentence of a mail, by the model that the owner has allowed to word mail; each was found harmless.
 * Empty where there is none: then our own words are used.
 */
export async function phrasingsOf(
  ownerId: string,
  request: PhrasingRequest,
  runtime: Pick<Runtime, 'model' | 'clock'>,
): Promise<readonly string[]> {
  let problems: readonly string[] = [];
  for (let attempt = 0; attempt < PHRASING_ATTEMPTS; attempt += 1) {
    const answer = await ask(
      ownerId,
      {
        purpose: 'phrasing',
        version: PHRASING_VERSION,
        instructions: PHRASING_INSTRUCTIONS,
        input: problems.length > 0 ? { ...request, problems } : request,
        schema: phrasingAnswerSchema,
        maxOutputTokens: MAX_PHRASING_TOKENS,
      },
      runtime,
    );
    if (answer === null) return [];
    const harmless = answer.variants.filter((text) => phrasingProblems(text, request).length === 0);
    if (harmless.length > 0) return harmless;
    problems = [...new Set(answer.variants.flatMap((text) => phrasingProblems(text, request)))];
  }
  return [];
}
