import { z } from 'zod';

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
