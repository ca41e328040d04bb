import { eq, sql } from 'drizzle-orm';
import type { StepEvent } from '@/core/loop/context';
import { step } from '@/core/loop/step';
import { gate } from '@/core/reading/gate';
import { resolveWindows } from '@/core/reading/resolve';
import type { Transaction } from '@/db/client';
import { once } from '@/db/once';
import { users } from '@/db/schema/identity';
import { loopEvents, loops, plans } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import type { Runtime } from '@/ports/runtime';
import { eventWithLoop } from '../queries/loops';
import { stepContext } from './context';
import { factsOf } from './message';
import { persist } from './persist';
import { readingContext } from './read';

/**
 * Step `decide`: one transaction that takes the event, decides on a snapshot made under the owner's lock, and writes all
 * that follows. It takes effect exactly once however often it is run.
 */
export function makeDecide(runtime: Runtime) {
  return async (eventId: number): Promise<void> => {
    const nowMs = await runtime.clock.now();
    await once(`decide:${eventId}`, async (tx) => {
      const found = await eventWithLoop(eventId, tx);
      if (found?.event.state !== 'pending') return;
      await tx.select({ id: users.id }).from(users).where(eq(users.id, found.loop.ownerId)).for('update');
      const [loop] = await tx.select().from(loops).where(eq(loops.id, found.loop.id)).for('update');
      if (!loop) return;
      const event = await stepEvent({ ...found, loop }, runtime);
      const context = await stepContext(tx, loop, nowMs, runtime);
      const made = step(loop.state, event, context);
      await markDecided(tx, event, loop, nowMs);
      await persist(tx, loop, eventId, made, nowMs, runtime);
      await tx
        .update(loopEvents)
        .set({ state: 'done', handledAt: new Date(nowMs) })
        .where(eq(loopEvents.id, eventId));
      const silent = made.plan.actions.find((a) => a.kind === 'silent');
      const onlySilent = silent !== undefined && made.plan.actions.length === 1;
      if (found.event.payload.kind === 'message') {
        await tx
          .update(messages)
          .set({ silentReason: onlySilent ? silent.reason : null })
          .where(eq(messages.id, found.event.payload.messageRowId));
      }
    });
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof eventWithLoop>>>;

/** The stored event with what was read of it. */
async function stepEvent({ event, loop }: Found, runtime: Runtime): Promise<StepEvent> {
  const { payload, reading } = event;
  if (payload.kind === 'message') {
    const facts = await factsOf(payload.messageRowId, loop, runtime);
    const context = await readingContext(loop, facts.words);
    if (!reading) throw new Error('A message is decided before it was read');
    return {
      kind: 'message',
      facts: facts.facts,
      heard: { reading, gate: gate(reading, context), windows: resolveWindows(reading, context) },
    };
  }
  if (payload.kind === 'choice') {
    const { participantId, set, option, zone, suggestion } = payload;
    if (!reading || !suggestion) return { kind: 'choice', participantId, set, option, zone, heard: null };
    const context = await readingContext(loop, {
      anchorMs: event.dueAt.getTime(),
      role: 'guest',
      address: loop.state.participants.find((p) => p.id === participantId)?.address ?? '',
      locale: null,
    });
    return {
      kind: 'choice',
      participantId,
      set,
      option,
      zone,
      heard: { reading, gate: gate(reading, context), windows: resolveWindows(reading, context) },
    };
  }
  return payload;
}

/** The owner's answer is recorded with the plan that it is about. */
async function markDecided(tx: Transaction, event: StepEvent, loop: Found['loop'], nowMs: number): Promise<void> {
  if (event.kind !== 'decision') return;
  const version = loop.state.needsOwner.find((d) => d.id === event.decisionId)?.planVersion;
  if (version == null) return;
  await tx
    .update(plans)
    .set({ state: event.approve ? 'approved' : 'rejected', decidedBy: event.by, decidedAt: new Date(nowMs) })
    .where(sql`${plans.loopId} = ${loop.id} and ${plans.version} = ${version} and ${plans.state} = 'proposed'`);
}
