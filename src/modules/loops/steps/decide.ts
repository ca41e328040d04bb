import { and, eq, isNull } from 'drizzle-orm';
import { invitationAnswer } from '@/core/loop/booked/invitation-answer';
import type { StepEvent } from '@/core/loop/context';
import type { LoopEventPayload } from '@/core/loop/event';
import { isOnCalendar } from '@/core/loop/question-kinds';
import type { LoopState } from '@/core/loop/state';
import type { Transition } from '@/core/loop/transition';
import { stepOnBoth } from '@/core/loop/two-readers';
import type { Reading } from '@/core/reading/reading';
import { database, type Transaction } from '@/db/client';
import { once } from '@/db/once';
import { notices } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { assistantOf } from '@/modules/assistants/queries';
import { declineSeat } from '@/modules/booking-pages/commands/decline-seat';
import { followSeats } from '@/modules/booking-pages/commands/follow-seats';
import { tellHooks } from '@/modules/hooks/commands/tell';
import { routeToStaff } from '@/modules/queue/commands/route';
import type { Runtime } from '@/ports/runtime';
import { isHeardAgain, isOvertaken, preferencesChanged, stateBefore } from '../commands/replan';
import { wake } from '../commands/wake';
import { editedDraft } from '../queries/edited-draft';
import { eventWithLoop } from '../queries/loops';
import { recordAnswer } from './answered';
import { stepContext } from './context';
import { sameCorrections } from './corrections';
import { heard } from './heard';
import { mentionedBy } from './mentioned';
import { factsOf, wordsOfOwner } from './message';
import { refreshPeers } from './peers';
import { persist, StaleSnapshot } from './persist';
import { questionsPut } from './questions-put';
import { askForWordings } from './word';

/** Times offered by two loops of one owner at once: the second decides anew on what the first has left. */
const ATTEMPTS = 4;

/**
 * Step `decide`: decides on a snapshot, then writes all that follows in one transaction, which takes effect exactly once
 * however often the step is run. When a slot was claimed by somebody else in between, it decides again.
 */
export function makeDecide(runtime: Runtime) {
  return async (eventId: number): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await decideOnce(eventId, runtime, attempt < ATTEMPTS);
      } catch (error) {
        if (!(error instanceof StaleSnapshot) || attempt >= ATTEMPTS) throw error;
      }
    }
  };
}

async function decideOnce(eventId: number, runtime: Runtime, mustHold: boolean): Promise<void> {
  const nowMs = await runtime.clock.now();
  const found = await eventWithLoop(eventId);
  if (found?.event.state !== 'pending') return;
  if (isOvertaken(found)) return passOver(found, nowMs);
  const event = await stepEvent(found, found.event.reading, runtime);
  if (!event) return forgotten(found, nowMs);
  const second = found.event.modelReading && (await stepEvent(found, found.event.modelReading, runtime));
  const mentioned = await mentionedBy(event, found.loop);
  await refreshPeers(found.loop, mentioned, runtime);
  const { basics, ...context } = await stepContext(found.loop, nowMs, runtime, mentioned);
  const { preferences = [] } = context.owner;
  const assistant = await assistantOf(found.loop, runtime.settings);
  const zone = basics?.zone ?? 'Etc/UTC';
  const made = stepOnBoth(stateBefore(found), event, second, context);
  // What the owner was shown goes out as they saw it.
  const shown = found.loop.state.proposal !== null;
  const place = { loop: found.loop, basics, assistant, preferences, runtime };
  const wordings = shown ? new Map() : await askForWordings(place, made);
  const questions = await questionsPut(found.loop, made, { eventId, context }, runtime);
  const { woken } = await once(`decide:${eventId}`, async (tx) => {
    const [loop] = await tx
      .select({ version: loops.version })
      .from(loops)
      .where(eq(loops.id, found.loop.id))
      .for('update');
    if (loop?.version !== found.loop.version) throw new StaleSnapshot();
    // Not for ever: a rule that is not offered is worth no failure.
    if (mustHold && !(await sameCorrections(tx, found.loop, made, context.corrected))) throw new StaleSnapshot();
    await recordAnswer(tx, found.loop, made, { nowMs, ...staffIn(found.event.payload) });
    const turn = { ...place, eventId, nowMs, wordings, questions, mustHold };
    const written = await persist(tx, turn, made);
    if (made.state.page?.seats) {
      const version = found.loop.version + 1;
      const { state } = made;
      await followSeats(tx, { loop: found.loop, version, state, assistant, zone, nowMs, runtime });
    }
    await tellHooks(tx, {
      loop: found.loop,
      version: found.loop.version + 1,
      before: found.loop.state,
      after: made.state,
      cause: found.event.payload,
      zone,
      baseUrl: runtime.settings.baseUrl,
      nowMs,
    });
    await dismissMended(tx, found.loop, made, nowMs);
    await routeToStaff(tx, found.loop, found.event.payload, made.state, nowMs);
    await closeEvent(tx, found, made, nowMs);
    return written;
  });
  for (const id of woken) await wake(id, runtime);
  if (made.plan.actions.some(({ kind }) => kind === 'set_preferences')) {
    await preferencesChanged(found.loop.ownerId, runtime);
  }
}

/** Whoever of staff said it in the owner's place. */
function staffIn(payload: LoopEventPayload): { readonly by?: string } {
  return 'staff' in payload && payload.staff !== undefined ? { by: payload.by } : {};
}

type Found = NonNullable<Awaited<ReturnType<typeof eventWithLoop>>>;

/** The stored event as one reader has understood it; null for a mail whose bytes are forgotten. */
async function stepEvent({ event, loop }: Found, reading: Reading | null, runtime: Runtime): Promise<StepEvent | null> {
  const { payload } = event;
  if (payload.kind === 'message') {
    const mail = await factsOf(payload, loop, runtime);
    if (!mail) return null;
    if (!reading) throw new Error('A message is decided before it was read');
    const { words, newText: text, earlier, about } = mail;
    const edited = mail.facts.role === 'owner' ? await editedDraft(loop, mail.body, runtime) : undefined;
    const facts = edited ? { ...mail.facts, edited } : mail.facts;
    if (loop.state.page?.seats) await declineSeat(loop.id, mail, runtime);
    const answered = invitationAnswer(mail.calendars, facts, loop.state);
    if (answered) return answered;
    return {
      kind: 'message',
      facts,
      heard: await heard(loop, { text, words, reading, facts, earlier, about, readIn: event.readingContext }, runtime),
    };
  }
  if (payload.kind === 'choice') {
    const { participantId, set, options, zone, windows } = payload;
    const choice = { kind: 'choice', participantId, set, options, zone, ...(windows ? { windows } : {}) } as const;
    if (!reading) return { ...choice, heard: null };
    const guest = loop.state.participants.find((p) => p.id === participantId);
    const words = {
      anchorMs: event.dueAt.getTime(),
      role: 'guest',
      address: guest?.address ?? '',
      locale: null,
      zone,
    } as const;
    const heardOf = await heard(loop, { text: payload.suggestion ?? '', words, reading, facts: null }, runtime);
    return { ...choice, heard: heardOf };
  }
  if (payload.kind === 'decision' && payload.answer !== null && reading) {
    const words = wordsOfOwner(loop, event.dueAt.getTime());
    return { ...payload, heard: await heard(loop, { text: payload.answer, words, reading, facts: null }, runtime) };
  }
  return payload;
}

async function passOver({ event }: Found, nowMs: number): Promise<void> {
  await database()
    .update(loopEvents)
    .set({ state: 'cancelled', handledAt: new Date(nowMs) })
    .where(eq(loopEvents.id, event.id));
}

/** Retention was faster (a mail that was put to the owner, and vouched for too late): said once, and passed over. */
async function forgotten({ event, loop }: Found, nowMs: number): Promise<void> {
  await database().transaction(async (tx) => {
    await tx
      .update(loopEvents)
      .set({ state: 'failed', handledAt: new Date(nowMs) })
      .where(eq(loopEvents.id, event.id));
    await tx
      .insert(notices)
      .values({
        userId: loop.ownerId,
        key: `forgotten:${event.id}`,
        kind: 'mail_forgotten',
        text: `A mail about “${loop.title}” is too old: its text is not kept any more, so I could not act on it.`,
        href: `/loops/${loop.id}`,
        loopId: loop.id,
      })
      .onConflictDoNothing();
  });
}

/** What was told about the calendar is put aside once the loop no longer waits for it. */
async function dismissMended(tx: Transaction, loop: Found['loop'], made: Transition, nowMs: number): Promise<void> {
  const waits = (state: LoopState) => state.needsOwner.some(isOnCalendar);
  if (!waits(loop.state) || waits(made.state)) return;
  await tx
    .update(notices)
    .set({ dismissedAt: new Date(nowMs) })
    .where(and(eq(notices.userId, loop.ownerId), eq(notices.kind, 'calendar'), isNull(notices.dismissedAt)));
}

async function closeEvent(tx: Transaction, { event }: Found, made: Transition, nowMs: number): Promise<void> {
  await tx
    .update(loopEvents)
    .set({ state: 'done', handledAt: new Date(nowMs) })
    .where(eq(loopEvents.id, event.id));
  if (event.payload.kind !== 'message') return;
  // A plan that comes out the same once more leaves the mail no less answered than it was.
  if (isHeardAgain(event) && made.state.proposal !== null) return;
  const [first] = made.plan.actions;
  const silentReason = made.plan.actions.length === 1 && first?.kind === 'silent' ? first.reason : null;
  await tx.update(messages).set({ silentReason }).where(eq(messages.id, event.payload.messageRowId));
}
