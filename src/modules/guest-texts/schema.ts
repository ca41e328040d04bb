import { z } from 'zod';
import { LOCALES } from '@/messages/languages';

/** A box of a form that is ticked or not there, and true or false in JSON. */
const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]);
const zone = z.string().max(64).optional();

/** POST /api/slots/{token}/texts. `agreed`: to the words that stand beside it, in `language`. */
export const textsAsked = z.strictObject({
  number: z.string().trim().min(1).max(40),
  changes: ticked.default(false),
  reminder: ticked.default(false),
  agreed: ticked.default(false),
  language: z.enum(LOCALES),
  zone,
});
export type TextsAsked = z.infer<typeof textsAsked>;

/** POST /api/slots/{token}/texts/code. */
export const guestCode = z.strictObject({ code: z.string().trim().max(20), zone });

/** POST /api/slots/{token}/texts/end. */
export const textsEnded = z.strictObject({ zone });

/** Why a guest's form was not taken; as its page is told in its address. */
export const TEXT_PROBLEMS = ['number', 'wishes', 'agreed', 'many', 'stopped', 'code', 'off'] as const;
export type TextProblem = (typeof TEXT_PROBLEMS)[number];

/** What a guest's page offers about texts. */
export type GuestTexts =
  | { readonly state: 'none' }
  | { readonly state: 'code'; readonly number: string }
  /** `line`: where START goes to. */
  | { readonly state: 'stopped'; readonly number: string; readonly line: string | null }
  | { readonly state: 'on'; readonly number: string; readonly changes: boolean; readonly reminder: boolean };
