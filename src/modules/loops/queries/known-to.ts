import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { userAddresses, users } from '@/db/schema/identity';
import { loopParticipants, loops } from '@/db/schema/loops';
import { ownersAttendedBy } from '@/modules/connections/queries/attended';
import type { IncomingMail } from '@/modules/mailbox/schema';

/**
 * The one user to whom somebody without an account may have written: whoever stands among the recipients; else, as far as it
 * is proved who writes, whoever has them in their calendar, has had a meeting arranged with them, or is the only user
 * there is. Null where it is none or may be several: a mail is never shown to the wrong one.
 */
export async function knownTo(tx: Transaction, mail: IncomingMail): Promise<string | null> {
  const named = await ownerNamed(tx, mail);
  const { from, level, receivedMs } = mail;
  if (named || from === '' || (level !== 'A2' && level !== 'A3')) return named;
  const known = [
    () => ownersAttendedBy(from, receivedMs, tx),
    () => ownersInLoopsWith(tx, from),
    () => usersOnTheirOwn(tx),
  ];
  for (const find of known) {
    const owners = await find();
    if (owners.length > 0) return owners.length === 1 ? (owners[0] ?? null) : null;
  }
  return null;
}

async function ownerNamed(tx: Transaction, { to, cc }: IncomingMail): Promise<string | null> {
  const people = [...to, ...cc];
  if (people.length === 0) return null;
  const [row] = await tx
    .select({ userId: userAddresses.userId })
    .from(userAddresses)
    .where(and(inArray(userAddresses.address, people), isNotNull(userAddresses.verifiedAt)));
  return row?.userId ?? null;
}

async function ownersInLoopsWith(tx: Transaction, address: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ ownerId: loops.ownerId })
    .from(loopParticipants)
    .innerJoin(loops, eq(loops.id, loopParticipants.loopId))
    .where(eq(loopParticipants.address, address))
    .limit(2);
  return rows.map(({ ownerId }) => ownerId);
}

/** The only user, in an installation of one person. */
async function usersOnTheirOwn(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(ne(users.role, 'WAITLIST')).limit(2);
  return rows.map(({ id }) => id);
}
