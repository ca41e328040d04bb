import { ruleText } from '@/core/preferences/normal';
import { originOf } from '@/core/preferences/origins';
import { describeRule } from '@/core/preferences/render/describe';
import { renderRules } from '@/core/preferences/render/render';
import { proposalsOf } from '@/core/preferences/second-reading/accept';
import { unreadOf } from '@/core/preferences/second-reading/unread';
import { chooseLanguage } from '@/core/reading/language';
import { minuteOf } from '@/core/time/period';
import type { Locale } from '@/messages/languages';
import { readSentences } from '@/modules/reader/commands/read-sentences';
import type { Runtime } from '@/ports/runtime';
import type { SecondReading } from '../schema';
import { savedPreferences } from './document';

/**
 * What the model that the owner has allowed reads in the sentences of the saved document which the compiler did not
 * understand in every word. Only what the owner has saved is ever sent.
 */
export async function secondReadingOf(
  userId: string,
  runtime: Pick<Runtime, 'model' | 'clock'>,
  spoken: Locale = 'en',
): Promise<SecondReading> {
  const now = minuteOf(await runtime.clock.now());
  const saved = await savedPreferences(userId, now);
  if (!saved) return { version: 0, readings: [] };
  const { version, text, origins, zone, connected, compiled } = saved;
  const writtenAt = (sentence: string) => originOf(origins, sentence)?.at;
  // A few words are read in the language of the document that they stand in.
  const locale = chooseLanguage(text, null).lexicon.language;
  const unread = unreadOf(compiled.sentences, { now, zone, connected, writtenAt });
  const answers = await readSentences(
    userId,
    unread.map(({ asked }) => asked),
    runtime,
  );
  const readings = unread.flatMap(({ of: sentence }, i) => {
    const answer = answers[i];
    if (!answer) return [];
    const context = { now: writtenAt(sentence.text) ?? now, zone, locale, connected };
    const { proposals, certain } = proposalsOf(sentence.text, answer, context, sentence.rules);
    const standing = new Set(saved.rules.map(({ rule }) => ruleText(rule)));
    const fresh = proposals.filter(({ rules }) => !rules.every((rule) => standing.has(ruleText(rule))));
    if (fresh.length === 0) return [];
    const shown = fresh.map(({ quote, rules, sentence: rule }) => ({
      quote,
      words: rules.map((one) => describeRule(one, spoken)).join('; '),
      sentence: rule,
    }));
    return [{ sentence: sentence.text, kept: renderRules(sentence.rules), proposals: shown, certain }];
  });
  return { version, readings };
}
