import { and, eq } from 'drizzle-orm';
import { nothingFits } from '@/core/loop/times/nothing-fits';
import type { Relaxation } from '@/core/slots/relax';
import type { EpochMinute, Period } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { eventsBetween } from '@/modules/connections/queries/events';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import { stepContext } from '../steps/context';

/** Events that are named, at most; those that take the most of the time that was looked at. */
const MOST = 3;
/** What is shorter stands in the way of one time, not of the meeting (minutes). */
const LONG_MIN = 120;

export interface InTheWay {
  readonly until: EpochMinute;
  /** The owner's own long events there: for the owner's eyes only. */
  readonly events: readonly (Period & { readonly title: string | null; readonly allDay: boolean })[];
  /** What one rule less would bring; `sentence` in the owner's words. */
  readonly helps: readonly Relaxation[];
}

/** What stands in the way of a meeting for which no time was found, and what would help; null where times were found by now. */
export async function inTheWayOf(userId: string, loopId: string, runtime: Runtime): Promise<InTheWay | null> {
  const nowMs = await runtime.clock.now();
  const [loop] = await database()
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, userId)));
  if (!loop) return null;
  const context = await stepContext(loop, nowMs, runtime);
  const found = nothingFits(loop.state, context);
  if (!found) return null;
  const start = Math.min(...found.looked.map((one) => one.start));
  const until = Math.max(...found.looked.map((one) => one.end));
  const [events, saved] = await Promise.all([
    eventsBetween(userId, { start, end: until }),
    savedPreferences(userId, context.now),
  ]);
  const shared = ({ start, end }: Period) =>
    found.looked.reduce((sum, one) => sum + Math.max(0, Math.min(end, one.end) - Math.max(start, one.start)), 0);
  const words = new Map(saved?.compiled.sentences.map(({ id, text }) => [id, text]));
  return {
    until,
    events: events
      .filter((event) => event.busy !== 'FREE' && shared(event) >= LONG_MIN)
      .sort((a, b) => shared(b) - shared(a) || a.start - b.start)
      .slice(0, MOST)
      .sort((a, b) => a.start - b.start)
      .map(({ start, end, title, allDay }) => ({ start, end, title, allDay })),
    helps: found.helps.map(({ sentence, ...help }) => {
      const text = sentence === undefined ? undefined : words.get(sentence);
      return text === undefined ? help : { ...help, sentence: text };
    }),
  };
}
