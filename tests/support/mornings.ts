import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { isWorkingDay } from '@/core/briefing/due';
import { dayOfWall } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { briefings } from '@/db/schema/briefings';
import { dispatchBriefings } from '@/modules/briefings/commands/wake';
import type { Member } from './member';
import type { Product } from './running-product';

const NEW_YORK = 'America/New_York';
const newYork = zoneTable(NEW_YORK);
const WORKED = { mon: [1], tue: [1], wed: [1], thu: [1], fri: [1] };

/** What somebody was told, the earliest first. */
export const briefingsOf = ({ id }: Member) =>
  database().select().from(briefings).where(eq(briefings.userId, id)).orderBy(asc(briefings.localDate));

/** Midnight before the next day after that moment on which people in New York work, as minutes since 1970. */
export function nextWorkedDay(nowMs: number): number {
  const day = dayOfWall(toWall(newYork, minuteOf(nowMs)));
  const next = (from: number): number =>
    isWorkingDay(toInstant(newYork, from * 1440 + 405), newYork, NEW_YORK, WORKED) ? from : next(from + 1);
  return toInstant(newYork, next(day + 1) * 1440);
}

/** The mornings of people who live in New York. */
export function mornings(product: () => Product) {
  const nextDay = async () => nextWorkedDay(await product().runtime.clock.now());

  /** To 06:45 of it. */
  async function toMorning(): Promise<void> {
    const now = await product().runtime.clock.now();
    await product().advance(((await nextDay()) + 405) * 60_000 - now);
  }

  return {
    nextDay,
    toMorning,
    /** Goes there, and whoever is due is briefed. Answers what `reader` was told, once it has gone. */
    async morning(reader: Member) {
      await toMorning();
      const before = await briefingsOf(reader);
      await dispatchBriefings(product().runtime);
      await expect.poll(async () => (await briefingsOf(reader)).length).toBe(before.length + 1);
      const newest = async () => (await briefingsOf(reader)).at(-1)!;
      if ((await newest()).text) await expect.poll(async () => (await newest()).sentAt).not.toBeNull();
      return newest();
    },
  };
}
