import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { invites } from '@/db/schema/invites';
import type { Role } from '@/modules/identity/schema';
import { recordAct } from '@/modules/operations/commands/audit';
import { COMMAND_LINE } from '@/modules/operations/schema';
import { CODE_ALPHABET, CODE_LENGTH, INVITE_DAYS, MAX_USES } from '../constants';
import { normalCode } from '../schema';

export interface NewInvite {
  /** How many accounts may redeem it. */
  readonly uses: number;
  /** Only whoever has this address may. */
  readonly email: string | null;
  readonly role: Exclude<Role, 'WAITLIST'>;
  /** A plan for so many days, for whoever redeems it. */
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
  await database().transaction(async (tx) => {
    await tx.insert(invites).values({
      ...invite,
      code,
      email: invite.email?.toLowerCase() ?? null,
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + INVITE_DAYS * 86_400_000),
    });
    const { createdBy, uses, role } = invite;
    const actor = createdBy ?? COMMAND_LINE;
    await recordAct(tx, {
      action: 'invite.mint',
      actor,
      userId: createdBy,
      subject: named(code),
      data: { uses, role },
    });
  });
  return code;
}

/** Ends an invite; who has redeemed it keeps what they have. False when there is none that could be ended. `by`: whoever made it, unless it is told. */
export async function revokeInvite(code: string, nowMs: number, by?: string): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .update(invites)
      .set({ revokedAt: new Date(nowMs) })
      .where(and(eq(invites.code, normalCode(code)), isNull(invites.revokedAt)))
      .returning({ code: invites.code, createdBy: invites.createdBy });
    if (!row) return false;
    const { createdBy } = row;
    const actor = by ?? createdBy ?? COMMAND_LINE;
    await recordAct(tx, { action: 'invite.revoke', actor, userId: createdBy, subject: named(row.code) });
    return true;
  });
}

/** By what an invite is named where its code, which opens an account, may not stand. */
function named(code: string): string {
  return `${code.slice(0, 4)}…`;
}
