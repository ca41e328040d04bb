import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { BriefedMatter } from '@/core/briefing/facts';
import { type BriefingLink, parseBriefingToken } from '@/core/mail/briefing-token';
import { makeLateToken } from '@/core/mail/late-token';
import type { MacKey } from '@/core/mail/mac';
import { type Database, database, type Transaction } from '@/db/client';
import { type BriefingItem, briefingAnswers, briefingClicks, briefings } from '@/db/schema/briefings';
import { signingKey } from '@/modules/mailbox/policy';
import type { IncomingMail } from '@/modules/mailbox/schema';
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
  const place = /^l?(\d+)$/.exec(String(named.link))?.[1];
  const item = place === undefined ? null : Number(place);
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
  return placeOf(named.link, row.items, signingKey(runtime.settings));
}

function placeOf(link: BriefingLink, items: readonly BriefingItem[], key: MacKey): string {
  if (typeof link === 'number') return items[link]?.href ?? '/dashboard';
  if (link.startsWith('l')) return lateHref(items[Number(link.slice(1))]?.about, key);
  return link === 't' ? '/dashboard' : '/settings/notifications';
}

function lateHref(about: BriefedMatter | undefined, key: MacKey): string {
  if (about?.kind !== 'loop' || about.start === undefined) return '/dashboard';
  return `/late/${makeLateToken({ loopId: about.loopId, start: about.start }, key)}`;
}

/**
 * A mail of its reader that answers a briefing is a sign of them: known by the token that it was sent to, else by the Message-IDs
 * that it refers to. Answers which briefing it is.
 */
export async function heardAnswer(
  tx: Transaction,
  { answers, briefing, receivedMs }: Pick<IncomingMail, 'answers' | 'briefing' | 'receivedMs'>,
  userId: string,
): Promise<string | null> {
  const named = answers.flatMap((messageId) => BRIEFING_MESSAGE.exec(messageId)?.[1] ?? []);
  const ids = briefing ? [briefing] : named;
  if (ids.length === 0) return null;
  const rows = await tx
    .select({ id: briefings.id })
    .from(briefings)
    .where(and(inArray(briefings.id, ids), eq(briefings.userId, userId)));
  // What it answers itself is named before the rest of the thread.
  const id = ids.find((one) => rows.some((row) => row.id === one));
  if (!id) return null;
  await tx.insert(briefingClicks).values({ briefingId: id, userId, by: 'answer', at: new Date(receivedMs) });
  return id;
}

/** Writes down that a mail answers the lines of a briefing, so that they are heard. */
export async function keepAnswer(
  tx: Transaction,
  { messageRowId, receivedMs }: Pick<IncomingMail, 'messageRowId' | 'receivedMs'>,
  of: { readonly briefingId: string; readonly userId: string },
): Promise<void> {
  await tx.insert(briefingAnswers).values({ messageId: messageRowId, ...of, at: new Date(receivedMs) });
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
