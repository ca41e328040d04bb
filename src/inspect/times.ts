import { z } from 'zod';
import { timeExpressions } from '@/core/reading/expressions';
import { knownZone } from '@/core/time/zone';
import { instantOf } from './instant';

const rowSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  now: z.string(),
  zone: z.string().refine((name) => knownZone(name) !== undefined, 'Unknown time zone'),
  locale: z.string().nullish(),
});

/** `inspect times`: every time expression of a text with its offsets and value. Throws ZodError for a malformed row. */
export function inspectTimes(row: unknown): object {
  const { id, text, now, zone, locale } = rowSchema.parse(row);
  return { id, items: timeExpressions(text, { now: instantOf(now, zone), zone, locale: locale ?? null }) };
}
