import { eq, lte, sql } from 'drizzle-orm';
import { type GuestNews, guestNews, REMIND_BEFORE } from '@/core/texting/guest-news';
import { quietUntil } from '@/core/texting/quiet';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { guestNumbers } from '@/db/schema/guest-numbers';
import { queueText, wakeText } from '@/modules/texting/commands/queue';
import { LATE, QUIET } from '@/modules/texting/constants';
import type { Runtime } from '@/ports/runtime';
import { KEPT_MS } from '../constants';
import { type GuestNumber, guestsAreTexted } from '../queries/numbers';
import { type Standing, standingOf } from '../queries/standing';
import { newsText } from './words';

/** Looks once for guests who do not know how their meeting stands, and writes down what they are texted. */
export async function tendGuests(runtime: Runtime, nowMs: number): Promise<void> {
  for (const id of await behind(minuteOf(nowMs))) await tend(id, runtime, nowMs);
}

/** Forgets numbers whose time is over. */
export async function forgetGuestNumbers(nowMs: number): Promise<void> {
  await database()
    .delete(guestNumbers)
    .where(lte(guestNumbers.keptUntil, new Date(nowMs)));
}

/** Those whose meeting is elsewhere than they know, begins soon, or whose owner is late. */
async function behind(now: EpochMinute): Promise<string[]> {
  const { rows } = await database().execute<{ id: string }>(sql`
    select g.id from guest_numbers g join loops l on l.id = g.loop_id
    where g.verified_at is not null and (
      ((l.state #>> '{booking,start}')::int is distinct from g.told_start
        or (l.state #>> '{booking,end}')::int is distinct from g.told_end
        or l.state ->> 'closedReason' = 'cancelled' or left(g.participant_id, 1) = 's')
        and (g.told_start is null or g.told_start > ${now})
      or (l.state #>> '{booking,start}')::int between ${now - LATE.after} and ${now + REMIND_BEFORE})
    order by g.id`);
  return rows.map(({ id }) => id);
}

async function tend(id: string, runtime: Runtime, nowMs: number): Promise<void> {
  const queued = await database().transaction(async (tx) => {
    const [row] = await tx.select().from(guestNumbers).where(eq(guestNumbers.id, id)).for('update');
    const standing = row && (await standingOf(row, tx));
    if (!row?.verifiedAt || !standing) return [];
    const news = newsFor(row, standing, minuteOf(nowMs));
    const told = news.find(({ kind }) => kind === 'moved' || kind === 'cancelled');
    const change = row.changes + (told ? 1 : 0);
    if (news.length > 0)
      await tx
        .update(guestNumbers)
        .set(known(row, news, change, nowMs))
        .where(eq(guestNumbers.id, id));
    const allowed = news.length > 0 && (await guestsAreTexted(standing.ownerId, runtime));
    const ids: (string | null)[] = [];
    for (const one of allowed ? news.filter((each) => isWanted(row, each)) : []) {
      const text = {
        ...{ userId: standing.ownerId, peer: null, guestId: id },
        kind: 'guests',
        body: newsText(one, standing, row),
        about: `guest:${id}:${one.kind}:${aboutOf(one, change)}`,
        until: (one.kind === 'late' ? one.at.end : one.at.start) * 60_000,
      } as const;
      ids.push(await queueText(tx, text, nowMs));
    }
    return ids;
  });
  for (const text of queued) if (text) await wakeText(text, runtime);
}

/** By night only what is about a meeting that begins before it ends; the rest is told in the morning, as it is then. */
function newsFor(row: GuestNumber, { at, late }: Standing, now: EpochMinute): GuestNews[] {
  const { toldStart: start, toldEnd: end, remindedOf } = row;
  const told = start === null || end === null ? null : { start, end };
  const news = guestNews({ told, stands: at, late, remindedOf }, now);
  const morning = quietUntil(now, zoneTable(row.zone), QUIET);
  if (morning === null) return news;
  const soonest = Math.min(told?.start ?? Number.POSITIVE_INFINITY, at?.start ?? Number.POSITIVE_INFINITY);
  return news.filter(({ kind }) => kind !== 'reminder' && soonest <= morning);
}

/** What the guest knows with these news, whether they want them by text or not. */
function known(
  { keptUntil }: GuestNumber,
  news: readonly GuestNews[],
  changes: number,
  nowMs: number,
): Partial<typeof guestNumbers.$inferInsert> {
  const patches = news.map(({ kind, at }) => {
    if (kind === 'moved')
      return { toldStart: at.start, toldEnd: at.end, keptUntil: new Date(at.end * 60_000 + KEPT_MS) };
    if (kind === 'cancelled') return { toldStart: null, toldEnd: null, keptUntil: new Date(nowMs + KEPT_MS) };
    return kind === 'reminder' ? { remindedOf: at.start } : {};
  });
  return Object.assign({ changes, keptUntil }, ...patches);
}

const isWanted = ({ wishes }: GuestNumber, { kind }: GuestNews) =>
  wishes.includes(kind === 'reminder' ? 'reminder' : 'changes');

/** What tells a matter from the next one of its kind. */
function aboutOf(news: GuestNews, change: number): string {
  if (news.kind === 'late') return `${news.at.start}:${news.minutes}`;
  return news.kind === 'reminder' ? String(news.at.start) : String(change);
}
