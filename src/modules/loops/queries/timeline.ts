import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import type { Action, ActionResult } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import { gate } from '@/core/reading/gate';
import type { Gate, Reading } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { database } from '@/db/client';
import { loopEvents, planActions, plans } from '@/db/schema/loops';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import type { Runtime } from '@/ports/runtime';
import { AGAIN } from '../constants';

/** One thing that happened, or is set to happen: a mail in, what was read and decided, mails out. */
export interface TimelineItem {
  readonly eventId: number;
  /** Epoch milliseconds by the product's clock. */
  readonly at: number;
  readonly kind: LoopEventPayload['kind'];
  readonly state: 'pending' | 'done' | 'cancelled' | 'failed';
  readonly payload: LoopEventPayload;
  /** It stands in the timeline already, and was heard once more: under new preferences, or as a person has read it. */
  readonly again: boolean;
  /** The mail, when the event is one. Text is the new text only. */
  readonly mail: {
    readonly from: string;
    readonly subject: string;
    readonly text: string;
    readonly level: string;
  } | null;
  readonly reading: Reading | null;
  /** Whether that reading could act by itself, and what spoke against it; null where nothing was read. */
  readonly gate: Gate | null;
  readonly plan: PlanItem | null;
}

export interface PlanItem {
  readonly version: number;
  readonly state: string;
  readonly risk: number;
  readonly review: 'none' | 'owner';
  readonly reasons: readonly string[];
  readonly actions: readonly {
    readonly index: number;
    readonly action: Action;
    readonly state: 'pending' | 'done' | 'failed' | 'skipped' | 'unknown';
    readonly result: ActionResult | null;
  }[];
  readonly mails: readonly {
    readonly id: string;
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly state: string;
    readonly attempts: number;
    readonly lastError: string | null;
    readonly sentAt: number | null;
  }[];
}

/** The history of a loop, oldest first, with the timers that will do something. */
export async function timelineOf(loopId: string, state: LoopState, runtime: Runtime): Promise<TimelineItem[]> {
  const events = await database()
    .select()
    .from(loopEvents)
    .where(and(eq(loopEvents.loopId, loopId), ne(loopEvents.state, 'cancelled')))
    .orderBy(asc(loopEvents.dueAt), asc(loopEvents.id));
  const told = events.filter(({ payload, state: done }) => {
    // A reminder of a question that has been answered finds nothing to remind of.
    const reminds = payload.kind === 'timer' && payload.timer === 'owner_reminder' && done === 'pending';
    // An answer that can still be taken back has not been given.
    const unheard = payload.kind === 'decision' && done === 'pending';
    return !unheard && (!reminds || state.needsOwner.length > 0);
  });
  const rows = told.flatMap(({ payload }) => (payload.kind === 'message' ? [payload.messageRowId] : []));
  const [planOf, mailOf] = await Promise.all([plansOf(loopId), mailsOf(rows, runtime)]);
  return told.map(({ id, dueAt, handledAt, dedupeKey, payload, state, modelReading, readingContext, ...event }) => {
    const again = dedupeKey.startsWith(AGAIN);
    const reading = modelReading ?? event.reading;
    // What a person says that it means is not what stands in the timeline already.
    const shown = again && reading?.by !== 'person' ? null : reading;
    return {
      eventId: id,
      at: (handledAt ?? dueAt).getTime(),
      kind: payload.kind,
      state,
      payload,
      again,
      mail: payload.kind === 'message' && !again ? (mailOf.get(payload.messageRowId) ?? null) : null,
      reading: shown,
      gate: reading && readingContext && !again ? gate(reading, readingContext) : null,
      plan: planOf.get(id) ?? null,
    };
  });
}

/** Each plan with its actions and the mails that it made, by the event that it answers. */
async function plansOf(loopId: string): Promise<Map<number, PlanItem>> {
  const db = database();
  const [rows, actions, mails] = await Promise.all([
    db.select().from(plans).where(eq(plans.loopId, loopId)),
    db
      .select({
        planId: planActions.planId,
        index: planActions.index,
        action: planActions.action,
        state: planActions.state,
        result: planActions.result,
      })
      .from(planActions)
      .innerJoin(plans, eq(plans.id, planActions.planId))
      .where(eq(plans.loopId, loopId))
      .orderBy(asc(planActions.index)),
    db
      .select({
        id: outgoingMails.id,
        version: outgoingMails.loopVersion,
        recipient: outgoingMails.recipient,
        subject: outgoingMails.subject,
        text: outgoingMails.text,
        state: outgoingMails.state,
        attempts: outgoingMails.attempts,
        lastError: outgoingMails.lastError,
        sentAt: outgoingMails.sentAt,
      })
      .from(outgoingMails)
      .where(eq(outgoingMails.loopId, loopId))
      .orderBy(asc(outgoingMails.loopVersion), asc(outgoingMails.actionIndex), asc(outgoingMails.recipient)),
  ]);
  return new Map(
    rows.map(({ id, eventId, version, state, risk, review, reasons }) => [
      eventId,
      {
        version,
        state,
        risk,
        review,
        reasons,
        actions: actions.filter((action) => action.planId === id).map(({ planId: _, ...action }) => action),
        mails: mails
          .filter((mail) => mail.version === version)
          .map(({ version: _, sentAt, ...mail }) => ({ ...mail, sentAt: sentAt?.getTime() ?? null })),
      },
    ]),
  );
}

/** What stands new in each of these mails; the text is empty once its bytes are no longer kept. */
async function mailsOf(
  ids: readonly string[],
  runtime: Runtime,
): Promise<Map<string, NonNullable<TimelineItem['mail']>>> {
  if (ids.length === 0) return new Map();
  const { id, raw, fromAddress, subject, level } = messages;
  const rows = await database()
    .select({ id, raw, from: fromAddress, subject, level })
    .from(messages)
    .where(inArray(id, [...ids]));
  const read = rows.map(async ({ id, raw, ...mail }) => {
    const parsed = raw ? await runtime.parse(raw) : null;
    const text = parsed ? newTextOf({ text: parsed.text ?? undefined, html: parsed.html ?? undefined }).newText : '';
    return [id, { ...mail, text }] as const;
  });
  return new Map(await Promise.all(read));
}
