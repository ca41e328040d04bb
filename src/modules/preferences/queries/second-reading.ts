import { ruleText } from '@/core/preferences/normal';
import { originOf } from '@/core/preferences/origins';
import { minuteOf } from '@/core/time/period';
import { proposalsFor } from '@/modules/reader/commands/read-sentence';
import type { Runtime } from '@/ports/runtime';
import type { SecondReading } from '../schema';
import { savedPreferences } from './document';

/**
 * What the model that the owner has allowed reads in a sentence of the saved document which the compiler did not understand
 * in every word; null where there is no such sentence. Only what the owner has saved is ever sent, one sentence at a time.
 */
export async function secondReadingOf(
  userId: string,
  sentence: string,
  runtime: Pick<Runtime, 'model' | 'clock'>,
): Promise<SecondReading | null> {
  const now = minuteOf(await runtime.clock.now());
  const saved = await savedPreferences(userId, now);
  const unread = saved?.compiled.sentences.find(({ text, understood }) => text === sentence && understood !== 'yes');
  if (!saved || !unread) return null;
  const { text, headings } = unread;
  const context = { now: originOf(saved.origins, text)?.at ?? now, zone: saved.zone };
  const proposals = await proposalsFor(userId, { sentence: text, headings }, context, runtime);
  const standing = new Set(saved.rules.map(({ rule }) => ruleText(rule)));
  const fresh = proposals.filter(({ rule }) => !standing.has(ruleText(rule)));
  return { proposals: fresh.map(({ quote, words, sentence }) => ({ quote, words, sentence })) };
}
