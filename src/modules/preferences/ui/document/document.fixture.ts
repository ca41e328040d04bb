import { compile } from '@/core/preferences/compile';
import { describeRule } from '@/core/preferences/render/describe';
import { dayNumber } from '@/core/time/calendar-date';
import type { PreferencesAnswer, SentenceAnswer, VersionSource } from '../../schema';

/** Monday, November 23, 2026, 14:00 UTC. */
export const NOW = dayNumber(2026, 11, 23) * 1440 + 14 * 60;

const AT = '2026-11-20T15:00:00.000Z';
type Origin = { readonly version?: number; readonly source?: VersionSource; readonly loopId?: string };

/** What the API answers for a document, by the real compiler; all of it is of one origin. */
export function answerOf(text: string, { version = 1, source = 'owner', loopId }: Origin = {}): PreferencesAnswer {
  const { sentences, conflicts } = compile(text, { now: NOW, zone: 'America/New_York', locale: 'en' });
  const answered = sentences.map(
    (sentence): SentenceAnswer => ({
      ...sentence,
      rules: sentence.rules.map((rule) => ({ rule, words: describeRule(rule) })),
      origin: { version, at: AT, source, loopId: loopId ?? null },
    }),
  );
  return {
    version,
    text,
    sentences: answered,
    rules: answered.flatMap(({ id, rules }) => rules.map((rule) => ({ ...rule, sentence: id }))),
    unread: answered.flatMap(({ id, unread }) => unread.map((words) => ({ sentence: id, text: words }))),
    conflicts,
  };
}
