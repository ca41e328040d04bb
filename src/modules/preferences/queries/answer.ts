import { and, eq, inArray } from 'drizzle-orm';
import type { CompileContext, CompiledDocument } from '@/core/preferences/compiled';
import { isFact } from '@/core/preferences/fact';
import { type Origins, originOf } from '@/core/preferences/origins';
import { describeRule } from '@/core/preferences/render/describe';
import { suggestionsFor } from '@/core/preferences/suggest/suggest';
import { chooseLanguage } from '@/core/reading/language';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { preferenceVersions } from '@/db/schema/preferences';
import type { Locale } from '@/messages/languages';
import type { PreferencesAnswer, SentenceAnswer, VersionSource } from '../schema';
import { conflictWords } from './conflict-words';
import { preferencesOf } from './document';

/** What GET /api/preferences answers; an owner who has said nothing has an empty document of version 0. */
export async function preferencesAnswer(
  userId: string,
  now: EpochMinute,
  locale: Locale = 'en',
): Promise<PreferencesAnswer> {
  const standing = await preferencesOf(userId, now);
  if (!standing) return { version: 0, text: '', sentences: [], rules: [], unread: [], conflicts: [] };
  const { version, text, compiled, origins, zone, connected } = standing;
  const sources = await sourcesOf(userId, origins);
  return { version, text, ...compiledAnswer(compiled, { text, now, zone, connected, locale, origins, sources }) };
}

/** What a sentence tells of somebody depends on no day and no zone. */
const NEUTRAL = { now: 0, zone: 'Etc/UTC' };

interface Around extends Pick<CompileContext, 'now' | 'zone' | 'connected'> {
  /** The document. */
  readonly text: string;
  /** The language of the words about its rules. */
  readonly locale: Locale;
  readonly origins?: Origins;
  readonly sources?: Sources;
}

/**
 * What a document says, for its owner: each sentence with its rules in words, what it may have meant where it was not understood,
 * and where it comes from.
 */
export function compiledAnswer(
  { sentences, conflicts }: CompiledDocument,
  { text, now, zone, connected = [], locale, origins = {}, sources = new Map() }: Around,
): Pick<PreferencesAnswer, 'sentences' | 'rules' | 'unread' | 'conflicts'> {
  const { language } = chooseLanguage(text, locale);
  const context = { now, zone, connected };
  const shown = sentences.map((sentence): SentenceAnswer => {
    const origin = originOf(origins, sentence.text);
    const source = origin && sources.get(origin.version);
    const fact = isFact(sentence, NEUTRAL);
    const suggestions = fact ? [] : suggestionsFor(sentence, context, language === 'und' ? locale : language);
    return {
      ...sentence,
      ...(fact ? { fact } : {}),
      ...(suggestions.length > 0 ? { suggestions } : {}),
      rules: sentence.rules.map((rule) => ({ rule, words: describeRule(rule, locale) })),
      origin:
        origin && source
          ? { version: origin.version, at: new Date(origin.at * 60_000).toISOString(), ...source }
          : null,
    };
  });
  return {
    sentences: shown,
    rules: shown.flatMap(({ id, rules, past }) => (past ? [] : rules.map((one) => ({ ...one, sentence: id })))),
    unread: shown.flatMap(({ id, unread }) => unread.map((text) => ({ sentence: id, text }))),
    conflicts: conflicts.map((conflict) => conflictWords(conflict, locale)),
  };
}

type Sources = ReadonlyMap<number, { readonly source: VersionSource; readonly loopId: string | null }>;

async function sourcesOf(userId: string, origins: Origins): Promise<Sources> {
  const versions = [...new Set(Object.values(origins).map(({ version }) => version))];
  if (versions.length === 0) return new Map();
  const rows = await database()
    .select({ version: preferenceVersions.version, source: preferenceVersions.source, cause: preferenceVersions.cause })
    .from(preferenceVersions)
    .where(and(eq(preferenceVersions.userId, userId), inArray(preferenceVersions.version, versions)));
  return new Map(rows.map(({ version, source, cause }) => [version, { source, loopId: cause.loopId ?? null }]));
}
