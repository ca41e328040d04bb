import { z } from 'zod';
import { pageQuery } from '@/core/http/page';
import { typedAddress } from '@/modules/identity/schema';
import { MAX_USES } from './constants';
import type { InviteState } from './policy';

/** A code as it is stored, however it was typed. */
export function normalCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** A code as people read it: `ABCD-EFGH-JKLM`. */
export function shownCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}

/** The body of POST /api/invites/redeem. */
export const redemption = z.strictObject({ code: z.string().trim().min(1).max(64) });

export const INVITE_STATES = ['active', 'used_up', 'expired', 'revoked'] as const satisfies readonly InviteState[];

/** GET /api/admin/invites. */
export const invitesQuery = pageQuery.extend({ state: z.enum(INVITE_STATES).optional() });
export type InvitesQuery = z.infer<typeof invitesQuery>;

/** POST /api/admin/invites. A plan comes for so many days. */
export const newInvite = z
  .strictObject({
    uses: z.number().int().min(1).max(MAX_USES),
    email: typedAddress.optional(),
    role: z.enum(['USER', 'TRAINER', 'ADMIN']),
    plan: z.string().min(1).max(40).optional(),
    trialDays: z.number().int().min(1).max(730).optional(),
  })
  .refine(({ plan, trialDays }) => (plan === undefined) === (trialDays === undefined), {
    path: ['trialDays'],
    message: 'A plan comes for so many days: say both, or neither',
  })
  .refine(({ email, role }) => role === 'USER' || email !== undefined, {
    path: ['email'],
    message: 'Whoever is to be of the staff is named',
  });

/** POST /api/admin/invites/let-in. */
export const letInWish = z.strictObject({ n: z.number().int().min(1).max(1_000) });

/** An invite as administrators see it. Times are epoch milliseconds. */
export interface InviteRow {
  /** As people read it. */
  readonly code: string;
  readonly state: InviteState;
  readonly uses: number;
  readonly used: number;
  readonly email: string | null;
  readonly role: string;
  readonly plan: string | null;
  readonly trialDays: number | null;
  /** Address of whoever made it; null: the command line, or somebody who has gone. */
  readonly by: string | null;
  readonly createdAt: number;
  readonly expiresAt: number;
}
