import { z } from 'zod';
import type { Role } from '@/modules/identity/schema';

/** Roles of those who help with other people's loops, and see only what was routed to them. */
export const HELPERS: readonly Role[] = ['TRAINER', 'ADMIN'];

/** Why somebody of the staff does something to an account, or looks into it: its holder reads it. */
export const typedReason = z.string().trim().min(3).max(300);

/** POST /api/admin/users/{id}/break-glass and /view-as. */
export const reasonGiven = z.strictObject({ reason: typedReason });

/** What of a person's was looked at. */
export interface LookedAt {
  readonly kind: 'loop' | 'plan' | 'mail' | 'message' | 'label' | 'briefing' | 'workflow' | 'phone_line' | 'account';
  readonly id: string;
}
