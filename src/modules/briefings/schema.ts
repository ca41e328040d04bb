import { z } from 'zod';
import type { DiffLine } from '@/core/preferences/diff';

/** POST /api/admin/daily-briefing-test: whose, by id or address, and of which day on their calendar. */
export const briefingTest = z
  .strictObject({
    userId: z.uuid().optional(),
    email: z.email().max(254).toLowerCase().optional(),
    date: z.iso.date(),
    send: z.boolean().optional(),
  })
  .refine(({ userId, email }) => (userId === undefined) !== (email === undefined), {
    path: ['email'],
    message: 'Say whose, by one of the two',
  });
export type BriefingTest = z.infer<typeof briefingTest>;

/** What they would be told. `diff`: against what they were told last, thing by thing. */
export interface TriedBriefing {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly diff: readonly DiffLine[];
}

/** GET /api/admin/daily-briefing-churn. */
export const churnQuery = z.object({ weeks: z.coerce.number().int().min(1).max(52).optional() });

export interface Churn {
  readonly cohorts: readonly {
    /** Its Monday. */
    readonly week: string;
    /** Null: fewer than ten. */
    readonly readers: number | null;
    readonly active: number | null;
  }[];
  /** Who has stopped and allows human help, the latest first: what the last ones held, by kind. */
  readonly stopped: readonly {
    readonly email: string;
    /** ISO 8601. */
    readonly lastSentAt: string;
    readonly paused: boolean;
    readonly held: readonly string[];
  }[];
}
