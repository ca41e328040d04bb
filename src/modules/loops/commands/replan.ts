import { and, eq, ne, sql } from 'drizzle-orm';
import type { Decision, LoopState } from '@/core/loop/state';
import { waitsForTimes } from '@/core/loop/waiting/calendar-changed';
import { minuteOf } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { basics } from '@/db/schema/identity';
import { loopEvents, loops, plans } from '@/db/schema/loops';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import { AGAIN, CORRECTED } from '../constants';
import type { eventWithLoop } from '../queries/loops';
import { resumeWaitingLoops } from './calendar';
import { addEvent } from './open';
import { wake } from './wake';

/** What may be heard once more: what somebody wrote, chose or let pass. An answer of the owner's was given to a plan. */
const HEARD_AGAIN: ReadonlySet<string> = new Set(['message', 'choice', 'timer', 'opened']);

/** A new version of the preferences is in force, however it was saved: whatever waits goes on under it. */
export async function preferencesChanged(ownerId: string, runtime: Runtime): Promise<void> {
  await resumeWaitingLoops(ownerId, runtime);
  await replanUnsent(ownerId, runtime);
}

/** Makes good for a new version whose loops were not woken: the process ended after it was saved. */
export async function replanOutdated(runtime: Runtime): Promise<void> {
  const waiting = await database()
    .selectDistinct({ ownerId: loops.ownerId })
    .from(loops)
    .innerJoin(basics, eq(basics.userId, loops.ownerId))
    .where(
      and(
        ne(loops.phase, 'CLOSED'),
        sql`jsonb_typeof(${loops.state} -> 'proposal') = 'object'`,
        sql`coalesce((${loops.state} ->> 'preferencesVersion')::int, 0) < ${basics.version}`,
      ),
    );
  for (const { ownerId } of waiting) await replanUnsent(ownerId, runtime);
}

/**
 * Plans that still wait for their yes, made under an older version, are made anew from the event that led to them, and
 * where no time did fit it is looked again. What has been sent stands.
 */
async function replanUnsent(ownerId: string, runtime: Runtime): Promise<void> {
  const nowMs = await runtime.clock.now();
  const version = (await savedPreferences(ownerId, minuteOf(nowMs)))?.version ?? 0;
  const woken = await database().transaction(async (tx) => {
    const open = await tx
      .select({ id: loops.id, state: loops.state })
      .from(loops)
      .where(and(eq(loops.ownerId, ownerId), ne(loops.phase, 'CLOSED')));
    const made: string[] = [];
    for (const { id, state } of open) {
      if ((state.preferencesVersion ?? 0) >= version) continue;
      if (state.proposal) {
        if (await hearAgain(tx, id, state.proposal.version, version)) made.push(id);
      } else if (waitsForTimes(state)) {
        await addEvent(tx, id, { kind: 'calendar_changed' }, `${AGAIN}${id}:${version}`, nowMs);
        made.push(id);
      }
    }
    return made;
  });
  for (const id of woken) await wake(id, runtime);
}

async function hearAgain(tx: Transaction, loopId: string, planVersion: number, version: number): Promise<boolean> {
  const [event] = await tx
    .select({
      id: loopEvents.id,
      kind: loopEvents.kind,
      payload: loopEvents.payload,
      dueAt: loopEvents.dueAt,
      reading: loopEvents.reading,
      readingContext: loopEvents.readingContext,
    })
    .from(plans)
    .innerJoin(loopEvents, eq(loopEvents.id, plans.eventId))
    .where(and(eq(plans.loopId, loopId), eq(plans.version, planVersion)));
  if (!event || !HEARD_AGAIN.has(event.kind)) return false;
  const { id, ...same } = event;
  const rows = await tx
    .insert(loopEvents)
    .values({ ...same, loopId, loopVersion: planVersion, dedupeKey: `${AGAIN}${id}:${version}` })
    .onConflictDoNothing()
    .returning({ id: loopEvents.id });
  return rows.length > 0;
}

type Found = NonNullable<Awaited<ReturnType<typeof eventWithLoop>>>;

/** An event that was to be heard again for a plan or question that waits no more: it was answered, or superseded, meanwhile. */
export function isOvertaken({ event, loop }: Found): boolean {
  if (isCorrected(event)) return !loop.state.needsOwner.some((asked) => versionOf(asked) === event.loopVersion);
  return isHeardAgain(event) && event.loopVersion !== null && event.loopVersion !== loop.state.proposal?.version;
}

/** An event that led to a plan already, heard once more under new preferences. */
export function isHeardAgain({ dedupeKey }: { readonly dedupeKey: string }): boolean {
  return dedupeKey.startsWith(AGAIN);
}

/** The state in which an event is heard: what a mail that was misread has led to is not there, where it is heard as corrected. */
export function stateBefore({ event, loop: { state } }: Found): LoopState {
  if (!isCorrected(event)) return state;
  return {
    ...state,
    proposal: state.proposal?.version === event.loopVersion ? null : state.proposal,
    needsOwner: state.needsOwner.filter((asked) => versionOf(asked) !== event.loopVersion),
  };
}

function isCorrected({ dedupeKey }: { readonly dedupeKey: string }): boolean {
  return dedupeKey.startsWith(CORRECTED);
}

/** Version of the plan that put a question. */
export function versionOf({ version, planVersion }: Decision): number | null {
  return version ?? planVersion;
}
