import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { spokenTo } from '@/core/loop/asking/spoken-to';
import type { Action } from '@/core/loop/plan';
import { actOf } from '@/core/loop/review/acts';
import type { LoopState } from '@/core/loop/state';
import type { Transition } from '@/core/loop/transition';
import { EXPIRED } from '@/core/loop/waiting/owner-waits';
import type { SourcedRule } from '@/core/preferences/compiled';
import { sayIn } from '@/core/replies/owner/say';
import type { QuestionShown } from '@/core/replies/question/shown';
import type { Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loopEvents, loopParticipants, loops, planActions, plans } from '@/db/schema/loops';
import { suppressions } from '@/db/schema/mailbox';
import { mailNewsOf } from '@/modules/account/queries';
import type { Assistant } from '@/modules/assistants/queries';
import { claimHolds, releaseHolds } from '@/modules/meetings/commands/holds';
import { changePreferences } from '@/modules/preferences/commands/change';
import { noteCorrections } from '@/modules/preferences/commands/corrections';
import type { Runtime } from '@/ports/runtime';
import { addEvent, messageKey, passageOf } from '../commands/open';
import { openChildLoop, openPart } from '../commands/open-child';
import { chosenLanguage } from '../queries/owner-language';
import { queueReply } from './compose';
import type { Basics } from './context';
import type { Send } from './send-place';
import type { Wordings } from './word';

/** What the decision rested on has changed in the meantime: nothing was written, decide again. */
export class StaleSnapshot extends Error {
  override readonly name = 'StaleSnapshot';
  constructor() {
    super('The snapshot of this decision is stale');
  }
}

/** The decision that is being written down. */
export interface Turn {
  readonly loop: { readonly id: string; readonly ownerId: string; readonly version: number };
  readonly basics: Basics;
  readonly assistant: Assistant;
  readonly preferences: readonly SourcedRule[];
  readonly eventId: number;
  readonly nowMs: number;
  readonly runtime: Runtime;
  /** A model's sentences for the mails of the plan. */
  readonly wordings: Wordings;
  /** What the questions to the owner show, by their ids. */
  readonly questions: ReadonlyMap<string, QuestionShown>;
  /** False: offer even what cannot be held (too many holds); booking checks again anyway. */
  readonly mustHold: boolean;
}

/**
 * Writes a transition: the loop's new version, the plan, and everything that the database itself can carry out (holds,
 * timers, notices, the outbox). What reaches outside stays `pending` for the steps `perform` and `send`. Answers the loops
 * that have something to do from now on.
 */
export async function persist(tx: Transaction, turn: Turn, made: Transition): Promise<{ woken: string[] }> {
  const { loop, eventId, nowMs } = turn;
  const version = loop.version + 1;
  const { state, plan } = made;
  await tx
    .update(loops)
    .set({ state, version, phase: state.phase, title: state.meeting.title, updatedAt: new Date(nowMs) })
    .where(eq(loops.id, loop.id));
  await projectParticipants(tx, loop.id, state);
  const outside = plan.actions
    .map((action, index) => ({ action, index }))
    .filter(({ action }) => reachesOutside(action));
  const [row] = await tx
    .insert(plans)
    .values({
      loopId: loop.id,
      version,
      eventId,
      digest: digestOf(plan.actions),
      risk: plan.risk,
      review: plan.review,
      act: plan.review === 'owner' ? actOf(state.proposal?.actions ?? []) : null,
      reasons: [...plan.reasons],
      state: plan.review === 'owner' ? 'proposed' : outside.length > 0 ? 'executing' : 'done',
      createdAt: new Date(nowMs),
    })
    .returning({ id: plans.id });
  const planId = (row as { id: string }).id;
  if (plan.actions.length > 0) {
    await tx.insert(planActions).values(
      plan.actions.map((action, index) => ({
        planId,
        index,
        action,
        state: reachesOutside(action) ? ('pending' as const) : ('done' as const),
        at: new Date(nowMs),
      })),
    );
  }
  const woken: string[] = [];
  for (const [index, action] of plan.actions.entries()) {
    await carryOut(tx, { ...turn, version, index, state, woken }, action);
  }
  await supersedeOlder(tx, loop.id, version, made);
  return { woken };
}

interface Place extends Turn {
  readonly version: number;
  readonly index: number;
  readonly state: LoopState;
  /** Other loops that have something to do from now on: those that the plan opens, or gives a mail to. */
  readonly woken: string[];
}

async function carryOut(tx: Transaction, at: Place, action: Action): Promise<void> {
  const { loop, version, index } = at;
  switch (action.kind) {
    case 'send':
      if (await isUnwanted(tx, loop.ownerId, action)) return noteInstead(tx, at, action);
      return queueReply(tx, at, action);
    case 'hold': {
      const { refused } = await claimHolds(tx, {
        ownerId: loop.ownerId,
        loopId: loop.id,
        slots: action.slots,
        expiresAt: action.expiresAt,
        bufferBefore: at.basics?.bufferBeforeMin ?? 0,
        bufferAfter: at.basics?.bufferAfterMin ?? 0,
      });
      if (refused.length > 0 && at.mustHold) throw new StaleSnapshot();
      return;
    }
    case 'release_holds':
      await releaseHolds(tx, loop.id);
      return;
    case 'set_timer':
      await tx
        .update(loopEvents)
        .set({ state: 'cancelled' })
        .where(and(pendingTimers(loop.id), sql`${loopEvents.payload} ->> 'timer' = ${action.timer}`));
      await tx
        .insert(loopEvents)
        .values({
          loopId: loop.id,
          kind: 'timer',
          payload: { kind: 'timer', timer: action.timer },
          dedupeKey: `timer:${loop.id}:${version}:${index}`,
          dueAt: new Date(action.dueAt * 60_000),
          loopVersion: version,
        })
        .onConflictDoNothing();
      return;
    case 'cancel_timers':
      await tx.update(loopEvents).set({ state: 'cancelled' }).where(pendingTimers(loop.id));
      return;
    case 'notice': {
      const text = action.says
        ? sayIn(action.says, spokenTo(await chosenLanguage(loop.ownerId, tx), at.state))
        : action.text;
      await tx
        .insert(notices)
        .values({
          userId: loop.ownerId,
          key: `${loop.ownerId}:${action.key}`,
          kind: action.noticeKind,
          text,
          href: action.href,
          loopId: loop.id,
        })
        .onConflictDoUpdate({ target: notices.key, set: { text, dismissedAt: null } });
      return;
    }
    case 'suppress':
      await tx.insert(suppressions).values({ address: action.address, reason: action.reason }).onConflictDoNothing();
      return;
    case 'hear_again':
      return hearAgain(tx, at, action);
    case 'pass_on':
      await addEvent(
        tx,
        action.loopId,
        {
          kind: 'message',
          messageRowId: action.messageRowId,
          ...(action.part === undefined ? {} : { part: action.part }),
          ...(await passageOf(tx, loop.id, action.messageRowId)),
        },
        messageKey(action.messageRowId, action.part, action.loopId),
        at.nowMs,
      );
      at.woken.push(action.loopId);
      return;
    case 'set_preferences': {
      const kept = await changePreferences(tx, loop.ownerId, action.change, { loopId: loop.id, nowMs: at.nowMs });
      return kept ? undefined : carryOut(tx, at, unfitting(loop.id, version));
    }
    case 'note_corrections':
      await noteCorrections(tx, loop, action.rules, at.nowMs);
      return;
    case 'open_loop': {
      const place = `${loop.id}:${version}:${index}`;
      at.woken.push(await openChildLoop(tx, { ...loop, state: at.state }, action.opening, place, at.nowMs));
      return;
    }
    case 'open_part':
      at.woken.push(await openPart(tx, { ...loop, state: at.state }, action.part, at.nowMs));
      return;
    case 'adopt_event':
    case 'keep_free':
    case 'book':
    case 'move':
    case 'update_event':
    case 'cancel_event':
    case 'silent':
      return;
  }
}

/** The mail once more, as the owner's own or a participant's; or, with its matter known, with the standing that it had. */
async function hearAgain(
  tx: Transaction,
  { loop, state, nowMs }: Place,
  { messageRowId, as, matter }: Extract<Action, { kind: 'hear_again' }>,
): Promise<void> {
  const { part } = state;
  const key = messageKey(messageRowId, part?.messageRowId === messageRowId ? part.index : undefined);
  const known = and(eq(loopEvents.loopId, loop.id), eq(loopEvents.dedupeKey, `${key}:vouched`));
  const vouched = matter === undefined || (await tx.$count(loopEvents, known)) > 0;
  const payload = {
    kind: 'message',
    messageRowId,
    ...(vouched ? { vouched } : {}),
    ...(as ? { as } : {}),
    ...(matter ? { matter } : {}),
    ...(await passageOf(tx, loop.id, messageRowId)),
  } as const;
  await addEvent(tx, loop.id, payload, `${key}:${matter ?? 'vouched'}`, nowMs);
}

async function isUnwanted(tx: Transaction, ownerId: string, { news }: Send): Promise<boolean> {
  return news !== undefined && !(await mailNewsOf(ownerId, tx))[news];
}

/** A report that its owner does not want by mail stands on the dashboard; what a reminder is about stands there anyway. */
async function noteInstead(tx: Transaction, at: Place, { news, note, says }: Send): Promise<void> {
  if (news !== 'reports' || note === null) return;
  const key = `report-${at.loop.id}-${at.version}-${at.index}`;
  const href = `/loops/${at.loop.id}`;
  await carryOut(tx, at, { kind: 'notice', key, noticeKind: 'report', text: note, ...(says ? { says } : {}), href });
}

/** A preference that was confirmed and cannot be kept: said plainly. */
function unfitting(loopId: string, version: number): Action {
  return {
    kind: 'notice',
    key: `preference-${loopId}-${version}`,
    noticeKind: 'preference',
    text: 'What you confirmed could not be written into your preferences, so I changed nothing. Please look at them yourself.',
    href: '/settings/edit',
  };
}

function pendingTimers(loopId: string) {
  return and(eq(loopEvents.loopId, loopId), eq(loopEvents.kind, 'timer'), eq(loopEvents.state, 'pending'));
}

/** Actions whose effect lies outside the database. Mail is one too, but has its own outbox. */
function reachesOutside(action: Action): boolean {
  return ['adopt_event', 'keep_free', 'book', 'move', 'update_event', 'cancel_event'].includes(action.kind);
}

async function projectParticipants(tx: Transaction, loopId: string, state: LoopState): Promise<void> {
  await tx
    .insert(loopParticipants)
    .values(
      state.participants.flatMap((p) => [p.address, ...(p.aliases ?? [])]).map((address) => ({ loopId, address })),
    )
    .onConflictDoNothing();
}

/** A proposal that the new state no longer carries was superseded, or nobody answered it in time. */
async function supersedeOlder(tx: Transaction, loopId: string, version: number, made: Transition): Promise<void> {
  const open = made.state.proposal?.version ?? -1;
  await tx
    .update(plans)
    .set({ state: made.plan.reasons.includes(EXPIRED) ? 'expired' : 'superseded' })
    .where(
      and(
        eq(plans.loopId, loopId),
        inArray(plans.state, ['proposed']),
        sql`${plans.version} < ${version}`,
        sql`${plans.version} <> ${open}`,
      ),
    );
}

/** Equal outward actions, equal digest. */
export function digestOf(actions: readonly Action[]): string {
  const outward = actions.filter((a) => a.kind === 'send' || reachesOutside(a));
  return createHash('sha256').update(JSON.stringify(outward)).digest('hex').slice(0, 32);
}
