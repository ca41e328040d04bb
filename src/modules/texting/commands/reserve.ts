import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { phoneLineSpend } from '@/db/schema/phone-lines';
import { textBudgets, texts } from '@/db/schema/texting';
import type { Texting } from '@/ports/texting';
import { monthOf } from '../queries/phone';

type Text = typeof texts.$inferSelect;

/**
 * Puts aside what a text may cost. Two at once wait for each other at the row of the month, so that both together never pass its
 * limit (`text_budgets_most`). @returns false where it would
 */
export async function reserve(
  tx: Transaction,
  userId: string,
  micros: number,
  { currency, monthMicros }: Texting,
  nowMs: number,
): Promise<boolean> {
  if (micros > monthMicros) return false;
  const rows = await tx
    .insert(textBudgets)
    .values({ userId, month: monthOf(nowMs), currency, most: monthMicros, reserved: micros })
    .onConflictDoUpdate({
      target: [textBudgets.userId, textBudgets.month, textBudgets.currency],
      set: {
        reserved: sql`${textBudgets.reserved} + ${micros}`,
        most: sql`greatest(${textBudgets.reserved} + ${micros}, ${monthMicros}::bigint)`,
      },
      setWhere: sql`${textBudgets.reserved} + ${micros} <= ${monthMicros}`,
    })
    .returning({ reserved: textBudgets.reserved });
  return rows.length > 0;
}

/**
 * What a text has cost, in place of what was put aside for it: null where it was not sent. What the vendor asks beyond that is
 * counted as far as the month has room, after which nothing more goes.
 */
export async function settle(
  tx: Transaction,
  text: Pick<Text, 'id' | 'userId' | 'lineId' | 'reserved' | 'sentAt' | 'begunAt'>,
  cost: number | null,
  currency: string,
): Promise<void> {
  const month = monthOf((text.begunAt ?? text.sentAt ?? new Date(0)).getTime());
  const difference = (cost ?? 0) - text.reserved;
  await tx
    .update(textBudgets)
    .set({ reserved: sql`greatest(0, least(${textBudgets.most}, ${textBudgets.reserved} + ${difference}::bigint))` })
    .where(and(eq(textBudgets.userId, text.userId), eq(textBudgets.month, month), eq(textBudgets.currency, currency)));
  await tx
    .update(texts)
    .set({ reserved: cost ?? 0, cost })
    .where(eq(texts.id, text.id));
  if (cost === null || text.lineId === null) return;
  await tx
    .insert(phoneLineSpend)
    .values({ lineId: text.lineId, month, currency, micros: cost })
    .onConflictDoUpdate({
      target: [phoneLineSpend.lineId, phoneLineSpend.month, phoneLineSpend.currency],
      set: { micros: sql`${phoneLineSpend.micros} + ${cost}` },
    });
}
