/** What a plan can give: the keys of the catalogue. */
export const FEATURES = [
  'booking_link',
  'polls',
  'loops',
  'calendar_accounts',
  'group_size',
  'briefing',
  'personas',
  'delegates',
  'sms',
  'priority',
] as const;

export type Feature = (typeof FEATURES)[number];

/** Those that are sold only once they exist: with its room a name goes from here, and the pages of plans name it. */
export const FEATURES_WITHOUT_ROOM = ['priority'] as const satisfies readonly Feature[];
type Unsold = (typeof FEATURES_WITHOUT_ROOM)[number];

/** What the plans are told apart by. */
export const SHOWN_FEATURES = FEATURES.filter(
  (feature): feature is Exclude<Feature, Unsold> => !FEATURES_WITHOUT_ROOM.some((unsold) => unsold === feature),
);

/** How much of a feature: `most` null is as much as is wanted; `fairUse`: beyond it nothing stops. */
export interface Allowance {
  readonly most: number | null;
  readonly fairUse: boolean;
}

export interface Plan {
  readonly key: string;
  readonly name: string;
  /** A higher one gives more. */
  readonly rank: number;
  /** A feature that is missing is not included. */
  readonly gives: Readonly<Partial<Record<Feature, Allowance>>>;
}

/** A subscription as it stands at the payment vendor. Times are epoch milliseconds. */
export interface PaidPlan {
  readonly plan: string;
  /** Paid by oneself, or by a team. */
  readonly by: 'own' | 'team';
  readonly status:
    | 'incomplete'
    | 'incomplete_expired'
    | 'trialing'
    | 'active'
    | 'past_due'
    | 'unpaid'
    | 'paused'
    | 'canceled';
  readonly periodEnd: number;
  readonly cancelAt: number | null;
  readonly endedAt: number | null;
  readonly pausedUntil: number | null;
  /** Of a paused one: until when it was paid for before. */
  readonly paidUntil: number | null;
  readonly pastDueSince: number | null;
}

export interface TrialTime {
  readonly plan: string;
  readonly startedAt: number;
  readonly endsAt: number;
}

/** All that decides what an account may do. */
export interface Account {
  /** False: everything is included, for everybody. */
  readonly billing: boolean;
  /** What is on offer; the one of rank 0 is what everybody has. */
  readonly plans: readonly Plan[];
  readonly paid: readonly PaidPlan[];
  readonly trials: readonly TrialTime[];
}

const DAY_MS = 86_400_000;

/** For so long a payment may fail before the plan is taken away. */
export const PAST_DUE_MS = 14 * DAY_MS;

/** After a trial nothing new is begun for so long, while what is open finishes; then the account is as any other. */
export const WIND_DOWN_MS = 7 * DAY_MS;
