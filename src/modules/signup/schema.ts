import { z } from 'zod';

/** A line of text that can be stored and shown: no control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u);

const CODE_KINDS = ['invite', 'referral', 'pro-trial', 'team'] as const;

/** Where a visitor came from, as the address of the page told it. */
export const UTM_KEYS = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** What a browser keeps between signing up and being signed in, version 1. Keys that are not here are dropped. */
export const signupData = z.object({
  v: z.literal(1),
  name: line(120).optional(),
  /** As the browser has it; it is confirmed in the onboarding. */
  timeZone: line(64),
  company: line(120).optional(),
  title: line(120).optional(),
  meetingsPerWeek: z.number().int().min(0).max(1_000).optional(),
  assistantName: line(60).optional(),
  code: z.object({ kind: z.enum(CODE_KINDS), value: line(200) }).optional(),
  plan: line(60).optional(),
  utm: z.partialRecord(z.enum(UTM_KEYS), line(200)).optional(),
  /** When the form was sent: ISO 8601, or milliseconds since 1970. */
  at: z.union([z.iso.datetime({ offset: true }), z.number().int().min(0).max(8_640_000_000_000_000)]),
});

export type SignupData = z.infer<typeof signupData>;
