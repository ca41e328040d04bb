import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { texts } from '@/db/schema/texting';
import type { Texting } from '@/ports/texting';
import { PRICE_MS, PRICED_WITHIN_MS } from '../constants';
import { settle } from './reserve';

/**
 * Asks the vendor what has become of a text that it has, and what it has cost, until it says. Each time it waits as long as the
 * text is old. A vendor that never says keeps what was put aside.
 */
export async function learnOutcome(id: string, { port, currency }: Texting, nowMs: number): Promise<void> {
  const [text] = await database().select().from(texts).where(eq(texts.id, id));
  if (!text?.vendorId || !text.sentAt) return;
  const found = await port.look(text.vendorId).catch(() => null);
  await database().transaction(async (tx) => {
    const [row] = await tx.select().from(texts).where(eq(texts.id, id)).for('update');
    if (!row?.sentAt || row.cost !== null) return;
    const price = found?.price?.currency === currency ? found.price.micros : null;
    if (price !== null) await settle(tx, row, price, currency);
    const age = nowMs - row.sentAt.getTime();
    const dueAt = price !== null || age > PRICED_WITHIN_MS ? null : new Date(nowMs + Math.max(PRICE_MS, age));
    const state = row.state === 'sent' && found && found.state !== 'taken' ? found.state : row.state;
    const problem = found?.errorCode ? `The vendor says ${found.errorCode}` : row.problem;
    await tx.update(texts).set({ dueAt, state, problem }).where(eq(texts.id, id));
  });
}
