import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { smallestUnits } from '@/core/phone/micros';
import { type Database, database, type Transaction } from '@/db/client';
import { textBudgets, textNumbers, textStops, texts } from '@/db/schema/texting';
import { isAtRest } from '@/modules/account/queries/deletion';
import { limitMet } from '@/modules/billing/commands/limits';
import { flagOn } from '@/modules/flags/queries';
import type { Runtime } from '@/ports/runtime';
import type { Phone } from '../schema';
import { lineFor } from './line';

export type TextNumber = typeof textNumbers.$inferSelect;

/** The month of a moment, as budgets and lines count: `2026-03`, UTC. */
export const monthOf = (nowMs: number) => new Date(nowMs).toISOString().slice(0, 7);

/** Whether somebody may be texted at all now; in words why not, null where they may. */
export async function textingRefused(
  userId: string,
  { texting, settings, clock }: Runtime,
): Promise<'off' | { readonly limit: string } | null> {
  if (texting === null || !(await flagOn('sms', userId)) || (await isAtRest(userId))) return 'off';
  const limit = await limitMet(userId, 'sms', 1, { billing: settings.billing, nowMs: await clock.now() });
  return limit === null ? null : { limit };
}

/** Whether the holder of a number has said STOP and not START since. */
export async function isStopped(number: string, db: Database | Transaction = database()): Promise<boolean> {
  return (await db.$count(textStops, eq(textStops.number, number))) > 0;
}

/** Whose number it is, where that was proved. */
export async function holderOf(number: string, db: Database | Transaction = database()): Promise<TextNumber | null> {
  const proved = and(eq(textNumbers.number, number), isNotNull(textNumbers.verifiedAt));
  const [row] = await db.select().from(textNumbers).where(proved);
  return row ?? null;
}

export async function numberOf(userId: string, db: Database | Transaction = database()): Promise<TextNumber | null> {
  const [row] = await db.select().from(textNumbers).where(eq(textNumbers.userId, userId));
  return row ?? null;
}

/** The telephone of a user as their settings show it; null: none was entered. */
export async function phoneOf(userId: string, { texting, clock }: Runtime): Promise<Phone | null> {
  const row = await numberOf(userId);
  if (!row || !texting) return null;
  const { currency, monthMicros } = texting;
  const month = monthOf(await clock.now());
  const [stopped, line, [budget]] = await Promise.all([
    isStopped(row.number),
    lineFor(userId, row.lineId),
    database()
      .select({ reserved: textBudgets.reserved })
      .from(textBudgets)
      .where(
        sql`${textBudgets.userId} = ${userId} and ${textBudgets.month} = ${month} and ${textBudgets.currency} = ${currency}`,
      ),
  ]);
  return {
    number: row.number,
    verified: row.verifiedAt !== null,
    stopped,
    kinds: row.kinds,
    quiet: { from: row.quietFrom, until: row.quietUntil },
    line: line?.number ?? null,
    spent: {
      amount: smallestUnits(budget?.reserved ?? 0, currency),
      most: smallestUnits(monthMicros, currency),
      currency,
    },
  };
}

/** Whether a number was ever texted, or is to be: of anybody else nothing is to be shown later. */
export async function numberKnown(number: string): Promise<boolean> {
  const [entered, texted] = await Promise.all([
    database().$count(textNumbers, eq(textNumbers.number, number)),
    database().$count(texts, eq(texts.peer, number)),
  ]);
  return entered + texted > 0;
}
