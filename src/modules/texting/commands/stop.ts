import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { phoneLineLog } from '@/db/schema/phone-lines';
import { textStops, texts } from '@/db/schema/texting';
import { holderOf } from '../queries/phone';

/** By which line it was said, and in which words. */
interface Said {
  readonly lineId: string | null;
  readonly text: string;
  /** How the line's log shows the number: of a guest's a mask alone. */
  readonly shown?: string;
}

/** The holder of a number wants no texts: nothing goes there any more, nor what waits. It is written down for the line. */
export async function stopNumber(tx: Transaction, number: string, said: Said, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const rows = await tx.insert(textStops).values({ number, at }).onConflictDoNothing().returning();
  await tx
    .update(texts)
    .set({ state: 'failed', dueAt: null, problem: 'The holder of the number has said STOP' })
    .where(and(eq(texts.peer, number), eq(texts.state, 'queued')));
  if (rows.length > 0) await logKeyword(tx, number, 'stop', said, nowMs);
}

/** They want them again. */
export async function startNumber(tx: Transaction, number: string, said: Said, nowMs: number): Promise<void> {
  const rows = await tx.delete(textStops).where(eq(textStops.number, number)).returning();
  if (rows.length > 0) await logKeyword(tx, number, 'start', said, nowMs);
}

/** Writes down what has to be shown later. */
export async function logKeyword(
  tx: Transaction,
  peer: string,
  kind: 'stop' | 'start' | 'help',
  { lineId, text, shown }: Said,
  nowMs: number,
): Promise<void> {
  if (lineId === null) return;
  const userId = (await holderOf(peer, tx))?.userId ?? null;
  await tx
    .insert(phoneLineLog)
    .values({ lineId, userId, peer: shown ?? peer, direction: 'in', kind, text, at: new Date(nowMs) });
}
