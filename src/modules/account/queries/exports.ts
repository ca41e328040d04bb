import { and, asc, eq, gt } from 'drizzle-orm';
import { database } from '@/db/client';
import { accountExports, exportChunks } from '@/db/schema/account';
import type { ExportStatus } from '../schema';

const NONE: ExportStatus = { state: 'none', askedAt: null, readyAt: null, expiresAt: null, sizeBytes: null };

/** How the user's export stands at `nowMs`, by the product's clock. */
export async function exportStatus(userId: string, nowMs: number): Promise<ExportStatus> {
  const [row] = await database().select().from(accountExports).where(eq(accountExports.userId, userId));
  if (!row || (row.expiresAt && row.expiresAt.getTime() <= nowMs)) return NONE;
  const { state, sizeBytes } = row;
  return {
    state,
    sizeBytes,
    askedAt: row.askedAt.toISOString(),
    readyAt: row.readyAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  };
}

/** The user's archive in pieces, in order; null when none is ready at `nowMs`, or it has expired. */
export async function exportArchive(
  userId: string,
  nowMs: number,
): Promise<{ readonly sizeBytes: number; readonly pieces: AsyncGenerator<Buffer> } | null> {
  const [row] = await database()
    .select()
    .from(accountExports)
    .where(
      and(
        eq(accountExports.userId, userId),
        eq(accountExports.state, 'ready'),
        gt(accountExports.expiresAt, new Date(nowMs)),
      ),
    );
  return row?.sizeBytes ? { sizeBytes: row.sizeBytes, pieces: piecesOf(row.id) } : null;
}

async function* piecesOf(exportId: string): AsyncGenerator<Buffer> {
  for (let last = -1; ; ) {
    const [piece] = await database()
      .select({ index: exportChunks.index, bytes: exportChunks.bytes })
      .from(exportChunks)
      .where(and(eq(exportChunks.exportId, exportId), gt(exportChunks.index, last)))
      .orderBy(asc(exportChunks.index))
      .limit(1);
    if (!piece) return;
    last = piece.index;
    yield piece.bytes;
  }
}
