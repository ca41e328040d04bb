import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { type TextAsks, texts } from '@/db/schema/texting';
import type { DecisionRow } from '@/modules/loops/queries/decisions';
import { ASKED_FOR_MS } from '../constants';

/** A text whose numbers may still be answered. */
export interface OpenAsk {
  readonly id: string;
  readonly asks: TextAsks;
  /** The question as it waits; undefined where the numbers stand for meetings. */
  readonly decision: DecisionRow | undefined;
}

/** How many numbers a text takes. */
export const numbersOf = ({ matter }: TextAsks) =>
  matter.kind === 'decision' ? matter.answers.length : matter.loopIds.length;

/** The texts of an owner whose numbers still stand for something of what is `waiting`, in the order of their numbers. */
export async function openAsks(
  userId: string,
  waiting: readonly DecisionRow[],
  nowMs: number,
  db: Database | Transaction = database(),
): Promise<OpenAsk[]> {
  const rows = await db
    .select({ id: texts.id, asks: texts.asks, until: texts.until })
    .from(texts)
    .where(
      and(
        eq(texts.userId, userId),
        isNotNull(texts.asks),
        isNull(texts.answeredAt),
        inArray(texts.state, ['queued', 'sending', 'sent', 'delivered', 'unknown']),
        gt(texts.createdAt, new Date(nowMs - ASKED_FOR_MS)),
      ),
    )
    .orderBy(asc(texts.createdAt));
  return rows.flatMap(({ id, asks, until }): OpenAsk[] => {
    if (asks === null) return [];
    const { matter } = asks;
    if (matter.kind === 'late') return until && until.getTime() > nowMs ? [{ id, asks, decision: undefined }] : [];
    const decision = waiting.find(
      (one) => one.loopId === matter.loopId && one.id === matter.decisionId && one.askedAt === matter.askedAt,
    );
    return decision ? [{ id, asks, decision }] : [];
  });
}

/** The first number that nothing stands behind yet: 1 while nothing is open, so that numbers stay small. */
export function nextNumber(open: readonly OpenAsk[]): number {
  return Math.max(1, ...open.map(({ asks }) => asks.first + numbersOf(asks)));
}
