import { z } from 'zod';
import { CANCEL_REASONS } from './constants';

/** What can be paid for, by the key of its plan. */
const planKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/);
const INTERVALS = ['month', 'year'] as const;
/** What a checkout is of that names nothing else. */
export const DEFAULT_PLAN = 'basic';
export const DEFAULT_INTERVAL = 'month';
const MAX_SEATS = 500;

const couponCode = z.string().trim().max(40);

/** The body of POST /api/stripe/checkout. What is left out is DEFAULT_PLAN, DEFAULT_INTERVAL and one seat. */
export const checkoutBody = z.strictObject({
  plan: planKey.optional(),
  interval: z.enum(INTERVALS).optional(),
  seats: z.number().int().min(1).max(MAX_SEATS).optional(),
  coupon: couponCode.optional(),
});
export type CheckoutBody = z.infer<typeof checkoutBody>;

/** The body of POST /api/stripe/coupon. */
export const couponAsked = checkoutBody.pick({ plan: true }).extend({ coupon: couponCode.min(1) });

/** What a coupon gives: percent, the smallest unit of the currency, or days before the first payment; and for how long. */
export interface CouponGift {
  readonly code: string;
  readonly kind: 'percent' | 'amount' | 'trial_days';
  readonly value: number;
  readonly currency: string | null;
  readonly duration: 'once' | 'repeating' | 'forever';
  /** Of `repeating`. */
  readonly months: number | null;
}

/** With it, of days: the one of the first payment, in words. */
export interface ShownGift extends CouponGift {
  readonly day: string | null;
}

/** The vendor's name of a checkout. */
export const checkoutQuery = z.strictObject({ session_id: z.string().regex(/^cs_\w{1,200}$/) });

/** Whose subscription is meant; by default the caller's own, and where there is none that of the team they administer. */
const BILLS = ['own', 'team'] as const;
export type BillOf = (typeof BILLS)[number];
const of = z.enum(BILLS).optional();

/** The body of POST /api/stripe/subscription/preview. */
export const planChange = z.strictObject({ of, plan: planKey, interval: z.enum(INTERVALS) });
/** The body of POST /api/stripe/subscription: what the preview has shown: as of which moment, and how much an interval. */
export const acceptedChange = planChange.extend({
  asOf: z.number().int().min(0).max(8_640_000_000_000_000),
  total: z.number().int().min(0),
});
/** The body of POST /api/stripe/subscription/pause. */
export const pauseBody = z.strictObject({ of, months: z.number().int().min(1).max(3) });
/** The body of POST /api/stripe/subscription/cancel. Nobody has to say why. */
export const cancelBody = z.strictObject({
  of,
  reason: z.enum(CANCEL_REASONS).optional(),
  words: z.string().trim().max(2_000).optional(),
});
/** The body of POST /api/stripe/card. */
export const cardBody = z.strictObject({ of });
/** The body of POST /api/stripe/portal. */
export const portalBody = z.strictObject({ of });
/** The body of POST /api/stripe/subscription/resume. */
export const resumeBody = z.strictObject({ of });

/** The body of POST /api/free-trial/start. */
export const emptyBody = z.strictObject({});
/** The body of POST /api/pro-trial. */
export const newProCode = z.strictObject({ email: z.email().optional() });
/** The body of POST /api/pro-trial/accept. */
export const proCode = z.strictObject({ code: z.string().trim().min(1).max(64) });

/** What a change of plan would cost. Amounts in the smallest unit of the currency. */
export interface PlanPreview {
  readonly plan: string;
  readonly interval: 'month' | 'year';
  readonly currency: string;
  /** All seats for an interval. */
  readonly total: number;
  readonly seats: number;
  /** For the rest of the period: negative is given back. */
  readonly proration: number;
  /** The invoice that has it, with taxes and credits, and when it is made: ms since 1970, and its day in words. */
  readonly invoice: { readonly amount: number; readonly at: number; readonly day: string; readonly atOnce: boolean };
  /** What is given back and is more than that invoice: it comes off later ones. */
  readonly creditLeft: number;
  /** It gives less than the plan that is paid now. */
  readonly lower: boolean;
  /** Hand it back with the change. */
  readonly asOf: number;
}

/** What the value of a coupon counts, and the most that it may be. */
const MOST = { percent: 100, amount: 1_000_000_00, trial_days: 730 } as const;

/** POST /api/admin/coupons. The value is percent, the smallest unit of the currency, or days. */
export const newCoupon = z
  .strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9_-]{3,40}$/, 'Three to forty letters, digits, - and _'),
    kind: z.enum(['percent', 'amount', 'trial_days']),
    value: z.number().int().min(1),
    currency: z
      .string()
      .regex(/^[a-z]{3}$/)
      .optional(),
    duration: z.enum(['once', 'repeating', 'forever']),
    months: z.number().int().min(1).max(36).optional(),
    plans: z.array(planKey).max(20).default([]),
    max: z.number().int().min(1).max(1_000_000).optional(),
    expiresAt: z.iso.datetime({ offset: true }).optional(),
  })
  .superRefine(({ kind, value, currency, duration, months }, context) => {
    const say = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (value > MOST[kind]) say('value', `At most ${MOST[kind]}`);
    if ((kind === 'amount') !== (currency !== undefined))
      say('currency', 'An amount has a currency, and nothing else has one');
    if ((duration === 'repeating') !== (months !== undefined)) say('months', 'What repeats does so for some months');
  });

/** PATCH /api/admin/coupons: switches one off, for good. */
export const couponPatch = z.strictObject({ code: couponCode.min(1), on: z.literal(false) });

/** PATCH /api/admin/features/{key}: the plans that have it, and how much of it; `limit` null is as much as is wanted. */
export const featurePatch = z.strictObject({
  plans: z
    .array(
      z
        .strictObject({
          plan: planKey,
          limit: z.number().int().min(0).max(1_000_000).nullable(),
          fairUse: z.boolean().optional(),
        })
        .refine(({ limit, fairUse }) => limit !== null || !fairUse, 'Fair use is of so many'),
    )
    .max(20)
    .refine((plans) => new Set(plans.map(({ plan }) => plan)).size === plans.length, 'Each plan once'),
});
