import { and, asc, eq } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import type { Action, ActionResult } from '@/core/loop/plan';
import { addressees, replyMessage } from '@/core/loop/reply';
import type { LoopState } from '@/core/loop/state';
import type { Reading } from '@/core/reading/reading';
import { newTextOf } from '@/core/reading/reply-text';
import { renderReply } from '@/core/replies/render';
import { database } from '@/db/client';
import { loopEvents, loops, planActions, plans } from '@/db/schema/loops';
import { messages, outgoingMails } from '@/db/schema/mailbox';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { type LoopRow, loopRow } from './lists';

/** One thing that happened, oldest first: a mail in, what was read and decided, mails out. */
export interface TimelineItem {
  readonly eventId: number;
  /** Epoch milliseconds by the product's clock. */
  readonly at: number;
  readonly kind: LoopEventPayload['kind'];
  readonly state: 'pending' | 'done' | 'cancelled' | 'failed';
  readonly payload: LoopEventPayload;
  /** The mail, when the event is one. Text is the new text only. */
  readonly mail: {
    readonly from: string;
    readonly subject: string;
    readonly text: string;
    readonly level: string;
  } | null;
  readonly reading: Reading | null;
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
    readonly state: string;
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

export interface LoopDetail {
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly ownerZone: string;
  readonly timeline: readonly TimelineItem[];
  /** The mail that would go out if the waiting plan is approved. */
  readonly preview: { readonly to: string; readonly text: string } | null;
}

/** A loop of this owner with its whole history, or null. */
export async function loopDetail(userId: string, loopId: string, runtime: Runtime): Promise<LoopDetail | null> {
  const db = database();
  const [loop] = await db
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId)));
  if (!loop) return null;
  const events = await db
    .select()
    .from(loopEvents)
    .where(eq(loopEvents.loopId, loopId))
    .orderBy(asc(loopEvents.dueAt), asc(loopEvents.id));
  const planRows = await db.select().from(plans).where(eq(plans.loopId, loopId));
  const actionRows = await db
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
    .orderBy(asc(planActions.index));
  const mailRows = await db.select().from(outgoingMails).where(eq(outgoingMails.loopId, loopId));
  const ownerZone = (await basicsOf(userId))?.zone ?? 'Etc/UTC';
  const timeline = await Promise.all(
    events
      .filter((event) => event.state !== 'cancelled')
      .map(async (event): Promise<TimelineItem> => {
        const plan = planRows.find((p) => p.eventId === event.id);
        return {
          eventId: event.id,
          at: (event.handledAt ?? event.dueAt).getTime(),
          kind: event.payload.kind,
          state: event.state,
          payload: event.payload,
          mail: event.payload.kind === 'message' ? await mailOf(event.payload.messageRowId, runtime) : null,
          reading: event.reading,
          plan: plan
            ? {
                version: plan.version,
                state: plan.state,
                risk: plan.risk,
                review: plan.review,
                reasons: plan.reasons,
                actions: actionRows.filter((a) => a.planId === plan.id),
                mails: mailRows.filter((m) => m.loopVersion === plan.version).map(mailItem),
              }
            : null,
        };
      }),
  );
  return {
    row: loopRow(loop),
    state: loop.state,
    ownerZone,
    timeline,
    preview: previewOf(loop.id, loop.state, ownerZone, runtime),
  };
}

function mailItem(row: typeof outgoingMails.$inferSelect): PlanItem['mails'][number] {
  const { id, recipient, subject, text, state, attempts, lastError, sentAt } = row;
  return { id, recipient, subject, text, state, attempts, lastError, sentAt: sentAt?.getTime() ?? null };
}

async function mailOf(rowId: string, runtime: Runtime): Promise<TimelineItem['mail']> {
  const [row] = await database().select().from(messages).where(eq(messages.id, rowId));
  if (!row) return null;
  const parsed = row.raw ? await runtime.parse(row.raw) : null;
  const text = parsed ? newTextOf({ text: parsed.text ?? undefined, html: parsed.html ?? undefined }).newText : '';
  return { from: row.fromAddress, subject: row.subject, text, level: row.level };
}

/** The first outward mail of the waiting plan, as its first recipient would get it. */
function previewOf(loopId: string, state: LoopState, ownerZone: string, runtime: Runtime): LoopDetail['preview'] {
  const { proposal } = state;
  if (!proposal) return null;
  const { settings } = runtime;
  for (const [index, action] of proposal.actions.entries()) {
    if (action.kind !== 'send') continue;
    const [recipient] = addressees(proposal.after, action.to);
    if (!recipient) continue;
    const place = {
      loopId,
      version: proposal.version,
      index,
      state: proposal.after,
      action,
      ownerZone,
      baseUrl: settings.baseUrl,
      assistantName: settings.assistant.name,
      pageKey: signingKey(settings),
    };
    return { to: recipient.name ?? recipient.address, text: renderReply(replyMessage(place, recipient, false)).text };
  }
  return null;
}
