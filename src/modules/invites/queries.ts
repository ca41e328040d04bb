import { and, desc, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { invites } from '@/db/schema/invites';
import { inviteState } from './policy';

/** Every invite with its state, newest first. */
export async function allInvites(nowMs: number) {
  const rows = await database().select().from(invites).orderBy(desc(invites.createdAt));
  return rows.map((row) => ({ ...row, state: inviteState(row, nowMs) }));
}

/** The code of an invite that whoever runs this has bound to the address, and that is still good; or null. */
export async function operatorsInviteTo(address: string, nowMs: number): Promise<string | null> {
  const rows = await database()
    .select()
    .from(invites)
    .where(and(eq(invites.email, address.toLowerCase()), isNull(invites.createdBy)));
  return rows.find((row) => inviteState(row, nowMs) === 'active')?.code ?? null;
}
