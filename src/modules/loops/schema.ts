import { z } from 'zod';

export const loopIdSchema = z.string().regex(/^[a-z2-7]{16}$/);

export const decideSchema = z.strictObject({
  decisionId: z.string().min(1).max(120),
  approve: z.boolean(),
  answer: z.string().trim().max(1000).nullable().default(null),
});

/** `option` is a number, or the word none; a form sends text. */
export const chooseSchema = z.object({
  set: z.coerce.number().int().min(0).max(10_000),
  option: z.union([z.literal('none'), z.coerce.number().int().min(1).max(20)]).optional(),
  suggestion: z.string().trim().max(500).optional(),
  zone: z.string().max(64).optional(),
});

export const whySchema = z.object({ at: z.iso.datetime({ offset: true }) });
