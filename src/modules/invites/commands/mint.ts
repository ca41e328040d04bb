import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { invites } from '@/db/schema/invites';
import type { Role } from '@/modules/identity/schema';
import { CODE_ALPHABET, CODE_LENGTH, INVITE_DAYS, MAX_USES } from '../constants';
import { normalCode } from '../schema';

export interface NewInvite {
  /** How many accounts may redeem it. */
  readonly uses: number;
  /** Only whoever has this address may. */
  readonly email: string | null;
  readonly role: Exclude<Role, 'WAITLIST'>;
  readonly plan?: string;
  readonly trialDays?: number;
  /** Null: by the command line. */
  readonly createdBy: string | null;
}

/** Makes an invite that is good for 14 days from now (ms since 1970) and returns its code. */
export async function mintInvite(invite: NewInvite, nowMs: number): Promise<string> {
  if (!Number.isInteger(invite.uses) || invite.uses < 1 || invite.uses > MAX_USES) {
    throw new RangeError(`An invite is good for 1 to ${MAX_USES} accounts`);
  }
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
  await database()
    .insert(invites)
    .values({
      ...invite,
      code,
      email: invite.email?.toLowerCase() ?? null,
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + INVITE_DAYS * 86_400_000),
    });
  return code;
}

/** Ends an invite; who has redeemed it keeps what they have. False when there is none that could be ended. */
export async function revokeInvite(code: string, nowMs: number): Promise<boolean> {
  const rows = await database()
    .update(invites)
    .set({ revokedAt: new Date(nowMs) })
    .where(and(eq(invites.code, normalCode(code)), isNull(invites.revokedAt)))
    .returning({ code: invites.code });
  return rows.length > 0;
}
