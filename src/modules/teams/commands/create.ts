import { eq } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { teamMembers, teamSeats, teams } from '@/db/schema/teams';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';
import { membershipOf } from '../queries/membership';

export type Created =
  | { readonly ok: true; readonly teamId: string }
  | { readonly ok: false; readonly reason: 'in_team' };

/** Makes a team that the user owns, on its first seat. `nowMs` by the product's clock. */
export async function createTeam(
  user: { readonly id: string; readonly client?: Client },
  name: string,
  nowMs: number,
): Promise<Created> {
  return database().transaction(async (tx): Promise<Created> => {
    await lockPerson(tx, user.id);
    if (await membershipOf(user.id, tx)) return { ok: false, reason: 'in_team' };
    const at = new Date(nowMs);
    const [team] = await tx.insert(teams).values({ name, createdAt: at }).returning({ id: teams.id });
    const teamId = team!.id;
    await tx.insert(teamSeats).values({ teamId, number: 1 });
    await tx.insert(teamMembers).values({ teamId, userId: user.id, role: 'owner', seat: 1, joinedAt: at });
    await recordAct(tx, {
      action: 'team.created',
      actor: user.id,
      userId: user.id,
      client: user.client,
      data: { name },
    });
    return { ok: true, teamId };
  });
}

/** Whatever changes in which team somebody is, and what they may do, happens one after the other. Taken before any lock of a team. */
export async function lockPerson(tx: Transaction, userId: string) {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) throw new Error('The account is gone');
  return user;
}
