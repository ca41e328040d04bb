import { and, eq, sql } from 'drizzle-orm';
import { matterOf } from '@/core/loop/matter';
import { TEXT_WORDS } from '@/core/texting/words/languages';
import { minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { languageOf } from '@/modules/briefings/queries/language';
import type { Runtime } from '@/ports/runtime';
import { LATE } from '../constants';
import type { TextNumber } from '../queries/phone';
import { queueText, wakeText } from './queue';

/** Tells an owner by text that a guest is late for what is near. */
export async function textLate({ userId, number }: TextNumber, runtime: Runtime, nowMs: number): Promise<void> {
  const now = minuteOf(nowMs);
  const words = TEXT_WORDS[await languageOf(userId)];
  const rows = await database()
    .select({ id: loops.id, state: loops.state })
    .from(loops)
    .where(
      and(
        eq(loops.ownerId, userId),
        eq(loops.phase, 'BOOKED'),
        sql`(${loops.state} #>> '{booking,start}')::bigint between ${now - LATE.after} and ${now + LATE.before}`,
      ),
    );
  for (const { id, state } of rows) {
    const { booking } = state;
    const who = state.participants.find((person) => person.id === booking?.late?.by);
    if (!booking?.late || who === undefined || who.role === 'owner') continue;
    const { minutes } = booking.late;
    const body = words.guestLate(who.name ?? who.address, minutes, matterOf(state) || words.untitled);
    const about = `late:${id}:${booking.start}:${who.id}:${minutes}`;
    const text = { userId, peer: number, kind: 'late', body, about, until: booking.end * 60_000 } as const;
    const queued = await queueText(database(), text, nowMs);
    if (queued) await wakeText(queued, runtime);
  }
}
