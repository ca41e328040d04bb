import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type BriefingLink, parseBriefingToken } from '@/core/mail/briefing-token';
import { type Database, database, type Transaction } from '@/db/client';
import { briefingClicks, briefings } from '@/db/schema/briefings';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { BRIEFING_MESSAGE } from '../constants';

const DAY_MS = 86_400_000;

/** Writes down that a link was followed, and answers where it leads: a path of ours, or a meeting's address. Null: no such link. */
export async function followLink(token: string, runtime: Runtime): Promise<string | null> {
  const named = parseBriefingToken(token, [signingKey(runtime.settings)]);
  if (!named) return null;
  const [row] = await database()
    .select({ userId: briefings.userId, items: briefings.items })
    .from(briefings)
    .where(eq(briefings.id, named.id));
  if (!row) return null;
  const item = typeof named.link === 'number' ? named.link : null;
  const at = new Date(await runtime.clock.now());
  const lately = and(
    eq(briefingClicks.briefingId, named.id),
    item === null ? isNull(briefingClicks.item) : eq(briefingClicks.item, item),
    gt(briefingClicks.at, new Date(at.getTime() - DAY_MS)),
  );
  // Whoever follows it again and again adds nothing.
  if ((await database().$count(briefingClicks, lately)) === 0) {
    await database().insert(briefingClicks).values({ briefingId: named.id, userId: row.userId, item, by: 'click', at });
  }
  return placeOf(named.link, row.items);
}

function placeOf(link: BriefingLink, items: readonly { readonly href: string | null }[]): string {
  if (typeof link === 'number') return items[link]?.href ?? '/dashboard';
  return link === 't' ? '/dashboard' : '/settings/notifications';
}

/** A mail of its reader that answers a briefing is a sign of them. `answers`: the Message-IDs that it refers to. */
export async function heardAnswer(
  tx: Transaction,
  { answers, userId, nowMs }: { readonly answers: readonly string[]; readonly userId: string; readonly nowMs: number },
): Promise<void> {
  const ids = answers.flatMap((messageId) => BRIEFING_MESSAGE.exec(messageId)?.[1] ?? []);
  if (ids.length === 0) return;
  const [row] = await tx
    .select({ id: briefings.id })
    .from(briefings)
    .where(and(inArray(briefings.id, ids), eq(briefings.userId, userId)))
    .limit(1);
  if (row) await tx.insert(briefingClicks).values({ briefingId: row.id, userId, by: 'answer', at: new Date(nowMs) });
}

/** Whoever switches briefings on, wants them, also after they were paused. */
export async function wantBriefings(db: Database | Transaction, userId: string, nowMs: number): Promise<void> {
  const [row] = await db
    .select({ id: briefings.id })
    .from(briefings)
    .where(and(eq(briefings.userId, userId), isNotNull(briefings.pausedAt)))
    .orderBy(desc(briefings.pausedAt))
    .limit(1);
  if (row) await db.insert(briefingClicks).values({ briefingId: row.id, userId, by: 'answer', at: new Date(nowMs) });
}
