import { randomInt } from 'node:crypto';
import { and, eq, isNull, lte } from 'drizzle-orm';
import { standingOf } from '@/core/entitlements/standing';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { proTrialCodes } from '@/db/schema/trials';
import { hasProved } from '@/modules/identity/queries';
import { CODE_ALPHABET, CODE_LENGTH } from '@/modules/invites/constants';
import { normalCode } from '@/modules/invites/schema';
import { recordAct } from '@/modules/operations/commands/audit';
import { DAY_MS, PRO_TRIAL_CODE_DAYS, PRO_TRIAL_CODES, PRO_TRIAL_DAYS, PRO_TRIAL_PLAN } from '../../constants';
import { accountState } from '../../queries/entitlement';
import { codeState, paysForPro } from '../../queries/pro-codes';
import { beginTrial, inTrial, replaceTrial, type TrialRow } from './start';

type CodeRow = typeof proTrialCodes.$inferSelect;
export type Minted =
  | { readonly ok: true; readonly code: string; readonly expiresAt: number }
  | { readonly ok: false; readonly reason: 'billing_off' | 'not_entitled' | 'none_left' };

/** Makes one of the user's three codes; one that went unused gives its place back. `email`: for whom alone it is. */
export async function mintProCode(
  userId: string,
  email: string | null,
  billing: boolean,
  nowMs: number,
): Promise<Minted> {
  if (!billing) return { ok: false, reason: 'billing_off' };
  if (!(await paysForPro(userId, billing, nowMs))) return { ok: false, reason: 'not_entitled' };
  return database().transaction(async (tx): Promise<Minted> => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    await tx
      .update(proTrialCodes)
      .set({ slot: null })
      .where(
        and(
          eq(proTrialCodes.mintedBy, userId),
          isNull(proTrialCodes.acceptedAt),
          lte(proTrialCodes.expiresAt, new Date(nowMs)),
        ),
      );
    const held = await tx.select().from(proTrialCodes).where(eq(proTrialCodes.mintedBy, userId));
    const taken = held.map(({ slot }) => slot);
    const slot = Array.from({ length: PRO_TRIAL_CODES }, (_, index) => index + 1).find((one) => !taken.includes(one));
    if (slot === undefined) return { ok: false, reason: 'none_left' };
    const row = await insertCode(tx, { mintedBy: userId, slot, email }, nowMs);
    return { ok: true, code: row.code, expiresAt: row.expiresAt.getTime() };
  });
}

/** Takes back a code that nobody has got: its place is free again. */
export async function unmintProCode(code: string): Promise<void> {
  await database()
    .delete(proTrialCodes)
    .where(and(eq(proTrialCodes.code, code), isNull(proTrialCodes.acceptedAt)));
}

async function insertCode(
  tx: Transaction,
  { mintedBy, slot, email }: Pick<CodeRow, 'mintedBy' | 'slot' | 'email'>,
  nowMs: number,
): Promise<CodeRow> {
  const code = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');
  const [row] = await tx
    .insert(proTrialCodes)
    .values({
      code,
      mintedBy,
      slot,
      email: email?.toLowerCase() ?? null,
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + PRO_TRIAL_CODE_DAYS * DAY_MS),
    })
    .returning();
  if (!row) throw new Error('The code was not written');
  return row;
}

export type Accepted =
  | { readonly ok: true; readonly endsAt: number }
  | {
      readonly ok: false;
      readonly reason: 'billing_off' | 'unknown' | 'used' | 'own_code' | 'already_pro' | 'expired' | 'wrong_address';
    };

/** Begins a user's thirty days of Pro; whoever was waiting is let in. Of two with one code one alone gets it. */
export async function acceptProCode(userId: string, typed: string, billing: boolean, nowMs: number): Promise<Accepted> {
  if (!billing) return { ok: false, reason: 'billing_off' };
  let refused: Accepted | null = null;
  const begun = await inTrial(async (tx) => {
    const outcome = await acceptWithin(tx, userId, typed, nowMs);
    if ('startedAt' in outcome) return outcome;
    refused = outcome;
    return null;
  });
  return begun ? { ok: true, endsAt: begun.endsAt.getTime() } : (refused ?? { ok: false, reason: 'used' });
}

async function acceptWithin(
  tx: Transaction,
  userId: string,
  typed: string,
  nowMs: number,
): Promise<TrialRow | (Accepted & { readonly ok: false })> {
  const no = (reason: (Accepted & { ok: false })['reason']) => ({ ok: false, reason }) as const;
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select()
    .from(proTrialCodes)
    .where(eq(proTrialCodes.code, normalCode(typed)))
    .for('update');
  if (!user || !row) return no('unknown');
  if (row.mintedBy === userId) return no('own_code');
  const state = codeState(row, nowMs);
  if (state === 'accepted') return no('used');
  if (state !== 'minted') return no('expired');
  if (row.email !== null && !(await hasProved(userId, row.email, tx))) return no('wrong_address');
  const account = await accountState(userId, true, tx);
  const pro = account.plans.find(({ key }) => key === PRO_TRIAL_PLAN);
  if (!pro || standingOf(account, nowMs).plan.rank >= pro.rank) return no('already_pro');
  await replaceTrial(tx, userId, nowMs);
  const trial = await beginTrial(tx, { userId, kind: 'pro', plan: PRO_TRIAL_PLAN, days: PRO_TRIAL_DAYS }, nowMs);
  if (!trial) return no('used');
  await tx
    .update(proTrialCodes)
    .set({ acceptedBy: userId, acceptedAt: new Date(nowMs) })
    .where(eq(proTrialCodes.code, row.code));
  if (user.role === 'WAITLIST') {
    await tx.update(users).set({ role: 'USER' }).where(eq(users.id, userId));
    const data = { before: 'WAITLIST', role: 'USER', by: 'pro-trial' };
    await recordAct(tx, { action: 'user.role', actor: userId, userId, data });
  }
  return trial;
}
