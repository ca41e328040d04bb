import { and, desc, eq, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { pageSize } from '@/core/http/page';
import type { LoopEventPayload } from '@/core/loop/event';
import { readAlong } from '@/core/mail/link-keys';
import { newTextOf } from '@/core/reading/reply-text';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, plans } from '@/db/schema/loops';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import { reviews } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import type { Client } from '@/modules/operations/schema';
import { lookAt } from '@/modules/staff/commands/look';
import type { Runtime } from '@/ports/runtime';
import { reviewAllowed } from '../policy';
import type { ReviewRow, ReviewsQuery } from '../schema';
import { addressHas, behind, microsOf, pageAt } from './places';

export interface ReviewPage {
  readonly items: readonly ReviewRow[];
  readonly nextCursor: string | null;
  readonly total: number;
}

/** What was drawn or marked as wrong, of owners who let people help: newest first, and nothing of what it says. */
export async function reviewPage(query: ReviewsQuery): Promise<ReviewPage> {
  const size = pageSize(query);
  const where = matching(query);
  const [rows, [count]] = await Promise.all([
    database()
      .select({ review: reviews, id: reviews.id, micros: microsOf(reviews.sampledAt), owner: users.email })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.ownerId))
      .where(and(where, query.cursor ? behind(reviews.sampledAt, reviews.id, query.cursor, true) : undefined))
      .orderBy(desc(reviews.sampledAt), desc(reviews.id))
      .limit(size + 1),
    database()
      .select({ n: sql<number>`count(*)::int` })
      .from(reviews)
      .innerJoin(users, eq(users.id, reviews.ownerId))
      .where(where),
  ]);
  const { items, nextCursor } = pageAt(rows, size);
  return { items: items.map(({ review, owner }) => reviewRow(review, owner)), nextCursor, total: count?.n ?? 0 };
}

/** How many wait for a verdict. */
export async function reviewsWaiting(): Promise<number> {
  const [row] = await database()
    .select({ n: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.ownerId))
    .where(matching({ state: 'open' }));
  return row?.n ?? 0;
}

function matching({ state = 'open', origin, q }: Pick<ReviewsQuery, 'state' | 'origin' | 'q'>): SQL | undefined {
  return and(
    addressHas(q),
    reviewAllowed(),
    state === 'done' ? isNotNull(reviews.verdict) : isNull(reviews.verdict),
    origin ? eq(reviews.origin, origin) : undefined,
  );
}

function reviewRow(review: typeof reviews.$inferSelect, owner: string): ReviewRow {
  const { id, loopId, origin, sampledAt, verdict, cause } = review;
  return { id, loopId, owner, origin, sampledAt: sampledAt.getTime(), verdict, cause };
}

/** A mail that was sent, with what it answered. */
export interface ReviewShown {
  readonly row: ReviewRow;
  /** What the owner said of it. */
  readonly note: string | null;
  readonly mail: {
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly sentAt: number | null;
  };
  /** The mail that led to it; null: none did, or its text is not kept any more. */
  readonly said: { readonly messageId: string; readonly from: string; readonly text: string } | null;
  /** Why it was sent, as it was recorded. */
  readonly reasons: readonly string[];
}

/** One of them with what it says; the look is written down first. Null: there is none, or its owner lets nobody look. */
export async function reviewShown(
  staff: SessionUser,
  reviewId: string,
  runtime: Runtime,
  client?: Client,
): Promise<ReviewShown | null> {
  const [found] = await database()
    .select({ review: reviews, mail: outgoingMails, owner: users.email })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.ownerId))
    .innerJoin(outgoingMails, eq(outgoingMails.id, reviews.mailId))
    .where(and(eq(reviews.id, reviewId), reviewAllowed()));
  if (!found) return null;
  const { review, mail, owner } = found;
  await lookAt(database(), {
    staff: staff.id,
    owner: review.ownerId,
    subject: { kind: 'mail', id: mail.id },
    reason: `review: ${review.origin}`,
    ...(client ? { client } : {}),
  });
  const { said, reasons } = await causeOf(mail, runtime);
  return readAlong({
    row: reviewRow(review, owner),
    note: review.note,
    mail: {
      recipient: mail.recipient,
      subject: mail.subject,
      text: mail.text,
      sentAt: mail.sentAt?.getTime() ?? null,
    },
    said,
    reasons,
  });
}

/** Why a mail was sent, and the newest mail of somebody that it rests on. */
async function causeOf(
  { loopId, loopVersion }: typeof outgoingMails.$inferSelect,
  runtime: Runtime,
): Promise<Pick<ReviewShown, 'said' | 'reasons'>> {
  const [plan] = await database()
    .select({ reasons: plans.reasons, eventId: plans.eventId })
    .from(plans)
    .where(and(eq(plans.loopId, loopId), eq(plans.version, loopVersion)));
  if (!plan) return { said: null, reasons: [] };
  const before = and(eq(loopEvents.loopId, loopId), eq(loopEvents.kind, 'message'), lte(loopEvents.id, plan.eventId));
  const [event] = await database()
    .select({ payload: loopEvents.payload })
    .from(loopEvents)
    .where(before)
    .orderBy(desc(loopEvents.id))
    .limit(1);
  const said = event?.payload.kind === 'message' ? await mailText(event.payload, runtime) : null;
  return { said, reasons: plan.reasons };
}

async function mailText(
  { messageRowId: messageId, only }: Extract<LoopEventPayload, { kind: 'message' }>,
  runtime: Runtime,
): Promise<ReviewShown['said']> {
  const [message] = await database().select().from(messages).where(eq(messages.id, messageId));
  const parsed = message?.raw ? await runtime.parse(message.raw) : null;
  if (!message || !parsed) return null;
  const { newText } = newTextOf({ text: parsed.text ?? undefined, html: parsed.html ?? undefined });
  return { messageId, from: message.fromAddress, text: only?.words ?? newText };
}
