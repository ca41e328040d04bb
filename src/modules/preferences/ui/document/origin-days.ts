import { minuteOf } from '@/core/time/period';
import { monthDay } from '@/core/time/wall-format';
import { toWall, zoneTable } from '@/core/time/zone';
import type { SentenceAnswer } from '../../schema';

/** The day on the zone's calendar, `November 20`, of every origin, by its `at`. */
export function originDays(sentences: readonly SentenceAnswer[], zone: string, locale: string): Record<string, string> {
  const instants = new Set(sentences.flatMap(({ origin }) => (origin ? [origin.at] : [])));
  const table = zoneTable(zone);
  return Object.fromEntries([...instants].map((at) => [at, monthDay(toWall(table, minuteOf(Date.parse(at))), locale)]));
}
