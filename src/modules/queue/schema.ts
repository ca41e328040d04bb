import { z } from 'zod';
import { listQuery } from '@/core/http/page';
import type { TimerKind } from '@/core/loop/event';
import type { About } from '@/core/queue/about';
import { placeSchema } from '@/core/queue/place';
import { QUEUE_REASONS, type QueueReason } from '@/core/queue/reasons';
import { labelReading } from '@/modules/labels/schema';
import { typedReason } from '@/modules/staff/schema';
import { CAUSES, type Cause, QUEUE_ACTIONS, STAFF_STATES, type StaffState, VERDICTS, type Verdict } from './constants';

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

/** The body of POST /api/admin/loop-queue/{id}/reading: what the mail of an item means. `version` is the loop's as it was looked at. */
export const correctionSchema = z.strictObject({
  version: z.number().int().min(0).max(1_000_000_000),
  reading: labelReading,
});
export type Correction = z.infer<typeof correctionSchema>;

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

/** GET /api/admin/loop-queue. `mine`: those that the caller holds; `free`: those that nobody holds. `q` stands in the owner's address. */
export const queueQuery = listQuery(placeSchema).extend({
  reason: z.enum(QUEUE_REASONS).optional(),
  held: z.enum(['mine', 'free']).optional(),
  sort: z.enum(['due', '-due']).optional(),
});
export type QueueQuery = z.output<typeof queueQuery>;

/** An item of the queue as the list has it: nothing of what was said. Moments are epoch milliseconds by the product's clock. */
export interface QueueRow extends About {
  readonly id: string;
  readonly loopId: string;
  readonly reason: QueueReason;
  readonly owner: string;
  /** The subject of its thread. */
  readonly title: string;
  /** Of the owner: in it their times are said. */
  readonly zone: string;
  /** A plan waits for a yes. */
  readonly plan: boolean;
  readonly createdAt: number;
  readonly dueAt: number;
  /** Who holds it now; null: nobody. */
  readonly heldBy: string | null;
  readonly mine: boolean;
  readonly leaseUntil: number | null;
  /** It is due, and nobody has held it for too long. */
  readonly alarm: boolean;
}

/** By the day on which a loop began. */
export const LOOP_AGES = ['day', 'week', 'month', 'older'] as const;
export const LOOP_SORTS = ['updated', 'created', 'next'] as const;
export const TIMER_KINDS = [
  'follow_up',
  'offer_expired',
  'owner_reminder',
  'stalled_expired',
  'meeting_over',
  'quiet_hours_over',
  'hold_off_over',
  'rsvp_check',
  'retry',
] as const satisfies readonly TimerKind[];

/** GET /api/admin/loops. `q` stands in the owner's address. */
export const loopsQuery = listQuery(placeSchema).extend({
  state: z.enum(STAFF_STATES).optional(),
  age: z.enum(LOOP_AGES).optional(),
  timer: z.enum(TIMER_KINDS).optional(),
  sort: z.enum(['updated', '-updated', 'created', '-created', 'next', '-next']).optional(),
});
export type LoopsQuery = z.output<typeof loopsQuery>;

/** A loop as staff see it in a list: whose it is and how it stands, and nothing of what it is about. */
export interface StaffLoopRow {
  readonly id: string;
  readonly owner: string;
  readonly state: StaffState;
  /** Epoch milliseconds by the product's clock. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly timer: { readonly kind: TimerKind; readonly at: number } | null;
}

/** GET /api/admin/loops/{id}: why it is looked at, where nothing has routed it to the caller. */
export const lookQuery = z.object({ reason: typedReason.optional() });

/** GET /api/admin/plan-review. */
export const plansQuery = listQuery(placeSchema);
export type PlansQuery = z.output<typeof plansQuery>;

/** GET /api/admin/review. `done`: those that were judged. */
export const reviewsQuery = listQuery(placeSchema).extend({
  state: z.enum(['open', 'done']).optional(),
  origin: z.enum(['sample', 'owner']).optional(),
});
export type ReviewsQuery = z.output<typeof reviewsQuery>;

export interface PlanRow extends About {
  /** Of the plan. */
  readonly id: string;
  readonly loopId: string;
  readonly reason: QueueReason;
  readonly owner: string;
  readonly title: string;
  /** Of the owner. */
  readonly zone: string;
  readonly act: string | null;
  readonly risk: number;
  readonly createdAt: number;
  readonly dueAt: number;
  readonly heldBy: string | null;
}

export interface ReviewRow {
  readonly id: string;
  readonly loopId: string;
  readonly owner: string;
  readonly origin: 'sample' | 'owner';
  readonly sampledAt: number;
  readonly verdict: Verdict | null;
  readonly cause: Cause | null;
}
