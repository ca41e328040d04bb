import { and, desc, eq, lt } from 'drizzle-orm';
import { diffLines } from '@/core/preferences/diff';
import { withPlainHeadings } from '@/core/preferences/headings';
import { database } from '@/db/client';
import { preferenceVersions } from '@/db/schema/preferences';
import type { VersionsAnswer } from '../schema';

/** What the versions of the document changed, the newest first; `before` is where an earlier answer ended. */
export async function versionsOf(
  userId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<VersionsAnswer> {
  const { userId: owner, version } = preferenceVersions;
  const rows = await database()
    .select()
    .from(preferenceVersions)
    .where(and(eq(owner, userId), before === undefined ? undefined : lt(version, before)))
    .orderBy(desc(version))
    // One more: each is compared with the one before it.
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    items: shown.map((row, i) => ({
      version: row.version,
      at: row.at.toISOString(),
      source: row.source,
      loopId: row.cause.loopId ?? null,
      undoneTo: row.cause.undoneTo ?? null,
      diff: diffLines(withPlainHeadings(rows[i + 1]?.text ?? ''), withPlainHeadings(row.text)),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.version ?? null) : null,
  };
}
