import { sql } from 'drizzle-orm';
import { dayOfWall } from '@/core/time/calendar-date';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { knownZone, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { tendGuests } from '@/modules/guest-texts/commands/tend';
import type { Runtime } from '@/ports/runtime';
import { LATE, MORNING } from '../constants';
import { numberOf, type TextNumber, textingRefused } from '../queries/phone';
import { textFirst } from './first';
import { textLate } from './guest-late';
import { textQuestions } from './questions';

/** Looks once for what owners, and guests who asked for it, are to be texted of, and writes it down: each matter is texted once. */
export async function noticeMatters(runtime: Runtime): Promise<void> {
  if (runtime.texting === null) return;
  const nowMs = await runtime.clock.now();
  const now = minuteOf(nowMs);
  const look = async (
    ids: Promise<string[]>,
    text: (row: TextNumber, runtime: Runtime, nowMs: number) => Promise<void>,
  ) => {
    for (const id of await ids) {
      const row = await numberOf(id);
      if (row && (await textingRefused(id, runtime)) === null) await text(row, runtime, nowMs);
    }
  };
  await look(withQuestions(), textQuestions);
  await look(withLateGuests(now), textLate);
  await look(inTheMorning(now), textFirst);
  await tendGuests(runtime, nowMs);
}

/** Whoever was proved to have the number, and has not said STOP. */
const TEXTED = sql`n.verified_at is not null and not exists (select 1 from text_stops s where s.number = n.number)`;

async function withQuestions(): Promise<string[]> {
  return idsOf(sql`
    select n.user_id from text_numbers n
    where ${TEXTED} and n.kinds && array['decision', 'vip'] and exists (
      select 1 from loops l where l.owner_id = n.user_id and jsonb_array_length(l.state -> 'needsOwner') > 0)`);
}

async function withLateGuests(now: EpochMinute): Promise<string[]> {
  return idsOf(sql`
    select n.user_id from text_numbers n
    where ${TEXTED} and 'late' = any(n.kinds) and exists (
      select 1 from loops l where l.owner_id = n.user_id and l.phase = 'BOOKED'
        and l.state #>> '{booking,late,by}' <> 'p1'
        and (l.state #>> '{booking,start}')::bigint between ${now - LATE.after} and ${now + LATE.before})`);
}

/** Those in whose morning it is, and who were not told today. */
async function inTheMorning(now: EpochMinute): Promise<string[]> {
  const { rows } = await database().execute<{ zone: string }>(sql`select distinct zone from basics`);
  const zones = rows.flatMap(({ zone }) => (knownZone(zone) && isMorning(toWall(zoneTable(zone), now)) ? [zone] : []));
  if (zones.length === 0) return [];
  return idsOf(sql`
    select n.user_id from text_numbers n join basics b on b.user_id = n.user_id
    where ${TEXTED} and 'first' = any(n.kinds) and b.zone in ${zones} and not exists (
      select 1 from texts t where t.user_id = n.user_id and t.kind = 'first'
        and t.created_at > ${new Date((now - MORNING.until) * 60_000).toISOString()}::timestamptz)`);
}

function isMorning(wall: number): boolean {
  const minute = wall - dayOfWall(wall) * 1440;
  return minute >= MORNING.from && minute < MORNING.until;
}

async function idsOf(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await database().execute<{ user_id: string }>(sql`${query} order by n.user_id`);
  return rows.map(({ user_id }) => user_id);
}
