import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { StepContext } from '@/core/loop/context';
import type { Constraint, LoopState } from '@/core/loop/state';
import { guestsFreeAt } from '@/core/loop/times/free-times';
import { whyNotOffered, workable } from '@/core/loop/times/solve';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { translator } from '@/messages/translate';
import { snapshotOf } from '@/modules/loops/queries/snapshot';
import { whyWords } from '@/modules/loops/ui/why-words';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import type { Caller } from '../policy';
import type { explained, explainTime } from '../schema';
import { imagine } from './imagined';
import { timeOf } from './time';

export type Explained =
  | { readonly ok: true; readonly said: z.infer<typeof explained> }
  | { readonly ok: false; readonly reason: 'not_found' | 'none' | 'revoked' | 'unavailable' | 'unconfirmed' };

/**
 * Whether a start would do, and what stands in its way: by rules and by when the owner is busy, never by what their events are
 * called. The sentences of the preferences are named to whoever may read them.
 */
export async function explain(
  { userId, scopes }: Pick<Caller, 'userId' | 'scopes'>,
  asked: z.output<typeof explainTime>,
  runtime: Runtime,
): Promise<Explained> {
  const found = await situation(userId, asked, runtime);
  if (!found) return { ok: false, reason: 'not_found' };
  const { state, context } = found;
  if (!context.calendar.ok) return { ok: false, reason: context.calendar.reason };
  const { zone } = context.owner;
  const start = minuteOf(Date.parse(asked.start));
  const slot = { start, end: start + state.meeting.durationMin };
  const words = scopes.includes('preferences:read')
    ? await sentencesOf(userId, context.now)
    : new Map<string, string>();
  const obstacles = whyNotOffered(state, context, slot).map(({ sentence, ...obstacle }) => {
    const text = sentence === undefined ? undefined : words.get(sentence);
    return text === undefined ? obstacle : { ...obstacle, sentence: text };
  });
  const free = guestsFreeAt(state, context, slot);
  return {
    ok: true,
    said: {
      time: timeOf(slot, zone),
      would_do: workable(state, context, slot),
      offered: obstacles.length === 0,
      reasons: whyWords(obstacles, { t: translator('en', 'why-not'), locale: 'en', zone }, []),
      people: state.participants
        .filter(({ role }) => role === 'guest')
        .map(({ address }) => ({ email: address, free: free.get(address) ?? null })),
    },
  };
}

/** Whoever asks about a day may have it: by itself nothing is offered before tomorrow. */
function onThatDay(at: EpochMinute, tzid: string): Constraint {
  const zone = zoneTable(tzid);
  const day = Math.floor(toWall(zone, at) / 1440);
  const span = { start: toInstant(zone, day * 1440), end: toInstant(zone, (day + 1) * 1440) };
  return { ...span, by: 'p1', stance: 'can', role: 'offer', precision: 'day' };
}

async function sentencesOf(userId: string, now: number): Promise<Map<string, string>> {
  const saved = await savedPreferences(userId, now);
  return new Map(saved?.compiled.sentences.map(({ id, text }) => [id, text]));
}

async function situation(
  userId: string,
  { thread, start, duration_minutes: durationMin, with: guests = [] }: z.output<typeof explainTime>,
  runtime: Runtime,
): Promise<{ readonly state: LoopState; readonly context: StepContext } | null> {
  if (thread === undefined) {
    const { state, context } = await imagine(userId, { durationMin, guests }, runtime);
    return { state: { ...state, constraints: [onThatDay(minuteOf(Date.parse(start)), context.owner.zone)] }, context };
  }
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, thread), eq(loops.ownerId, userId)));
  if (!loop) return null;
  const { meeting } = loop.state;
  const state = { ...loop.state, meeting: { ...meeting, durationMin: durationMin ?? meeting.durationMin } };
  return { state, context: await snapshotOf({ ...loop, state }, runtime) };
}
