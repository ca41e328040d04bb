import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { assistants } from '@/db/schema/assistants';
import { connections } from '@/db/schema/calendar';
import { askedPeople } from '@/db/schema/contacts';
import { featureFlags } from '@/db/schema/flags';
import { auditLog, notices, stepResults, userAddresses, users, verificationTokens } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { loopEvents, loops } from '@/db/schema/loops';
import { outgoingMails, suppressions } from '@/db/schema/mailbox';
import { supportRequests } from '@/db/schema/support';
import { teamInvites } from '@/db/schema/teams';
import { proTrialCodes } from '@/db/schema/trials';
import { closeDeparted } from '@/modules/billing/commands/close-departed';
import { forgetVendorEvents } from '@/modules/billing/commands/forget-vendor-events';
import { disconnect } from '@/modules/connections/commands/disconnect';
import { lockAdministrators } from '@/modules/identity/commands/set-role';
import { recordAct } from '@/modules/operations/commands/audit';
import { DELETED_ACCOUNT } from '@/modules/operations/schema';
import { leaveForGood } from '@/modules/teams/commands/members';
import { disconnectVideo } from '@/modules/video/commands/disconnect';
import { videoAccountsOf } from '@/modules/video/queries';
import type { Runtime } from '@/ports/runtime';
import { isNeededAsAdmin } from '../queries/deletion';

/**
 * Deletes an account whose time has come, with everything that belongs to it. First the grants at providers of calendars and video
 * meetings are given back, as far as those can be reached; what was paid for is ended with the account; nobody is mailed, and what was booked stays
 * in the calendars. Repeated it changes nothing. An account that administers others alone by now stays, and is told so.
 */
export async function eraseAccount(userId: string, runtime: Runtime): Promise<void> {
  const nowMs = await runtime.clock.now();
  if (!(await isDue(userId, nowMs))) return;
  if (await isNeededAsAdmin(userId)) return stay(userId);
  const connected = await database()
    .select({ id: connections.id })
    .from(connections)
    .where(eq(connections.userId, userId));
  for (const { id } of connected) await disconnect(userId, id, runtime);
  for (const { id } of await videoAccountsOf(userId)) await disconnectVideo(userId, id, runtime);
  const needed = await database().transaction(async (tx) => {
    await lockAdministrators(tx);
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user?.deletionAt || user.deletionAt.getTime() > nowMs) return false;
    // The other one may have gone since.
    if (await isNeededAsAdmin(userId, tx)) return true;
    await forgetTraces(tx, userId, user.email);
    await spendPersonas(tx, userId);
    await leaveForGood(tx, userId);
    await tx.delete(users).where(eq(users.id, userId));
    await recordAct(tx, { action: 'account.deleted', actor: DELETED_ACCOUNT, userId: null });
    return false;
  });
  if (needed) return stay(userId);
  // What the vendor does not do now, the next round has it do.
  await closeDeparted(runtime);
}

async function isDue(userId: string, nowMs: number): Promise<boolean> {
  const [user] = await database().select({ at: users.deletionAt }).from(users).where(eq(users.id, userId));
  return user?.at ? user.at.getTime() <= nowMs : false;
}

/** What mentions the user without being tied to the row of the account. That somebody wants no mail is kept for ever. */
async function forgetTraces(tx: Transaction, userId: string, email: string): Promise<void> {
  const own = tx.select({ id: loops.id }).from(loops).where(eq(loops.ownerId, userId));
  const events = tx
    .select({ key: sql<string>`'decide:' || ${loopEvents.id}` })
    .from(loopEvents)
    .where(inArray(loopEvents.loopId, own));
  await tx.delete(stepResults).where(inArray(stepResults.key, events));
  await tx.delete(outgoingMails).where(inArray(outgoingMails.loopId, own));
  const known = await tx
    .select({ address: userAddresses.address })
    .from(userAddresses)
    // An address that is only claimed is somebody else's, with what is known of it.
    .where(and(eq(userAddresses.userId, userId), isNotNull(userAddresses.verifiedAt)));
  const addresses = [...new Set([email, ...known.map(({ address }) => address)])];
  await tx.delete(verificationTokens).where(inArray(verificationTokens.identifier, addresses));
  await tx.delete(invites).where(inArray(invites.email, addresses));
  await tx.delete(teamInvites).where(inArray(teamInvites.email, addresses));
  await tx.delete(proTrialCodes).where(inArray(proTrialCodes.email, addresses));
  await forgetVendorEvents(tx, userId);
  await tx.delete(supportRequests).where(inArray(supportRequests.email, addresses));
  await tx.delete(askedPeople).where(and(inArray(askedPeople.address, addresses), isNull(askedPeople.unsubscribedAt)));
  await tx.update(featureFlags).set({ users: sql`array_remove(${featureFlags.users}, ${userId}::uuid)` });
  await tx
    .update(auditLog)
    .set({
      actor: sql`case when ${auditLog.actor} = ${userId} then ${DELETED_ACCOUNT} else ${auditLog.actor} end`,
      subject: sql`case when ${auditLog.subject} = ${userId} then ${DELETED_ACCOUNT} else ${auditLog.subject} end`,
      address: null,
      userAgent: null,
      data: null,
    })
    .where(or(eq(auditLog.actor, userId), eq(auditLog.subject, userId)));
}

/** Guests of the account may write to its personas for years: nobody else is ever given these addresses. */
async function spendPersonas(tx: Transaction, userId: string): Promise<void> {
  const own = await tx.select({ address: assistants.address }).from(assistants).where(eq(assistants.userId, userId));
  if (own.length === 0) return;
  await tx
    .insert(suppressions)
    .values(own.map(({ address }) => ({ address, reason: 'persona' })))
    .onConflictDoNothing();
}

async function stay(userId: string): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.update(users).set({ deletionAt: null }).where(eq(users.id, userId));
    await tx
      .insert(notices)
      .values({
        userId,
        key: `${userId}:last-admin`,
        kind: 'account',
        text: 'Your account was not deleted: nobody else administers this installation. Make somebody else an administrator first.',
        href: '/settings/account',
      })
      .onConflictDoNothing();
  });
}
