import { z } from 'zod';
import { explain } from '@/core/slots/explain';
import { formatIso } from '@/core/time/iso';
import { zoneTable } from '@/core/time/zone';
import { instantIn, searchOf, slotRowSchema } from './slot-row';

const rowSchema = slotRowSchema.extend({ at: z.union([z.string(), z.object({ from: z.string(), to: z.string() })]) });

/**
 * `explain`: whether the meeting is possible at one time, and all that stands in its way. `at` is the start of a meeting
 * of `durationMin`, or `{from, to}`. It need not lie on the grid. Under a `document` the sentences in the way are named.
 */
export function inspectExplain(row: unknown): { free: boolean; obstacles: object[] } {
  const input = rowSchema.parse(row);
  const zone = zoneTable(input.zone);
  const start = instantIn(zone, typeof input.at === 'string' ? input.at : input.at.from);
  const end = typeof input.at === 'string' ? start + input.durationMin : instantIn(zone, input.at.to);
  const { query, compiled } = searchOf(input);
  const words = new Map(compiled?.sentences.map(({ id, text }) => [id, text]));
  const obstacles = explain(query, { start, end }).map(({ period, sentence, ...obstacle }) => ({
    ...obstacle,
    ...(sentence === undefined ? {} : { sentence: words.get(sentence) ?? sentence }),
    from: formatIso(Math.floor(period.start), zone),
    to: formatIso(Math.ceil(period.end), zone),
  }));
  return { free: obstacles.length === 0, obstacles };
}
