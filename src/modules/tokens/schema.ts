import { z } from 'zod';
import { SCOPES, type Scope } from '@/core/access/scopes';
import { TOKEN_DAYS } from './constants';

/** The body of POST /api/user/tokens. */
export const newToken = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'This has a character that no name has'),
  scopes: z.array(z.enum(SCOPES)).min(1, 'Choose at least one').max(SCOPES.length),
  days: z.literal(TOKEN_DAYS),
});
export type NewToken = z.infer<typeof newToken>;

/** A token as its owner sees it: never the token itself. Moments in epoch milliseconds. */
export interface TokenRow {
  readonly id: string;
  readonly name: string;
  /** Its last four characters. */
  readonly ending: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  /** To the hour; null: never. */
  readonly lastUsedAt: number | null;
}
