import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { basics, notices, userAddresses, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import type { IncomingMail, Routed, RouteMail } from '@/modules/mailbox/schema';
import { addEvent, openLoop } from './open';

/** Forged mails in an owner's name: after so many questions in a day the rest is only recorded. */
const QUESTIONS_PER_DAY = 3;
const DAY_MS = 86_400_000;

/**
 * Gives a mail to its loop, or opens one for mail of an owner; all other mail is kept without a loop, visible to the
 * owner whom it names (settled.md 10). Runs in the transaction that stores the mail.
 */
export const routeMail: RouteMail = async (tx, mail) => {
  if (mail.match) {
    const [loop] = await tx.select({ ownerId: loops.ownerId }).from(loops).where(eq(loops.id, mail.match.loopId));
    if (loop) {
      await addMessage(tx, mail.match.loopId, mail);
      return { loopId: mail.match.loopId, userId: loop.ownerId };
    }
  }
  const suggested = mail.level === 'A0' || mail.sender ? null : mail.suggested;
  if (suggested) {
    const [loop] = await tx.select({ ownerId: loops.ownerId }).from(loops).where(eq(loops.id, suggested));
    if (loop) {
      const payload = { kind: 'message', messageRowId: mail.messageRowId, suggested: true } as const;
      await addEvent(tx, suggested, payload, `message:${mail.messageRowId}`, mail.receivedMs);
      return { loopId: suggested, userId: loop.ownerId };
    }
  }
  if (mail.ambiguous.length > 0) {
    const [loop] = await tx
      .select({ ownerId: loops.ownerId })
      .from(loops)
      .where(inArray(loops.id, [...mail.ambiguous]));
    return {
      loopId: null,
      userId: loop?.ownerId ?? null,
      silentReason: 'It answers a thread of several meetings and does not say which one.',
    };
  }
  if (!mail.sender) {
    const userId = await ownerNamed(tx, mail);
    return { loopId: null, userId, silentReason: `${mail.from || 'Somebody'} wrote first, and is not known here.` };
  }
  const { userId, verified } = mail.sender;
  if (!verified) return unproven(tx, userId, mail.from);
  if (mail.level === 'A0' && (await unverifiedToday(tx, userId, mail.receivedMs)) >= QUESTIONS_PER_DAY) {
    return { loopId: null, userId, silentReason: 'Another mail in your name that could not be verified.' };
  }
  const [owner] = await tx
    .select({ name: users.name, zone: basics.zone })
    .from(users)
    .leftJoin(basics, eq(basics.userId, users.id))
    .where(eq(users.id, userId));
  if (!owner) throw new Error('The owner of the address is gone');
  const person = { id: userId, address: mail.from, name: owner.name, zone: owner.zone };
  const loopId = await openLoop(tx, person, mail.subject, mail.receivedMs);
  await addMessage(tx, loopId, mail);
  return { loopId, userId };
};

/**
 * Mail from an address that somebody claims and has not proved. It may be a stranger's: the claimant learns that there
 * was one and how to prove the address, and nothing of what it says.
 */
async function unproven(tx: Transaction, userId: string, address: string): Promise<Routed> {
  await tx
    .insert(notices)
    .values({
      userId,
      key: `${userId}:unproven-${address}`,
      kind: 'address',
      text: `Mail came from ${address}, which you have not confirmed yet. Was it you? Confirm the address, and write again.`,
      href: '/settings/account',
    })
    .onConflictDoNothing();
  return { loopId: null, userId: null, silentReason: 'The address is claimed and not confirmed.' };
}

function addMessage(tx: Transaction, loopId: string, mail: IncomingMail): Promise<boolean> {
  const payload = { kind: 'message', messageRowId: mail.messageRowId } as const;
  return addEvent(tx, loopId, payload, `message:${mail.messageRowId}`, mail.receivedMs);
}

/** The user among the recipients, whose assistant a stranger may have meant. */
async function ownerNamed(tx: Transaction, mail: IncomingMail): Promise<string | null> {
  const people = [...mail.to, ...mail.cc];
  if (people.length === 0) return null;
  const [row] = await tx
    .select({ userId: userAddresses.userId })
    .from(userAddresses)
    .where(and(inArray(userAddresses.address, people), sql`${userAddresses.verifiedAt} is not null`));
  return row?.userId ?? null;
}

async function unverifiedToday(tx: Transaction, ownerId: string, nowMs: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(loops)
    .where(
      and(
        eq(loops.ownerId, ownerId),
        gt(loops.createdAt, new Date(nowMs - DAY_MS)),
        sql`${loops.state} -> 'needsOwner' @> '[{"id": "was-it-you"}]'`,
      ),
    );
  return row?.n ?? 0;
}
