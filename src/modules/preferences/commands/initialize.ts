import { and, asc, eq, lt, ne, or } from 'drizzle-orm';
import { DRAFT_DAYS, draftOf } from '@/core/preferences/draft';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { preferenceDrafts } from '@/db/schema/preferences';
import { refreshOwner } from '@/modules/connections/commands/refresh';
import { countedCalendars } from '@/modules/connections/queries/counted';
import { eventsBetween } from '@/modules/connections/queries/events';
import type { Runtime } from '@/ports/runtime';
import { calendarZone } from '../queries';
import { eventFacts } from '../queries/trial';

type Row = typeof preferenceDrafts.$inferInsert;

/** Drafts that are made in one go; the others wait for the next. */
const AT_ONCE = 20;

/** A calendar that was read within this time need not be read again for a draft, in milliseconds. */
const FRESH_MS = 15 * 60_000;
/** A draft that has not come about after this long never will, in milliseconds. */
const GIVEN_UP_MS = 5 * 60_000;

/** Asks for a draft of the document from the calendar, in place of an earlier draft. `no_calendar`: there is none to read. */
export async function askForDraft(
  userId: string,
  nowMs: number,
): Promise<{ ok: true } | { ok: false; reason: 'no_calendar' }> {
  if ((await countedCalendars(userId)).length === 0) return { ok: false, reason: 'no_calendar' };
  const asked = { state: 'running' as const, askedAt: new Date(nowMs), sentences: [] };
  // One that is being made is not begun again: asking once more would keep it from ever being done.
  const isNew = or(ne(preferenceDrafts.state, 'running'), lt(preferenceDrafts.askedAt, new Date(nowMs - GIVEN_UP_MS)));
  await database()
    .insert(preferenceDrafts)
    .values({ userId, ...asked })
    .onConflictDoUpdate({ target: preferenceDrafts.userId, set: asked, setWhere: isNew });
  return { ok: true };
}

/** Makes the drafts that were asked for. One whose calendar cannot be read is tried again for some minutes. */
export async function makeDrafts(runtime: Runtime): Promise<void> {
  const asked = await database()
    .select()
    .from(preferenceDrafts)
    .where(eq(preferenceDrafts.state, 'running'))
    .orderBy(asc(preferenceDrafts.askedAt))
    .limit(AT_ONCE);
  const faults: unknown[] = [];
  for (const { userId, askedAt } of asked) {
    const settle = async (done: Pick<Row, 'state' | 'sentences'>) => {
      // Asked for anew meanwhile, it is made anew.
      const asAsked = and(eq(preferenceDrafts.userId, userId), eq(preferenceDrafts.askedAt, askedAt));
      await database().update(preferenceDrafts).set(done).where(asAsked);
    };
    try {
      const now = await runtime.clock.now();
      const read = await refreshOwner(userId, { maxAgeMs: FRESH_MS }, runtime);
      if (read.ok) await settle({ state: 'ready', sentences: await drafted(userId, now) });
      else if (now - askedAt.getTime() >= GIVEN_UP_MS) await settle({ state: 'failed' });
    } catch (error) {
      await settle({ state: 'failed' });
      faults.push(error);
    }
  }
  // After everybody's turn: one calendar that cannot be read keeps nobody else waiting.
  if (faults.length > 0) throw new AggregateError(faults, 'Drafts of preferences failed');
}

async function drafted(userId: string, nowMs: number) {
  const now = minuteOf(nowMs);
  const tzid = (await calendarZone(userId)) ?? 'Etc/UTC';
  const events = await eventsBetween(userId, { start: now - DRAFT_DAYS * 1440, end: now });
  const past = events
    .filter(({ end }) => end <= now)
    .map((event) => ({ ...eventFacts(event), location: event.location }));
  return draftOf(past, tzid, zoneTable(tzid));
}
