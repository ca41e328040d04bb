import { z } from 'zod';

/** What an owner may be texted of unasked; `guests`: that their guests are, who ask for it. */
export const TEXTED_KINDS = ['decision', 'vip', 'late', 'first', 'guests'] as const;

/** POST /api/user/phone. */
export const newNumber = z.strictObject({ number: z.string().trim().min(1).max(40) });

/** POST /api/user/phone/verify. `agreed`: to the words that stand beside it. */
export const codeEntered = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'The code has six digits'),
  agreed: z.literal(true, 'Without your word nothing is texted'),
});

const minuteOfDay = z.int().min(0).max(1439);

/** PATCH /api/user/phone. */
export const phonePatch = z.strictObject({
  kinds: z
    .array(z.enum(TEXTED_KINDS))
    .transform((kinds) => [...new Set(kinds)])
    .optional(),
  quiet: z.strictObject({ from: minuteOfDay, until: minuteOfDay }).optional(),
});
export type PhonePatch = z.infer<typeof phonePatch>;

/** The telephone of an owner, as they see it. */
export interface Phone {
  readonly number: string;
  readonly verified: boolean;
  /** Its holder has said STOP. */
  readonly stopped: boolean;
  readonly kinds: readonly (typeof TEXTED_KINDS)[number][];
  readonly quiet: { readonly from: number; readonly until: number };
  /** The number that texts come from and START goes to; null: there is none at the moment. */
  readonly line: string | null;
  /** Of this month, in the smallest unit of the currency. */
  readonly spent: { readonly amount: number; readonly most: number; readonly currency: string };
}

/** What Twilio posts for a text that came in. */
export const incoming = z.object({
  MessageSid: z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/),
  AccountSid: z.string(),
  From: z.string().max(40),
  To: z.string().max(40),
  Body: z.string().max(4_000).default(''),
  /** What the vendor has answered itself, where that is set up there. */
  OptOutType: z.string().optional(),
});
export type Incoming = z.infer<typeof incoming>;

/** What it posts of one that went out. */
export const report = z.object({
  MessageSid: z.string().regex(/^(SM|MM)[0-9a-fA-F]{32}$/),
  MessageStatus: z.string().max(40),
  ErrorCode: z.coerce.number().int().optional(),
});
export type Report = z.infer<typeof report>;
