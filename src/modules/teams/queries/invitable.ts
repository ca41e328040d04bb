import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { newAddresses } from '@/core/teams/invite-state';
import { type Database, database, type Transaction } from '@/db/client';
import { askedPeople } from '@/db/schema/contacts';
import { userAddresses, users } from '@/db/schema/identity';
import { suppressions } from '@/db/schema/mailbox';
import { teamInvites, teamMembers } from '@/db/schema/teams';
import type { InviteBatch } from '../schema';

type Left = InviteBatch['left'][number];

/** The addresses that are invited, in comparable form, and those that are not. */
export async function invitable(tx: Database | Transaction, teamId: string, wanted: readonly string[], nowMs: number) {
  const all = [...wanted];
  const members = await tx
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .innerJoin(teamMembers, eq(teamMembers.userId, userAddresses.userId))
    .where(
      and(eq(teamMembers.teamId, teamId), inArray(userAddresses.address, all), isNotNull(userAddresses.verifiedAt)),
    );
  const open = await tx
    .select({ address: teamInvites.email })
    .from(teamInvites)
    .where(
      and(
        eq(teamInvites.teamId, teamId),
        inArray(teamInvites.email, all),
        eq(teamInvites.state, 'sent'),
        gt(teamInvites.expiresAt, new Date(nowMs)),
      ),
    );
  const stopped = await tx
    .select({ address: suppressions.address })
    .from(suppressions)
    .where(inArray(suppressions.address, all));
  const never = await tx
    .select({ address: askedPeople.address })
    .from(askedPeople)
    .where(and(inArray(askedPeople.address, all), isNotNull(askedPeople.unsubscribedAt)));
  const reasons = new Map<string, Left['reason']>([
    ...[...stopped, ...never].map(({ address }) => [address, 'no_mail'] as const),
    ...open.map(({ address }) => [address, 'invited'] as const),
    ...members.map(({ address }) => [address, 'member'] as const),
  ]);
  const left = [...reasons].map(([email, reason]): Left => ({ email, reason }));
  return { emails: newAddresses(wanted, new Set(reasons.keys())), left };
}

/** The language that the holder of an address has chosen; null where nobody here has it, or none was chosen. */
export async function languageAt(address: string) {
  const [row] = await database()
    .select({ language: users.language })
    .from(userAddresses)
    .innerJoin(users, eq(users.id, userAddresses.userId))
    .where(and(eq(userAddresses.address, address), isNotNull(userAddresses.verifiedAt)));
  return row?.language ?? null;
}
