/** What becomes of a recommendation, in this order. `clicked` is counted and tied to nobody; the others are a friend's. */
export const REFERRAL_STATES = ['clicked', 'signed_up', 'trialing', 'qualified', 'credited', 'void'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** Why a recommendation counts for nothing: `over_the_limit` is that of a year, `refunded` that the friend has their money back. */
export const VOID_REASONS = ['same_mailbox', 'same_team', 'same_card', 'over_the_limit', 'refunded'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** What can happen to one; `due` is that the friend's first paid invoice is old enough. */
export type ReferralEvent =
  | { readonly kind: 'signed_up' }
  | { readonly kind: 'trial_started' }
  | { readonly kind: 'first_paid' }
  | { readonly kind: 'credited' }
  | { readonly kind: 'voided'; readonly reason: VoidReason };

/** Days that the friend's first paid invoice is old when the referrer gets the credit. */
export const CREDIT_AFTER_DAYS = 14;

/** Credits of one referrer in a calendar year (UTC). */
export const CREDITS_A_YEAR = 12;

/** Days of the trial that a friend gets, instead of the usual ones. */
export const FRIEND_TRIAL_DAYS = 30;

const NEXT: Readonly<Record<ReferralState, Partial<Record<ReferralEvent['kind'], ReferralState>>>> = {
  clicked: { signed_up: 'signed_up', voided: 'void' },
  // Whoever pays at once has had no trial.
  signed_up: { trial_started: 'trialing', first_paid: 'qualified', voided: 'void' },
  trialing: { first_paid: 'qualified', voided: 'void' },
  qualified: { credited: 'credited', voided: 'void' },
  credited: {},
  void: {},
};

/** The state after an event, or null where the event changes nothing: it came too late, or twice. */
export function afterEvent(state: ReferralState, event: ReferralEvent): ReferralState | null {
  return NEXT[state][event.kind] ?? null;
}

/** The states in which an event changes something: what a row must be in for it. */
export function statesBefore(kind: ReferralEvent['kind']): Exclude<ReferralState, 'clicked'>[] {
  return REFERRAL_STATES.flatMap((state) => (state !== 'clicked' && NEXT[state][kind] ? [state] : []));
}

/** Whether the credit is due at this moment (ms since 1970): 14 days after the friend's first paid invoice. */
export function isCreditDue(paidAtMs: number, nowMs: number): boolean {
  return nowMs >= paidAtMs + CREDIT_AFTER_DAYS * 86_400_000;
}
