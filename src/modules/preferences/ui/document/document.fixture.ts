import { compile } from '@/core/preferences/compile';
import type { CompiledSentence } from '@/core/preferences/compiled';
import { describeRule } from '@/core/preferences/render/describe';
import { suggestionsFor } from '@/core/preferences/suggest/suggest';
import { dayNumber } from '@/core/time/calendar-date';
import { conflictWords } from '../../queries/conflict-words';
import type { PreferencesAnswer, SentenceAnswer, VersionSource } from '../../schema';

/** Monday, November 23, 2026, 14:00 UTC. */
export const NOW = dayNumber(2026, 11, 23) * 1440 + 14 * 60;

const AT = '2026-11-20T15:00:00.000Z';
type Origin = { readonly version?: number; readonly source?: VersionSource; readonly loopId?: string };

const CONTEXT = { now: NOW, zone: 'America/New_York', locale: 'en' };

function suggestionsIn(sentence: CompiledSentence): Pick<SentenceAnswer, 'suggestions'> {
  const suggestions = suggestionsFor(sentence, CONTEXT, 'en');
  return suggestions.length > 0 ? { suggestions } : {};
}

/** What the API answers for a document, by the real compiler; all of it is of one origin. */
export function answerOf(text: string, { version = 1, source = 'owner', loopId }: Origin = {}): PreferencesAnswer {
  const { sentences, conflicts } = compile(text, CONTEXT);
  const answered = sentences.map(
    (sentence): SentenceAnswer => ({
      ...sentence,
      ...suggestionsIn(sentence),
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
    conflicts: conflicts.map((conflict) => conflictWords(conflict, 'en')),
  };
}
