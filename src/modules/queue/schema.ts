import { z } from 'zod';
import { QUEUE_REASONS } from '@/core/queue/reasons';
import { CAUSES, QUEUE_ACTIONS, VERDICTS } from './constants';

/** Epoch minutes. */
const minute = z.number().int().min(0).max(100_000_000);

/** What is changed in a plan: times that the solver has found, and what the meeting is. `choice` is one of a question's choices. */
export const patchSchema = z.strictObject({
  slots: z
    .array(z.strictObject({ start: minute, end: minute }).refine(({ start, end }) => start < end, 'Invalid input'))
    .min(1)
    .max(3)
    .optional(),
  title: z.string().trim().min(1).max(120).optional(),
  durationMin: z.number().int().min(5).max(480).optional(),
  medium: z.enum(['video', 'phone', 'in_person']).optional(),
  choice: z.string().min(1).max(120).optional(),
});
export type Patch = z.infer<typeof patchSchema>;

/** The longest mail that is written by hand. */
const MAIL = 5_000;

/** The body of POST /api/admin/loop-queue/{id}/claim; `release`: it is given back. */
export const claimSchema = z.strictObject({ release: z.boolean().default(false) });

/** The body of POST /api/admin/loop-queue/{id}/resolve. `version` is the loop's as it was looked at. */
export const resolveSchema = z
  .strictObject({
    version: z.number().int().min(0).max(1_000_000_000),
    action: z.enum(QUEUE_ACTIONS),
    patch: patchSchema.optional(),
    text: z.string().trim().max(MAIL).optional(),
  })
  .refine(({ action, text }) => action !== 'edit_text' || !!text, { path: ['text'], message: 'Required' })
  .refine(({ action, patch }) => action !== 'edit_plan' || (patch && Object.keys(patch).length > 0), {
    path: ['patch'],
    message: 'Change something',
  });
export type Resolve = z.infer<typeof resolveSchema>;

/** The body of POST /api/admin/plan-review/{planId}. */
export const planDecisionSchema = z
  .strictObject({
    decision: z.enum(['approve', 'reject', 'edit']),
    cause: z.enum(CAUSES).optional(),
    patch: patchSchema.optional(),
  })
  .refine(({ decision, cause }) => decision !== 'reject' || cause, { path: ['cause'], message: 'Required' })
  .refine(({ decision, patch }) => decision !== 'edit' || (patch && Object.keys(patch).length > 0), {
    path: ['patch'],
    message: 'Change something',
  });
export type PlanDecision = z.infer<typeof planDecisionSchema>;

/** The body of POST /api/admin/review/{id}. */
export const judgeSchema = z
  .strictObject({ verdict: z.enum(VERDICTS), cause: z.enum(CAUSES).optional() })
  .refine(({ verdict, cause }) => (verdict === 'wrong') === (cause !== undefined), {
    path: ['cause'],
    message: 'Say why, if it was wrong',
  });
export type Judge = z.infer<typeof judgeSchema>;

/** The body of POST /api/loops/{id}/help: what the owner would have a person look at. */
export const helpSchema = z.strictObject({ text: z.string().trim().max(500).default('') });

/** The body of POST /api/mails/{id}/wrong: what was wrong with a mail that the assistant has sent. */
export const wrongSchema = z.strictObject({ note: z.string().trim().max(500).default('') });

export const idSchema = z.uuid();
export const reasonSchema = z.enum(QUEUE_REASONS);
