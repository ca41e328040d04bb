import { z } from 'zod';

/** Shapes that many answers share. */

export const ok = z.strictObject({ ok: z.literal(true) });
export const instant = z.iso.datetime({ offset: true });
export const millis = z.int().describe('Epoch milliseconds');
export const minutes = z.int().describe('Epoch minutes');

/** A page of a list; `nextCursor` is null on the last one. */
export function listOf(item: z.ZodType, cursor: z.ZodType = z.string().nullable()) {
  return z.strictObject({ items: z.array(item), nextCursor: cursor });
}

/** `{error, code, fields?}`: what every error answers. */
export const problem = z.strictObject({
  error: z.string().describe('What happened, in words for people'),
  code: z.string().describe('Stable; see the table of codes'),
  fields: z.record(z.string(), z.array(z.string())).optional().describe('What is wrong, by field'),
});
