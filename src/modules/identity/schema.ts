import { z } from 'zod';
import { parseAddress } from '@/core/mail/address';
import type { Flags } from '@/modules/flags/schema';

export const ROLES = ['WAITLIST', 'USER', 'TRAINER', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that may use the product; a WAITLIST account may not yet. */
export const MEMBERS: readonly Role[] = ['USER', 'TRAINER', 'ADMIN'];

/** The one of two roles that may do more. */
export function higherRole(one: Role, other: Role): Role {
  return ROLES.indexOf(one) >= ROLES.indexOf(other) ? one : other;
}

/** Who is signed in, as every page and route sees it. */
export interface SessionUser {
  readonly id: string;
  readonly name: string | null;
  readonly email: string;
  readonly image: string | null;
  readonly role: Role;
  /** Of the pages, as the user has chosen it; null: as the browser asks for it. */
  readonly language: string | null;
}

export interface Session {
  readonly user: SessionUser;
  readonly expires: Date;
  /** When its holder last proved who they are. */
  readonly authenticatedAt: Date;
  /** Null: `user` is its holder. Else its holder, an administrator, looks at the pages as `user`, and can change nothing. */
  readonly viewAs: ViewAs | null;
}

export interface ViewAs {
  /** The administrator. */
  readonly id: string;
  readonly email: string;
  readonly endsAt: Date;
}

/** What browsers know of their session: the answer of GET /api/auth/session. */
export interface KnownSession {
  readonly user: Omit<SessionUser, 'id' | 'language'>;
  readonly flags: Flags;
  /** Whoever looks at the pages as this user, and until when (ISO 8601). */
  readonly viewAs?: { readonly by: string; readonly until: string };
  /** ISO 8601. */
  readonly expires: string;
}

/** What a person is called: it stands in mails and in their headers, so on one line. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}\p{Surrogate}\p{Bidi_Control}]*$/u, 'This has a character that no name has');

/** The `data` of POST /api/auth/session, in a form as JSON text; other keys are dropped. */
export const sessionPatch = z.preprocess(
  (data) => (typeof data === 'string' ? jsonOf(data) : data),
  z.object({ name: personName.optional() }),
);

/** What a text means as JSON; undefined for one that is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A mail address that somebody types, in comparable form. */
export const typedAddress = z
  .string()
  .max(300)
  .transform((text, context) => {
    const parsed = parseAddress(text.trim());
    // A host without a dot is in nobody's mail system but this machine's.
    if (parsed.ok && parsed.domain.includes('.')) return parsed.address;
    context.addIssue({ code: 'custom', message: 'This is not an email address' });
    return z.NEVER;
  });

/** An address to add. */
export const newAddress = z.strictObject({ address: typedAddress });

export const confirmation = z.strictObject({ token: z.string().max(400) });
