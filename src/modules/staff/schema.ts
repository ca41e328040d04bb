import { z } from 'zod';
import { listQuery } from '@/core/http/page';
import { ROLES, type Role } from '@/modules/identity/schema';

/** Roles of those who help with other people's loops, and see only what was routed to them. */
export const HELPERS: readonly Role[] = ['TRAINER', 'ADMIN'];

/** Why somebody of the staff does something to an account, or looks into it: its holder reads it. */
export const typedReason = z.string().trim().min(3).max(300);

/** POST /api/admin/users/{id}/break-glass and /view-as. */
export const reasonGiven = z.strictObject({ reason: typedReason });

/** What of a person's was looked at. */
export interface LookedAt {
  readonly kind:
    | 'loop'
    | 'plan'
    | 'mail'
    | 'message'
    | 'label'
    | 'briefing'
    | 'workflow'
    | 'phone_line'
    | 'account'
    | 'page';
  readonly id: string;
}

export const USER_SORTS = ['email', 'name', 'joined'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** Whether an account is in use: `leaving` waits for its deletion. */
export const USER_STATES = ['active', 'deactivated', 'leaving'] as const;

/** The cursor of a list that is read by its offset. */
const offset = z.coerce.number().int().min(1).max(100_000);

/** GET /api/admin/users. */
export const usersQuery = listQuery(offset).extend({
  sort: z.string().max(20).optional(),
  role: z.enum(ROLES).optional(),
  state: z.enum(USER_STATES).optional(),
});
export type UsersQuery = z.infer<typeof usersQuery>;

/** PATCH /api/admin/users/{id}. A plan is given for so many days; days alone put off the end of the trial that runs. */
export const userChange = z
  .strictObject({
    role: z.enum(ROLES).optional(),
    plan: z.string().min(1).max(40).optional(),
    trialDays: z.number().int().min(1).max(730).optional(),
    active: z.boolean().optional(),
    reason: typedReason,
  })
  .refine(({ plan, trialDays }) => plan === undefined || trialDays !== undefined, {
    path: ['trialDays'],
    message: 'Say for how many days',
  })
  .refine(({ reason: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    path: ['reason'],
    message: 'Say what is to be changed',
  });
export type UserChange = z.infer<typeof userChange>;

/** An account as staff see it in lists: nothing of what was written in it. */
export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
  readonly state: (typeof USER_STATES)[number];
  readonly humanHelp: 'off' | 'when_stuck' | 'always';
  /** Of the plan; null where nobody pays. */
  readonly plan: {
    readonly name: string;
    readonly by: string;
    readonly status: string;
    readonly until: number | null;
  } | null;
  /** Epoch milliseconds. */
  readonly joinedAt: number;
}
