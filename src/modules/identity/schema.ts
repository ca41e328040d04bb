import { z } from 'zod';
import { parseAddress } from '@/core/mail/address';

export const ROLES = ['WAITLIST', 'USER', 'TRAINER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may use the product; a WAITLIST account may not yet. */
export const MEMBERS: readonly Role[] = ['USER', 'TRAINER', 'ADMIN'];

/** Who is signed in, as every page and route sees it. */
export interface SessionUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly image: string | null;
  readonly role: Role;
}

export interface Session {
  readonly user: SessionUser;
  readonly expires: Date;
}

/** What an account holder may change about the account. */
export const accountPatch = z.strictObject({ name: z.string().trim().min(1).max(120).optional() });
export type AccountPatch = z.infer<typeof accountPatch>;

/** The `data` of POST /api/auth/session; other keys are dropped. */
export const sessionPatch = z.object({ name: z.string().trim().min(1).max(120).optional() });

/** An address to add, in comparable form. */
export const newAddress = z.strictObject({
  address: z
    .string()
    .max(300)
    .transform((text, context) => {
      const parsed = parseAddress(text.trim());
      // A host without a dot is in nobody's mail system but this machine's.
      if (parsed.ok && parsed.domain.includes('.')) return parsed.address;
      context.addIssue({ code: 'custom', message: 'This is not an email address' });
      return z.NEVER;
    }),
});

export const confirmation = z.strictObject({ token: z.string().max(400) });
