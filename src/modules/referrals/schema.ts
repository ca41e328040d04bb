import { z } from 'zod';
import type { ReferralState, VoidReason } from '@/core/referrals/state';

/** Somebody who came by a recommendation, as the one who recommended us sees them. */
export interface ReferralRow {
  readonly id: string;
  /** Null where they have told none. */
  readonly name: string | null;
  readonly state: Exclude<ReferralState, 'clicked'>;
  /** Why it counts for nothing. */
  readonly reason: VoidReason | null;
  /** When it came to be so; ISO 8601. */
  readonly at: string;
}

/** What was credited for a recommendation; money in the smallest unit. */
export interface Credit {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What a friend is offered; null where nothing is to be paid for anyway. */
export interface Offer {
  readonly plan: string;
  readonly days: number;
}

/** The body of POST /api/referrals/credited. */
export const seenCredits = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) });
