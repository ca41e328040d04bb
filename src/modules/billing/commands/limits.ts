import { eq } from 'drizzle-orm';
import type { Feature } from '@/core/entitlements/account';
import type { Verdict } from '@/core/entitlements/entitled';
import { type Database, database, type Transaction } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { loopsThisMonth, verdictOf } from '../queries/entitlement';
import { queueBillingMail } from './queue-mail';

type Refused = Extract<Verdict, { allowed: false }>;

/** Whether there are plans here, and when it is (ms since 1970). */
export interface Limits {
  readonly billing: boolean;
  readonly nowMs: number;
}

/** What a limit that is met is called to the owner, with the way out. */
function limitText({ why, feature, most, plan, wayOut }: Refused): string {
  const out = wayOut ? ` ${wayOut} has it.` : '';
  if (why === 'trial_ended')
    return `Your trial has ended: nothing new is begun for a week.${wayOut ? ` With ${wayOut} it goes on at once.` : ''}`;
  if (why === 'not_included') return `${plan} does not include this.${out}`;
  return `${plan} includes ${WHAT[feature]?.(most) ?? most}.${wayOut ? ` ${wayOut} has more.` : ''}`;
}

const WHAT: Partial<Record<Feature, (most: number) => string>> = {
  loops: (most) => `${most} meetings a month, and you have begun as many`,
  calendar_accounts: (most) => `${most} calendar ${most === 1 ? 'account' : 'accounts'}`,
  group_size: (most) => `groups of up to ${most} guests`,
};

/** Null when a user may have so many of a feature, what they have already counted in; else what to tell them. */
export async function limitMet(
  userId: string,
  feature: Feature,
  count: number,
  { billing, nowMs }: Limits,
  db: Database | Transaction = database(),
): Promise<string | null> {
  const verdict = await verdictOf(userId, { feature, count }, { billing, nowMs }, db);
  return verdict.allowed ? null : limitText(verdict);
}

/** Null when another meeting with so many guests could be begun for a user; else what to tell them. Nobody is told by it. */
export async function whyNoMeeting(userId: string, guests: number, limits: Limits): Promise<string | null> {
  if (!limits.billing) return null;
  const begun = await loopsThisMonth(userId, limits.nowMs);
  return (await limitMet(userId, 'loops', begun + 1, limits)) ?? (await limitMet(userId, 'group_size', guests, limits));
}

/** Tells an owner whose month is used up that their booking pages show no times, unless they know of the limit already. */
export async function tellPagesClosed(userId: string, nowMs: number): Promise<void> {
  await database().transaction(async (tx) => {
    const count = (await loopsThisMonth(userId, nowMs, tx)) + 1;
    const verdict = await verdictOf(userId, { feature: 'loops', count }, { billing: true, nowMs }, tx);
    if (!verdict.allowed) await tellOfLimit(tx, userId, verdict, nowMs, true);
  });
}

/**
 * Null when another meeting with so many guests may be begun for its owner; else why not, which they are told by a notice
 * and a mail, once a month for each limit. Guests learn nothing. Beyond fair use it is begun, and the owner is told.
 */
export async function loopLimitMet(
  tx: Transaction,
  userId: string,
  guests: number,
  { billing, nowMs }: Limits,
): Promise<string | null> {
  if (!billing) return null;
  // One after the other, so that what is begun at the same moment is counted. No key is changed: rows that name the owner are written on.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const begun = await loopsThisMonth(userId, nowMs, tx);
  const met = await askedFor(tx, userId, { feature: 'loops', count: begun + 1 }, nowMs);
  return met ?? askedFor(tx, userId, { feature: 'group_size', count: guests }, nowMs);
}

/** Null when a meeting that is open may have so many guests by its owner's doing; else why not, which they are told the same way. */
export async function groupLimitMet(
  tx: Transaction,
  userId: string,
  guests: number,
  { billing, nowMs }: Limits,
): Promise<string | null> {
  return billing ? askedFor(tx, userId, { feature: 'group_size', count: guests }, nowMs) : null;
}

async function askedFor(
  tx: Transaction,
  userId: string,
  want: { readonly feature: 'loops' | 'group_size'; readonly count: number },
  nowMs: number,
): Promise<string | null> {
  const { feature } = want;
  const verdict = await verdictOf(userId, want, { billing: true, nowMs }, tx);
  const key = limitKey(feature, userId, nowMs);
  if (verdict.allowed) {
    if (!verdict.beyondFairUse) return null;
    const text = `You have begun ${want.count} meetings this month: more than fair use foresees. Nothing stops; write to us if you need more for good.`;
    await tell(tx, { userId, key: `fair:${key}`, text, href: '/support' });
    return null;
  }
  return tellOfLimit(tx, userId, verdict, nowMs);
}

function limitKey(feature: Feature, userId: string, nowMs: number): string {
  return `limit:${feature}:${new Date(nowMs).toISOString().slice(0, 7)}:${userId}`;
}

/** Once a month for each limit. `pages`: nothing was asked for, but booking pages are closed by it. */
async function tellOfLimit(tx: Transaction, userId: string, verdict: Refused, nowMs: number, pages = false) {
  const { feature, plan, most, wayOut, why } = verdict;
  const key = limitKey(feature, userId, nowMs);
  const text = limitText(verdict);
  const told = pages ? `${text} Until then your booking pages show no times.` : text;
  await tell(tx, { userId, key, text: told, href: '/pricing' });
  const data = { plan, feature, most, wayOut, ...(pages ? { pages } : {}) };
  if (why === 'limit') await queueBillingMail(tx, { userId, key, kind: 'limit_met', data }, nowMs);
  return text;
}

async function tell(
  tx: Transaction,
  notice: { readonly userId: string; readonly key: string; readonly text: string; readonly href: string },
): Promise<void> {
  await tx
    .insert(notices)
    .values({ ...notice, kind: 'plan' })
    .onConflictDoNothing();
}
