import {
  MAX_SECOND_READING_TOKENS,
  MOST_SENTENCES,
  SECOND_READING_VERSION,
  type SentenceReading,
  secondReadingSchema,
  sentenceReadingSchema,
  type UnreadSentence,
} from '@/core/preferences/second-reading/answer';
import { SECOND_READING_INSTRUCTIONS } from '@/core/preferences/second-reading/instructions';
import type { Runtime } from '@/ports/runtime';
import { hasConsented, knownAnswer } from '../queries';
import { keepAnswer } from './answers';
import { askAnew, keyOf } from './ask';

type Asking = Pick<Runtime, 'model' | 'clock'>;

/** By owner, the work that is under way in this process: whoever asks meanwhile finds its answers. */
const underWay = new Map<string, Promise<unknown>>();

/**
 * What the model that the owner has allowed reads in sentences of their preferences, in their order; none of it binds. Each
 * sentence is asked about once, many in one question. Null for a sentence where there is no such model, the budget is
 * spent, or it failed.
 */
export function readSentences(
  ownerId: string,
  sentences: readonly UnreadSentence[],
  runtime: Asking,
): Promise<readonly (SentenceReading | null)[]> {
  const work = () => read(ownerId, sentences, runtime);
  const turn = (underWay.get(ownerId) ?? Promise.resolve()).then(work, work);
  const ended = turn
    .catch(() => undefined)
    .finally(() => {
      if (underWay.get(ownerId) === ended) underWay.delete(ownerId);
    });
  underWay.set(ownerId, ended);
  return turn;
}

async function read(
  ownerId: string,
  sentences: readonly UnreadSentence[],
  runtime: Asking,
): Promise<readonly (SentenceReading | null)[]> {
  const { model } = runtime;
  if (model === null || !(await hasConsented(ownerId, model, 'preferences'))) return sentences.map(() => null);
  // What stands before a sentence may change: it was read with what stood there when it was written.
  const keys = sentences.map(({ before: _, ...input }) =>
    keyOf(model.port.name, { purpose: 'preferences', version: SECOND_READING_VERSION, input }),
  );
  const found = new Map<string, SentenceReading>();
  const open: { readonly key: string; readonly sentence: UnreadSentence }[] = [];
  for (const [i, sentence] of sentences.entries()) {
    const key = keys[i] as string;
    const known = await knownAnswer(ownerId, key, sentenceReadingSchema);
    if (known) found.set(key, known);
    else open.push({ key, sentence });
  }
  for (let at = 0; at < open.length; at += MOST_SENTENCES) {
    const asked = open.slice(at, at + MOST_SENTENCES);
    const answers = await answersTo(
      ownerId,
      asked.map(({ sentence }) => sentence),
      runtime,
    );
    if (answers === null) break;
    for (const [i, { key }] of asked.entries()) {
      const answer = answers[i] as SentenceReading;
      await keepAnswer(ownerId, key, answer, await runtime.clock.now());
      found.set(key, answer);
    }
  }
  return keys.map((key) => found.get(key) ?? null);
}

/** One question for all of them; a sentence of which nothing is said has no rule. */
async function answersTo(
  ownerId: string,
  sentences: readonly UnreadSentence[],
  runtime: Asking,
): Promise<readonly SentenceReading[] | null> {
  const answer = await askAnew(
    ownerId,
    {
      purpose: 'preferences',
      version: SECOND_READING_VERSION,
      instructions: SECOND_READING_INSTRUCTIONS,
      input: { sentences: sentences.map((sentence, i) => ({ number: i + 1, ...sentence })) },
      schema: secondReadingSchema,
      maxOutputTokens: MAX_SECOND_READING_TOKENS,
    },
    runtime,
  );
  if (answer === null) return null;
  return sentences.map((_, i) => {
    const said = answer.sentences.filter(({ number }) => number === i + 1);
    return {
      complete: said.length > 0 && said.every(({ complete }) => complete),
      readings: said.flatMap(({ readings }) => readings),
    };
  });
}
