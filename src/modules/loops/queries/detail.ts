import { and, eq } from 'drizzle-orm';
import type { Language, LoopState } from '@/core/loop/state';
import { renderReply } from '@/core/replies/render';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { draftOf } from './draft';
import { type LoopRow, loopRow, type NextTimer } from './lists';
import { chosenLanguage } from './owner-language';
import { readDirectly } from './peers';
import { type TimelineItem, timelineOf } from './timeline';

export interface LoopDetail {
  readonly row: LoopRow;
  readonly state: LoopState;
  readonly ownerZone: string;
  /** Addresses of the guests whose calendar is read directly. */
  readonly direct: readonly string[];
  readonly timeline: readonly TimelineItem[];
  /** The mail that would go out if the waiting plan is approved. */
  readonly preview: { readonly to: string; readonly others: number; readonly text: string } | null;
}

/** What a loop of this owner is called by: its title, its matter and its guests; null when there is none. */
export async function loopTitle(
  userId: string,
  loopId: string,
): Promise<Pick<LoopRow, 'title' | 'subject' | 'guests'> | null> {
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId)));
  return loop ? loopRow(loop) : null;
}

/** A loop of this owner with its whole history, or null. In the language of the `page`, or in the one that the owner has chosen. */
export async function loopDetail(
  userId: string,
  loopId: string,
  runtime: Runtime,
  page?: Language,
): Promise<LoopDetail | null> {
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId)));
  if (!loop) return null;
  const addresses = loop.state.participants.map((person) => person.address);
  const [timeline, basics, direct, language] = await Promise.all([
    timelineOf(loopId, loop.state, runtime),
    basicsOf(userId),
    readDirectly(addresses, userId),
    page ?? chosenLanguage(userId),
  ]);
  const ownerZone = basics?.zone ?? 'Etc/UTC';
  return {
    row: loopRow(loop, { next: nextTimerIn(timeline), direct, language }),
    state: loop.state,
    ownerZone,
    direct: [...direct],
    timeline,
    preview: await previewOf(loop, ownerZone, runtime),
  };
}

function nextTimerIn(timeline: readonly TimelineItem[]): NextTimer | null {
  for (const { payload, state, at } of timeline) {
    if (payload.kind === 'timer' && state === 'pending') return { kind: payload.timer, at: minuteOf(at) };
  }
  return null;
}

/** The first outward mail of the waiting plan, as its first recipient would get it. */
export async function previewOf(
  { id, ownerId, state }: Pick<typeof loops.$inferSelect, 'id' | 'ownerId' | 'state'>,
  ownerZone: string,
  runtime: Runtime,
): Promise<LoopDetail['preview']> {
  const draft = state.proposal && (await draftOf({ id, ownerId }, state.proposal, ownerZone, runtime));
  if (!draft) return null;
  const { recipient, others, message } = draft;
  return { to: recipient.name ?? recipient.address, others, text: renderReply(message).text };
}
