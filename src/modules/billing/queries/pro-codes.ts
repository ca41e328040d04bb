import { desc, eq } from 'drizzle-orm';
import { standingOf } from '@/core/entitlements/standing';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { proTrialCodes } from '@/db/schema/trials';
import { normalCode, shownCode } from '@/modules/invites/schema';
import { membershipOf } from '@/modules/teams/queries/membership';
import { PRO_TRIAL_CODES, PRO_TRIAL_DAYS, PRO_TRIAL_PLAN } from '../constants';
import { accountOf } from './accounts';
import { accountState } from './entitlement';

type CodeRow = typeof proTrialCodes.$inferSelect;
export type CodeState = 'minted' | 'accepted' | 'expired' | 'revoked';

/** What has become of a code at a moment (ms since 1970). */
export function codeState(
  { acceptedAt, revokedAt, expiresAt }: Pick<CodeRow, 'acceptedAt' | 'revokedAt' | 'expiresAt'>,
  nowMs: number,
): CodeState {
  if (acceptedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt.getTime() <= nowMs ? 'expired' : 'minted';
}

/**
 * Whether a user pays for Pro, for themselves or for their team, and so holds codes. What nothing was charged for yet is not paid,
 * nor is what could not be charged.
 */
export async function paysForPro(userId: string, billing: boolean, nowMs: number): Promise<boolean> {
  const [account, member] = await Promise.all([accountState(userId, billing), membershipOf(userId)]);
  const team = member && (await accountOf({ teamId: member.teamId }));
  const pays = (whose: 'own' | 'team') => whose === 'own' || team?.account.payerId === userId;
  const paid = account.paid.filter(({ by, status }) => status !== 'trialing' && status !== 'past_due' && pays(by));
  const { plan, by } = standingOf({ ...account, paid, trials: [] }, nowMs);
  const pro = account.plans.find(({ key }) => key === PRO_TRIAL_PLAN);
  return pro !== undefined && by !== 'everybody' && plan.rank >= pro.rank;
}

/** The user's codes, the newest first, and how many more they can make. */
export async function proCodesOf(userId: string, billing: boolean, nowMs: number) {
  const rows = await database()
    .select()
    .from(proTrialCodes)
    .where(eq(proTrialCodes.mintedBy, userId))
    .orderBy(desc(proTrialCodes.createdAt));
  const entitled = billing && (await paysForPro(userId, billing, nowMs));
  const held = rows.filter((row) => row.slot !== null && codeState(row, nowMs) !== 'expired').length;
  const items = rows.map((row) => ({
    code: shownCode(row.code),
    state: codeState(row, nowMs),
    email: row.email,
    expiresAt: row.expiresAt.getTime(),
  }));
  return { items, left: entitled ? Math.max(0, PRO_TRIAL_CODES - held) : 0 };
}

/** Who invites with a code, and to what; null for a code that nobody made, `gone` for one that is no longer good. */
export async function proCodeOffer(code: string, nowMs: number) {
  const [row] = await database()
    .select({ code: proTrialCodes, inviter: users.name })
    .from(proTrialCodes)
    .leftJoin(users, eq(users.id, proTrialCodes.mintedBy))
    .where(eq(proTrialCodes.code, normalCode(code)));
  if (!row) return null;
  if (codeState(row.code, nowMs) !== 'minted') return 'gone' as const;
  return { inviter: row.inviter, plan: PRO_TRIAL_PLAN, days: PRO_TRIAL_DAYS };
}
