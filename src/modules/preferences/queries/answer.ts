import { and, eq, inArray } from 'drizzle-orm';
import type { CompiledDocument } from '@/core/preferences/compiled';
import { isFact } from '@/core/preferences/fact';
import { type Origins, originOf } from '@/core/preferences/origins';
import { describeRule } from '@/core/preferences/render/describe';
import type { EpochMinute } from '@/core/time/period';
import { database } from '@/db/client';
import { preferenceVersions } from '@/db/schema/preferences';
import type { PreferencesAnswer, SentenceAnswer, VersionSource } from '../schema';
import { preferencesOf } from './document';

/** What GET /api/preferences answers; an owner who has said nothing has an empty document of version 0. */
export async function preferencesAnswer(userId: string, now: EpochMinute): Promise<PreferencesAnswer> {
  const standing = await preferencesOf(userId, now);
  if (!standing) return { version: 0, text: '', ...compiledAnswer({ sentences: [], conflicts: [] }) };
  const { version, text, compiled, origins } = standing;
  return { version, text, ...compiledAnswer(compiled, origins, await sourcesOf(userId, origins)) };
}

/** What a sentence tells of somebody depends on no day and no zone. */
const NEUTRAL = { now: 0, zone: 'Etc/UTC' };

/** What a document says, for its owner: each sentence with its rules in words, and where it comes from. */
export function compiledAnswer(
  { sentences, conflicts }: CompiledDocument,
  origins: Origins = {},
  sources: Sources = new Map(),
): Pick<PreferencesAnswer, 'sentences' | 'rules' | 'unread' | 'conflicts'> {
  const shown = sentences.map((sentence): SentenceAnswer => {
    const origin = originOf(origins, sentence.text);
    const source = origin && sources.get(origin.version);
    return {
      ...sentence,
      ...(isFact(sentence, NEUTRAL) ? { fact: true } : {}),
      rules: sentence.rules.map((rule) => ({ rule, words: describeRule(rule) })),
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
    conflicts: [...conflicts],
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
