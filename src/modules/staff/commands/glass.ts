import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { glass } from '@/db/schema/staff';
import { sendAccountMail } from '@/modules/identity/commands/account-mail';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import type { Runtime } from '@/ports/runtime';
import { GLASS_MINUTES } from '../constants';
import { isOpen, openGlass } from '../queries/open-glass';

export interface BreakGlass {
  readonly adminId: string;
  readonly ownerId: string;
  readonly reason: string;
  readonly client?: Client;
}

export type Broken =
  | { readonly ok: true; readonly endsAt: Date }
  | { readonly ok: false; readonly reason: 'unknown' | 'mail_not_sent' };

/**
 * Lets an administrator look past an owner's refusal for half an hour. The owner is told first: where the mail cannot be handed
 * over, nothing is opened. While it is open already it stays as it is.
 */
export async function breakGlass({ adminId, ownerId, reason, client }: BreakGlass, runtime: Runtime): Promise<Broken> {
  const [owner] = await database().select({ email: users.email }).from(users).where(eq(users.id, ownerId));
  if (!owner || adminId === ownerId) return { ok: false, reason: 'unknown' };
  const now = new Date();
  const before = await openGlass(adminId, ownerId, now);
  if (before) return { ok: true, endsAt: before };
  const endsAt = new Date(now.getTime() + GLASS_MINUTES * 60_000);
  const [row] = await database()
    .insert(glass)
    .values({ adminId, ownerId, reason, at: now, endsAt })
    .returning({ id: glass.id });
  if (!(await tell(owner.email, reason, runtime))) return { ok: false, reason: 'mail_not_sent' };
  await database().transaction(async (tx) => {
    await tx.update(glass).set({ toldAt: sql`now()` }).where(eq(glass.id, row!.id));
    await recordAct(tx, { action: 'glass.broken', actor: adminId, userId: ownerId, reason, client });
  });
  return { ok: true, endsAt };
}

/** Ends what was opened before its time. Answers whether anything was open. */
export async function closeGlass({ adminId, ownerId, client }: Omit<BreakGlass, 'reason'>): Promise<boolean> {
  const now = new Date();
  return database().transaction(async (tx) => {
    const closed = await tx
      .update(glass)
      .set({ endsAt: now })
      .where(isOpen(adminId, ownerId, now))
      .returning({ id: glass.id });
    if (closed.length > 0) await recordAct(tx, { action: 'glass.closed', actor: adminId, userId: ownerId, client });
    return closed.length > 0;
  });
}

async function tell(recipient: string, reason: string, runtime: Runtime): Promise<boolean> {
  const { baseUrl, supportEmail } = runtime.settings;
  const sent = await sendAccountMail(runtime, {
    kind: 'glass',
    recipient,
    subject: 'An administrator may look at your account for 30 minutes',
    opening: `You have not allowed human help, or not for this. An administrator of ${new URL(baseUrl).host} has opened your account all the same, for ${GLASS_MINUTES} minutes, to read and not to change. The reason that they gave: “${reason}”`,
    link: { label: 'See what was looked at', url: `${baseUrl}/settings/account` },
    closing: `Each look is written down in your account. If you do not understand why this was done, write to ${supportEmail}.`,
  });
  return sent.ok;
}
